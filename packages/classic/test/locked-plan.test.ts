// A finished battle plan may be reopened until the other side has finished too, and no one learns of it (appendix A.4,
// W-TRUTH).

import { choose, type Match, pick, rngOf, type Seat, start, undo, undoable } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { type ClassicSetup, type ClassicState, type ClassicView, classic } from '../src/index.ts'

type Played = Match<ClassicState, ClassicSetup, ClassicView>

const battleIn = ({ state }: Played) => state.stack.find((frame) => frame.kind === 'battle')

/** A random match up to a battle for which neither side has begun its plan. */
function beforePlans(seed: string): Played {
  const { match } = start(classic, { players: 6 }, seed)
  const rng = rngOf(seed)
  for (let n = 0; n < 20_000 && match.prompts.length > 0; n++) {
    const top = match.state.stack.at(-1)
    if (top?.kind === 'battle' && top.stage === 'plan' && Object.keys(top.plans[0]).length === 0) return match
    const { decision, options } = pick(rng, match.prompts)
    choose(match, decision.seat, pick(rng, options).key)
  }
  throw new Error('nobody has fought')
}

/** Completes a seat's plan, taking the first option each time. */
function finishPlan(match: Played, seat: Seat): void {
  for (let prompt = promptOf(match, seat); prompt !== undefined; prompt = promptOf(match, seat)) {
    expect(prompt.decision.kind).toBe('plan')
    expect(choose(match, seat, prompt.options[0]?.key ?? '')).toMatchObject({ ok: true })
  }
}

const promptOf = (match: Played, seat: Seat) =>
  match.prompts.find(({ decision }) => decision.seat === seat && decision.kind === 'plan')

const mayChange = (match: Played, seat: Seat): boolean =>
  match.offers.some(
    ({ decision, options }) => decision.seat === seat && options.some(({ key }) => key === 'change-plan'),
  )

describe.each(['locked/1', 'locked/2', 'locked/3'])('a finished battle plan of %s', (seed) => {
  const match = beforePlans(seed)
  const [first, second] = battleIn(match)?.seats ?? [0, 1]
  const others = match.state.players.map((_, seat) => seat).filter((seat) => seat !== first)
  const seenByOthers = () => others.map((seat) => JSON.stringify(classic.view(match.state, seat)))

  it('is nothing to take back before it is finished', () => {
    expect([first, second].map((seat) => mayChange(match, seat))).toEqual([false, false])
  })

  it('may be changed until the other one is finished, and changed again', () => {
    finishPlan(match, first)
    expect(battleIn(match)?.committed).toEqual([true, false])
    const finished = structuredClone(battleIn(match)?.plans[0])
    const answers = { hands: match.state.players.map(({ hand }) => [...hand]), seen: seenByOthers() }
    expect(mayChange(match, first)).toBe(true)
    expect(mayChange(match, second)).toBe(false)
    const changed = choose(match, first, 'change-plan')
    expect(changed).toEqual({ ok: true, events: [] })
    expect(battleIn(match)?.plans[0]).toEqual({})
    expect(mayChange(match, first)).toBe(false)
    finishPlan(match, first)
    expect(battleIn(match)?.plans[0]).toEqual(finished)
    expect({ hands: match.state.players.map(({ hand }) => [...hand]), seen: seenByOthers() }).toEqual(answers)
    expect(mayChange(match, first)).toBe(true)
  })

  it('may be taken back choice by choice as well', () => {
    expect(undoable(match, first)).toBeGreaterThan(0)
    expect(undo(match, first)).toEqual({ ok: true })
    expect(battleIn(match)?.committed).toEqual([false, false])
    finishPlan(match, first)
  })

  it('stands when the other one is finished, by either way', () => {
    finishPlan(match, second)
    expect(battleIn(match)?.committed ?? [true, true]).toEqual([true, true])
    for (const seat of [first, second]) {
      expect(mayChange(match, seat)).toBe(false)
      expect(choose(match, seat, 'change-plan').ok).toBe(false)
      expect(undoable(match, seat)).toBe(0)
      expect(undo(match, seat).ok).toBe(false)
    }
  })
})
