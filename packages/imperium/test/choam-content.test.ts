import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { choam } from '../src/content/choam/index.ts'
import type { Module } from '../src/content/types.ts'
import { baseConflicts, baseImperium, baseIntrigue, baseLeaders } from '../src/content/uprising/base-mix.ts'
import { uprising } from '../src/content/uprising/index.ts'
import {
  cardRow,
  contractRow,
  copiesOf,
  idsOf,
  intrigueKind,
  intrigueRow,
  leaderRow,
  revealOrder,
  rowsOf,
  tally,
} from './printed.ts'

const { cards = [], intrigue = [], leaders = [], contracts = [] } = choam.adds ?? {}

describe('the CHOAM module', () => {
  it('CHO-CMP-01 holds 20 contracts, 4 Imperium cards, 4 Intrigue cards and a Leader', () => {
    expect([copiesOf(contracts), copiesOf(cards), copiesOf(intrigue), leaders.length]).toEqual([20, 4, 4, 1])
    expect(contracts).toHaveLength(18)
    expect(choam.adds?.conflicts).toBeUndefined()
    expect(cards.map((card) => card.pile)).toEqual(Array(4).fill('imperium'))
  })

  it('IMP-CRD-01 says what is printed on its Imperium cards', () => {
    expect(cards.map(cardRow)).toEqual(
      rowsOf(`
        cargo-runner        1 3 LCS G 1 0 | agent when contracts 2 (draw 1), when contracts 4 (draw 1)
        delivery-agreement  1 5 C   G 0 0 | agent pay 1 discard (contract) | reveal choose 1 (1 spice, when contracts 4 (pay trashThis (1 vp)))
        interstellar-trade  1 7 LCS G 0 0 | acquire contract | agent influence any 1 | reveal per contracts 1 persuasion
        priority-contracts  1 6 LS  G 0 0 | agent contract | reveal choose 1 (2 spice, when contracts 4 (pay trashThis (1 vp)))
      `),
    )
    for (const card of cards) expect(revealOrder(card), card.id).toEqual(revealOrder(card).toSorted())
  })

  it('IMP-INT-07 says when its Intrigue cards can be played, for what and on which condition', () => {
    expect(intrigue.map(intrigueRow)).toEqual(
      rowsOf(`
        backed-by-choam  1 plot: 1 influence → 4 solari | combat: needs contracts 2 → 4 swords
        choam-profits    1 endgame: needs contracts 4 → 1 vp
        leverage         1 plot: needs gained-spice → contract, 1 solari
        reach-agreement  1 combat: retreat 1, 2 → contract
      `),
    )
  })

  it('UPR-CMP-04 makes 24 Plot, 10 Combat, 3 Endgame, 4 of Plot or Combat and 3 of Plot or Endgame', () => {
    expect(tally([...uprising.intrigue, ...intrigue], intrigueKind)).toEqual({
      Plot: 24,
      Combat: 10,
      Endgame: 3,
      'Plot or Combat': 4,
      'Plot or Endgame': 3,
    })
  })

  it('UPR-CMP-06 brings the ninth Leader', () => {
    expect(leaders.map(leaderRow)).toEqual([
      '2 shaddam-corrino-iv: contract-offer sardaukar | no-deployment, choose 1 (all (1 solari, recruit 1), pay 3 solari (influence any 1))',
    ])
  })

  it('CHO-SET-04 marks the two contracts that Shaddam Corrino IV keeps for himself', () => {
    const tags = leaders
      .flatMap(({ abilities }) => abilities)
      .flatMap((ability) => ('own' in ability ? ability.own : []))
    const own = contracts.filter(({ tag }) => tag !== undefined && tags.includes(tag))
    expect(idsOf(own)).toEqual(['sardaukar-cards', 'sardaukar-recall'])
    expect(copiesOf(own)).toBe(2)
  })
})

