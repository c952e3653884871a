// What cannot be taken back is announced: over games played randomly, no one loses the way back unwarned, and few are
// warned for nothing.

import { imperium, uprising } from '@sietch/imperium'
import { choose, type Decision, type Option, randomPolicy, rngOf, start, undoable } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../src/decision/actions.ts'
import { isFinal as isFinalInImperium } from '../src/imperium/finality.ts'
import { offerOf as offerInImperium } from '../src/imperium/offers.ts'

type Playable = {
  readonly rules: Parameters<typeof start>[0]
  readonly setup: unknown
  isFinal(option: Option, view: never, decision: Decision): boolean
  offerOf(option: Option): Offer
}

const inImperium: Pick<Playable, 'isFinal' | 'offerOf'> = {
  isFinal: (option, view, { seat }) => isFinalInImperium(option, view, seat),
  offerOf: offerInImperium,
}

const GAMES = {
  imperium: { rules: imperium, setup: { players: 4, leaders: 'random', modules: [] }, ...inImperium },
  uprising: { rules: uprising, setup: { players: 4, leaders: 'random', modules: ['choam'] }, ...inImperium },
  'imperium with Bloodlines': {
    rules: imperium,
    setup: { players: 4, leaders: 'random', modules: ['bloodlines', 'tech'] },
    ...inImperium,
  },
  'uprising with Bloodlines': {
    rules: uprising,
    setup: { players: 4, leaders: 'random', modules: ['choam', 'bloodlines', 'tech'] },
    ...inImperium,
  },
} as unknown as { readonly [name: string]: Playable }

/** Plays at random as people would who are warned once before what they have chosen can no longer be taken back. */
function played({ rules, setup, isFinal, offerOf }: Playable, games: number) {
  const unwarned: string[] = []
  let warnings = 0
  let vain = 0
  for (let game = 0; game < games; game++) {
    const { match } = start(rules, setup, `final ${game}`)
    const rng = rngOf(`final ${game}`)
    /** Since the way back was last closed, or another player's turn began. */
    let since = { seat: -1, isSaid: false, isWarned: false }
    for (let prompt = match.prompts[0]; prompt !== undefined; prompt = match.prompts[0]) {
      const { decision, options } = prompt
      const { seat } = decision
      const option = randomPolicy({ decision, options, rng })
      if (option === undefined) throw new Error('nothing was chosen')
      if (since.seat !== seat) {
        if (since.isWarned) vain++
        since = { seat, isSaid: false, isWarned: false }
      }
      const canUndo = undoable(match, seat) > 0
      const isOnward = offerOf(option) === 'onward'
      if (!isOnward && isFinal(option, rules.view(match.state, seat) as never, decision)) {
        if (canUndo && !since.isWarned) {
          warnings++
          since.isWarned = true
        }
        since.isSaid = true
      }
      choose(match, seat, option.key)
      if (match.final.at(-1) !== true) continue
      if (canUndo && !since.isSaid && !isOnward) unwarned.push(`${decision.kind}: ${option.key}`)
      since = { seat, isSaid: false, isWarned: false }
    }
  }
  return { unwarned, warnings, vain }
}

describe.each(Object.entries(GAMES))('%s', (_, game) => {
  it('warns before the way back is closed, and seldom in vain', () => {
    const { unwarned, warnings, vain } = played(game, 5)
    expect(unwarned).toEqual([])
    expect(vain / warnings).toBeLessThan(0.1)
  })
})
