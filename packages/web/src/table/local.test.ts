import { words } from '@sietch/i18n/page'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { beat, directing } from '../../test/beats.ts'
import type { Director } from '../stage/director.ts'
import { type Line, QuestionRefused } from './line.ts'
import { type LocalTable, localTable } from './local.ts'
import type { Moment, ToPage, ToWorker } from './protocol.ts'
import { newSummary } from './store.ts'
import type { Asked } from './table.ts'

const TABLE = { game: 'uprising', setup: {}, seats: [], seed: '' }

/** A worker that says what it is told to. */
function fakeLine() {
  const heard: ToWorker[] = []
  const listeners: ((message: ToPage) => void)[] = []
  const line: Line = {
    post: (message) => heard.push(message),
    listen: (listener) => listeners.push(listener),
    close: vi.fn(),
  }
  const say = (message: ToPage) => listeners.forEach((listener) => void listener(message))
  return { line, heard, say }
}

function moment(seq: number, more: Partial<Moment> = {}, asked?: Pick<Asked, 'decision'>): ToPage {
  const snapshot = {
    seq,
    viewer: 0,
    view: null,
    decisions: [],
    asked: asked === undefined ? null : { ...asked, options: [], closed: [] },
    offered: null,
    canUndo: false,
    outcome: null,
    handOver: null,
    isVisiting: false,
  }
  const log = { from: seq, entries: [{ seq, choice: null, events: [{ kind: 'told', data: {} }] }] }
  return { kind: 'moment', snapshot, log, thinking: null, isBots: true, ...more }
}

function tableOn(line: Line, director: Director = directing('normal')): LocalTable {
  return localTable(newSummary('m', TABLE), {
    line,
    store: { load: async () => undefined },
    director,
    words: () => words('en'),
  })
}

const state = (table: LocalTable) => {
  const { snapshot, log, ahead, thinking } = table.shown() ?? {}
  return { seq: snapshot?.seq, log: log?.map(({ seq }) => seq), ahead, thinking: thinking?.seat ?? null }
}

describe('a table in this browser', () => {
  afterEach(() => vi.useRealTimers())

  it('shows the moments one by one, and tells how many wait', () => {
    vi.useFakeTimers()
    const { line, say, heard } = fakeLine()
    const table = tableOn(line)
    expect(heard).toEqual([{ kind: 'open', id: 'm' }])
    expect(table.shown()).toBeNull()
    const thinking = { seat: 1, level: 'hard' } as const
    say(moment(0, { isBots: false, thinking }))
    expect(state(table)).toEqual({ seq: 0, log: [0], ahead: 0, thinking: 1 })
    say(moment(1, { thinking: { ...thinking, seat: 2 } }))
    say(moment(2))
    // Who thinks meanwhile is beside the point while older moments are shown.
    expect(state(table)).toEqual({ seq: 0, log: [0], ahead: 2, thinking: null })
    vi.advanceTimersByTime(700)
    expect(state(table)).toEqual({ seq: 1, log: [0, 1], ahead: 1, thinking: null })
    table.skip()
    expect(state(table)).toEqual({ seq: 2, log: [0, 1, 2], ahead: 0, thinking: null })
  })

  it('waits for nothing that a bot passes over in silence', () => {
    const { line, say } = fakeLine()
    const table = tableOn(line)
    say(moment(0, { isBots: false }))
    say(moment(1, { log: { from: 1, entries: [{ seq: 1, choice: { seat: 2, key: '' }, events: [] }] } }))
    expect(state(table)).toMatchObject({ seq: 1, ahead: 0 })
  })

  it('cuts its log when a choice is taken back', () => {
    const { line, say } = fakeLine()
    const table = tableOn(line)
    for (const seq of [0, 1, 2]) say(moment(seq, { isBots: false }))
    say(moment(1, { isBots: false, log: { from: 2, entries: [] } }))
    expect(state(table)).toMatchObject({ seq: 1, log: [0, 1] })
  })

  it('chooses and takes back at the moment it shows', () => {
    const { line, say, heard } = fakeLine()
    const table = tableOn(line)
    say(moment(7, { isBots: false }))
    table.choose('pass')
    table.undo()
    expect(heard.slice(1)).toEqual([
      { kind: 'choose', seq: 7, key: 'pass' },
      { kind: 'undo', seq: 7 },
    ])
  })

  it('tells a problem in words until the next moment', () => {
    const { line, say } = fakeLine()
    const table = tableOn(line)
    const heard = vi.fn()
    table.subscribe(heard)
    say({ kind: 'problem', problem: { why: 'gone', text: '' } })
    expect(table.problem()).toBe('This game is not saved in this browser.')
    say(moment(0, { isBots: false }))
    say({ kind: 'problem', problem: { why: 'save', text: 'Full.' } })
    expect(table.shown()?.problem).toMatch(/could not save the move.* Full\./)
    say(moment(1, { isBots: false }))
    expect(table.shown()?.problem).toBeNull()
    expect(heard).toHaveBeenCalledTimes(4)
  })

  it('gives each question its own answer', async () => {
    const { line, say, heard } = fakeLine()
    const table = tableOn(line)
    const history = table.history()
    const hint = table.hint()
    const [, first, second] = heard.map((message) => ('ask' in message ? message.ask : -1))
    say({ kind: 'refusal', ask: second ?? -1, problem: { why: 'moved-on', text: '' } })
    say({ kind: 'answer', ask: first ?? -1, answer: [] })
    expect(await history).toEqual([])
    await expect(hint).rejects.toBeInstanceOf(QuestionRefused)
  })
})

