// The sheet of a battle plan against the rules: whatever can be drafted can be handed in, whatever the rules offer can be
// drafted, and what the sheet says would come of it does. Over battles of games played randomly.

import {
  type BattleView,
  type ClassicEvent,
  type ClassicView,
  classic,
  type Plan,
  readEvent,
  type Side,
} from '@sietch/classic'
import { treacheryKind } from '@sietch/classic/content'
import {
  choose,
  draw,
  type Match,
  type Option,
  type Prompt,
  pick,
  type Rng,
  randomPolicy,
  rngOf,
  type Seat,
  start,
} from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import {
  type Draft,
  firstDraft,
  fitted,
  partOf,
  planOf,
  withCard,
  withDial,
  withSpice,
} from '../src/classic/plan/draft.ts'
import { foeOf } from '../src/classic/plan/foe.ts'
import { costOf, type Guess, outlookOf } from '../src/classic/plan/outlook.ts'

type Playing = Match<never, unknown>

const viewOf = (match: Playing, seat: Seat): ClassicView => classic.view(match.state as never, seat)

const battleIn = ({ pending }: ClassicView): BattleView | undefined =>
  pending.findLast(({ kind }) => kind === 'battle') as BattleView | undefined

/** A draft as a person makes it, by changing this and that. */
function drafted(rng: Rng, { sheet }: BattleView): Draft {
  if (sheet === null) throw new Error('who is asked for a plan has a sheet')
  let draft = firstDraft(sheet)
  draft = withDial(sheet, draft, pick(rng, sheet.dials).dial)
  draft = withSpice(sheet, draft, draw(rng, 10))
  draft = { ...draft, leader: pick(rng, sheet.leaders), kwisatz: pick(rng, sheet.kwisatz) }
  draft = withCard(sheet, draft, 'weapon', pick(rng, sheet.cards).weapon)
  return withCard(sheet, draft, 'defense', pick(rng, sheet.cards).defense)
}

type Drafted = {
  readonly plan: Plan
  readonly view: ClassicView
  readonly battle: BattleView
  readonly seat: Seat
}

/** Hands in a plan part by part and checks on the way that the sheet had everything that is offered. */
function handIn(match: Playing, seat: Seat, rng: Rng, did: (seat: Seat, key: string) => void): Drafted {
  const view = viewOf(match, seat)
  const battle = battleIn(view)
  if (battle?.sheet == null) throw new Error('who is asked for a plan has a sheet')
  const draft = drafted(rng, battle)
  expect(fitted(battle.sheet, draft)).toEqual(draft)
  const plan = planOf(draft)
  if (plan === undefined) throw new Error('somebody leads')
  for (let prompt = planPrompt(match, seat); prompt !== undefined; prompt = planPrompt(match, seat)) {
    for (const option of prompt.options) expect(isOnSheet(battle, plan, option), option.key).toBe(true)
    const part = partOf(prompt.options, plan)
    expect(part, prompt.options.map(({ key }) => key).join(', ')).toBeDefined()
    did(seat, part?.key ?? '')
  }
  return { plan, view, battle, seat }
}

const planPrompt = ({ prompts }: Playing, seat: Seat): Prompt | undefined =>
  prompts.find(({ decision }) => decision.seat === seat && decision.kind === 'plan')

function isOnSheet({ sheet }: BattleView, plan: Plan, { verb, targets: [target] }: Option): boolean {
  const id = String(target?.id)
  switch (verb) {
    case 'dial':
      return sheet?.dials.some(({ dial }) => String(dial) === id) === true
    case 'spice':
      return sheet?.dials.find(({ dial }) => dial === plan.dial)?.spice.some((n) => String(n) === id) === true
    case 'leader':
      return sheet?.leaders.some((leader) => leader === id) === true
    case 'weapon':
      return sheet?.cards.some(({ weapon }) => weapon === id) === true
    case 'defense':
      return sheet?.cards.some(({ weapon, defense }) => weapon === plan.weapon && defense === id) === true
    case 'kwisatz-haderach':
      return sheet?.kwisatz.includes(true) === true
    default:
      return true
  }
}

const kindOf = (card: Plan['weapon']): Guess['weapon'] => (card === 'none' ? 'none' : treacheryKind(card))

