// The words about the table: decks, board, tokens, and where in the round the game stands.

import type { Seat } from '@sietch/kernel'
import { fields, list, text } from '@sietch/kernel/reading'
import type { SeatNames, Word } from '@sietch/kernel/scenario'
import { wordsFor } from '../effects/language.ts'
import { seatAfter, turnOrder } from '../pieces/order.ts'
import { newRivalTurn } from '../rivals/turn.ts'
import { closedSpaces } from '../rules/agent-options.ts'
import { newTurn } from '../rules/turn.ts'
import { cardOf, type ImperiumState, isRival, type Phase, player, removeOne, turnOf } from '../state.ts'
import { takeIntrigueCopy } from './copies.ts'
import { readCount, readName, readNames, readRecord, readSeatOrNobody, readYes } from './read.ts'

type Pile = 'imperiumDeck' | 'intrigueDeck' | 'conflictDeck'

const deck = (
  key: Pile,
  kind: 'card' | 'intrigue' | 'conflict',
  about: string,
  example: string[],
): Word<ImperiumState> => ({
  about,
  example,
  show: (s) => s[key].toReversed(),
  put(s, value) {
    s[key] = readNames(s, kind, value).reverse()
  },
})

const PHASES: readonly Phase[] = ['round-start', 'turns', 'combat', 'makers', 'recall', 'endgame']

/** The phase that ends where the wanted one begins: the round frame goes on from there. */
const BEFORE: { readonly [P in Phase]?: Phase } = {
  'round-start': 'setup',
  makers: 'combat',
  recall: 'makers',
}

function putPhase(s: ImperiumState, phase: Phase): void {
  s.phase = BEFORE[phase] ?? phase
  s.stack = [{ kind: 'round' }]
  if (phase !== 'turns') putHandsAway(s, phase !== 'round-start')
  if (phase === 'turns') putTurn(s, s.firstPlayer)
  if (phase === 'combat') s.stack.push({ kind: 'combat', seat: s.firstPlayer, passes: 0, hasPlayed: false })
  if (phase === 'endgame') {
    s.stack.push({ kind: 'endgame', left: turnOrder(s).filter((seat) => !isRival(s, seat)) })
  }
}

/** Outside Player Turns no one holds cards of this round anymore. */
function putHandsAway(s: ImperiumState, hasRevealed: boolean): void {
  for (const [seat, p] of s.players.entries()) {
    if (isRival(s, seat)) continue
    p.discard.push(...p.hand)
    p.hand = []
    p.knownHand = []
    p.hasRevealed = hasRevealed
  }
  s.revealOrder = hasRevealed ? turnOrder(s).filter((seat) => !isRival(s, seat)) : []
}

function putTurn(s: ImperiumState, seat: Seat): void {
  s.phase = 'turns'
  const turn = isRival(s, seat) ? newRivalTurn(seat) : newTurn(seat)
  s.stack = [{ kind: 'round' }, { kind: 'turns', seat: seatAfter(s, seat) }, turn]
}

function seatOfTurn(s: ImperiumState): Seat | undefined {
  for (const frame of s.stack) if (frame.kind === 'turn' || frame.kind === 'rival-turn') return frame.seat
  return undefined
}

const nameOrNobody = (names: SeatNames, seat: Seat | null | undefined) =>
  seat === null || seat === undefined ? null : names.name(seat)

