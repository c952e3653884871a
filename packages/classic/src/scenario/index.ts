// The words of classic Dune for scenario files (docs/scenarios.md).

import { isObject, type Json, type JsonObject } from '@sietch/kernel'
import { fields, type ScenarioGame } from '@sietch/kernel/scenario'
import { type ClassicSetup, classic, runPending, setupProblem } from '../index.ts'
import { checkPieces } from '../invariants.ts'
import type { Options } from '../setup-options.ts'
import type { ClassicState } from '../state.ts'
import type { ClassicView } from '../view.ts'
import { keys } from './keys.ts'
import { readCount, readFaction, readList } from './read.ts'
import { seatWords } from './seat-words.ts'
import { tableWords } from './table-words.ts'

const WAYS = ['recommended', 'random', 'choose'] as const

function readFactions(value: Json): NonNullable<ClassicSetup['factions']> {
  return WAYS.find((way) => way === value) ?? readList(value, readFaction)
}

const readModule = (value: Json): string => String(value)

/** `modules`, `factions` (a way or a list by seat), `positions` and `options`. */
function readSetup(words: JsonObject, players: number): ClassicSetup {
  const known = fields(words, 'the setup', ['modules', 'factions', 'positions', 'options'])
  const setup: ClassicSetup = {
    players,
    modules: readList(known.modules ?? [], readModule),
    factions: readFactions(known.factions ?? 'recommended'),
    ...(known.positions === undefined ? {} : { positions: readList(known.positions, readCount) }),
    // What is wrong with them is said by the check that follows.
    options: (isObject(known.options ?? {}) ? (known.options ?? {}) : {}) as Partial<Options>,
  }
  const problem = setupProblem(setup)
  if (problem !== undefined) throw new Error(problem.message)
  return setup
}

export const classicScenarios: ScenarioGame<ClassicState, ClassicSetup, ClassicView> = {
  rules: classic,
  setup: readSetup,
  words: tableWords,
  seatWords,
  keys,
  checkTable: checkPieces,
  arranged(s, tell) {
    if (s.phase !== 'setup') runPending(s, tell)
  },
}