describe.each(['basic', 'advanced'])('the sheet of a battle plan in the %s game', (name) => {
  it('DUN-BAT-10 DUN-BAT-22 DUN-BAT-27 ADV-BAT-6 hands in what was drafted, and what it foresees comes', () => {
    let battles = 0
    let decided = 0
    for (let game = 0; game < 12; game++) {
      const setup = { players: 6, modules: name === 'advanced' ? ['advanced'] : [] }
      const begun = start(classic, setup as never, `sheet ${game}`)
      const match = begun.match as unknown as Playing
      const rng = rngOf(`sheet ${game}`)
      const plans = new Map<Seat, Drafted>()
      let told: ClassicEvent[] = []
      const did = (seat: Seat, key: string) => {
        const done = choose(match, seat, key)
        if (!done.ok) throw new Error('an offer could not be chosen')
        told.push(...done.events.map((event) => readEvent(event)))
      }
      for (let steps = 0; match.prompts.length > 0 && steps < 3000; steps++) {
        const [prompt] = match.prompts
        if (prompt === undefined) break
        const { decision, options } = prompt
        if (decision.kind === 'plan') {
          if (plans.size === 0) told = []
          plans.set(decision.seat, handIn(match, decision.seat, rng, did))
        } else did(decision.seat, randomPolicy({ decision, options, rng } as never)?.key ?? '')
        if (!told.some(({ kind }) => kind === 'battle-won' || kind === 'explosion')) continue
        battles++
        decided += foreseen([...plans.values()], told) ? 1 : 0
        plans.clear()
        told = []
      }
    }
    expect(battles).toBeGreaterThan(20)
    expect(decided).toBeGreaterThan(10)
  })
})

/** Each side, had it guessed the plan of the other, foresaw what happened; nothing where a traitor was called. */
function foreseen(sides: readonly Drafted[], happened: readonly ClassicEvent[]): boolean {
  if (happened.some(({ kind }) => kind === 'traitor')) return false
  for (const { plan, view, battle, seat } of sides) {
    const theirs = sides.find((other) => other.seat !== seat)?.plan
    if (battle.sheet === null || theirs === undefined) throw new Error('there are two plans')
    const side: Side = battle.seats[0] === seat ? 0 : 1
    const foe = {
      ...foeOf(view, battle, battle.sheet, seat),
      traitors: [],
      shown: { kwisatz: theirs.kwisatz },
    }
    const guess = { ...theirs, weapon: kindOf(theirs.weapon), defense: kindOf(theirs.defense) }
    const outlook = outlookOf(plan, side, foe, guess)
    const won = happened.find((event) => event.kind === 'battle-won')
    if (won === undefined) {
      expect(outlook.kind).toBe('explosion')
      continue
    }
    expect(outlook.kind).toBe(won.data.seat === seat ? 'won' : 'lost')
    expect([outlook.own.total, outlook.foe.total]).toEqual([
      won.data.totals?.[side],
      won.data.totals?.[1 - side],
    ])
    const dead = happened.flatMap((event) => (event.kind === 'leader-killed' ? [event.data.leader] : []))
    const isNamed = plan.leader !== 'none' && plan.leader !== 'cheap-hero'
    if (isNamed) expect(dead.some((leader) => leader === plan.leader)).toBe(outlook.own.isKilled)
    const gained = happened.flatMap((event) =>
      event.kind === 'spice' && event.data.reason === 'leaders' && event.data.to === seat
        ? [event.data.spice]
        : [],
    )
    expect(gained.reduce((sum, n) => sum + n, 0)).toBe(outlook.gained)
    const lost = happened.flatMap((event) =>
      event.kind === 'killed' && event.data.cause === 'battle' && event.data.seat === seat
        ? [event.data.forces + event.data.elite]
        : [],
    )
    const sum = lost.reduce((all, n) => all + n, 0)
    const cost = costOf(battle.sheet, plan)
    if (won.data.seat !== seat) expect(sum).toBe(cost.all)
    // Where the winner chooses what is lost, it is not told yet.
    else if (cost.least === cost.most && sum > 0) expect(sum).toBe(cost.least)
  }
  return true
}
