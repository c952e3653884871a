// What gave a victory point, in words.

import type { Translator } from '@sietch/i18n'
import type { PageId, Words } from '@sietch/i18n/page'
import type { ScoreLine } from '@sietch/imperium'

/** What no component gives. */
const OTHERS: { readonly [id: string]: PageId } = {
  start: 'page.score.start',
  'battle-icons': 'page.score.battle-icons',
  'rival-goods': 'page.score.rival-goods',
}

export function scoreName({ kind, id }: ScoreLine, say: Translator, w: Words): string {
  if (kind === 'influence') return w('page.score.influence', { faction: say.name('faction', id) })
  if (kind === 'alliance') return w('page.score.alliance', { faction: say.name('faction', id) })
  if (kind === 'track') return say.name('faction', id)
  return kind === 'other' ? w(OTHERS[id] ?? 'page.score.battle-icons') : say.name(kind, id)
}
