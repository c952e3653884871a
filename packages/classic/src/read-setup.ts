// The setup as it is written down: in a match log, at a table of a server, in a scenario.

import { isObject, type Json } from '@sietch/kernel'
import { fields } from '@sietch/kernel/reading'
import { readCount, readFaction, readList } from './read.ts'
import type { ClassicSetup, Options } from './setup-options.ts'

const WAYS = ['recommended', 'random', 'choose'] as const

const readFactions = (value: Json): NonNullable<ClassicSetup['factions']> =>
  WAYS.find((way) => way === value) ?? readList(value, readFaction)

/**
 * `modules`, `factions` (a way or a list by seat), `choosers`, `positions` and `options`. Whether it can be played like this is not
 * asked here.
 */
export function readSetup(words: Json, players: number): ClassicSetup {
  const known = fields(words, 'the setup', ['modules', 'factions', 'choosers', 'positions', 'options'])
  return {
    players,
    modules: readList(known.modules ?? [], String),
    factions: readFactions(known.factions ?? 'recommended'),
    ...(known.choosers === undefined ? {} : { choosers: readList(known.choosers, readCount) }),
    ...(known.positions === undefined ? {} : { positions: readList(known.positions, readCount) }),
    // What is wrong with them is said by whoever asks whether it can be played.
    options: (isObject(known.options ?? {}) ? (known.options ?? {}) : {}) as Partial<Options>,
  }
}
