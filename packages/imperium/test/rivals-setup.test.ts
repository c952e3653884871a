// Games of one and two people against Rivals: what lies on the table at the start, and what is refused.

import { start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { type ImperiumSetup, imperium, setupOptions, setupProblem, uprising } from '../src/index.ts'
import { imperiumScenarios, uprisingScenarios } from '../src/scenario/index.ts'
import { type ImperiumState, victoryPoints } from '../src/state.ts'

/** The rules, with Rivals who wait. */
const waiting = ({ rules, lays }: typeof imperiumScenarios) => ({ ...rules, ...(lays && { setup: lays }) })
const BOXES = { imperium: waiting(imperiumScenarios), uprising: waiting(uprisingScenarios) }
const SEEDS = Array.from({ length: 12 }, (_, index) => `rivals ${index}`)

/** The table before anyone has acted. */
const table = (
  box: keyof typeof BOXES,
  players: number,
  rivals: ImperiumSetup['rivals'] = {},
  seed = 'table',
  more: Partial<ImperiumSetup> = {},
): ImperiumState => start(BOXES[box], { players, leaders: 'random', rivals, ...more }, seed).match.state

const LEVELS = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const

describe('the table of the base box', () => {
  it('SOL-HAG-09 seats a person and two Rivals with Leaders; the Rival on the left starts', () => {
    const s = table('imperium', 1, { level: 'mercenary' })
    expect(imperium.seats({ players: 1, leaders: 'random' })).toEqual(['person', 'automa', 'automa'])
    expect(s.firstPlayer).toBe(1)
    expect(s.rivals).toMatchObject({ people: 1, level: 'mercenary', rules: [], discard: [] })
    expect(s.rivals?.deck).toHaveLength(27)
    expect(new Set([s.players[0]?.leader, ...(s.rivals?.who ?? [])]).size).toBe(3)
    for (const p of s.players) {
      expect(p).toMatchObject({ water: 1, agents: 2, swordmaster: false })
      expect(Object.values(p.influence)).toEqual([0, 0, 0, 0])
    }
    for (const rival of s.players.slice(1)) expect([...rival.deck, ...rival.hand]).toEqual([])
  })

  it.each([
    ['mercenary', 0, 0],
    ['sardaukar', 3, 1],
    ['mentat', 3, 1],
    ['kwisatz-haderach', 3, 1],
  ] as const)('SOL-HAG-10 at %s Rivals have %i troops and %i Intrigue cards', (level, garrison, intrigue) => {
    const s = table('imperium', 1, { level, who: ['earl-memnon-thorvald', 'count-ilban-richese'] }, 'level', {
      leaders: ['paul-atreides'],
    })
    for (const rival of s.players.slice(1)) {
      expect(rival).toMatchObject({ garrison, supply: 12 - garrison })
      expect(rival.intrigue).toHaveLength(intrigue)
    }
    const more = level === 'mercenary' ? 1 : 0
    expect(s.players[0]).toMatchObject({ solari: more, spice: more, water: 1, garrison: 3, intrigue: [] })
    expect(s.rivals?.rules).toEqual(
      level === 'mentat' || level === 'kwisatz-haderach' ? ['expert-deployment'] : [],
    )
  })

  it('SOL-HAG-08 SOL-SET-03 seats two people and House Hagal with three Agents and nothing else', () => {
    expect(imperium.seats({ players: 2, leaders: 'random' })).toEqual(['person', 'person', 'automa'])
    const first = SEEDS.map((seed) => {
      const s = table('imperium', 2, {}, seed)
      expect(s.rivals).toMatchObject({ people: 2, who: [null], level: null })
      expect(s.rivals?.deck).toHaveLength(28)
      expect(s.players[2]).toMatchObject({
        leader: null,
        agents: 3,
        garrison: 0,
        supply: 12,
        water: 0,
        solari: 0,
        spice: 0,
        intrigue: [],
      })
      expect(s.players.map((_, seat) => victoryPoints(s, seat))).toEqual([0, 0, 0])
      return s.firstPlayer
    })
    expect(new Set(first)).toEqual(new Set([0, 1]))
  })

  it('SOL-HAG-09 gives no person a Leader who is a Rival', () => {
    for (const seed of SEEDS) {
      const s = table('imperium', 1, {}, seed)
      expect(s.rivals?.who).not.toContain(s.players[0]?.leader)
      expect(s.rivals?.who.filter((id) => id === 'paul-atreides' || id === 'helena-richese')).toEqual([])
    }
    const { match } = start(
      BOXES.imperium,
      { players: 1, leaders: 'choose', rivals: { who: ['earl-memnon-thorvald', 'count-ilban-richese'] } },
      'choose',
    )
    const keys = match.prompts.flatMap(({ options }) => options.map(({ key }) => key))
    expect(keys).toHaveLength(6)
    expect(keys).not.toContain('leader earl-memnon-thorvald')
  })
})

describe('the table of Uprising', () => {
  it('SOL-RIV-01 SOL-SET-03 gives each Rival of a solo game 3 troops, 2 Agents, 1 water and 3 spies', () => {
    const s = table('uprising', 1)
    expect(uprising.seats({ players: 1, leaders: 'random' })).toEqual(['person', 'automa', 'automa'])
    expect(s.rivals).toMatchObject({
      people: 1,
      level: 'sardaukar',
      rules: [],
      streamlined: false,
      churn: false,
    })
    expect(s.rivals?.deck).toHaveLength(36)
    expect(s.rivals?.deck).not.toContain('reshuffle')
    for (const rival of s.players.slice(1)) {
      expect(rival).toMatchObject({
        garrison: 3,
        supply: 9,
        agents: 2,
        water: 1,
        spies: 3,
        posts: [],
        leader: null,
      })
      expect(Object.values(rival.influence)).toEqual([0, 0, 0, 0])
    }
    expect(s.players.map((_, seat) => victoryPoints(s, seat))).toEqual([0, 0, 0])
  })

  it('SOL-RIV-01 plays with one Rival and all 37 cards with two people', () => {
    const s = table('uprising', 2)
    expect(s.rivals?.who).toHaveLength(1)
    expect(s.rivals?.deck).toHaveLength(37)
    expect(s.rivals?.deck).toContain('reshuffle')
    expect(s.players[2]).toMatchObject({ garrison: 3, agents: 2, water: 1, spies: 3 })
  })

  it('UPR-OBJ-06 gives the Rival of two people the ornithopter, and deals one each in a solo game', () => {
    const objectives = (s: ImperiumState) =>
      s.players.map(({ trophies }) => trophies.map(({ id }) => id).join())
    const ofTwo = SEEDS.map((seed) => table('uprising', 2, {}, seed))
    for (const s of ofTwo) {
      expect(objectives(s)[2]).toBe('objective-ornithopter-1-3p')
      expect(objectives(s)[s.firstPlayer]).toBe('objective-desert-mouse-first')
    }
    expect(new Set(ofTwo.map((s) => s.firstPlayer))).toEqual(new Set([0, 1]))
    const solo = SEEDS.map((seed) => table('uprising', 1, {}, seed))
    for (const s of solo) {
      expect(objectives(s).toSorted()).toEqual([
        'objective-crysknife',
        'objective-desert-mouse-first',
        'objective-ornithopter-1-3p',
      ])
    }
    expect(new Set(solo.map((s) => s.firstPlayer))).toEqual(new Set([0, 1, 2]))
  })

  it.each(LEVELS)('SOL-RIV-10 begins at the level %s', (level) => {
    const s = table('uprising', 1, { level }, 'level', { leaders: ['lady-jessica'] })
    const isNovice = level === 'mercenary'
    expect(s.players.slice(1).map(({ garrison }) => garrison)).toEqual(isNovice ? [0, 0] : [3, 3])
    expect(s.players.map(({ intrigue }) => intrigue.length)).toEqual([isNovice ? 1 : 0, 0, 0])
    const clever = ['smart-politics', 'brutal-escalation', 'expert-deployment']
    expect(s.rivals?.rules).toEqual(level === 'mentat' || level === 'kwisatz-haderach' ? clever : [])
  })

  it('SOL-RIV-11 has each rule switched on by itself, with one person or two', () => {
    for (const players of [1, 2])
      for (const rule of ['smart-politics', 'brutal-escalation', 'expert-deployment'] as const)
        expect(table('uprising', players, { rules: [rule] }).rivals?.rules).toEqual([rule])
  })

  it('SOL-RIV-12 has one of two Streamlined Rivals', () => {
    const who = SEEDS.map((seed) => table('uprising', 2, { streamlined: true }, seed).rivals?.who.join())
    expect(new Set(who)).toEqual(new Set(['lady-amber-metulli', 'glossu-rabban']))
  })

  it('SOL-RIV-10 at the highest level the Swordmaster is not offered', () => {
    const closed = (level: (typeof LEVELS)[number]) => {
      const { state } = start(
        BOXES.uprising,
        { players: 1, leaders: [null], rivals: { level } },
        'swordmaster',
      ).match
      Object.assign(state.players[0] ?? {}, { hand: ['dagger'], solari: 20 })
      const [decision] = uprising.decisions(state)
      if (decision === undefined) throw new Error('nobody is asked')
      return uprising.options(state, decision).some(({ key }) => key === 'agent dagger > swordmaster')
    }
    expect([closed('mentat'), closed('kwisatz-haderach')]).toEqual([true, false])
  })
})

describe('a setup that cannot be played is refused, with a sentence', () => {
  const solo = { players: 1, leaders: 'random' } as const
  const two = { players: 2, leaders: 'random' } as const
  it.each<[keyof typeof BOXES, ImperiumSetup, string]>([
    ['imperium', { ...two, rivals: { level: 'mentat' } }, 'level'],
    ['uprising', { ...two, rivals: { level: 'mercenary' } }, 'level'],
    ['uprising', { ...solo, rivals: { streamlined: true } }, 'streamlined'],
    ['imperium', { ...two, rivals: { streamlined: true } }, 'streamlined'],
    ['uprising', { ...two, rivals: { churn: true } }, 'churn'],
    ['imperium', { ...solo, rivals: { churn: true } }, 'churn'],
    ['imperium', { ...solo, rivals: { rules: ['smart-politics'] } }, 'rival-rule'],
    ['imperium', { ...solo, rivals: { who: ['paul-atreides', 'earl-memnon-thorvald'] } }, 'unknown-rival'],
    ['imperium', { ...solo, rivals: { who: ['earl-memnon-thorvald', 'helena-richese'] } }, 'unknown-rival'],
    ['imperium', { ...two, rivals: { who: ['earl-memnon-thorvald'] } }, 'unknown-rival'],
    ['uprising', { ...solo, rivals: { who: ['muad-dib'] } }, 'rival-count'],
    ['uprising', { ...two, rivals: { who: ['muad-dib', 'staban-tuek'] } }, 'rival-count'],
    ['uprising', { ...solo, rivals: { who: ['muad-dib', 'muad-dib'] } }, 'rival-twice'],
    ['uprising', { ...two, rivals: { who: ['muad-dib'], streamlined: true } }, 'unknown-rival'],
    [
      'imperium',
      {
        players: 1,
        leaders: ['earl-memnon-thorvald'],
        rivals: { who: ['earl-memnon-thorvald', 'count-ilban-richese'] },
      },
      'rival-is-leader',
    ],
    ['imperium', { players: 3, leaders: 'random', rivals: {} }, 'no-rivals'],
    ['uprising', { players: 4, leaders: 'random', rivals: { level: 'mentat' } }, 'no-rivals'],
    ['uprising', { players: 5, leaders: 'random' }, 'players'],
    ['imperium', { players: 0, leaders: 'random' }, 'players'],
  ])('SOL-HAG-09 SOL-RIV-10 SOL-RIV-12 SOL-RIV-13 %s with %j: %s', (box, setup, why) => {
    const problem = setupProblem(box, setup)
    expect(problem).toMatchObject({ why })
    expect(problem?.message).toMatch(/\.$/)
    expect(() => start(box === 'imperium' ? imperium : uprising, setup, 'refused')).toThrow(problem?.message)
  })

  it('SOL-RIV-12 but a Rival may have the name of a person’s Leader in Uprising, where Rivals are cards', () => {
    const setup = { players: 2, leaders: ['muad-dib', 'lady-jessica'], rivals: { who: ['muad-dib'] } }
    expect(setupProblem('uprising', setup)).toBeUndefined()
  })
})

describe('the options for Rivals', () => {
  it('SOL-HAG-10 SOL-RIV-10 SOL-RIV-11 follow from the box and the number of people', () => {
    const of = (box: string, players: number) => setupOptions(box).rivals([], players)
    expect(of('imperium', 1)).toMatchObject({
      count: 2,
      streamlined: [],
      levels: LEVELS,
      rules: ['expert-deployment'],
      churn: false,
    })
    expect(of('imperium', 2)).toMatchObject({ count: 1, who: [], streamlined: [], levels: [], churn: false })
    expect(of('uprising', 1)).toMatchObject({ count: 2, streamlined: [], levels: LEVELS, churn: true })
    expect(of('uprising', 2)).toMatchObject({
      count: 1,
      streamlined: ['lady-amber-metulli', 'glossu-rabban'],
      levels: [],
      churn: false,
    })
    expect(of('uprising', 1)?.who).toHaveLength(10)
    expect(of('uprising', 3)).toBeUndefined()
  })
})
