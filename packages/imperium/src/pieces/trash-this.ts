// "Trash this": a card in play, a tech tile or a skill.

import type { Seat, Tell } from '@sietch/kernel'
import type { Source } from '../effects/types.ts'
import { type ImperiumState, player } from '../state.ts'
import { cardsInZone, trashCard } from './cards.ts'
import { trashSkill } from './commanders.ts'
import { trashTech } from './tech.ts'

export function canTrashThis(s: ImperiumState, seat: Seat, { kind, id }: Source): boolean {
  const p = player(s, seat)
  if (kind === 'tech') return p.tech?.includes(id) ?? false
  if (kind === 'skill') return p.skills?.includes(id) ?? false
  return cardsInZone(p, 'play').includes(id)
}

export function trashIt(s: ImperiumState, seat: Seat, source: Source, tell: Tell): void {
  if (source.kind === 'tech') trashTech(s, seat, source.id, tell)
  else if (source.kind === 'skill') trashSkill(s, seat, source.id, tell)
  else trashCard(s, seat, source.id, 'play', tell, source)
}