export const tableWords: { readonly [word: string]: Word<ImperiumState> } = {
  round: {
    about: 'the number of the round',
    example: 3,
    show: (s) => s.round,
    put(s, value) {
      s.round = readCount(value)
    },
  },
  firstPlayer: {
    about: 'who has the First Player marker; unless `turn` or `phase` is given too, it is that player’s turn',
    example: 'Serhii',
    show: (s, names) => names.name(s.firstPlayer),
    put(s, value, names) {
      s.firstPlayer = names.seat(value)
      if (s.phase === 'turns') putTurn(s, s.firstPlayer)
      const order = turnOrder(s).filter((seat) => !isRival(s, seat))
      s.stack = s.stack.map((frame) => (frame.kind === 'leaders' ? { ...frame, order } : frame))
    },
  },
  phase: {
    about: `the phase that begins now: ${PHASES.join(', ')}`,
    example: 'combat',
    show: (s) => s.phase,
    put(s, value) {
      const phase = PHASES.find((known) => known === value)
      if (phase === undefined) throw new Error(`must be one of ${PHASES.join(', ')}`)
      putPhase(s, phase)
    },
  },
  turn: {
    about: 'whose turn begins now, in Player Turns; null outside them',
    example: 'Olha',
    show: (s, names) => nameOrNobody(names, seatOfTurn(s)),
    put: (s, value, names) => putTurn(s, names.seat(value)),
  },
  stage: {
    about: 'how far the turn is: start, agent, reveal; null outside Player Turns',
    example: 'agent',
    show: (s) => turnOf(s)?.stage ?? null,
  },
  pending: {
    about: 'effects that wait to be resolved on this turn, as they stand in the keys of `resolve`',
    example: ['arrakeen > draw 1'],
    show: (s) => (turnOf(s)?.items ?? []).map(({ source, effect }) => `${source.id} > ${wordsFor(effect)}`),
  },
  closed: {
    about:
      'spaces that a card in hand shows the icon of and that are closed now: occupied, forbidden, used, no-swordmaster, requires-influence, costs',
    example: [{ card: 'dagger', space: 'rally-troops', why: 'costs' }],
    show(s) {
      const turn = turnOf(s)
      if (turn?.stage !== 'start') return []
      return closedSpaces(s, turn).map(({ card, space, obstacle }) => ({ card, space, why: obstacle.why }))
    },
  },
  conflict: {
    about: 'the Conflict card fought for',
    example: 'siege-of-arrakeen',
    show: (s) => s.conflicts.at(-1) ?? null,
    put(s, value) {
      const id = readName(s, 'conflict', value)
      const old = s.conflicts.pop()
      const index = s.conflictDeck.indexOf(id)
      if (index >= 0 && old !== undefined) s.conflictDeck[index] = old
      s.conflicts.push(id)
    },
  },
  conflictPile: {
    about: 'Conflict cards of earlier rounds, oldest first',
    example: ['skirmish-a'],
    show: (s) => s.conflicts.slice(0, -1),
    put(s, value) {
      s.conflicts = [...readNames(s, 'conflict', value), ...s.conflicts.slice(-1)]
    },
  },
  conflictDeck: deck('conflictDeck', 'conflict', 'the Conflict deck, the first card is revealed next', [
    'cloak-and-dagger',
  ]),
  row: {
    about: 'the Imperium Row',
    example: ['stilgar', 'scout', 'scout', 'the-voice', 'opulence'],
    show: (s) => [...s.row],
    put(s, value) {
      s.imperiumDeck.unshift(...s.row)
      s.row = readNames(s, 'card', value)
      for (const card of s.row) removeOne(s.imperiumDeck, card)
    },
  },
  imperiumDeck: deck('imperiumDeck', 'card', 'the Imperium deck, the first card comes to the Row next', [
    'chani',
    'scout',
  ]),
  reserve: {
    about: 'how many of each Reserve card are left; piles not named stay as they are',
    example: { foldspace: 0 },
    show: (s) => ({ ...s.reserve }),
    put(s, value) {
      for (const [card, n] of readRecord(s, 'card', value, readCount)) {
        if (cardOf(s, card).pile !== 'reserve') throw new Error(`${card} is no Reserve card`)
        s.reserve[card] = n
      }
    },
  },
  trashed: {
    about: 'cards out of the game',
    example: ['seek-allies'],
    show: (s) => [...s.trashed],
    put(s, value) {
      s.trashed = readNames(s, 'card', value)
    },
  },
  intrigueDeck: deck('intrigueDeck', 'intrigue', 'the Intrigue deck, the first card is drawn next', [
    'ambush',
    'windfall',
  ]),
  intrigueDiscard: {
    about: 'the Intrigue discard pile',
    example: ['windfall'],
    show: (s) => [...s.intrigueDiscard],
    put(s, value) {
      s.intrigueDiscard = readNames(s, 'intrigue', value)
      for (const card of s.intrigueDiscard) takeIntrigueCopy(s, card)
    },
  },
  bonusSpice: {
    about: 'bonus spice on Maker spaces; spaces not named stay as they are',
    example: { 'hagga-basin': 2 },
    show: (s) => ({ ...s.bonusSpice }),
    put(s, value) {
      for (const [space, n] of readRecord(s, 'space', value, readCount)) s.bonusSpice[space] = n
    },
  },
  control: {
    about: 'who controls which location; null takes a marker away',
    example: { carthag: 'Serhii' },
    show: (s, names) =>
      Object.fromEntries(Object.entries(s.control).map(([space, seat]) => [space, names.name(seat)])),
    put(s, value, names) {
      for (const [space, seat] of readRecord(s, 'space', value, readSeatOrNobody(names))) {
        if (seat === null) delete s.control[space]
        else s.control[space] = seat
      }
    },
  },
  alliances: {
    about: 'who holds which Alliance token; null leaves it on its track',
    example: { fremen: 'Olha' },
    show: (s, names) =>
      Object.fromEntries(
        Object.entries(s.alliances).map(([faction, seat]) => [faction, nameOrNobody(names, seat)]),
      ),
    put(s, value, names) {
      for (const [faction, seat] of readRecord(s, 'faction', value, readSeatOrNobody(names))) {
        s.alliances[faction] = seat
      }
    },
  },
  mentat: {
    about:
      'the Mentat away from its space: with whom, on which space (null: on the Leader), won for the next round or not; null at home',
    example: { holder: 'Andrii', at: null, won: false },
    show: (s, names) =>
      s.mentat && { holder: names.name(s.mentat.holder), at: s.mentat.at, won: s.mentat.won },
    put(s, value, names) {
      if (value === null) {
        s.mentat = null
        return
      }
      const { holder, at = null, won = false } = fields(value, 'the Mentat', ['holder', 'at', 'won'])
      const seat = names.seat(holder ?? '')
      s.mentat = { holder: seat, at: at === null ? null : readName(s, 'space', at), won: readYes(won) }
      if (s.mentat.at !== null) player(s, seat).sent.push(s.mentat.at)
      else if (!s.mentat.won) player(s, seat).agents++
    },
  },
  forbidden: {
    about: 'spaces closed by The Voice: by whom, and who may not send the next Agent there',
    example: [{ by: 'Olha', space: 'arrakeen', bound: ['Serhii', 'Andrii'] }],
    show: (s, names) =>
      s.bans.map(({ by, space, bound }) => ({ by: names.name(by), space, bound: bound.map(names.name) })),
    put(s, value, names) {
      s.bans = list(value, 'forbidden spaces').map((item) => {
        const { by, space, bound } = fields(item, 'a forbidden space', ['by', 'space', 'bound'])
        const seats = list(bound ?? [], 'bound').map((name) => names.seat(name))
        return { by: names.seat(by ?? ''), space: readName(s, 'space', text(space, 'space')), bound: seats }
      })
    },
  },
  revealOrder: {
    about: 'who has taken the Reveal turn of this round, in order',
    example: ['Olha', 'Serhii'],
    show: (s, names) => s.revealOrder.map(names.name),
    put(s, value, names) {
      s.revealOrder = list(value, 'names').map((name) => names.seat(name))
    },
  },
}
