// Bluff: a small game of hidden roles for testing the kernel. Each seat holds two of fifteen roles and takes turns
// claiming one. The others decide secretly and simultaneously whether to doubt it; a wrong doubter or a caught liar
// loses a role. The last one to hold a role wins.

import {
  allIn,
  clockwiseFrom,
  cloneSealed,
  type Decision,
  type FrameKinds,
  fork,
  frameRules,
  imagineSealed,
  migratedBy,
  type Option,
  openSealed,
  opponentsOf,
  option,
  type Pile,
  people,
  popFrame,
  pushFrame,
  type Rng,
  type Rules,
  redeal,
  type Sealed,
  type SealedView,
  type Seat,
  seal,
  seats,
  seatTarget,
  showPile,
  shuffle,
  type Target,
  type Tell,
  targetId,
  targetNumber,
  viewSealed,
} from '@sietch/kernel'

export const ROLES = ['noble', 'smuggler', 'envoy'] as const
type Role = (typeof ROLES)[number]
type Act = 'tax' | 'steal' | 'exchange' | 'coup'
type Verdict = 'doubt' | 'trust'

const ROLE_OF = { tax: 'noble', steal: 'smuggler', exchange: 'envoy' } as const
const COUP_PRICE = 7
const COUP_FORCED_AT = 10

export type Frame =
  | { kind: 'turn'; seat: Seat; over: boolean }
  | { kind: 'target'; seat: Seat; act: 'steal' | 'coup' }
  | { kind: 'challenge'; seat: Seat; act: keyof typeof ROLE_OF; verdicts: Sealed<Verdict> }
  | { kind: 'act'; seat: Seat; act: Act; target: Seat }
  | { kind: 'lose'; seat: Seat }
  | { kind: 'return'; seat: Seat; left: number }

export type BluffState = {
  rng: Rng
  coins: number[]
  hands: Role[][]
  lost: Role[][]
  court: Role[]
  stack: Frame[]
}

export type BluffSetup = { players: number }

export type BluffView = {
  coins: number[]
  hands: Pile<Role>[]
  lost: Role[][]
  court: number
  verdicts: SealedView<Verdict>[]
}

const role = (id: Role): Target => ({ kind: 'role', id })
const alive = (s: BluffState, seat: Seat): boolean => (s.hands[seat]?.length ?? 0) > 0
const living = (s: BluffState): Seat[] => seats(s.hands.length).filter((seat) => alive(s, seat))
const handOf = (s: BluffState, seat: Seat): Role[] => s.hands[seat] ?? []
const coinsOf = (s: BluffState, seat: Seat): number => s.coins[seat] ?? 0
const livingOpponents = (s: BluffState, seat: Seat): Seat[] =>
  opponentsOf(seat, s.hands.length).filter((other) => alive(s, other))

function pay(s: BluffState, seat: Seat, coins: number, tell: Tell): void {
  s.coins[seat] = coinsOf(s, seat) + coins
  tell({ kind: 'coins', data: { seat, coins } })
}

function drop(cards: Role[], id: string | number): Role {
  const index = cards.indexOf(id as Role)
  const [dropped] = index < 0 ? [] : cards.splice(index, 1)
  if (dropped === undefined) throw new Error(`no ${id} to drop`)
  return dropped
}

function drawRole(s: BluffState, seat: Seat, tell: Tell): void {
  const drawn = s.court.pop()
  if (drawn === undefined) return
  handOf(s, seat).push(drawn)
  tell({ kind: 'drew', data: { seat }, secret: { to: [seat], data: { role: drawn } }, reveals: true })
}

