// A match stored as what each choice changed: read back without rules, undone, taken over by newer rules, written as
// text and verified.

import { describe, expect, it } from 'vitest'
import {
  beginRecord,
  type Choice,
  chosenIn,
  type Entry,
  firstFalse,
  flawOf,
  hashState,
  isObject,
  type Kept,
  type MatchRecord,
  type Migration,
  migratedBy,
  option,
  type Recording,
  type Rules,
  readBack,
  readRecording,
  shownBy,
  statesIn,
  takenBack,
  takenOver,
  undoable,
  versionAt,
  writeRecording,
} from '../src/index.ts'
import { walk } from '../src/testing/index.ts'
import { type BluffSetup, type BluffState, type BluffView, bluff } from './game.ts'

type BluffRules = Rules<BluffState, BluffSetup, BluffView>
type BluffRecord = MatchRecord<BluffState, BluffSetup, BluffView>

const SETUP = { players: 3 }
const json = (value: unknown) => JSON.parse(JSON.stringify(value))

/** A match as it is played, with everything that is stored of it. */
function playing(rules: BluffRules, seed: string) {
  const first = beginRecord(rules, SETUP, seed)
  const states = [first.record.match.state]
  const entries = [first.entry]
  let { record } = first
  return {
    states,
    entries,
    record: () => record,
    choose(choice: Choice) {
      const step = chosenIn(record, choice)
      if (!step.ok) throw new Error(step.message)
      take(step.record, step.entry)
      return step
    },
    take,
    recording: (): Recording =>
      json({
        rules: rules.id,
        setup: SETUP,
        seed,
        generator: record.match.log.generator,
        legs: record.legs,
        entries,
      }),
  }

  function take(next: BluffRecord, entry: Entry): void {
    record = next
    entries.push(entry)
    states.push(next.match.state)
  }
}

function played(seed: string) {
  const match = playing(bluff, seed)
  for (const choice of walk(bluff, SETUP, seed).log.choices) match.choose(choice)
  return match
}

/** As read back from a store. */
const keptOf = ({ match, legs, hashes }: BluffRecord): Kept<BluffSetup> =>
  json({
    setup: SETUP,
    seed: match.log.seed,
    legs,
    hashes,
    choices: match.log.choices.map((choice, index) => ({ ...choice, final: match.final[index] })),
    state: match.state,
    isOver: match.prompts.length === 0,
  })

/** Version 2 keeps coins and lost roles together, and calls the court a deck. */
const REMODELED: Migration = ({ coins = [], lost = [], court = [], ...kept }) => ({
  ...kept,
  deck: court,
  purses: { coins, lost },
})

/** Version 3 keeps them as version 1 did, and pays a wage instead of an income. */
const third: BluffRules = {
  ...bluff,
  version: 3,
  options: (s, decision) =>
    bluff.options(s, decision).map((one) => (one.verb === 'income' ? option('wage', ...one.targets) : one)),
  choose: (s, decision, chosen, tell) =>
    bluff.choose(s, decision, chosen.verb === 'wage' ? option('income', ...chosen.targets) : chosen, tell),
  migrate: migratedBy<BluffState>([
    REMODELED,
    ({ purses, deck = [], ...kept }) => {
      if (!isObject(purses)) throw new Error('no purses')
      return { ...kept, ...purses, court: deck }
    },
  ]),
}

const renamed = ({ seat, key }: Choice): Choice => ({ seat, key: key === 'income' ? 'wage' : key })

/** Begun under the first version, taken over by the third, and played to its end. */
function upgraded(seed: string, at = 5) {
  const { choices } = walk(bluff, SETUP, seed).log
  const match = playing(bluff, seed)
  for (const choice of choices.slice(0, at)) match.choose(choice)
  const over = takenOver(third, keptOf(match.record()))
  match.take(over.record, over.entry)
  for (const choice of choices.slice(at)) match.choose(renamed(choice))
  return match
}

