// A server that only says what a test lets it say.

import type { Answer, News, NewsKind, OnlineTable, Question, Update, Whole } from '@sietch/protocol'
import type { ServerRefused } from '../src/online/api.ts'
import { type Asked, type Line, Unanswered } from '../src/online/socket.ts'

export const TABLE: OnlineTable = {
  id: 't',
  host: 'ann',
  game: 'uprising',
  setup: { players: 3 },
  options: {
    clock: { kind: 'none' },
    timeout: 'bot',
    substitute: 'medium',
    botPace: 0,
    veilPace: 0,
    hurry: null,
    spectators: true,
    talk: [],
  },
  listed: true,
  status: 'playing',
  before: null,
  rated: true,
  created: 0,
  ended: null,
  seats: [
    { seat: 0, kind: 'person', user: { id: 'ann', name: 'Ann' }, bot: null },
    { seat: 1, kind: 'person', user: { id: 'bob', name: 'Bob' }, bot: null },
    { seat: 2, kind: 'person', user: null, bot: 'hard' },
  ],
  teams: null,
  halted: null,
}

const NOW = {
  table: 't',
  decisions: [{ seat: 0, kind: 'turn' }],
  clocks: { left: [0, 0, 0], since: [null, null, null] },
  now: 0,
  request: null,
  prompt: null,
  undo: 0,
} as const

export const wholeAt = (seq: number, more: Partial<Whole> = {}): Whole => ({
  ...NOW,
  seq,
  viewer: 0,
  view: { seq, hands: [2, 2] },
  own: [{ op: 'replace', path: '/hands/0', value: ['a', 'b'] }],
  history: [],
  ...more,
})

export const updateTo = (seq: number, more: Partial<Update> = {}): Update => ({
  ...NOW,
  seq,
  by: 1,
  patch: [{ op: 'replace', path: '/seq', value: seq }],
  own: [{ op: 'replace', path: '/hands/0', value: ['a', 'b'] }],
  events: [{ kind: 'moved', data: { to: seq } }],
  ...more,
})

type Answers = {
  readonly [Q in Question]?: (of: Asked<Q>) => Promise<Answer<Q>>
}

/** What is asked is written down, and answered as the test says; without an answer nothing is known. */
export function fakeLine(answers: Answers) {
  const asked: (readonly [string, object])[] = []
  const listeners = new Map<string, (news: never) => void>()
  let connection: (isConnected: boolean) => void = () => {}
  let refusal: (refused: ServerRefused) => void = () => {}
  const line: Line = {
    ask(kind, of) {
      asked.push([kind, of])
      return answers[kind]?.(of) ?? Promise.reject(new Unanswered())
    },
    on: (kind, listener) => void listeners.set(kind, listener),
    onConnection(listener) {
      connection = listener
    },
    onRefused(listener) {
      refusal = listener
    },
    close() {},
  }
  return {
    line,
    asked,
    tell: <K extends NewsKind>(kind: K, news: News<K>) => listeners.get(kind)?.(news as never),
    connect: (isConnected: boolean) => connection(isConnected),
    refuse: (refused: ServerRefused) => refusal(refused),
  }
}
