// The Imperium family's words for scenario files (docs/scenarios.md).

import type { JsonObject } from '@sietch/kernel'
import type { ScenarioGame, SeatWord, Word } from '@sietch/kernel/scenario'
import { asToldNow } from '../events.ts'
import { type ImperiumRules, imperium, readSetup, runPending, setupProblem, uprising } from '../index.ts'
import { checkPieces } from '../invariants.ts'
import { setUp } from '../rules/setup.ts'
import { type ImperiumSetup, type ImperiumState, isRival } from '../state.ts'
import type { ImperiumView } from '../view.ts'
import { keys } from './keys.ts'
import { rivalSeatWords, rivalTableWords } from './rival-words.ts'
import { seatWords } from './seat-words.ts'
import { tableWords } from './table-words.ts'
import { uprisingSeatWords, uprisingTableWords } from './uprising-words.ts'

function playableSetup(box: string, words: JsonObject, players: number): ImperiumSetup {
  const setup = readSetup(words, players)
  const problem = setupProblem(box, setup)
  if (problem !== undefined) throw new Error(problem.message)
  return setup
}

/** As the table lies before anybody has acted: Rivals, who start at once in a match, wait until it is arranged. */
const beforeRivalsAct =
  ({ id }: ImperiumRules): ImperiumRules['setup'] =>
  (setup, rng, tell) => {
    const s = setUp(id, setup, rng, tell)
    const agents = s.players.map((p) => p.agents)
    for (const [seat, p] of s.players.entries()) if (isRival(s, seat)) p.agents = 0
    runPending(s, tell)
    for (const [seat, p] of s.players.entries()) p.agents = agents[seat] ?? 0
    return s
  }

const scenariosOf = (
  rules: ImperiumRules,
  words: { readonly [word: string]: Word<ImperiumState> },
  playerWords: { readonly [word: string]: SeatWord<ImperiumState> },
): ScenarioGame<ImperiumState, ImperiumSetup, ImperiumView> => ({
  rules,
  setup: (setup, players) => playableSetup(rules.id, setup, players),
  lays: beforeRivalsAct(rules),
  words,
  seatWords: playerWords,
  keys,
  toldNow: ({ kind, ...data }) => ({ kind: kind ?? null, ...asToldNow(String(kind), data) }),
  checkTable: checkPieces,
  arranged: runPending,
})

export const imperiumScenarios = scenariosOf(
  imperium,
  { ...tableWords, ...rivalTableWords },
  { ...rivalSeatWords, ...seatWords },
)

const { mentat: _, ...withoutMentat } = tableWords
// Victory points are counted when everything else is on the table.
const { vp, ...beforePoints } = seatWords

export const uprisingScenarios = scenariosOf(
  uprising,
  { ...withoutMentat, ...uprisingTableWords, ...rivalTableWords },
  { ...rivalSeatWords, ...beforePoints, ...uprisingSeatWords, ...(vp && { vp }) },
)
