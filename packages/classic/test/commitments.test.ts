// Commitments made in front of everyone cannot be undone unilaterally among people: the others rely on them right away.

import { choose, pick, rngOf, start, undoable } from '@sietch/kernel'
import { expect, it } from 'vitest'
import { classic } from '../src/index.ts'

/** A random match: for each kind of choice that could be undone among bots, whether it can be among people. */
function takenBack(seed: string): Map<string, boolean> {
  const { match } = start(classic, { players: 6 }, seed)
  const rng = rngOf(seed)
  const found = new Map<string, boolean>()
  for (let n = 0; n < 3000 && match.prompts.length > 0; n++) {
    const asked = [...match.prompts, ...match.offers]
    const { decision, options } = pick(rng, asked)
    const { key, verb } = pick(rng, options)
    choose(match, decision.seat, key)
    if (match.prompts.length > 0 && undoable(match, decision.seat) > 0)
      found.set(`${decision.kind} ${verb}`, undoable(match, decision.seat, 'people') > 0)
  }
  return found
}

it('is a bid, a pass, an alliance, a deal; moving within the own turn is not', () => {
  const found = new Map(['bound/1', 'bound/2', 'bound/3'].flatMap((seed) => [...takenBack(seed)]))
  expect(found.get('bid bid')).toBe(false)
  expect(found.get('bid pass')).toBe(false)
  expect(found.get('nexus propose')).toBe(false)
  expect(found.get('deal-offered decline')).toBe(false)
  expect(found.get('stop-window play')).toBe(false)
  for (const [kind, isFree] of found)
    if (kind.startsWith('ship ') || kind.startsWith('move ') || kind.startsWith('plan '))
      expect([kind, isFree]).toEqual([kind, true])
})
