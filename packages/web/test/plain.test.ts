// The table of a game that no one has drawn, with automas and teams.

import { plainTranslator } from '@sietch/i18n'
import { type Json, start } from '@sietch/kernel'
import { levy } from '@sietch/kernel/test/levy'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { groupsOf } from '../src/log/groups.ts'
import { gameTable } from '../src/plain/index.ts'
import { sorted } from '../src/plain/sorted.ts'
import type { Seating, Snapshot } from '../src/table/table.ts'
import { drawnAt } from './drawn-table.ts'

vi.stubGlobal('navigator', { languages: ['en'] })

const { match } = start(levy, { players: 3, teams: true }, 'plain')
const [prompt] = match.prompts
const seat = prompt?.decision.seat ?? 0
const teams = [
  [0, 2],
  [1, 3],
]
const setup: Seating = {
  game: 'levy',
  setup: {},
  seats: [
    { kind: 'human', name: 'Ann' },
    { kind: 'automa' },
    { kind: 'human', name: 'Ben' },
    { kind: 'bot', level: 'easy' },
  ],
  teams,
}

function drawn(change: Partial<Snapshot>, child: ReactNode): string {
  const snapshot: Snapshot = {
    seq: 0,
    viewer: seat,
    view: levy.view(match.state, seat),
    decisions: match.prompts.map(({ decision }) => decision),
    asked: prompt ? { ...prompt, closed: [] } : null,
    offered: null,
    canUndo: false,
    outcome: null,
    handOver: null,
    isVisiting: false,
    ...change,
  }
  return drawnAt({ game: gameTable('en'), setup, snapshot }, child)
}

const NO_BUTTONS = { children: null }

const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('a plain table', () => {
  const { Board, End, stage } = gameTable('en')

  it('offers every option, by the words of its key', () => {
    const markup = drawn({}, createElement(Board))
    const offered = [...markup.matchAll(/data-option="([^"]+)"/g)].map(([, key]) => key)
    for (const { key } of prompt?.options ?? []) expect(offered).toContain(key)
    expect(textOf(markup)).toContain(`Play ${prompt?.options[0]?.targets[0]?.id}`)
  })

  it('shows what everyone has, team by team, and who plays by itself', () => {
    const text = textOf(drawn({}, createElement(Board)))
    expect(text).toMatch(/deck \d+/)
    expect(text).toMatch(/Team 1.*You.*won 0.*Ben.*Team 2.*Teal.*Plays by itself/)
    // The cards of the viewer are shown, of those of the others only how many there are.
    const view = levy.view(match.state, seat)
    for (const [at, hand] of view.hands.entries()) expect(typeof hand === 'number').toBe(at !== seat)
    expect(text).toContain(`hands ${[view.hands[seat]].flat().join(' ')}`)
  })

  it('shows the teams by place after the end', () => {
    const outcome = {
      places: [
        [1, 3],
        [0, 2],
      ],
      scores: [1, 2, 0, 1],
      teams,
    }
    const text = textOf(drawn({ asked: null, outcome }, createElement(End, NO_BUTTONS)))
    expect(text).toMatch(/^Teal and Violet win.*Team 2 3.*Team 1 1/)
  })

  it('lists every event by itself', () => {
    const log = [
      { seq: 0, choice: null, events: [1, 2, 3].map((n) => ({ kind: 'drew', data: { seat: n } })) },
    ]
    expect(groupsOf(log, stage).map((group) => group.seat)).toEqual([1, 2, 3])
  })
})

describe('a view', () => {
  it('is sorted into what is common and what is of each seat', () => {
    const view: Json = { round: 2, coins: [1, 2], players: [{ hand: 3 }, { hand: 4 }], deck: ['a', 'b', 'c'] }
    expect(sorted(view, 2)).toEqual({
      common: [
        ['round', 2],
        ['deck', ['a', 'b', 'c']],
      ],
      bySeat: [
        [
          ['coins', 1],
          ['hand', 3],
        ],
        [
          ['coins', 2],
          ['hand', 4],
        ],
      ],
    })
  })

  it('may be anything that can be sent', () => {
    expect(sorted(7, 2).common).toEqual([['view', 7]])
    expect(plainTranslator('pl').name('', 'handSize')).toBe('hand size')
  })
})
