// A bot against Rivals: it knows what they may still do, what they collect for, and who cannot win.

import { type ImperiumSetup, type ImperiumState, imperium, uprising } from '@sietch/imperium'
import { content, player } from '@sietch/imperium/table'
import { rngOf, seatPeople, settle, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { botFor } from '../src/bot.ts'
import { explain } from '../src/explain.ts'
import { appraise } from '../src/imperium/appraisal.ts'
import { contestOf } from '../src/imperium/conflict.ts'
import { imperiumJudgement } from '../src/imperium/judgement.ts'
import { EVALUATION } from '../src/imperium/weights.ts'

const judgement = imperiumJudgement()
const silent = (): void => {}

type Change = (s: ImperiumState) => void

function tableOf(rules: typeof uprising, setup: Omit<ImperiumSetup, 'leaders'>, change: Change = silent) {
  const s = rules.setup({ leaders: 'random', ...setup }, rngOf('judged'), silent)
  settle(rules, s, silent)
  change(s)
  return s
}

const solo = (change?: Change, rivals: ImperiumSetup['rivals'] = {}) =>
  tableOf(uprising, { players: 1, rivals }, change)

const reachOf = (s: ImperiumState, seat: number) => {
  const reach = contestOf(s, appraise(s.box, EVALUATION))?.reaches[seat]
  if (reach === undefined) throw new Error('there is no Conflict')
  return reach
}

const chanceOf = (s: ImperiumState, seat: number): number => judgement.chances(s)[seat] ?? 0

describe('the strength that a Rival may reach', () => {
  const sent: Change = (s) => {
    const p = player(s, 1)
    p.conflict = 2
    p.supply -= 2
    p.agents = 0
  }

  it('is none without troops in the Conflict and Agents', () => {
    const gone = solo((s) => {
      player(s, 1).agents = 0
    })
    expect(reachOf(gone, 1)).toEqual({ most: 0, spread: 0 })
  })

  it('grows by the swords of the House Hagal cards that are left', () => {
    const swords = (n: number) =>
      solo((s) => {
        sent(s)
        if (s.rivals !== undefined)
          s.rivals.deck = s.rivals.deck.filter((id) => content(s).hagal(id).swords === n)
      })
    expect(reachOf(swords(1), 1).most).toBe(5)
    expect(reachOf(swords(4), 1).most).toBe(8)
  })

  it('grows by two cards in the last Conflicts with Brutal Escalation', () => {
    const last: Change = (s) => {
      sent(s)
      const [conflict] = content(s).box.conflicts.filter(({ level }) => level === 3)
      s.conflicts = [conflict?.id ?? '']
    }
    const usual = reachOf(solo(last), 1).most - 4
    expect(reachOf(solo(last, { rules: ['brutal-escalation'] }), 1).most - 4).toBeCloseTo(2 * usual)
  })

  it('is what lies there once the swords are revealed', () => {
    const fought = solo((s) => {
      sent(s)
      player(s, 1).swords = 3
      s.phase = 'combat'
    })
    expect(reachOf(fought, 1).most).toBe(7)
  })
})

describe('the standing of a Rival', () => {
  it.each(['solari', 'spice', 'water'] as const)('is better with %s, toward its Swordmaster', (good) => {
    const richer = solo((s) => {
      player(s, 1)[good] += 3
    })
    expect(chanceOf(richer, 1)).toBeGreaterThan(chanceOf(solo(), 1))
  })

  it('counts what it collects after that as parts of points', () => {
    const has = (solari: number) =>
      solo((s) => {
        const p = player(s, 1)
        p.swordmaster = true
        p.solari = solari
      })
    const { resources } = judgement.terms(has(6), 1)
    expect(resources - judgement.terms(has(0), 1).resources).toBeCloseTo(6 / 7, 1)
  })

  it('is no match for a person’s only by its lack of cards', () => {
    const chances = judgement.chances(solo())
    expect(Math.max(...chances)).toBeLessThan(0.6)
    expect(Math.min(...chances)).toBeGreaterThan(0.15)
  })

  it.each([
    ['House Hagal of two players', imperium, {}],
    ['a Streamlined Rival', uprising, { streamlined: true }],
  ])('is nothing for %s, who cannot win', (_, rules, rivals) => {
    const s = tableOf(rules, { players: 2, rivals })
    const [first = 0, second = 0, spoiler] = judgement.chances(s)
    expect(spoiler).toBe(0)
    expect(first + second).toBeCloseTo(1)
    const ahead = tableOf(rules, { players: 2, rivals }, (table) => {
      player(table, 2).swordmaster = true
      player(table, 2).solari = 9
    })
    expect(judgement.terms(ahead, 0).rivals).toBeCloseTo(judgement.terms(s, 0).rivals)
  })
})

it('no one saves for a Swordmaster that cannot be had', () => {
  const saved = (level: 'mentat' | 'kwisatz-haderach') =>
    judgement.terms(
      solo(
        (s) => {
          player(s, 0).solari = 5
          player(s, 0).council = true
        },
        { level },
      ),
      0,
    ).resources
  expect(saved('kwisatz-haderach')).toBeLessThan(saved('mentat'))
})

it('a person who is asked for a Rival gives it what is worth least', () => {
  const s = tableOf(imperium, { players: 1 }, (table) => {
    player(table, 1).influence = { emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 0 }
    table.stack.push({
      kind: 'influence',
      seat: 1,
      source: { kind: 'rival', id: table.rivals?.who[0] ?? '' },
      factions: ['emperor', 'guild'],
      n: 1,
    })
  })
  const [prompt] = settle(imperium, s, silent)
  if (prompt === undefined) throw new Error('nobody is asked')
  expect(prompt.decision).toMatchObject({ seat: 0, kind: 'rival-influence' })
  const [emperor = 0, guild = 0] = judgement.glance(s, prompt.decision, prompt.options)
  expect(guild).toBeGreaterThan(emperor)
})

describe.each([
  ['imperium', imperium],
  ['uprising', uprising],
])('%s', (_, rules) => {
  it.each([1, 2])('is played to the end by bots with Rivals and %i people', (players) => {
    const setup: ImperiumSetup = { players, leaders: 'random' }
    const bot = botFor(rules, 'medium', judgement)
    const policies = seatPeople(rules.seats(setup), [bot, bot].slice(0, players))
    expect(simulate(rules, setup, policies, 'rivals').outcome?.scores).toHaveLength(3)
  })
})

it('a hint is to be had against Rivals', () => {
  const s = solo()
  const [prompt] = settle(uprising, s, silent)
  if (prompt === undefined) throw new Error('nobody is asked')
  const imagine = () => uprising.imagine(s, 0, rngOf('hint'))
  const turn = { ...prompt, view: () => uprising.view(s, 0), imagine, rng: rngOf('hint') }
  const { option, chance } = explain(uprising, 'expert', judgement, turn, { playouts: 8, candidates: 3 })
  expect(prompt.options).toContainEqual(option)
  expect(chance).toBeGreaterThan(0)
  expect(chance).toBeLessThan(1)
})
