// The Imperium family's words for scenario files (docs/scenarios.md).

import { isObject, type Json, type JsonObject } from '@sietch/kernel'
import {
  fields,
  list,
  type ScenarioGame,
  type SeatWord,
  text,
  texts,
  type Word,
} from '@sietch/kernel/scenario'
import { asToldNow } from '../events.ts'
import { type ImperiumRules, imperium, runPending, setupProblem, uprising } from '../index.ts'
import { checkPieces } from '../invariants.ts'
import type { ImperiumSetup, ImperiumState } from '../state.ts'
import type { ImperiumView } from '../view.ts'
import { keys } from './keys.ts'
import { seatWords } from './seat-words.ts'
import { tableWords } from './table-words.ts'
import { uprisingSeatWords, uprisingTableWords } from './uprising-words.ts'

/**
 * `modules`: a list; `leaders`: "choose", "random", {"deal": n}, or a list by seat, where null or nothing means that
 * nobody leads the seat.
 */
function readSetup(box: string, words: JsonObject, players: number): ImperiumSetup {
  const { leaders = [], modules = [] } = fields(words, 'the setup', ['leaders', 'modules'])
  const setup = { players, modules: texts(modules, 'modules'), leaders: readLeaders(leaders, players) }
  const problem = setupProblem(box, setup)
  if (problem !== undefined) throw new Error(problem.message)
  return setup
}

function readLeaders(json: Json, players: number): ImperiumSetup['leaders'] {
  if (json === 'choose' || json === 'random') return json
  if (isObject(json)) {
    const { deal } = fields(json, 'leaders', ['deal'])
    if (typeof deal !== 'number') throw new Error('deal must be a number')
    return { deal }
  }
  const named = list(json, 'leaders').map((leader) => (leader === null ? null : text(leader, 'leaders')))
  return Array.from({ length: Math.max(players, named.length) }, (_, seat) => named[seat] ?? null)
}

const scenariosOf = (
  rules: ImperiumRules,
  words: { readonly [word: string]: Word<ImperiumState> },
  playerWords: { readonly [word: string]: SeatWord<ImperiumState> },
): ScenarioGame<ImperiumState, ImperiumSetup, ImperiumView> => ({
  rules,
  setup: (setup, players) => readSetup(rules.id, setup, players),
  words,
  seatWords: playerWords,
  keys,
  toldNow: ({ kind, ...data }) => ({ kind: kind ?? null, ...asToldNow(String(kind), data) }),
  checkTable: checkPieces,
  arranged: runPending,
})

export const imperiumScenarios = scenariosOf(imperium, tableWords, seatWords)

const { mentat: _, ...withoutMentat } = tableWords
// Victory points are counted when everything else is on the table.
const { vp, ...beforePoints } = seatWords

export const uprisingScenarios = scenariosOf(
  uprising,
  { ...withoutMentat, ...uprisingTableWords },
  { ...beforePoints, ...uprisingSeatWords, ...(vp && { vp }) },
)