/** The claim is tested: the one who was wrong loses a role, and a proven role is exchanged for a fresh one. */
function judge(s: BluffState, actor: Seat, act: keyof typeof ROLE_OF, doubter: Seat, tell: Tell): void {
  const claimed = ROLE_OF[act]
  if (!handOf(s, actor).includes(claimed)) {
    s.stack.pop()
    tell({ kind: 'caught', data: { seat: actor, by: doubter }, reveals: true })
    pushFrame(s, { kind: 'lose', seat: actor })
    return
  }
  tell({ kind: 'proved', data: { seat: actor, role: claimed, to: doubter }, reveals: true })
  s.court.push(drop(handOf(s, actor), claimed))
  shuffle(s.rng, s.court)
  drawRole(s, actor, tell)
  pushFrame(s, { kind: 'lose', seat: doubter })
}

function announce(s: BluffState, seat: Seat, act: Act, target: Seat): void {
  pushFrame(s, { kind: 'act', seat, act, target })
  if (act === 'coup') return
  pushFrame(s, { kind: 'challenge', seat, act, verdicts: openSealed<Verdict>(livingOpponents(s, seat)) })
}

const frames: FrameKinds<BluffState, Frame> = {
  turn: {
    step(s, frame) {
      if (living(s).length <= 1) {
        popFrame(s, frame)
        return true
      }
      if (!frame.over) return false
      frame.seat = livingOpponents(s, frame.seat)[0] ?? frame.seat
      frame.over = false
      return true
    },
    decisions: (_, frame) => [{ seat: frame.seat, kind: 'turn' }],
    options(s, { seat }) {
      const coup = coinsOf(s, seat) >= COUP_PRICE ? [option('coup')] : []
      if (coinsOf(s, seat) >= COUP_FORCED_AT) return coup
      return [option('income'), option('tax'), option('steal'), option('exchange'), ...coup]
    },
    chosen(s, frame, { seat }, { verb }, tell) {
      frame.over = true
      if (verb === 'income') pay(s, seat, 1, tell)
      else if (verb === 'steal' || verb === 'coup') pushFrame(s, { kind: 'target', seat, act: verb })
      else announce(s, seat, verb as Act, seat)
    },
  },
  target: {
    step: () => false,
    decisions: (_, { seat }) => [{ seat, kind: 'target' }],
    options: (s, { seat, act }) => livingOpponents(s, seat).map((other) => option(act, seatTarget(other))),
    chosen(s, frame, { seat }, chosen, tell) {
      popFrame(s, frame)
      if (frame.act === 'coup') pay(s, seat, -COUP_PRICE, tell)
      announce(s, seat, frame.act, targetNumber(chosen))
    },
  },
  challenge: {
    step(s, frame, tell) {
      if (!allIn(frame.verdicts)) return false
      popFrame(s, frame)
      const doubters = frame.verdicts.picks.filter(({ pick }) => pick === 'doubt').map(({ seat }) => seat)
      const doubter = clockwiseFrom(frame.seat, s.hands.length).find((seat) => doubters.includes(seat))
      tell({ kind: 'verdicts', data: { doubters }, reveals: true })
      if (doubter !== undefined) judge(s, frame.seat, frame.act, doubter, tell)
      return true
    },
    decisions: (_, { verdicts }) => verdicts.waiting.map((seat): Decision => ({ seat, kind: 'challenge' })),
    options: () => [option('doubt'), option('trust')],
    chosen: (_, { verdicts }, { seat }, { verb }) => seal(verdicts, seat, verb as Verdict),
  },
  act: {
    step(s, frame, tell) {
      popFrame(s, frame)
      const { seat, act, target } = frame
      if (act === 'tax') pay(s, seat, 3, tell)
      else if (act === 'coup') pushFrame(s, { kind: 'lose', seat: target })
      else if (act === 'steal') {
        const stolen = Math.min(2, coinsOf(s, target))
        pay(s, target, -stolen, tell)
        pay(s, seat, stolen, tell)
      } else {
        const before = handOf(s, seat).length
        drawRole(s, seat, tell)
        drawRole(s, seat, tell)
        pushFrame(s, { kind: 'return', seat, left: handOf(s, seat).length - before })
      }
      return true
    },
  },
  lose: {
    step(s, frame) {
      if (alive(s, frame.seat)) return false
      popFrame(s, frame)
      return true
    },
    // Asked even with two equal roles: not being asked would tell the others that they are equal.
    decisions: (s, { seat }) => [
      { seat, kind: 'lose', ...(handOf(s, seat).length > 1 ? { ask: true } : {}) },
    ],
    options: (s, { seat }) => rolesOf(s, seat, 'lose'),
    chosen(s, frame, { seat }, chosen, tell) {
      popFrame(s, frame)
      const gone = drop(handOf(s, seat), targetId(chosen))
      s.lost[seat]?.push(gone)
      tell({ kind: 'lost', data: { seat, role: gone }, reveals: true })
    },
  },
  return: {
    step(s, frame) {
      if (frame.left > 0) return false
      popFrame(s, frame)
      shuffle(s.rng, s.court)
      return true
    },
    decisions: (_, { seat }) => [{ seat, kind: 'return', ask: true }],
    options: (s, { seat }) => rolesOf(s, seat, 'return'),
    chosen(s, frame, { seat }, chosen) {
      frame.left--
      s.court.push(drop(handOf(s, seat), targetId(chosen)))
    },
  },
}

