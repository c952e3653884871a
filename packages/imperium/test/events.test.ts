// What a game of the family tells: checked when it is compiled, and readable however old it is.

import type { GameEvent, JsonObject } from '@sietch/kernel'
import { readScenarios, runScenario } from '@sietch/kernel/scenario'
import { describe, expect, it } from 'vitest'
import { tellOpen, tellOwn, tellRevealed, tellSecret } from '../src/events.ts'
import { readEvent } from '../src/index.ts'
import { imperiumScenarios } from '../src/scenario/index.ts'

const told = (tells: (tell: (event: GameEvent) => void) => void): GameEvent | undefined => {
  const events: GameEvent[] = []
  tells((event) => events.push(event))
  return events[0]
}

describe('an event', () => {
  it('has a kind of the family and its fields, or does not compile', () => {
    told((tell) => {
      tellOpen(tell, 'recruited', { seat: 0, n: 2 })
      // @ts-expect-error: there is no such kind.
      tellOpen(tell, 'recruit', { seat: 0, n: 2 })
      // @ts-expect-error: a field is missing.
      tellOpen(tell, 'recruited', { seat: 0 })
      // @ts-expect-error: a field is misspelled.
      tellOpen(tell, 'recruited', { seat: 0, m: 2 })
      // @ts-expect-error: a Leader's tokens show Factions.
      tellRevealed(tell, 'masterstroke', { seat: 0, factions: ['choam'] })
      // @ts-expect-error: what is drawn is secret.
      tellOpen(tell, 'drew', { seat: 0, n: 1 })
      // @ts-expect-error: secret data has a form of its own, too.
      tellSecret(tell, 'drew', { seat: 0, n: 1 }, [0], { card: 'dagger' })
      // @ts-expect-error: nothing is shown by recruiting.
      tellRevealed(tell, 'recruited', { seat: 0, n: 2 })
    })
  })

  it('closes the way back when someone learns something, and only then', () => {
    const drawn = [{ seat: 0, n: 1 }, [0], { cards: ['dagger'] }] as const
    expect(told((tell) => tellSecret(tell, 'drew', ...drawn))?.reveals).toBe(true)
    expect(told((tell) => tellOwn(tell, 'drew', ...drawn))?.reveals).toBeUndefined()
    expect(told((tell) => tellRevealed(tell, 'row-refilled', { card: 'chani' }))?.reveals).toBe(true)
    expect(told((tell) => tellOpen(tell, 'turn', { seat: 0 }))?.reveals).toBeUndefined()
  })

  const wealth = { kind: 'space', id: 'wealth' }
  it.each([
    [
      'gained',
      { seat: 0, what: 'spice', n: 1, from: wealth },
      { seat: 0, what: 'spice', n: 1, source: wealth },
    ],
    ['paid', { seat: 0, what: 'spice', n: 1, for: wealth }, { seat: 0, what: 'spice', n: 1, source: wealth }],
    ['chose', { seat: 0, what: 'draw 1', from: wealth }, { seat: 0, what: 'draw 1', source: wealth }],
    ['looked', { seat: 0, card: 'dagger' }, { seat: 0, cards: ['dagger'] }],
    ['alliance', { faction: 'guild', from: 1, to: 0 }, { faction: 'guild', from: 1, to: 0 }],
  ])('%s of a stored match is read as it is told now', (kind, before, now) => {
    expect(readEvent({ kind, data: before }).data).toMatchObject(now)
    expect(readEvent({ kind, data: now }).data).toEqual(now)
  })
})

describe('a scenario', () => {
  const problems = (expected: JsonObject) =>
    readScenarios({
      scenario: 'Imperial Basin under control',
      game: 'imperium',
      seats: ['Serhii', 'Olha', 'Andrii'],
      given: {
        turn: 'Serhii',
        control: { 'imperial-basin': 'Olha' },
        players: { Serhii: { hand: ['carryall'] } },
      },
      steps: [{ seat: 'Serhii', choose: 'agent carryall > imperial-basin' }],
      then: expected,
    }).flatMap((scenario) => runScenario(imperiumScenarios, scenario).problems)

  it.each(['from', 'source'])('may say with `%s` whose effect a gain is', (word) => {
    const gained = (kind: string) => ({ kind: 'gained', seat: 1, [word]: { kind } })
    expect(problems({ events: [gained('control')], noEvents: [gained('leader')] })).toEqual([])
    expect(problems({ noEvents: [gained('control')] })).toEqual([expect.stringContaining('happened')])
  })
})
