// What Bloodlines and its Tech module bring, as printed: typed from the tables and not from the content.

import { describe, expect, it } from 'vitest'
import { type Content, contentKey, contentOf } from '../src/content/index.ts'
import type { Box, PartKind, Rival } from '../src/content/types.ts'
import { setupProblem } from '../src/index.ts'
import { hagalCards } from '../src/rivals/deck.ts'
import {
  cardRow,
  conflictRow,
  contractRow,
  copiesOf,
  idsOf,
  intrigueKind,
  intrigueRow,
  leaderRow,
  navigationRow,
  revealOrder,
  rowsOf,
  say,
  skillRow,
  spaceRow,
  tally,
  techRow,
} from './printed.ts'

const uprising = contentOf('uprising')
const withBloodlines = contentOf('uprising+bloodlines')
const withChoam = contentOf('uprising+choam+bloodlines')
const withTech = contentOf('uprising+bloodlines+tech')
const withAll = contentOf('uprising+choam+bloodlines+tech')
const base = contentOf('imperium')
const baseWithBloodlines = contentOf('imperium+bloodlines')
const baseWithTech = contentOf('imperium+bloodlines+tech')

/** What one box has and another has not. */
const added = <K extends PartKind>(kind: K, { box }: Content, { box: before }: Content): Box[K] => {
  const known = idsOf(before[kind])
  return box[kind].filter(({ id }) => !known.includes(id)) as unknown as Box[K]
}
const idsAdded = (kind: PartKind, after: Content, before: Content): string[] =>
  idsOf(added(kind, after, before))

