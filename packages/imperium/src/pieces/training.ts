// Feyd-Rautha's training track (UPR-CLR-04): the token moves right along an edge of the player's choice.

import { option, popFrame, type Seat, targetId } from '@sietch/kernel'
import type { TrainingPlace } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { type ImperiumState, type Kind, leaderOf, player } from '../state.ts'
import { pushEffects } from './cards.ts'

const placeOf = (s: ImperiumState, seat: Seat, place: string): TrainingPlace | undefined =>
  leaderOf(s, seat)?.training?.[place]

/** Where the token can go; on the rightmost place it stays. */
export const nextPlaces = (s: ImperiumState, seat: Seat): readonly string[] =>
  placeOf(s, seat, player(s, seat).training)?.next ?? []

export const train: Kind<'train'> = {
  step(s, frame) {
    if (nextPlaces(s, frame.seat).length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'train' }],
  options: (s, { seat }) => nextPlaces(s, seat).map((id) => option('train', { kind: 'training', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const place = String(targetId(chosen))
    player(s, seat).training = place
    tellOpen(tell, 'trained', { seat, place })
    const source = { kind: 'leader', id: player(s, seat).leader ?? '' } as const
    pushEffects(s, seat, source, `training.${place}`, placeOf(s, seat, place)?.effects ?? [])
  },
}
