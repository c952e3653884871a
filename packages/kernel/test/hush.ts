// Hush: in each of three rounds everyone is asked whether to play their card, and only some seats hold one. Before that
// the first seat bids or passes. Hosts use it to test that no one learns who could have answered.

import {
  allIn,
  cloneSealed,
  type Decision,
  openSealed,
  option,
  people,
  type Rng,
  type Rules,
  type Sealed,
  type Seat,
  seal,
  seats,
  viewSealed,
} from '@sietch/kernel'

const ROUNDS = 3
const PASS = option('pass')
const PLAY = option('play')
const BID = option('bid')

type HushState = {
  rng: Rng
  round: number
  holders: Seat[]
  /** Null while the first seat bids. */
  answers: Sealed<boolean> | null
  players: number
}

type HushView = { readonly round: number; readonly holds: boolean | null; readonly answers: unknown }

/** The game in which these seats hold a card. */
export const hush = (
  id: string,
  holders: readonly Seat[],
): Rules<HushState, { players: number }, HushView> => ({
  id,
  version: 1,
  seats: ({ players }) => people(players),
  setup: ({ players }, rng) => ({
    rng,
    round: 1,
    holders: [...holders],
    answers: null,
    players,
  }),
  decisions({ round, answers }): Decision[] {
    if (round > ROUNDS) return []
    if (answers === null) return [{ seat: 0, kind: 'bid', decline: { now: 'pass' } }]
    return answers.waiting.map((seat) => ({
      seat,
      kind: 'window',
      ask: true,
      veiled: true,
      decline: { now: 'pass' },
    }))
  },
  options: ({ holders: held, answers }, { seat }) =>
    answers === null ? [PASS, BID] : held.includes(seat) ? [PASS, PLAY] : [PASS],
  closed: () => [],
  choose(s, { seat }, chosen, tell) {
    if (s.answers === null) {
      s.answers = openSealed(seats(s.players))
      return
    }
    seal(s.answers, seat, chosen === PLAY)
    if (!allIn(s.answers)) return
    for (const { seat: by, pick } of s.answers.picks) {
      if (pick) tell({ kind: 'played', data: { seat: by }, reveals: true })
    }
    s.answers = null
    s.round++
  },
  view: ({ round, holders: held, answers }, viewer) => ({
    round,
    holds: viewer === 'spectator' ? null : held.includes(viewer),
    answers: answers === null ? null : viewSealed(answers, viewer),
  }),
  imagine: (s) => s,
  outcome: ({ round, players }) =>
    round > ROUNDS ? { places: [seats(players)], scores: seats(players).map(() => 0) } : undefined,
  clone: (s) => ({
    ...s,
    rng: { ...s.rng },
    holders: [...s.holders],
    answers: s.answers === null ? null : cloneSealed(s.answers),
  }),
  migrate: (state) => state as unknown as HushState,
})
