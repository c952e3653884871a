// The answer to Truthtrance, which stays until it is read, even by those who asked and answered.

import type { Beat, Happening } from '../../stage/beat.ts'
import { type Truth, truthsOf } from './truths.ts'

export type TruthBeat = Beat<'truth', Truth['data']>

export const truthBeats = ({ entry }: Happening): readonly TruthBeat[] =>
  truthsOf(entry).map(({ data }) => ({
    kind: 'truth',
    key: `truth:${entry.seq}`,
    data,
    weight: 'great',
    lasts: 'waits',
    behind: 'after',
    size: 'large',
    seat: null,
    lit: [],
  }))
