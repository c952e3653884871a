// The Imperium Row is churned after a Reveal turn: two dice, and the cards that they take away.

import { type CardId, readEvent } from '@sietch/imperium'
import type { Beat, Happening } from '../../stage/beat.ts'

export type ChurnBeat = Beat<'churn', { readonly dice: readonly number[]; readonly cards: readonly CardId[] }>

/** Long enough to read two cards. */
const LASTS = 3

export function churnBeats({ entry }: Happening): readonly ChurnBeat[] {
  return entry.events.map(readEvent).flatMap(({ kind, data }): ChurnBeat[] =>
    kind === 'row-churned'
      ? [
          {
            kind: 'churn',
            key: `churn:${entry.seq}`,
            data,
            weight: 'turn',
            lasts: LASTS,
            behind: 'before',
            size: 'small',
            seat: null,
            lit: data.cards.map((card) => `offer:${card}`),
          },
        ]
      : [],
  )
}
