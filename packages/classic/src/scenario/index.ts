// The words of classic Dune for scenario files (docs/scenarios.md).

import type { JsonObject } from '@sietch/kernel'
import type { ScenarioGame } from '@sietch/kernel/scenario'
import { type ClassicSetup, classic, readSetup, runPending, setupProblem } from '../index.ts'
import { checkPieces } from '../invariants.ts'
import type { ClassicState } from '../state.ts'
import type { ClassicView } from '../view.ts'
import { keys } from './keys.ts'
import { seatWords } from './seat-words.ts'
import { tableWords } from './table-words.ts'

function playableSetup(words: JsonObject, players: number): ClassicSetup {
  const setup = readSetup(words, players)
  const problem = setupProblem(setup)
  if (problem !== undefined) throw new Error(problem.message)
  return setup
}

export const classicScenarios: ScenarioGame<ClassicState, ClassicSetup, ClassicView> = {
  rules: classic,
  setup: playableSetup,
  words: tableWords,
  seatWords,
  keys,
  checkTable: checkPieces,
  arranged(s, tell) {
    if (s.phase !== 'setup') runPending(s, tell)
  },
}
