// The Treachery deck, 33 cards. What a card does follows from its kind; only special cards do something unique.

import { TREACHERY, type TreacheryId, type TreacheryKind } from './types.ts'

export type TreacheryCard = { readonly kind: TreacheryKind; readonly copies: number }

const card = (kind: TreacheryKind, copies = 1): TreacheryCard => ({ kind, copies })

export const TREACHERY_CARDS: { readonly [C in TreacheryId]: TreacheryCard } = {
  crysknife: card('projectile-weapon'),
  'maula-pistol': card('projectile-weapon'),
  'slip-tip': card('projectile-weapon'),
  stunner: card('projectile-weapon'),
  chaumas: card('poison-weapon'),
  chaumurky: card('poison-weapon'),
  'ellaca-drug': card('poison-weapon'),
  'gom-jabbar': card('poison-weapon'),
  lasgun: card('lasgun'),
  shield: card('shield', 4),
  snooper: card('snooper', 4),
  'cheap-hero': card('cheap-hero', 3),
  baliset: card('worthless'),
  'jubba-cloak': card('worthless'),
  kulon: card('worthless'),
  'la-la-la': card('worthless'),
  'trip-to-gamont': card('worthless'),
  'family-atomics': card('special'),
  hajr: card('special'),
  karama: card('special', 2),
  'tleilaxu-ghola': card('special'),
  truthtrance: card('special', 2),
  'weather-control': card('special'),
}

export const treacheryKind = (id: TreacheryId): TreacheryKind => TREACHERY_CARDS[id].kind

/** Every card in the deck, including copies. */
export const TREACHERY_DECK: readonly TreacheryId[] = TREACHERY.flatMap((id) =>
  Array.from({ length: TREACHERY_CARDS[id].copies }, () => id),
)

/** DUN-BAT-21: the defense that saves a leader; nothing saves one from a Lasgun. */
export const DEFENSE_AGAINST: { readonly [K in TreacheryKind]?: 'shield' | 'snooper' } = {
  'projectile-weapon': 'shield',
  'poison-weapon': 'snooper',
}

type Slot = 'weapon' | 'defense' | 'leader'

/** DUN-BAT-16, DUN-BAT-17: where in a battle plan a card can be played; a special card fits no slot. */
const SLOTS: { readonly [K in TreacheryKind]: readonly Slot[] } = {
  'projectile-weapon': ['weapon'],
  'poison-weapon': ['weapon'],
  lasgun: ['weapon'],
  shield: ['defense'],
  snooper: ['defense'],
  'cheap-hero': ['leader'],
  worthless: ['weapon', 'defense'],
  special: [],
}

export const fitsSlot = (id: TreacheryId, slot: Slot): boolean =>
  SLOTS[TREACHERY_CARDS[id].kind].includes(slot)
