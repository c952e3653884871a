// Levy: a small game with automas and teams for testing the kernel. Four seats, or six, hold five cards each and play
// one of them in each of four rounds; the highest takes the round. With fewer than four players, automas play the first
// card of their hands, which no one has seen. In teams, every other seat plays together.

import {
  clockwiseFrom,
  type FrameKinds,
  fork,
  frameRules,
  migratedBy,
  option,
  type Pile,
  people,
  placesBy,
  popFrame,
  pushFrame,
  type Rng,
  type Rules,
  redeal,
  type Seat,
  type SeatKind,
  seats,
  showPile,
  shuffle,
  type Teams,
  type Tell,
  targetNumber,
} from '@sietch/kernel'

const [CARDS, HAND, ROUNDS] = [40, 5, 4]

type Frame = { kind: 'round'; left: number } | { kind: 'turn'; seat: Seat }

export type LevyState = {
  rng: Rng
  kinds: readonly SeatKind[]
  teams: Teams | null
  deck: number[]
  hands: number[][]
  /** What each seat has played this round. */
  played: (number | null)[]
  won: number[]
  stack: Frame[]
}

export type LevySetup = { readonly players: number; readonly teams?: boolean }

/** Of four seats, the first two players sit opposite each other. */
const ORDER = [0, 2, 3, 1]

const kindsOf = ({ players }: LevySetup): SeatKind[] =>
  players > ORDER.length
    ? people(players)
    : seats(ORDER.length).map((seat) => (ORDER.indexOf(seat) < players ? 'person' : 'automa'))

const teamsOf = (setup: LevySetup): Teams | undefined => {
  const all = seats(kindsOf(setup).length)
  return setup.teams ? [0, 1].map((side) => all.filter((seat) => seat % 2 === side)) : undefined
}

export type LevyView = {
  deck: number
  hands: Pile<number>[]
  played: (number | null)[]
  won: number[]
}

function play(s: LevyState, frame: Frame & { kind: 'turn' }, card: number, tell: Tell): void {
  const { seat } = frame
  popFrame(s, frame)
  s.hands[seat] = s.hands[seat]?.filter((other) => other !== card) ?? []
  s.played[seat] = card
  // No one has seen what an automa plays until it is on the table.
  tell({ kind: 'played', data: { seat, card }, ...(s.kinds[seat] === 'automa' && { reveals: true }) })
}

const frames: FrameKinds<LevyState, Frame> = {
  round: {
    step(s, frame, tell) {
      popFrame(s, frame)
      if (!s.played.includes(null)) {
        const winner = s.played.indexOf(Math.max(...s.played.map((card) => card ?? 0)))
        s.won[winner] = (s.won[winner] ?? 0) + 1
        tell({ kind: 'won', data: { seat: winner } })
        s.played.fill(null)
      }
      if (frame.left === 0) return true
      pushFrame(s, { kind: 'round', left: frame.left - 1 })
      for (const seat of clockwiseFrom(0, s.kinds.length).reverse()) pushFrame(s, { kind: 'turn', seat })
      return true
    },
  },
  turn: {
    step(s, frame, tell) {
      const [card] = s.hands[frame.seat] ?? []
      if (s.kinds[frame.seat] === 'person' || card === undefined) return false
      play(s, frame, card, tell)
      return true
    },
    decisions: (_, { seat }) => [{ seat, kind: 'play', ask: true }],
    options: (s, { seat }) => (s.hands[seat] ?? []).map((card) => option('play', { kind: 'card', id: card })),
    chosen: (s, frame, _, chosen, tell) => play(s, frame, targetNumber(chosen), tell),
  },
}

const machine = frameRules(frames)

export const levy: Rules<LevyState, LevySetup, LevyView> = {
  id: 'levy',
  version: 1,
  seats: kindsOf,
  teams: teamsOf,
  setup(setup, rng, tell) {
    const kinds = kindsOf(setup)
    const teams = teamsOf(setup) ?? null
    const deck = shuffle(
      rng,
      seats(CARDS).map((card) => card + 1),
    )
    const hands = kinds.map(() => deck.splice(0, HAND))
    const stack: Frame[] = [{ kind: 'round', left: ROUNDS }]
    const [played, won] = [kinds.map(() => null), kinds.map(() => 0)]
    const s: LevyState = { rng, kinds, teams, deck, hands, played, won, stack }
    machine.run(s, tell)
    return s
  },
  decisions: machine.decisions,
  options: machine.options,
  closed: () => [],
  choose: machine.choose,
  view: (s, viewer) => ({
    deck: s.deck.length,
    hands: s.hands.map((hand, seat) => showPile(hand, seat === viewer)),
    played: [...s.played],
    won: [...s.won],
  }),
  imagine(s, viewer, rng) {
    const other = levy.clone(s)
    other.rng = fork(rng)
    redeal(rng, [...other.hands.filter((_, seat) => seat !== viewer), other.deck])
    return other
  },
  outcome(s) {
    if (s.stack.length > 0) return undefined
    const sides = s.teams ?? seats(s.kinds.length).map((seat) => [seat])
    const sumOf = (side: readonly Seat[]) => side.reduce((sum, seat) => sum + (s.won[seat] ?? 0), 0)
    return {
      places: placesBy(sides, (side) => [sumOf(side)]).map((group) => group.flat()),
      scores: [...s.won],
      ...(s.teams !== null && { teams: s.teams }),
    }
  },
  migrate: migratedBy([]),
  clone: (s) => ({
    ...s,
    rng: { ...s.rng },
    deck: [...s.deck],
    hands: s.hands.map((hand) => [...hand]),
    played: [...s.played],
    won: [...s.won],
    stack: s.stack.map((frame) => ({ ...frame })),
  }),
}
