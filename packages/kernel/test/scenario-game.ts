// Bluff's words for scenario files. They are applied as written: a scenario may have more nobles than the box does.

import type { Json } from '@sietch/kernel'
import { fields, quote, texts } from '@sietch/kernel/reading'
import { type KeyPart, oneOf, type ScenarioGame, type SeatWord } from '@sietch/kernel/scenario'
import { type BluffSetup, type BluffState, type BluffView, bluff, ROLES } from './game.ts'

type Roles = BluffState['court']

function readRoles(json: Json): Roles {
  return texts(json, 'roles').map((text) => {
    const role = ROLES.find((known) => known === text)
    if (role === undefined) throw new Error(`unknown role ${quote(text)} (known: ${ROLES.join(', ')})`)
    return role
  })
}

function readCoins(json: Json): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0) throw new Error('must be 0 or more')
  return json
}

const roles = (about: string, of: (s: BluffState) => Roles[]): SeatWord<BluffState> => ({
  about,
  example: ['noble', 'envoy'],
  show: (s, seat) => of(s)[seat] ?? [],
  put(s, seat, value) {
    of(s)[seat] = readRoles(value)
  },
})

const role = oneOf('a role', ROLES)
const seat: KeyPart<BluffState> = {
  name: 'a seat',
  is: (s, word) => s.coins.some((_, number) => String(number) === word),
}

export const bluffScenarios: ScenarioGame<BluffState, BluffSetup, BluffView> = {
  rules: bluff,
  setup(words, players) {
    fields(words, 'Bluff', [])
    if (!(players >= 2 && players <= 6)) throw new Error(`Bluff seats 2 to 6, not ${players}`)
    return { players }
  },
  keys: {
    income: [[]],
    tax: [[]],
    steal: [[], [seat]],
    exchange: [[]],
    coup: [[], [seat]],
    doubt: [[]],
    trust: [[]],
    lose: [[role]],
    return: [[role]],
  },
  words: {
    court: {
      about: 'the face-down roles; the first is drawn next',
      example: ['envoy', 'noble', 'smuggler'],
      show: (s) => s.court.toReversed(),
      put(s, value) {
        s.court = readRoles(value).reverse()
      },
    },
    turn: {
      about: 'whose turn it is',
      example: 'Chani',
      show: (s, names) =>
        s.stack.flatMap((frame) => (frame.kind === 'turn' ? names.name(frame.seat) : []))[0] ?? null,
      put(s, value, names) {
        s.stack = [{ kind: 'turn', seat: names.seat(value), over: false }]
      },
    },
  },
  seatWords: {
    coins: {
      about: 'how many coins the seat has',
      example: 7,
      show: (s, seat) => s.coins[seat] ?? 0,
      put(s, seat, value) {
        s.coins[seat] = readCoins(value)
      },
    },
    hand: roles('the roles held in secret', (s) => s.hands),
    lost: roles('the roles lost, face up', (s) => s.lost),
  },
}