describe('contracts', () => {
  it('say what completes them and what they bring', () => {
    expect(contracts.map(contractRow)).toEqual(
      rowsOf(`
        harvest-3                    2 3 harvest → 3 solari
        harvest-4                    1 4 harvest → 4 solari
        immediate                    1 taking → 2 solari
        acquire-the-spice-must-flow  1 acquiring the-spice-must-flow → influence guild 1, 3 solari
        deliver-supplies             1 space deliver-supplies → 3 solari
        espionage                    2 space espionage → 3 solari
        heighliner-water             1 space heighliner → 2 water
        heighliner-troops            1 space heighliner → recruit 2
        high-council-solari          1 space high-council → 3 solari
        high-council-influence       1 space high-council → influence bene-gesserit 1
        research-station-solari      1 space research-station → 3 solari
        research-station-spy         1 space research-station → 2 solari, spy
        spice-refinery-water         1 space spice-refinery → 1 water
        spice-refinery-cards         1 space spice-refinery → draw 2
        arrakeen-water               1 space arrakeen → 1 water
        arrakeen-spy                 1 space arrakeen → recruit 1, spy
        sardaukar-cards              1 space sardaukar → draw 2 (sardaukar)
        sardaukar-recall             1 space sardaukar → recall-agent (sardaukar)
      `),
    )
  })

  it('have ids of their own', () => {
    expect(new Set(idsOf(contracts)).size).toBe(contracts.length)
  })

  it('are for spaces and cards of the Uprising box', () => {
    for (const { id, completedBy } of contracts) {
      if (typeof completedBy === 'string' || 'harvest' in completedBy) continue
      if ('space' in completedBy) expect(idsOf(uprising.spaces), id).toContain(completedBy.space)
      else expect(idsOf(uprising.cards), id).toContain(completedBy.acquiring)
    }
  })

  it('CHO-IX-02 are none of those for Rise of Ix', () => {
    expect(idsOf(contracts).filter((id) => id.startsWith('ix-'))).toEqual([])
    expect(contracts.filter(({ reward }) => reward.some((effect) => effect.do === 'contract'))).toEqual([])
  })
})

describe('base components in Uprising', () => {
  it.each([
    ['base-imperium', baseImperium, { cards: 43 }],
    ['base-intrigue', baseIntrigue, { intrigue: 33 }],
    ['base-conflicts', baseConflicts, { conflicts: 17 }],
    ['base-leaders', baseLeaders, { leaders: 8 }],
  ])('come as the module %s, of one kind', (id, { id: name, adds = {}, ...others }: Module, expected) => {
    expect(name).toBe(id)
    expect(others).toEqual({})
    expect(Object.fromEntries(Object.entries(adds).map(([kind, things]) => [kind, things.length]))).toEqual(
      expected,
    )
  })

  it('MIX-BAS-01 MIX-GEN-01 bring their Conflict cards, under other ids where Uprising has the name', () => {
    expect(idsOf(baseConflicts.adds?.conflicts ?? []).filter((id) => id.startsWith('base/'))).toEqual([
      'base/secure-imperial-basin',
      'base/siege-of-arrakeen',
      'base/battle-for-arrakeen',
      'base/battle-for-imperial-basin',
    ])
    expect(baseConflicts.adds?.conflicts?.filter((conflict) => conflict.battleIcon)).toEqual([])
  })

  it('MIX-BAS-02 leave out what speaks of the Mentat', () => {
    const left = (whole: readonly { readonly id: string }[], part: readonly { readonly id: string }[] = []) =>
      idsOf(whole).filter((id) => !idsOf(part).some((other) => other.replace('base/', '') === id))
    expect(left(base.intrigue, baseIntrigue.adds?.intrigue)).toEqual(['calculated-hire'])
    expect(left(base.conflicts, baseConflicts.adds?.conflicts)).toEqual(['sort-through-the-chaos'])
    expect(JSON.stringify([baseImperium, baseIntrigue, baseConflicts, baseLeaders])).not.toContain('"mentat')
  })

  it('MIX-BAS-03 bring all 67 Imperium cards and the 39 other Intrigue cards', () => {
    expect(baseImperium.adds?.cards?.every((card) => card.pile === 'imperium')).toBe(true)
    expect(copiesOf(baseImperium.adds?.cards ?? [])).toBe(67)
    expect(copiesOf(baseIntrigue.adds?.intrigue ?? [])).toBe(39)
  })

  it('MIX-GEN-02 bring their Leaders', () => {
    expect(baseLeaders.adds?.leaders).toEqual(base.leaders)
  })

  it.each(['cards', 'intrigue', 'conflicts', 'leaders'] as const)('share no id among the %s', (kind) => {
    const modules: readonly Module[] = [choam, baseImperium, baseIntrigue, baseConflicts, baseLeaders]
    const ids = [uprising, ...modules.map(({ adds }) => adds)].flatMap((parts) => idsOf(parts?.[kind] ?? []))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('name Carthag as the only place and no card that is not in Uprising', () => {
    const text = JSON.stringify([baseImperium, baseIntrigue, baseConflicts, baseLeaders])
    const named = (key: string) =>
      new Set([...text.matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map(([, id]) => id ?? ''))
    const unknown = (key: string, known: readonly { readonly id: string }[]) =>
      [...named(key)].filter((id) => !idsOf(known).includes(id))
    expect(unknown('space', uprising.spaces)).toEqual(['carthag'])
    expect(unknown('location', uprising.spaces)).toEqual(['carthag'])
    expect(unknown('card', uprising.cards)).toEqual([])
  })
})
