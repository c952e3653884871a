import type { Translator } from '@sietch/i18n'
import type { Contract } from '@sietch/imperium'

/** What completes a contract, in as few words as a tile has room for. */
export function contractGoal({ id, completedBy }: Contract, say: Translator): string {
  if (typeof completedBy === 'string' || 'harvest' in completedBy) return say.name('contract', id)
  if ('space' in completedBy) return say.name('space', completedBy.space)
  return say.name('card', completedBy.acquiring)
}