describe('a recording', () => {
  it('gives every state back without rules, also through JSON', () => {
    const { recording, states } = played('recorded')
    expect([...statesIn(recording())]).toEqual(json(states))
    expect(firstFalse(recording())).toBeUndefined()
  })

  it('tells who was asked after each step, and how it ended', () => {
    const { entries, states } = played('moments')
    expect(entries[0]?.moment).toEqual({ asked: [{ seat: 0, kind: 'turn' }] })
    expect(entries.at(-1)?.moment).toEqual({ asked: [], outcome: bluff.outcome(states.at(-1) ?? never()) })
  })

  it('shows where someone or something has changed it', () => {
    const { entries } = played('tampered')
    const changed = entries.map((entry, index) => (index === 4 ? { ...entry, events: [] } : entry))
    expect(changed[4]).not.toEqual(entries[4])
    expect(firstFalse({ entries: changed })).toBe(4)
    expect(firstFalse({ entries: entries.toSpliced(2, 1) })).toBe(2)
  })

  it('has the same hashes when the same choices are made again', () => {
    const hashes = () => played('again').entries.map(({ hash }) => hash)
    expect(hashes()).toEqual(hashes())
    expect(new Set(hashes()).size).toBe(hashes().length)
  })

  it('knows which version an entry was made under', () => {
    const legs = [
      { version: 1, from: 0 },
      { version: 3, from: 7 },
    ]
    expect([0, 6, 7, 90].map((index) => versionAt({ legs }, index))).toEqual([1, 1, 3, 3])
    expect(() => versionAt({ legs: [] }, 0)).toThrow('no leg')
  })
})

describe('a record', () => {
  it('is not changed by a step, nor by one that is refused', () => {
    const { record } = beginRecord(bluff, SETUP, 'still')
    const before = hashState([record.match.state, record.hashes, record.match.log])
    expect(chosenIn(record, { seat: 0, key: 'income' })).toMatchObject({ ok: true })
    expect(chosenIn(record, { seat: 1, key: 'income' })).toMatchObject({ code: 'not-your-decision' })
    expect(hashState([record.match.state, record.hashes, record.match.log])).toBe(before)
  })

  it('goes back through what is remembered, and comes to the same hash again', () => {
    const { record, choose, entries } = playing(bluff, 'back')
    const first = record()
    choose({ seat: 0, key: 'tax' })
    choose({ seat: 1, key: 'trust' })
    const back = takenBack(takenBack(record(), 1), 1)
    expect(back.match).toEqual(first.match)
    const again = chosenIn(back, { seat: 0, key: 'tax' })
    expect(again).toMatchObject({ ok: true, entry: { hash: entries[1]?.hash } })
  })

  it('goes back further when it is told the state, and never behind its leg', () => {
    const { record, states } = played('far')
    const { length } = record().match.log.choices
    expect(() => takenBack(record(), length - 2)).toThrow('not remembered')
    const back = takenBack(record(), length - 2, states[2])
    expect(back.match.state).toEqual(states[2])
    expect(back.match.log.choices).toHaveLength(2)
    expect(back.hashes).toEqual(record().hashes.slice(0, 3))
    expect(() => takenBack(record(), length + 1, states[0])).toThrow('no')
  })

  it('comes back from where it was kept as it was, but for what was remembered', () => {
    const match = playing(bluff, 'kept')
    for (const choice of walk(bluff, SETUP, 'kept').log.choices.slice(0, 4)) match.choose(choice)
    const kept = readBack(bluff, keptOf(match.record()))
    expect(kept).toEqual({ ...match.record(), match: { ...match.record().match, past: [] } })
  })

  it('that is over asks nothing any more, whatever the rules would ask', () => {
    const { record } = played('over')
    const asking: BluffRules = { ...bluff, decisions: () => [{ seat: 0, kind: 'encore', ask: true }] }
    expect(readBack(asking, keptOf(record())).match).toMatchObject({ prompts: [], offers: [] })
  })
})

