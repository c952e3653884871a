// The Imperium family's words for scenario files (docs/scenarios.md).

import type { JsonObject, Tell } from '@sietch/kernel'
import type { ScenarioGame, SeatWord, Word } from '@sietch/kernel/scenario'
import { asToldNow } from '../events.ts'
import { type ImperiumRules, imperium, readSetup, runPending, setupProblem, uprising } from '../index.ts'
import { checkPieces } from '../invariants.ts'
import { fire } from '../pieces/abilities.ts'
import { turnOrder } from '../pieces/order.ts'
import { setUp } from '../rules/setup.ts'
import { type ImperiumSetup, type ImperiumState, isRival, turnOf } from '../state.ts'
import type { ImperiumView } from '../view.ts'
import { bloodlinesSeatWords, bloodlinesTableWords } from './bloodlines-words.ts'
import { keys, teamKeys } from './keys.ts'
import { rivalSeatWords, rivalTableWords } from './rival-words.ts'
import { seatWords } from './seat-words.ts'
import { tableWords } from './table-words.ts'
import { teamSeatWords, teamTableWords } from './team-words.ts'
import { uprisingSeatWords, uprisingTableWords } from './uprising-words.ts'

function playableSetup(box: string, words: JsonObject, players: number): ImperiumSetup {
  const setup = readSetup(words, players)
  const problem = setupProblem(box, setup)
  if (problem !== undefined) throw new Error(problem.message)
  return setup
}

/** As the table lies before anyone has acted: Rivals, who start at once in a match, wait until it is arranged. */
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

/** A turn that has just begun knows what its player can do on all of it; at the end of the game abilities work. */
function begin(s: ImperiumState, tell: Tell): void {
  const turn = turnOf(s)
  if (turn?.stage === 'start' && turn.fresh) {
    turn.items = []
    fire(s, turn.seat, 'turn')
  }
  if (s.phase === 'endgame') for (const seat of turnOrder(s).reverse()) fire(s, seat, 'endgame')
  runPending(s, tell)
}

const scenariosOf = (
  rules: ImperiumRules,
  words: { readonly [word: string]: Word<ImperiumState> },
  playerWords: { readonly [word: string]: SeatWord<ImperiumState> },
  known: typeof keys,
): ScenarioGame<ImperiumState, ImperiumSetup, ImperiumView> => ({
  rules,
  setup: (setup, players) => playableSetup(rules.id, setup, players),
  lays: beforeRivalsAct(rules),
  words,
  seatWords: playerWords,
  keys: known,
  toldNow: ({ kind, ...data }) => ({ kind: kind ?? null, ...asToldNow(String(kind), data) }),
  checkTable: checkPieces,
  arranged: begin,
})

export const imperiumScenarios = scenariosOf(
  imperium,
  { ...tableWords, ...bloodlinesTableWords, ...rivalTableWords },
  { ...rivalSeatWords, ...seatWords, ...bloodlinesSeatWords },
  keys,
)

const { mentat: _, ...withoutMentat } = tableWords
// Victory points are counted when everything else is on the table.
const { vp, ...beforePoints } = seatWords

export const uprisingScenarios = scenariosOf(
  uprising,
  { ...withoutMentat, ...uprisingTableWords, ...bloodlinesTableWords, ...rivalTableWords, ...teamTableWords },
  {
    ...rivalSeatWords,
    ...beforePoints,
    ...uprisingSeatWords,
    ...bloodlinesSeatWords,
    ...teamSeatWords,
    ...(vp && { vp }),
  },
  teamKeys,
)