describe('what is in play', () => {
  const counted = ({ box, piles }: Content) => [
    piles.imperium.length,
    piles.intrigue.length,
    piles.twisted.length,
    box.conflicts.length,
    box.leaders.filter(({ backOf }) => !backOf).length,
    piles.contracts.length,
    piles.skills.length,
    box.navigation.length,
    box.tech.length,
    copiesOf(box.hagal),
    box.rivals.length,
  ]

  // Imperium, Intrigue and Twisted cards, Conflicts, Leaders, contracts, skills, Navigation cards, tiles, Hagal, Rivals.
  it.each<[string, string, Content, number[]]>([
    ['', 'uprising', uprising, [65, 40, 0, 16, 8, 0, 0, 0, 0, 37, 10]],
    [
      'BLD-CMP-01 BLD-CMP-02',
      'uprising, Bloodlines',
      withBloodlines,
      [90, 55, 12, 18, 16, 0, 14, 10, 0, 39, 15],
    ],
    ['BLD-CMP-08', 'uprising, Bloodlines, CHOAM', withChoam, [99, 60, 12, 18, 17, 28, 14, 10, 0, 39, 15]],
    ['TEC-SET-04', 'uprising, Bloodlines, Tech', withTech, [92, 57, 12, 18, 17, 0, 14, 10, 17, 43, 16]],
    ['BLD-CMP-09', 'uprising and all of it', withAll, [101, 62, 12, 18, 18, 28, 14, 10, 18, 43, 16]],
    ['', 'imperium', base, [67, 40, 0, 18, 8, 0, 0, 0, 0, 31, 6]],
    [
      'MIX-BLD-02 MIX-BLD-03',
      'imperium, Bloodlines',
      baseWithBloodlines,
      [85, 50, 12, 18, 13, 0, 12, 9, 0, 33, 8],
    ],
    [
      'TEC-SET-05 MIX-BLD-09',
      'imperium, all it takes',
      baseWithTech,
      [87, 52, 12, 18, 14, 0, 12, 9, 12, 37, 8],
    ],
  ])('%s is counted for %s', (_, __, content, numbers) => {
    expect(counted(content)).toEqual(numbers)
  })

  it('BLD-SET-05 has four, ten and four Conflict cards to choose from', () => {
    expect(
      [1, 2, 3].map((level) => withBloodlines.box.conflicts.filter((one) => one.level === level).length),
    ).toEqual([4, 10, 4])
    expect(withBloodlines.box.conflictDeck).toEqual([1, 5, 4])
  })

  it('TEC-SET-01 TEC-CMP-01 needs Bloodlines for the Tech module, in both boxes', () => {
    for (const box of ['imperium', 'uprising']) {
      const problemOf = (...modules: string[]) =>
        setupProblem(box, { players: 3, modules, leaders: 'random' })
      expect(problemOf('tech')).toMatchObject({
        why: 'module-needs',
        message: 'The module "tech" needs the module "bloodlines".',
      })
      expect(problemOf('bloodlines', 'tech')).toBeUndefined()
    }
    expect(contentKey('uprising', ['tech', 'bloodlines', 'choam'])).toBe('uprising+choam+bloodlines+tech')
  })

  it('BLD-SET-06 mixes with what the base box lends to Uprising', () => {
    const mixed = contentOf(
      'uprising+base-imperium+base-intrigue+base-conflicts+base-leaders+bloodlines+tech',
    )
    expect(mixed.piles.imperium.length).toBe(92 + 67)
    expect(mixed.box.leaders.filter(({ backOf }) => !backOf)).toHaveLength(17 + 8)
  })

  it.each<PartKind>([
    'cards',
    'intrigue',
    'conflicts',
    'leaders',
    'contracts',
    'skills',
    'navigation',
    'tech',
    'sideboards',
  ])('gives each of the new %s an id in plain words', (kind) => {
    for (const id of idsAdded(kind, withAll, contentOf('uprising+choam')))
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('with the base box', () => {
  const missing = (kind: PartKind): string[] => {
    const known = idsOf(baseWithTech.box[kind])
    return idsAdded(kind, withTech, uprising).filter((id) => !known.includes(id))
  }

  it('MIX-BLD-02 the Fierce skills stay out', () => {
    expect(missing('skills')).toEqual(['fierce'])
  })

  it('MIX-BLD-03 the new Conflict cards stay out', () => {
    expect(idsAdded('conflicts', baseWithTech, base)).toEqual([])
  })

  it('MIX-BLD-04 everything of the CHOAM module stays out', () => {
    expect(() => contentKey('imperium', ['choam'])).toThrow('choam')
    expect(baseWithTech.box.contracts).toEqual([])
    for (const kind of ['cards', 'intrigue', 'tech'] as const)
      for (const id of idsAdded(kind, withAll, withTech))
        expect(idsOf(baseWithTech.box[kind])).not.toContain(id)
  })

  it('MIX-BLD-05 five Intrigue cards stay out', () => {
    expect(missing('intrigue').toSorted()).toEqual([
      'false-orders',
      'grasp-arrakis',
      'insider-information',
      'ripples-in-the-sand',
      'sleeper-unit',
    ])
  })

  it('MIX-BLD-06 seven Imperium cards stay out', () => {
    expect(missing('cards').toSorted()).toEqual([
      'arrakis-observer',
      'eliminate-allies',
      'holy-war',
      'intelligence-training',
      'pointing-the-way',
      'shrouded-counsel',
    ])
    expect(missing('cards').map((id) => withTech.card(id).copies)).toContain(2)
  })

  it('MIX-BLD-07 three Leaders stay out', () => {
    expect(missing('leaders').toSorted()).toEqual([
      'count-hasimir-fenring',
      'gaius-helen-mohiam',
      'liet-kynes',
    ])
  })

  it('MIX-BLD-08 the Navigation card with a spy stays out', () => {
    expect(missing('navigation')).toEqual(['nav2'])
  })

  it('TEC-SET-05 MIX-BLD-09 five tiles stay out', () => {
    expect(missing('tech').toSorted()).toEqual([
      'advanced-data-analysis',
      'forbidden-weapons',
      'ornithopter-fleet',
      'panopticon',
      'spy-drones',
    ])
  })

  it('brings no spy, no sandworm and no contract', () => {
    const { adds } = {
      adds: JSON.stringify([baseWithTech.box.cards, baseWithTech.box.leaders, baseWithTech.box.tech]),
    }
    expect(adds).not.toMatch(/"(spy|sandworm|contract)"/)
  })
})

describe('Sardaukar Commanders', () => {
  it('BLD-SET-01 BLD-SET-02 BLD-SET-03 BLD-CMP-04 stand on five spaces, a sixth with four players, one in the bank', () => {
    expect(withBloodlines.box.commanders).toEqual({
      at: ['sardaukar', 'dutiful-service', 'deliver-supplies', 'high-council', 'gather-support'],
      withFour: ['assembly-hall'],
      bank: 1,
      count: 7,
      skillsOffered: 4,
    })
  })

  it('MIX-BLD-01 stand on other spaces of the base board', () => {
    expect(baseWithBloodlines.box.commanders).toEqual({
      at: ['conspire', 'wealth', 'foldspace', 'high-council', 'rally-troops'],
      withFour: ['hall-of-oratory'],
      bank: 1,
      count: 7,
      skillsOffered: 4,
    })
  })

  it.each([
    ['uprising', withBloodlines],
    ['imperium', baseWithBloodlines],
  ])('BLD-SET-01 MIX-BLD-01 stand on spaces that the board of %s has', (_, content) => {
    const { at = [], withFour = [], bank = 0, count } = content.box.commanders ?? {}
    for (const id of [...at, ...withFour]) expect(content.space(id).id).toBe(id)
    expect(at.length + withFour.length + bank).toBe(count)
  })

  it('BLD-CMD-07 BLD-CMD-08 SOL-CMD-06 are worth 2, 4 to a Rival, and come back to supply', () => {
    const commander = { strength: 2, rivalStrength: 4, supply: 0, garrison: 0, returnsTo: 'supply' }
    const agent = { strength: 2, supply: 0, garrison: 0, returnsTo: 'bank' }
    for (const { otherUnits } of [withBloodlines, baseWithBloodlines])
      expect(otherUnits).toEqual([
        { id: 'sardaukar-commander', ...commander },
        { id: 'agent', ...agent, better: { when: { is: 'swordmaster' }, strength: 3 } },
      ])
  })

  it('BLD-CMP-05 BLD-SKL-05 have two skills of each of seven kinds', () => {
    expect(withBloodlines.box.skills.map(skillRow)).toEqual(
      rowsOf(`
        canny        2: 2 swords if agent-at landsraad
        charismatic  2: reveal (when commander (1 persuasion))
        desperate    2: reveal (when commander (pay trashThis (3 swords)))
        driven       2: reveal (when commander (1 spice))
        hardy        2: reveal (when commander (recruit 1))
        loyal        2: 2 swords if influence emperor 3
        fierce       2: 1 swords | 1 swords if enemy-sandworm
      `),
    )
  })

  it('BLD-CMD-01 BLD-CMD-10 TEC-ACQ-02 TEC-ACQ-07 are what lies beside the board, as is the Embassy', () => {
    expect(withTech.box.sideboards.map(({ id, abilities }) => `${id}: ${say(abilities)}`)).toEqual([
      'sardaukar: visit commander may (acquire-commander space), turn owns-commander may turn (recruit-commander)',
      'ixian-embassy: visit icons landsraad may (acquire-tech), tech-cost 1 council-seat',
    ])
    expect(baseWithTech.box.sideboards).toEqual(withTech.box.sideboards)
    expect(idsOf(withBloodlines.box.sideboards)).toEqual(['sardaukar'])
  })
})

describe('Imperium cards', () => {
  // Icons and Factions: Emperor, Guild, Bene Gesserit, Fremen, Landsraad, City, Spice Trade, spY.
  // Columns: id, copies, cost, icons, Factions, Persuasion and swords of the Reveal box; then what else it does.
  it('BLD-CMP-01 are 25, 18 of them for the base box too', () => {
    const cards = added('cards', withBloodlines, uprising)
    expect(copiesOf(cards)).toBe(25)
    expect(copiesOf(added('cards', baseWithBloodlines, base))).toBe(18)
    expect(cards.map(cardRow)).toEqual(
      rowsOf(`
        bombast                1 1 L      E  1 0 | reveal when persuasion 6 (3 solari, trash-this)
        command-center         1 3 EC     E  1 0 | agent when influence emperor 2 (recruit 1) | reveal pay retreat 2, 2 (2 persuasion)
        disruption-tactics     1 2 FS     F  1 0 | agent repel | reveal pay trashThis (combat-icon)
        elite-forces           1 3 EG     EG 1 1 | agent trash hand of emperor + effects intrigue 1, recruit 1, combat-icon
        engineered-miracle     1 3 FS     B  1 0 | agent pay 1 discard (1 water) | reveal when persuasion 6 (pay trashThis (acquire any row discard))
        fremen-war-name        1 4 FS     F  2 0 | agent when gained-spice 2 (recruit 1, draw 1) | reveal when bond fremen (2 swords)
        i-believe              1 3 FC     F  1 0 | agent pay 1 discard (draw 1) | reveal when persuasion 6 (recruit 2)
        imperial-throneship    1 7 EGBLCS E  2 0 | acquire influence emperor 1 | agent intrigue 1 | reveal when garrison 4 (1 persuasion, 3 solari)
        litany-against-fear    1 3 -      B  2 0 | start draw 1, pass
        possible-futures       1 8 LCS    BF 2 0 | acquire 1 water | agent either bond bene-gesserit all (influence any 1, recruit 2) choose 1 (influence any 1, recruit 2) | reveal 1 water
        quash-rebellion        2 5 EGL    E  0 2 | agent 2 solari | reveal when commander (2 persuasion)
        sandwalk               2 1 S      F  1 1 | agent when gained-spice 2 (draw 1) | reveal when bond fremen (1 persuasion)
        sardaukar-standard     1 4 EC     E  2 0 | reveal recruit 1 | trashed acquire-commander bank
        southern-faith         1 5 FC     BF 1 2 | agent choose 1 (draw 1, when bond bene-gesserit (influence bene-gesserit 1)) | reveal when persuasion 6 (2 spice)
        urgent-shigawire       2 2 BC     B  1 0 | agent boost bene-gesserit (draw 1)
        arrakis-observer       1 3 CS     G  1 0 | agent pay 1 discard (spy share, when discarded guild (2 spice)) | reveal pay 1 recallSpies (3 swords)
        eliminate-allies       1 2 Y      E  1 1 | agent trash | trashed recruit 2
        holy-war               1 5 EGBL   F  1 0 | agent each-opponent lose-troop any, move-spies | reveal recruit 1, when bond fremen (combat-icon)
        intelligence-training  2 3 LC     E  1 1 | acquire spy | reveal when persuasion 6 (spy)
        pointing-the-way       1 6 FCS    F  1 2 | agent when sandworms 1 (intrigue 1) | reveal when persuasion 6 (influence any 1)
        shrouded-counsel       1 4 Y      B  1 0 | agent intrigue 1 | reveal when persuasion 6 (trash)
      `),
    )
  })

  it('BLD-CMP-01 BLD-CMP-08 are five more with the CHOAM module', () => {
    const cards = added('cards', withChoam, contentOf('uprising+choam')).filter(
      ({ id }) => !idsOf(withBloodlines.box.cards).includes(id),
    )
    expect(copiesOf(cards)).toBe(5)
    expect(cards.map(cardRow)).toEqual(
      rowsOf(`
        choam-demands       1 6 LCS  G 0 0 | agent complete-contract | reveal when contracts 4 (pay trashThis (influence-each 1 (influence emperor 1, influence guild 1, influence bene-gesserit 1, influence fremen 1)))
        corrupt-bureaucrat  1 4 GLY  G 2 0 | agent when spy-recalled (contract) | discarded 3 solari
        delivery-logistics  2 2 -    G 0 0 | reveal choose 1 (1 persuasion, contract) | iconsOfContracts
        mercantile-affairs  1 5 BCSY B 2 0 | acquire contract | agent when contract-completed (intrigue 1)
      `),
    )
  })

  it('BLD-CMP-01 TEC-SET-06 are two more with the Tech module', () => {
    expect(added('cards', withTech, withBloodlines).map(cardRow)).toEqual([
      'ixian-ambassador 2 4 L - 1 0 | agent 1 spice | reveal when tech 2 (influence any 1)',
    ])
  })

  it('list Persuasion first in a Reveal box, then swords', () => {
    for (const card of withAll.box.cards)
      expect(revealOrder(card), card.id).toEqual(revealOrder(card).toSorted())
  })
})

describe('Intrigue cards', () => {
  const news = added('intrigue', withBloodlines, uprising)
  const common = news.filter(({ twisted }) => !twisted)
  const twisted = news.filter((card) => card.twisted)

  it('BLD-CMP-02 are 15, one more with CHOAM and two more with Tech', () => {
    expect(copiesOf(common)).toBe(15)
    expect(common.map(intrigueRow)).toEqual(
      rowsOf(`
        adaptive-tactics      1 plot: 1 spice → recruit 1, combat-icon
        desert-support        1 combat: 1 water → 5 swords
        emperors-invitation   1 plot: draw 1 | plot: card-icons (emperor)
        honor-guard           1 plot: recruit 1, commander-discount 1
        return-the-favor      1 combat: 1 swords, per tracks 2 1 swords
        sacred-pools          1 plot: 1 discard → 1 water | endgame: needs has water 3 → 1 vp
        seize-production      1 plot: 2 solari | plot: needs commander → 2 spice
        tenuous-bond          1 plot: 1 influence → influence any 1 | combat: 1 trashDiscarded → 4 swords
        the-strong-survive    1 combat: 3 swords | combat: retreat 1, 1 → trash must
        withdrawal-agreement  1 combat: retreat 3, 3 → influence any 1
        false-orders          1 plot: all (move-spies, spy visited)
        grasp-arrakis         1 combat: 3 swords | endgame: 2 flipConflicts → 1 vp
        insider-information   1 plot: 1 recallSpies → trash must, draw 1 | plot: ignore-requirements
        ripples-in-the-sand   1 combat: 3 swords, when sandworms 1 (intrigue 1)
        sleeper-unit          1 plot: 1 solari → spy | plot: 1 recallSpies → recruit 2
      `),
    )
    const others = [...common.map(({ id }) => id), ...idsOf(twisted), ...idsOf(uprising.box.intrigue)]
    const choam = idsOf(contentOf('uprising+choam').box.intrigue)
    const modules = withAll.box.intrigue.filter(({ id }) => ![...others, ...choam].includes(id))
    expect(modules.map(intrigueRow)).toEqual(
      rowsOf(`
        coercive-negotiation  1 plot: needs units-deployed 3 → reveal-contracts 3
        battlefield-research  1 combat: retreat 1, 2 → acquire-tech 1 must | endgame: needs tech 3 → 1 vp
        rapid-engineering     1 plot: 1 discard → acquire-tech 1 must | plot: needs tech 3 → choose 2 (influence emperor 1, influence guild 1, influence bene-gesserit 1, influence fremen 1)
      `),
    )
  })

  it('BLD-CMP-02 are of these kinds', () => {
    expect(tally(common, intrigueKind)).toEqual({
      Plot: 7,
      Combat: 5,
      'Plot or Endgame': 1,
      'Plot or Combat': 1,
      'Combat or Endgame': 1,
    })
  })

  it('BLD-CMP-07 BLD-CLR-12 are twelve Twisted ones in a deck of their own', () => {
    expect(twisted.map(intrigueRow)).toEqual(
      rowsOf(`
        ambitious    1 plot: 3 loseTroops → influence opponent-ahead 1
        calculating  1 plot: per unit-kinds 1 solari
        controlled   1 plot: look-and-decide 1 | combat: 1 swords
        devious      1 plot: trash hand must | plot: deploy 2
        discerning   1 plot: 1 discard → draw 1 | plot: needs alliance any → draw 1
        insidious    1 plot: 1 giveIntrigue → 1 spice, when plain-intrigue (1 spice)
        resourceful  1 plot: card-icons (landsraad, city, spice-trade)
        sadistic     1 plot: 1 loseTroops → draw 1
        shrewd       1 combat: 1 conflictTroops → 1 spice
        sinister     1 combat: 2 loseTroops → intrigue 1, 1 solari
        unnatural    1 plot: 1 trashIntrigue → intrigue 1, when plain-intrigue (recruit 1)
        withdrawn    1 turn-start: pass
      `),
    )
    expect(withAll.piles.twisted).toEqual(idsOf(twisted))
    for (const id of withAll.piles.twisted) expect(withAll.piles.intrigue).not.toContain(id)
    expect(baseWithTech.piles.twisted).toEqual(withAll.piles.twisted)
  })
})

describe('Conflict cards', () => {
  it('BLD-CMP-03 BLD-WLD-01 are two, with the wild icon', () => {
    expect(added('conflicts', withBloodlines, uprising).map(conflictRow)).toEqual([
      '1 skirmish-wild (wild): trash | 1 water, 1 solari | 2 solari',
      '2 storms-in-the-south (wild): spy share, 2 spice | intrigue 2, 2 solari | intrigue 1, 2 solari',
    ])
    const paired = [uprising, withBloodlines, baseWithBloodlines].map(({ box }) => box.wildPairs)
    expect(paired).toEqual([undefined, true, undefined])
  })
})

describe('Leaders', () => {
  it('BLD-CMP-06 are eight, and a ninth with the Tech module', () => {
    expect(added('leaders', withTech, uprising).map(leaderRow)).toEqual(
      rowsOf(`
        2 chani: + tactics | choose 1 (retreat any, when influence fremen 2 (pay 1 water (draw 2)))
        1 duncan-idaho: space-cost space swordmaster 2 solari | deploy-agent
        1 esmar-tuek: visit space tueks-sietch (1 solari), opponent-visit space tueks-sietch (intrigue 1) | choose 1 (bonus-spice tueks-sietch 1, take-bonus-spice 1)
        2 piter-de-vries: round-start (draw-twisted 1) | recruit 1 stays
        3 steersman-yrkoon: starting-goods -1 water, starting-deck (signet-ring), spice-gained 3 turn (draw 1), start (plot-course 5 4), influence-reached any 2 (play-navigation) | -
        2 count-hasimir-fenring: trashed (1 solari) | choose 1 (trash play, spy (emperor) share)
        3 gaius-helen-mohiam: card-icons (spy), gather | choose 1 (spy (landsraad), pay 1 spice (spy))
        3 liet-kynes: requirement space sietch-tabr, sandworm-instead (trash, 1 spice, intrigue 1) | when both (visited landsraad, influence emperor 2) (1 water), when visited city (1 solari), when visited spice-trade (1 spice)
        3 kota-odax-of-ix: start (secret-project), tech-cost 1 own | choose 1 (1 spice, pay 1 trashTech (intrigue 1, draw 1))
      `),
    )
  })

  it('BLD-CLR-10 move a Tactics token as Chani', () => {
    const { start, end, rewards = [] } = withBloodlines.leader('chani').tactics ?? {}
    expect([start, end, ...rewards.map(({ at, effects }) => `${at} ${say(effects)}`)]).toEqual([
      3,
      11,
      '6 1 spice',
      '11 1 water',
    ])
  })

  it("BLD-CLR-02 BLD-CLR-16 bring Tuek's Sietch as Esmar Tuek", () => {
    expect(withBloodlines.leader('esmar-tuek').spaces?.map(spaceRow)).toEqual([
      'spice-trade tueks-sietch (combat, maker): choose 1 (harvest 1, all (harvest 0, draw 1))',
    ])
    expect(idsOf(withBloodlines.box.spaces)).not.toContain('tueks-sietch')
    expect(idsOf(withBloodlines.board([{ leader: 'esmar-tuek' }, { leader: null }]).spaces)).toContain(
      'tueks-sietch',
    )
    expect(withBloodlines.box.posts.filter(({ spaces }) => spaces.includes('tueks-sietch'))).toEqual([])
  })

  it('BLD-CMP-07 BLD-CLR-14 lay out ten Navigation cards as Steersman Y’rkoon', () => {
    expect(withBloodlines.box.navigation.map(navigationRow)).toEqual(
      rowsOf(`
        nav1: choose 1 (1 spice, pay 2 solari (influence navigated-other 1))
        nav2: choose 1 (spy, pay 1 recallSpies (intrigue 1, 2 spice))
        nav3: 2 solari | slot 4 reveal (1 persuasion)
        nav4: choose 1 (1 spice, when navigation-slot 1 (pay 1 water (take-reserve the-spice-must-flow)))
        nav5: trash of cost + effects 2 spice
        nav6: choose 1 (recruit 1, pay 3 solari (recruit 3))
        nav7: 1 spice, when alliance any (intrigue 1)
        nav8: 1 water, when navigated guild (1 spice)
        nav9: choose 1 (draw 1, pay 5 spice (1 vp))
        nav10: pay 1 influence (influence any 1)
      `),
    )
  })
})

describe('contracts', () => {
  it('BLD-CMP-08 BLD-CLR-07 BLD-CLR-08 are eight more', () => {
    expect(added('contracts', withChoam, contentOf('uprising+choam')).map(contractRow)).toEqual(
      rowsOf(`
        deliver-supplies-spy   1 space deliver-supplies → 1 solari, spy share
        earn-any-alliance      1 alliance → 2 solari, recruit 2
        harvest-3-spy          1 3 harvest → 2 solari, spy
        harvest-4-spy          1 4 harvest → 3 solari, spy
        high-council-recall    1 space high-council → recall-agent
        immediate-intrigue     1 taking + 1 trashesIntrigue → intrigue 1, draw 1
        secrets                1 space secrets → 2 solari, draw 1
        spice-refinery-troops  1 space spice-refinery → recruit 2
      `),
    )
    expect(withTech.piles.contracts).toEqual([])
  })
})

describe('tech tiles', () => {
  it('TEC-CMP-01 TEC-SET-02 are 18 in three stacks', () => {
    expect(withAll.box.techStacks).toBe(3)
    expect(baseWithTech.box.techStacks).toBe(3)
    expect(withBloodlines.box.techStacks).toBeUndefined()
    expect(withAll.box.tech.map(techRow)).toEqual(
      rowsOf(`
        delivery-bay              3 hagal | acquire draw 1 | reveal (when persuasion 6 (2 solari)) | rival nothing
        gene-locked-vault         2 hagal | acquire choose 1 (intrigue 1, draw 1) | theft 5 | rival intrigue 1 | only acquire
        glowglobes                2 hagal | acquire influence any 1 | deck-top | only acquire
        navigation-chamber        5 - | acquire influence any 1 | space-cost all 1 spice + 1 solari
        planetary-array           2 - | acquire trash | conflict-won (draw 1)
        plasteel-blades           3 - | acquire 4 solari | commander-recruited may (pay trashThis (skill))
        rapid-dropships           4 hagal | acquire recruit 2 | agent-turn may round (combat-icon)
        sardaukar-high-command    7 hagal | acquire 1 vp | commander-cost 1
        self-destroying-messages  4 hagal | acquire intrigue 2 | reveal (1 persuasion) | only acquire
        servo-receivers           2 hagal | acquire signet | card-icons (emperor, guild, bene-gesserit, fremen) signet-ring | only acquire
        suspensor-suits           3 - | intrigue-drawn (deploy-from-supply 1 orGarrison)
        training-depot            1 hagal | reveal (when persuasion 6 (2 swords))
        advanced-data-analysis    3 - | requires 1 trashSpies | turn may round (intrigue 1)
        forbidden-weapons         2 - | acquire remove-shield-wall, recruit 1 | reveal (choose 1 (all (3 swords, lose-influence 1), all (lose-all spice, trash-this)))
        ornithopter-fleet         4 hagal | acquire recruit 2 | battle-icons ornithopter
        panopticon                5 hagal | reveal (spy, recruit 1) | endgame (influence-each 1 (influence emperor 1, influence guild 1, influence bene-gesserit 1, influence fremen 1) 1)
        spy-drones                5 hagal | acquire spy share, spy share | turn may round (1 solari, when spy-recalled (trash))
        choam-transports          6 - | acquire contract | contract-completed (draw 1) | endgame (when contracts 4 (1 vp))
      `),
    )
  })

  it('TEC-SET-04 TEC-SET-05 go without those for other modules', () => {
    expect(idsOf(withTech.box.tech)).not.toContain('choam-transports')
    expect(idsOf(baseWithTech.box.tech)).not.toContain('choam-transports')
  })

  it('SOL-TEC-01 eleven of them may be acquired by Rivals', () => {
    expect(withAll.box.tech.filter(({ hagal }) => hagal)).toHaveLength(11)
  })
})

describe('Rivals', () => {
  const rivalRow = ({ id, only, signet, card }: Rival): string =>
    [
      `${id} ${card?.swordmaster ?? '-'} ${card?.priorities.join(' > ') ?? '-'}`,
      say(signet),
      ...(card ? [say(card.scheme)] : []),
      ...(card?.influence ? [`starts with ${say(card.influence)}`] : []),
      ...(only ? [only] : []),
    ].join(' | ')

  it('SOL-SET-04 SOL-SET-05 have six cards with Uprising, one only in solo games with the Tech module', () => {
    expect(added('rivals', withTech, uprising).map(rivalRow)).toEqual(
      rowsOf(`
        chani 6 fremen > guild > bene-gesserit > emperor | 1 water | rob spice 1
        count-hasimir-fenring 5 emperor > bene-gesserit > guild > fremen | 1 solari, recruit 1 | intrigue 1, 3 solari | starts with 1 emperor
        duncan-idaho 8 fremen > bene-gesserit > guild > emperor | recruit 1, when swordmaster (1 spice) | influence fremen 1
        gaius-helen-mohiam 4 bene-gesserit > emperor > fremen > guild | spy, recruit 1 | intrigue 1, rival-influence alliance 1
        piter-de-vries 7 guild > emperor > bene-gesserit > fremen | 1 solari, when alliance any (intrigue 1) | influence any 1, 1 solari
        kota-odax-of-ix 7 guild > bene-gesserit > fremen > emperor | 1 spice, acquire-tech 1 | influence any 1, 2 spice | solo
      `),
    )
    expect(idsAdded('rivals', withTech, withBloodlines)).toEqual(['kota-odax-of-ix'])
  })

  it('SOL-BAS-01 SOL-BAS-02 SOL-BAS-03 are two Leaders with the base box', () => {
    expect(added('rivals', baseWithTech, base).map(rivalRow)).toEqual([
      'esmar-tuek - - | take-bonus-spice 1',
      'piter-de-vries - - | recruit 1 stays',
    ])
  })

  it('SOL-SET-06 SOL-SET-07 reveal two cards with Esmar Tuek, and four in solo games with the Tech module', () => {
    for (const [after, before] of [
      [withTech, uprising],
      [baseWithTech, base],
    ] as const)
      expect(added('hagal', after, before)).toEqual([
        {
          id: 'tueks-sietch',
          copies: 2,
          swords: 2,
          withLeader: 'esmar-tuek',
          ways: [{ spaces: ['tueks-sietch'], effects: [] }],
        },
        { id: 'acquire-tech', copies: 4, swords: 1, only: 'solo', tech: { less: 1 }, ways: [] },
      ])
    expect(idsAdded('hagal', withBloodlines, uprising)).toEqual(['tueks-sietch'])
    const dealt = ({ box }: Content, leader: string) =>
      [1, 2].map((people) => hagalCards(box, people, [leader]).length)
    expect([dealt(withTech, 'chani'), dealt(withTech, 'esmar-tuek')]).toEqual([
      [40, 37],
      [42, 39],
    ])
    expect([dealt(baseWithTech, 'chani'), dealt(baseWithTech, 'esmar-tuek')]).toEqual([
      [31, 28],
      [33, 30],
    ])
  })
})