describe('what is staged at a table in this browser', () => {
  const entry = (seq: number, seat: number) => ({
    log: { from: seq, entries: [{ seq, choice: { seat, key: '' }, events: [] }] },
  })

  it('are the beats of each choice, while nothing can be chosen', () => {
    const { line, say } = fakeLine()
    const table = tableOn(
      line,
      directing('normal', ({ entry: { choice }, isOwn }) => [beat(`${choice?.seat} ${isOwn}`)]),
    )
    const staged = () => ({ beat: table.shown()?.beat?.key, ahead: table.shown()?.ahead })
    say(moment(0, { isBots: false }))
    expect(staged()).toEqual({ beat: undefined, ahead: 0 })
    say(moment(1, { isBots: false, ...entry(1, 0) }))
    expect(staged()).toEqual({ beat: '0 true', ahead: 1 })
    table.skip()
    expect(staged()).toEqual({ beat: undefined, ahead: 0 })
    say(moment(2, { isBots: false, ...entry(2, 1) }))
    expect(staged()).toEqual({ beat: '1 false', ahead: 1 })
  })

  it('stays while the bot whose doing it is goes on with it', () => {
    const { line, say } = fakeLine()
    const table = tableOn(
      line,
      directing('normal', () => [beat('turn', { seat: 1 })]),
    )
    say(moment(0, { isBots: false }))
    say(moment(1, { isBots: false, ...entry(1, 1), thinking: { seat: 1, level: 'easy' } }))
    table.skip()
    expect(table.shown()).toMatchObject({ ahead: 0, beat: { key: 'turn' } })
    say(moment(2, { isBots: false, ...entry(2, 1), thinking: { seat: 2, level: 'easy' } }))
    table.skip()
    expect(table.shown()).toMatchObject({ ahead: 0, beat: null })
  })

  it('goes when the player is asked beside the bot, and would not find the buttons under it', () => {
    const { line, say } = fakeLine()
    const table = tableOn(
      line,
      directing('normal', () => [beat('turn', { seat: 1 })]),
    )
    say(moment(0, { isBots: false }))
    const thinking = { seat: 1, level: 'easy' } as const
    say(moment(1, { isBots: false, ...entry(1, 1), thinking }, { decision: { seat: 0, kind: 'nexus' } }))
    table.skip()
    expect(table.shown()).toMatchObject({ ahead: 0, beat: null })
  })

  it('is nothing of what was taken back', () => {
    const { line, say } = fakeLine()
    const table = tableOn(
      line,
      directing('normal', () => [beat('any')]),
    )
    say(moment(0, { isBots: false }))
    say(moment(1, { isBots: false, ...entry(1, 0) }))
    table.skipAll()
    say(moment(0, { isBots: false, log: { from: 1, entries: [] } }))
    expect(table.shown()).toMatchObject({ ahead: 0, beat: null, snapshot: { seq: 0 } })
  })
})