const rolesOf = (s: BluffState, seat: Seat, verb: string): Option[] =>
  ROLES.filter((id) => handOf(s, seat).includes(id)).map((id) => option(verb, role(id)))

const machine = frameRules(frames)

export const bluff: Rules<BluffState, BluffSetup, BluffView> = {
  id: 'bluff',
  version: 1,
  seats: ({ players }) => people(players),
  commitments: new Set(['tax']),
  setup({ players }, rng, tell) {
    const court = shuffle(rng, [...ROLES, ...ROLES, ...ROLES, ...ROLES, ...ROLES])
    const hands = seats(players).map(() => court.splice(0, 2))
    const lost = hands.map((): Role[] => [])
    const stack: Frame[] = [{ kind: 'turn', seat: 0, over: false }]
    const s = { rng, coins: hands.map(() => 2), hands, lost, court, stack }
    machine.run(s, tell)
    return s
  },
  decisions: machine.decisions,
  options: machine.options,
  closed: (s, { seat, kind }) =>
    kind === 'turn' && coinsOf(s, seat) < COUP_PRICE
      ? [{ targets: [], reason: { why: 'coup-price', price: COUP_PRICE, has: coinsOf(s, seat) } }]
      : [],
  choose: machine.choose,
  view: (s, viewer) => ({
    coins: [...s.coins],
    hands: s.hands.map((hand, seat) => showPile(hand, seat === viewer)),
    lost: s.lost.map((roles) => [...roles]),
    court: s.court.length,
    verdicts: s.stack.flatMap((frame) =>
      frame.kind === 'challenge' ? [viewSealed(frame.verdicts, viewer)] : [],
    ),
  }),
  imagine(s, viewer, rng) {
    const other = bluff.clone(s)
    other.rng = fork(rng)
    redeal(rng, [...other.hands.filter((_, seat) => seat !== viewer), other.court])
    for (const frame of other.stack) {
      if (frame.kind === 'challenge') imagineSealed(frame.verdicts, viewer, rng, () => ['doubt', 'trust'])
    }
    return other
  },
  outcome(s) {
    const [winner, ...others] = living(s)
    if (winner === undefined || others.length > 0) return undefined
    const losers = seats(s.hands.length).filter((seat) => seat !== winner)
    return { places: [[winner], losers], scores: s.hands.map((hand) => hand.length) }
  },
  clone: (s) => ({
    rng: { ...s.rng },
    coins: [...s.coins],
    hands: s.hands.map((hand) => [...hand]),
    lost: s.lost.map((roles) => [...roles]),
    court: [...s.court],
    stack: s.stack.map((frame) =>
      frame.kind === 'challenge' ? { ...frame, verdicts: cloneSealed(frame.verdicts) } : { ...frame },
    ),
  }),
  migrate: migratedBy([]),
}
