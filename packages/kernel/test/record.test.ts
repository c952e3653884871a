// A match that is kept as what each choice changed: read back without rules it is what it was, and newer rules take it
// over where it stands.

import { describe, expect, it } from 'vitest'
import {
  applyDelta,
  choose,
  type Entry,
  entryOf,
  firstFalse,
  isObject,
  type Leg,
  type Migration,
  migratedBy,
  type Rules,
  resume,
  start,
  stateAt,
  statesIn,
  versionAt,
} from '../src/index.ts'
import { walk } from '../src/testing/index.ts'
import { type BluffSetup, type BluffState, type BluffView, bluff } from './game.ts'

/** A match with its entries as they are made. */
function played(rules: Rules<BluffState, BluffSetup, BluffView>, seed: string) {
  const { match: first, events } = start(rules, { players: 3 }, seed)
  const { log } = walk(rules, { players: 3 }, seed)
  const entries: Entry[] = [entryOf('', null, first.state, null, events)]
  const states = [first.state]
  for (const choice of log.choices) {
    const before = first.state
    const done = choose(first, choice.seat, choice.key)
    if (!done.ok) throw new Error(done.message)
    entries.push(entryOf(entries.at(-1)?.hash ?? '', before, first.state, choice, done.events))
    states.push(first.state)
  }
  return { entries, states, log }
}

/** Version 2 keeps coins and lost roles together, and calls the court a deck. */
const REMODELLED: Migration = ({ coins = [], lost = [], court = [], ...kept }) => ({
  ...kept,
  deck: court,
  purses: { coins, lost },
})

describe('a recording', () => {
  it('gives every state back without rules, also through JSON', () => {
    const { entries, states } = played(bluff, 'recorded')
    const stored = JSON.parse(JSON.stringify({ entries })) as { entries: Entry[] }
    expect([...statesIn(stored)]).toEqual(states.map((state) => JSON.parse(JSON.stringify(state))))
    expect(stateAt(stored, 3)).toEqual(JSON.parse(JSON.stringify(states[3])))
    expect(firstFalse(stored)).toBeUndefined()
    expect(() => stateAt(stored, entries.length)).toThrow('there is no entry')
  })

  it('shows where somebody or something has changed it', () => {
    const { entries } = played(bluff, 'tampered')
    const changed = entries.map((entry, index) => (index === 4 ? { ...entry, events: [] } : entry))
    expect(changed[4]).not.toEqual(entries[4])
    expect(firstFalse({ entries: changed })).toBe(4)
    expect(firstFalse({ entries: entries.toSpliced(2, 1) })).toBe(2)
  })

  it('has the same hashes when the same choices are made again', () => {
    const hashes = () => played(bluff, 'again').entries.map(({ hash }) => hash)
    expect(hashes()).toEqual(hashes())
    expect(new Set(hashes()).size).toBe(hashes().length)
  })

  it('knows which version an entry was made under', () => {
    const legs: Leg[] = [
      { version: 1, from: 0 },
      { version: 3, from: 7 },
    ]
    expect([0, 6, 7, 90].map((index) => versionAt({ legs }, index))).toEqual([1, 1, 3, 3])
    expect(() => versionAt({ legs: [] }, 0)).toThrow('no leg')
  })
})

describe('newer rules', () => {
  const migrate = migratedBy<BluffState>([
    REMODELLED,
    ({ purses, deck = [], ...kept }) => {
      if (!isObject(purses)) throw new Error('no purses')
      return { ...kept, ...purses, court: deck }
    },
  ])

  it('take over from a state of any version before them', () => {
    const { states, log } = played(bluff, 'upgrade')
    const middle = JSON.parse(JSON.stringify(states[5]))
    const third = { ...bluff, version: 3, migrate }
    const match = resume(third, { ...log, version: 3, choices: [] }, third.migrate(middle, 1))
    if ('ok' in match) throw new Error(match.message)
    for (const { seat, key } of log.choices.slice(5)) expect(choose(match, seat, key).ok).toBe(true)
    expect(match.state).toEqual(states.at(-1))
  })

  it('take over as an entry of its own, which leads from the old form to the new', () => {
    const { states } = played(bluff, 'leg')
    const old = JSON.parse(JSON.stringify(states[5]))
    const second = migratedBy<BluffState>([REMODELLED])(old, 1)
    const { delta } = entryOf('', old, second, null, [])
    expect(delta && applyDelta(old, delta)).toEqual(JSON.parse(JSON.stringify(second)))
  })

  it('do not touch a state of their own, and know none of the future', () => {
    const state = played(bluff, 'same').states[0]
    const json = JSON.parse(JSON.stringify(state))
    expect(migrate(json, 3)).toBe(json)
    expect(() => bluff.migrate(json, 2)).toThrow('there is no version 2')
    expect(() => migrate(json, 4)).toThrow('there is no version 4')
    expect(() => migrate('nothing', 1)).toThrow('a state is a record')
  })
})