describe('newer rules', () => {
  it('take over where the match stands, in a leg of their own', () => {
    const { record, states, entries } = upgraded('legs')
    expect(record().legs).toEqual([
      { version: 1, from: 0 },
      { version: 3, from: 6 },
    ])
    expect(entries[6]).toMatchObject({ choice: null, moment: entries[5]?.moment })
    expect(record().match.state).toEqual(played('legs').record().match.state)
    expect(record().match.log.choices).toHaveLength(states.length - 7)
  })

  it('let no one take back what was chosen before', () => {
    const match = playing(bluff, 'closed')
    match.choose({ seat: 0, key: 'tax' })
    expect(undoable(match.record().match, 0)).toBe(1)
    const { record } = takenOver(third, keptOf(match.record()))
    expect(undoable(record.match, 0)).toBe(0)
    expect(() => takenBack(record, 1, match.states[0])).toThrow('no')
  })

  it('show every step of older ones in their own form', () => {
    const { recording, states } = upgraded('shown')
    const fourth: BluffRules = {
      ...third,
      version: 4,
      migrate: (state, from) => third.migrate(state, Math.min(from, 3)),
      options: () => never(),
      choose: () => never(),
    }
    const views = [...shownBy(fourth, recording())].map((state) => fourth.view(state, 1))
    expect(views).toEqual(states.map((state) => bluff.view(state, 1)))
  })

  it('do not touch a state of their own, and know none of the future', () => {
    const state = json(played('same').states[0])
    expect(third.migrate(state, 3)).toBe(state)
    expect(() => bluff.migrate(state, 2)).toThrow('there is no version 2')
    expect(() => third.migrate(state, 4)).toThrow('there is no version 4')
    expect(() => third.migrate('nothing', 1)).toThrow('a state is a record')
  })
})

describe('a recording as a text', () => {
  const text = writeRecording(upgraded('text').recording())
  const read = (change: (recording: Recording) => object) => {
    const recording = upgraded('text').recording()
    return () => readRecording(writeRecording({ ...recording, ...change(recording) }))
  }
  const forged = (at: number, delta: Entry['delta']) => {
    const columns = JSON.parse(text)
    return JSON.stringify({ ...columns, deltas: columns.deltas.with(at, delta) })
  }

  it('is read as it was', () => {
    expect(readRecording(text)).toEqual(upgraded('text').recording())
    expect(flawOf(third, SETUP, readRecording(text))).toBeUndefined()
    expect(flawOf(bluff, SETUP, readRecording(writeRecording(played('text').recording())))).toBeUndefined()
  })

  it.each([0, 3, 6, 9])('with another entry %i is refused, and the entry is named', (at) => {
    expect(() => readRecording(forged(at, ['nothing']))).toThrow(`Entry ${at} is not`)
  })

  it('that was cut is refused', () => {
    const columns = JSON.parse(text)
    for (const name of ['deltas', 'events', 'moments', 'hashes', 'choices']) {
      const cut = JSON.stringify({ ...columns, [name]: columns[name].slice(0, -1) })
      expect(() => readRecording(cut)).toThrow()
    }
  })

  it.each([
    [{ legs: [] }, 'do not begin'],
    [{ legs: [{ version: 3, from: 0 }] }, 'do not begin'],
    [
      {
        legs: [
          { version: 3, from: 0 },
          { version: 1, from: 6 },
        ],
      },
      'older rules',
    ],
    [{ generator: 'dice' }, 'generator'],
  ])('with %j is refused', (change, reason) => {
    expect(read(() => change)).toThrow(reason)
  })

  it('that follows from itself but not from the rules is found out, at the first false entry', () => {
    const generous: BluffRules = {
      ...bluff,
      choose(s, decision, chosen, tell) {
        bluff.choose(s, decision, chosen, tell)
        if (chosen.verb === 'income') s.coins = s.coins.with(decision.seat, 9)
      },
    }
    const match = playing(generous, 'forged')
    for (const [seat, key] of [
      [0, 'tax'],
      [1, 'trust'],
      [2, 'trust'],
      [1, 'income'],
      [2, 'income'],
    ] as const)
      match.choose({ seat, key })
    const recording = readRecording(writeRecording(match.recording()))
    expect(flawOf(generous, SETUP, recording)).toBeUndefined()
    expect(flawOf(bluff, SETUP, recording)).toMatchObject({ entry: 4 })
    expect(flawOf(third, SETUP, recording)).toBeUndefined()
  })

  it('with a state that cannot be shown is found out, too', () => {
    const blank: BluffRules = { ...bluff, choose: (s) => void Object.assign(s, { hands: null }) }
    const asking: BluffRules = { ...blank, decisions: () => [{ seat: 0, kind: 'turn', ask: true }] }
    const match = playing({ ...asking, options: () => [option('tax')] }, 'blank')
    match.choose({ seat: 0, key: 'tax' })
    expect(flawOf(third, SETUP, match.recording())).toMatchObject({ entry: 1 })
  })
})

function never(): never {
  throw new Error('this is not to be')
}
