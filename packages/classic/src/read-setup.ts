// The setup as serialized in a match log, a server's table or a scenario.

import { isObject, type Json } from '@sietch/kernel'
import { fields } from '@sietch/kernel/reading'
import { readCount, readFaction, readList } from './read.ts'
import type { ClassicSetup, Options } from './setup-options.ts'

const WAYS = ['recommended', 'random', 'choose'] as const

const readFactions = (value: Json): NonNullable<ClassicSetup['factions']> =>
  WAYS.find((way) => way === value) ?? readList(value, readFaction)

/**
 * `modules`, `factions` (a way or a list by seat), `choosers`, `positions` and `options`. This does not check whether
 * it can be played.
 */
export function readSetup(words: Json, players: number): ClassicSetup {
  const known = fields(words, 'the setup', ['modules', 'factions', 'choosers', 'positions', 'options'])
  return {
    players,
    modules: readList(known.modules ?? [], String),
    factions: readFactions(known.factions ?? 'recommended'),
    ...(known.choosers === undefined ? {} : { choosers: readList(known.choosers, readCount) }),
    ...(known.positions === undefined ? {} : { positions: readList(known.positions, readCount) }),
    // The check for whether it can be played says what is wrong with them.
    options: (isObject(known.options ?? {}) ? (known.options ?? {}) : {}) as Partial<Options>,
  }
}
