import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { choam } from '../src/content/choam/index.ts'
import { AGENT_ICONS, type Box, type Card, FACTIONS } from '../src/content/types.ts'
import { uprising } from '../src/content/uprising/index.ts'
import {
  bonusOf,
  cardRow,
  copiesOf,
  idsOf,
  intrigueKind,
  intrigueRow,
  leaderRow,
  revealOrder,
  rowsOf,
  say,
  tally,
} from './printed.ts'

const pile = (box: Box, name: Card['pile']): Card[] => box.cards.filter((card) => card.pile === name)
const piles = (cards: readonly Card[]): string[] => cards.map((card) => `${card.id} ×${card.copies}`)

describe('the Uprising box', () => {
  it.each([
    ['cards', uprising.cards],
    ['spaces', uprising.spaces],
    ['Intrigue cards', uprising.intrigue],
    ['Conflicts', uprising.conflicts],
    ['Leaders', uprising.leaders],
    ['Objectives', uprising.objectives],
    ['observation posts', uprising.posts],
  ])('gives each of its %s an id of its own', (_, things) => {
    const ids = idsOf(things)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each([
    ['card', uprising.cards, ['the-spice-must-flow']],
    ['space', uprising.spaces, ['arrakeen', 'imperial-basin', 'spice-refinery']],
    ['location', uprising.spaces, ['arrakeen', 'imperial-basin', 'spice-refinery']],
    ['backOf', uprising.leaders, ['lady-jessica']],
  ])('knows every %s that is named somewhere', (key, things, expected) => {
    const named = [...JSON.stringify(uprising).matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map(
      ([, id]) => id,
    )
    expect([...new Set(named)].sort()).toEqual(expected)
    expect(idsOf(things)).toEqual(expect.arrayContaining(expected))
  })

  it('UPR-INF-01 pays a bonus at 4 on each Influence track', () => {
    expect(FACTIONS.map((faction) => say(bonusOf(uprising, faction)))).toEqual([
      'spy',
      '3 solari',
      'intrigue 1',
      '1 water',
    ])
  })

  it('UPR-SET-02 builds the Conflict deck from one card of level I, five of II and four of III', () => {
    expect(uprising.conflictDeck).toEqual([1, 5, 4])
  })

  it('UPR-CMP-12 holds three spies for each player', () => {
    expect(uprising.spiesPerPlayer).toBe(3)
  })

  it('UPR-CMP-13 holds no Mentat, no Foldspace and no Arrakis Liaison', () => {
    // A level of difficulty is called Mentat.
    const { against: _, ...box } = uprising
    expect(JSON.stringify(box)).not.toMatch(/"(mentat|mentat-home|foldspace|arrakis-liaison)"/)
  })

  it('UPR-SHW-01 protects three locations with the Shield Wall', () => {
    expect(uprising.shieldWall).toEqual(['arrakeen', 'spice-refinery', 'imperial-basin'])
  })

  it('UPR-SET-03 UPR-SET-05 leaves out what carries the CHOAM symbol', () => {
    const ours = [uprising.cards, uprising.intrigue, uprising.leaders].flatMap(idsOf)
    const theirs = [choam.adds?.cards, choam.adds?.intrigue, choam.adds?.leaders].flatMap((things = []) =>
      idsOf(things),
    )
    expect(theirs).toHaveLength(9)
    for (const id of theirs) expect(ours).not.toContain(id)
    expect(uprising.contracts).toEqual([])
  })
})

describe('what Uprising changes in the base box', () => {
  const spaceOf = (box: Box, id: string) => box.spaces.find((space) => space.id === id)
  const spacesWith = (box: Box, mark: 'requires' | 'maker' | 'controlBonus') =>
    idsOf(box.spaces.filter((space) => space[mark]))

  it('UPR-DIF-01 there is no Mentat', () => {
    const takesMentat = ({ spaces }: Box) =>
      idsOf(spaces.filter(({ effects }) => effects.some((effect) => effect.do === 'mentat')))
    expect([base, uprising].map(takesMentat)).toEqual([['mentat'], []])
  })

  it('UPR-DIF-02 the Reserve has two piles of its own', () => {
    expect(idsOf(pile(base, 'reserve'))).toEqual(['arrakis-liaison', 'the-spice-must-flow', 'foldspace'])
    expect(idsOf(pile(uprising, 'reserve'))).toEqual(['prepare-the-way', 'the-spice-must-flow'])
  })

  it('UPR-DIF-03 an Objective names the First Player', () => {
    expect(base.objectives).toEqual([])
    expect(uprising.objectives.filter((objective) => objective.firstPlayer)).toHaveLength(1)
  })

  it('UPR-DIF-04 UPR-AGT-01 the Spy is an eighth Agent icon', () => {
    const shown = (box: Box) => new Set(pile(box, 'imperium').flatMap((card) => card.icons))
    expect(AGENT_ICONS).toHaveLength(8)
    expect(shown(base)).toEqual(new Set(AGENT_ICONS.filter((icon) => icon !== 'spy')))
    expect(shown(uprising)).toEqual(new Set(AGENT_ICONS))
    expect(uprising.spaces.map((space) => space.icon)).not.toContain('spy')
  })

  it('UPR-DIF-05 three spaces require Influence', () => {
    expect(spacesWith(base, 'requires')).toEqual(['sietch-tabr'])
    expect(spacesWith(uprising, 'requires')).toEqual(['imperial-privilege', 'sietch-tabr', 'shipping'])
  })

  it('UPR-DIF-06 there are sandworms, and a Shield Wall', () => {
    expect(base.shieldWall).toEqual([])
    expect(JSON.stringify(base)).not.toContain('"do":"sandworm"')
    expect(uprising.shieldWall).not.toEqual([])
    expect(JSON.stringify(uprising)).toContain('"do":"sandworm"')
  })

  it('UPR-DIF-07 there are spies', () => {
    expect([base.spiesPerPlayer, uprising.spiesPerPlayer]).toEqual([0, 3])
    expect(base.posts).toEqual([])
  })

  it('UPR-DIF-09 every Conflict card shows a battle icon', () => {
    expect(base.conflicts.filter((conflict) => conflict.battleIcon)).toEqual([])
    expect(uprising.conflicts.filter((conflict) => !conflict.battleIcon)).toEqual([])
  })

  it('UPR-DIF-10 Spice Refinery is controlled instead of Carthag', () => {
    expect(spacesWith(base, 'controlBonus')).toEqual(['arrakeen', 'carthag', 'imperial-basin'])
    expect(spacesWith(uprising, 'controlBonus')).toEqual(['arrakeen', 'spice-refinery', 'imperial-basin'])
  })

  it('UPR-DIF-11 Deep Desert is a Maker space instead of The Great Flat', () => {
    expect(spacesWith(base, 'maker')).toEqual(['the-great-flat', 'hagga-basin', 'imperial-basin'])
    expect(spacesWith(uprising, 'maker')).toEqual(['deep-desert', 'hagga-basin', 'imperial-basin'])
  })

  it('UPR-DIF-12 the Conflict pool is smaller', () => {
    const levels = (box: Box) =>
      [1, 2, 3].map((level) => box.conflicts.filter((card) => card.level === level).length)
    expect([levels(base), levels(uprising)]).toEqual([
      [4, 10, 4],
      [3, 9, 4],
    ])
  })

  it('UPR-DIF-13 Recall Agent takes another Agent than the one sent', () => {
    expect([base.recallsOthersOnly, uprising.recallsOthersOnly]).toEqual([false, true])
  })

  it('UPR-DIF-14 there is a contract icon, though no contracts without the module', () => {
    expect(JSON.stringify(base)).not.toContain('"do":"contract"')
    expect(JSON.stringify(uprising)).toContain('"do":"contract"')
    expect(uprising.contracts).toEqual([])
  })

  it('UPR-DIF-15 the High Council is open again to who has a seat', () => {
    expect(spaceOf(base, 'high-council')?.once).toBe('council')
    expect(spaceOf(uprising, 'high-council')?.once).toBeUndefined()
  })

  it('UPR-DIF-16 the Swordmaster costs 8, and 6 once anyone has one', () => {
    const costs = [base, uprising].map((box) => {
      const space = spaceOf(box, 'swordmaster')
      const [cost] = space?.prices.map((price) => price.cost.solari ?? 0) ?? []
      return [cost, (cost ?? 0) - (space?.cheaperAfterSwordmaster ?? 0)]
    })
    expect(costs).toEqual([
      [8, 8],
      [8, 6],
    ])
  })

  it('UPR-DIF-17 the Emperor gives a spy at 4', () => {
    expect(say([...bonusOf(base, 'emperor'), ...bonusOf(uprising, 'emperor')])).toBe('recruit 2, spy')
  })

  it('UPR-DIF-18 the Signet Ring ability may be left unused', () => {
    expect([base.signetOptional, uprising.signetOptional]).toEqual([false, true])
  })
})

describe('deck cards', () => {
  it('IMP-CMP-12 make the starting deck of the base box', () => {
    expect(pile(uprising, 'starting')).toEqual(pile(base, 'starting'))
    expect(copiesOf(pile(uprising, 'starting'))).toBe(10)
  })

  it('UPR-CMP-02 UPR-SET-04 make a Reserve of 18 that can be bought', () => {
    expect(piles(pile(uprising, 'reserve'))).toEqual(['prepare-the-way ×8', 'the-spice-must-flow ×10'])
    expect(pile(uprising, 'reserve').map((card) => card.cost)).toEqual([2, 9])
  })

  it('UPR-CMP-03 make an Imperium deck of 65, 69 with the CHOAM module', () => {
    expect(copiesOf(pile(uprising, 'imperium'))).toBe(65)
    expect(pile(uprising, 'imperium')).toHaveLength(50)
    expect(copiesOf([...pile(uprising, 'imperium'), ...(choam.adds?.cards ?? [])])).toBe(69)
  })

  it('list Persuasion first in a Reveal box, then swords', () => {
    for (const card of uprising.cards)
      expect(revealOrder(card), card.id).toEqual(revealOrder(card).toSorted())
  })

  it('MIX-GEN-01 have faces of their own where a name is in the base box too', () => {
    const factions = [base, uprising].map(
      (box) => box.cards.find((card) => card.id === 'the-spice-must-flow')?.factions,
    )
    expect(factions).toEqual([[], ['guild']])
  })

  // Icons and Factions: Emperor, Guild, Bene Gesserit, Fremen, Landsraad, City, Spice Trade, spY.
  // Columns: id, copies, cost, icons, Factions, Persuasion and swords of the Reveal box; then what else it does.
  const printed = rowsOf(`
    convincing-argument         2  -  -     -   2 0
    dagger                      2  -  L     -   0 1
    diplomacy                   1  -  EGBF  -   1 0
    dune-the-desert-planet      2  -  S     -   1 0
    reconnaissance              1  -  C     -   1 0
    seek-allies                 1  -  EGBF  -   0 0 | agent trash-this
    signet-ring                 1  -  LCS   -   1 0 | agent signet

    prepare-the-way             8  2  LC    B   2 0 | agent when influence bene-gesserit 2 (draw 1)
    the-spice-must-flow         10 9  -     G   0 0 | acquire 1 vp | reveal 1 spice

    bene-gesserit-operative     2  3  B     B   1 0 | agent spy | reveal when spies 2 (2 persuasion)
    branching-path              1  3  BC    B   2 0 | agent when alliance bene-gesserit (pay 1 trashIntrigue (intrigue 1, 2 spice))
    calculus-of-power           2  3  CY    E   2 0 | agent trash | reveal pay trashInPlay emperor (3 swords)
    captured-mentat             1  5  LS    -   1 0 | agent pay 1 discard (intrigue 1, draw 1) | reveal pay 1 influence (influence any 1)
    chani-clever-tactician      1  5  FCS   F   0 0 | agent when units 3 (intrigue 1) | reveal pay retreat 2, 2 (4 swords), when bond fremen (2 persuasion)
    corrinth-city               1  6  EL    E   0 0 | agent pay 2 discard + 5 solari (1 vp) | reveal choose 1 (5 solari, when no-council-seat (pay 5 solari (council-seat)))
    covert-operation            1  3  Y     -   0 0 | agent each-opponent discard 1 | reveal spy, spy
    dangerous-rhetoric          1  3  LY    -   1 1 | agent influence any 1, trash-this
    desert-power                1  6  S     F   0 0 | agent when visited maker (2 spice) | reveal choose 1 (2 persuasion, when maker-hooks (pay 1 water (sandworm 1)))
    desert-survival             2  2  S     F   1 1 | agent trash
    double-agent                2  3  LCS   EG  1 1 | agent spy visited share
    ecological-testing-station  1  3  FC    F   1 0 | agent pay 2 water (draw 2) | reveal when bond fremen (1 water)
    fedaykin-stilltent          1  2  S     F   0 0 | agent when visited maker (recruit 1) | reveal 1 water
    guild-envoy                 1  3  EGBF  G   1 0 | agent all (discard 1, when discarded guild (draw 2))
    guild-spy                   1  3  Y     G   2 0 | acquire spy | agent pay 1 discard (draw 1, when discarded guild (intrigue 1)) | reveal when acquired the-spice-must-flow (influence-spied 1)
    hidden-missive              1  2  L     B   1 1 | agent when influence bene-gesserit 2 (recruit 1, draw 1)
    imperial-spymaster          1  2  EY    E   1 1 | agent when spy-recalled (intrigue 1)
    in-high-places              1  5  EB    EB  2 0 | acquire spy | agent when bond bene-gesserit (draw 1, spy) | reveal pay 2 recallSpies (3 persuasion)
    junction-headquarters       1  6  LCS   G   1 0 | agent when alliance guild (pay 1 trashIntrigue + 2 spice (1 vp)) | reveal 1 water, recruit 1
    leadership                  1  5  FS    F   2 1 | agent per sandworms draw 1 | reveal per sword-cards 1 swords
    long-live-the-fighters      1  7  FC    F   2 3 | agent sort-top-three
    maker-keeper                2  2  C     BF  2 0 | agent when influence bene-gesserit 2 (1 water), when influence fremen 2 (1 spice)
    maula-pistol                2  3  CS    F   1 1 | agent draw 1
    northern-watermaster        1  3  C     F   1 0 | agent 1 water | reveal when bond fremen (2 spice)
    overthrow                   1  8  EGBF  -   2 2 | acquire intrigue 1 | agent faction-influence 2 | reveal recruit 1
    paracompass                 1  4  C     -   0 0 | agent 2 solari | reveal when council-seat (2 persuasion), when both (council-seat, swordmaster) (1 persuasion)
    price-is-no-object          1  6  EB    EB  2 0 | acquire 2 solari | agent acquire solari hand optional | reveal 2 solari
    public-spectacle            2  4  Y     E   1 0 | agent when spy-recalled (influence any 1) | reveal spy
    rebel-supplier              2  3  C     F   0 1 | agent when spy-recalled (recruit 2) | reveal 1 spice
    reliable-informant          1  2  G     G   1 0 | agent spy (emperor, bene-gesserit, fremen) | reveal 1 solari
    sardaukar-coordination      2  4  EL    E   2 0 | agent deploy-recruits | reveal per revealed emperor 1 swords
    sardaukar-soldier           1  1  C     E   1 1 | trashed intrigue 1
    shishakli                   1  4  CS    F   0 2 | agent pay 1 trash (draw 1) | reveal when bond fremen (influence fremen 1)
    smugglers-harvester         2  1  S     G   1 0 | agent when visited maker (1 spice)
    smugglers-haven             1  4  GS    G   1 0 | agent pay 4 spice (1 vp) | reveal when spying-on-maker (2 spice)
    southern-elders             1  4  BF    BF  0 0 | agent when bond bene-gesserit (recruit 2) | reveal 1 water, when bond fremen (2 persuasion)
    space-time-folding          1  1  G     G   1 0 | agent pay 1 discard (draw 1, when discarded guild (draw 1))
    spacing-guilds-favor        2  5  GS    G   2 0 | agent draw 1 | reveal pay 3 spice (influence any 1) | discarded 2 spice
    spy-network                 1  2  -     EG  2 1 | acquire spy | reveal when spies 2 (pay 1 recallSpies (intrigue 1))
    steersman                   1  8  GLCS  G   2 0 | acquire influence guild 1 | agent draw 1, recall-agent | reveal 2 spice
    stilgar-the-devoted         1  6  FCS   F   0 0 | agent recruit 2 | reveal per cards-in-play fremen 2 persuasion
    strike-fleet                1  5  Y     -   1 3 | acquire spy | agent when spy-recalled (recruit 3)
    subversive-advisor          1  5  Y     -   1 0 | acquire spy | agent when visited faction (faction-influence 2, trash-this)
    treacherous-maneuver        1  5  EGBF  E   1 0 | agent pay trashThis + trashFromHand emperor (faction-influence 2) | reveal intrigue 1
    tread-in-darkness           2  4  LCS   B   2 1 | agent when bond bene-gesserit (trash), when bond bene-gesserit (draw 1)
    truthtrance                 2  4  EGBF  B   1 0
    undercover-asset            1  2  LCS   EG  0 0 | reveal choose 1 (spy, 2 swords) | ignoresRequirements
    unswerving-loyalty          2  1  -     F   1 0 | reveal recruit 1, when bond fremen (choose 1 (deploy 1, retreat 1))
    weirding-woman              2  1  CS    B   1 1 | agent when bond bene-gesserit (return-this)
    wheels-within-wheels        1  2  Y     EG  1 0 | agent when influence emperor 2 (2 solari), when influence guild 2 (1 spice) | reveal spy
  `)

  it('IMP-CRD-01 say what is printed on them', () => {
    expect(printed).toHaveLength(59)
    expect(uprising.cards.map(cardRow)).toEqual(printed)
  })
})

describe('Intrigue cards', () => {
  it('UPR-CMP-04 are 40, 35 of them different, and 44 with the CHOAM module', () => {
    expect(copiesOf(uprising.intrigue)).toBe(40)
    expect(uprising.intrigue).toHaveLength(35)
    expect(copiesOf([...uprising.intrigue, ...(choam.adds?.intrigue ?? [])])).toBe(44)
  })

  it('are 23 Plot, 9 Combat, 2 Endgame, three of Plot or Combat and three of Plot or Endgame', () => {
    expect(tally(uprising.intrigue, intrigueKind)).toEqual({
      Plot: 23,
      Combat: 9,
      Endgame: 2,
      'Plot or Combat': 3,
      'Plot or Endgame': 3,
    })
  })

  it('IMP-INT-07 say when they can be played, for what and on which condition', () => {
    expect(uprising.intrigue.map(intrigueRow)).toEqual(
      rowsOf(`
        buy-access             1 plot: 5 solari → choose 2 (influence emperor 1, influence guild 1, influence bene-gesserit 1, influence fremen 1)
        call-to-arms           1 plot: on-reveal (recruit-on-acquire 1)
        change-allegiances     1 plot: pay 1 influence (influence any 1), pay 3 spice (influence any 1)
        contingency-plan       3 plot: 2 solari | combat: 3 swords
        councilors-ambition    1 plot: needs council-seat → 2 water
        crysknife              1 plot: 1 spice | endgame: flipConflict crysknife → 1 vp
        cunning                1 plot: draw 1 | plot: 1 spice → draw 1, trash
        depart-for-arrakis     1 plot: pay 2 spice (recruit 3), when influence guild 3 (draw 1)
        desert-mouse           1 plot: 1 spice | endgame: flipConflict desert-mouse → 1 vp
        detonation             2 plot: remove-shield-wall | plot: deploy 4
        devour                 1 combat: 2 swords, when sandworms 1 (2 swords, trash)
        distraction            2 plot: needs units-deployed 3 → spy share
        find-weakness          1 combat: 2 swords, pay 1 recallSpies (3 swords)
        go-to-ground           1 combat: retreat 1, 2 → spy
        imperium-politics      1 plot: 1 solari → influence (emperor, guild) 1
        impress                1 combat: 2 swords, acquire 3 discard
        inspire-awe            1 plot: either sandworms 1 acquire 3 hand acquire 3 discard
        intelligence-report    1 plot: draw 1, when spies 2 (draw 1)
        manipulate             1 plot: set-aside-row-card
        market-opportunity     1 plot: 2 spice → 5 solari | plot: 5 solari → 5 spice
        mercenaries            1 plot: 3 solari → intrigue 1, recruit 2
        opportunism            1 plot: 2 influence + 2 solari → 1 vp
        ornithopter            1 plot: 1 spice | endgame: flipConflict ornithopter → 1 vp
        questionable-methods   1 combat: 1 swords, pay 1 influence (4 swords)
        secure-spice-trade     1 endgame: needs owns the-spice-must-flow 2 → 1 vp, 2 spice
        shaddams-favor         1 plot: recruit 1, when influence emperor 3 (3 solari)
        shadow-alliance        1 endgame: needs influence-under-alliance 4 → 1 vp
        sietch-ritual          1 plot: 1 discard → influence (bene-gesserit, fremen) 1
        special-mission        2 plot: spy (city) | plot: 1 recallSpies → remove-shield-wall, 2 spice
        spice-is-power         1 combat: retreat 3, 3 → 3 spice | combat: 3 spice → 6 swords
        spring-the-trap        1 combat: 2 recallSpies → 7 swords
        strategic-stockpiling  1 plot: pay 5 spice (1 vp), when influence fremen 3 (pay 3 water (1 vp))
        tactical-option        1 combat: 2 swords | combat: retreat any
        unexpected-allies      1 plot: 2 water → remove-shield-wall, sandworm 1
        weirding-combat        1 combat: 3 swords, when influence bene-gesserit 3 (2 swords)
      `),
    )
  })
})

describe('Leaders', () => {
  it('UPR-CMP-06 are eight without the CHOAM module, one of them with another side', () => {
    expect(uprising.leaders.filter((leader) => !leader.backOf)).toHaveLength(8)
    expect(uprising.leaders.map(leaderRow)).toEqual(
      rowsOf(`
        1 feyd-rautha-harkonnen: reveal (pay 1 recallSpies (2 swords)) + training | train
        1 gurney-halleck: reveal (when strength 6 (1 persuasion)) | recruit 1
        1 lady-amber-metulli: reveal (retreat 1) | 1 solari, when alliance any (1 spice)
        2 lady-jessica: visit icons bene-gesserit (other-memories) may | pay 1 spice (intrigue 1, memory)
        2 reverend-mother-jessica (back of lady-jessica): visit icons bene-gesserit, fremen (pay 1 water (repeat-space)) may | pay 1 spice (1 water)
        1 lady-margot-fenring: influence-reached bene-gesserit 2 (2 spice) | spy (city)
        1 muad-dib: reveal (when sandworms 1 (intrigue 1)) | draw 1
        2 princess-irulan: influence-reached emperor 2 (intrigue 1) | choose 1 (acquire 1 1 hand, trash-from-hand (2 spice))
        3 staban-tuek: starting-deck (diplomacy), opponent-visit spied-makers (1 spice) | spy (at landsraad + effects pay 1 spice (3 solari), at emperor, guild, bene-gesserit, fremen + effects pay 2 solari (intrigue 1))
      `),
    )
  })

  it('UPR-CMP-11 train on a track only as Feyd-Rautha Harkonnen', () => {
    const [feyd, ...others] = uprising.leaders.filter((leader) => leader.training)
    expect([feyd?.id, others]).toEqual(['feyd-rautha-harkonnen', []])
    const places = Object.entries(feyd?.training ?? {})
    expect(
      places.map(([place, { effects, next }]) => `${place}: ${say(effects)} → ${next.join(', ')}`),
    ).toEqual([
      'start:  → upper-1, lower-1',
      'upper-1: pay 1 solari (trash) → middle',
      'lower-1: spy → middle',
      'middle: trash → upper-2, lower-2',
      'upper-2: trash → final',
      'lower-2: spy → lower-3',
      'lower-3: 2 spice → final',
      'final: recruit 1, spy → ',
    ])
    expect(places.map(([place]) => place)).toEqual(
      expect.arrayContaining(places.flatMap(([, { next }]) => next)),
    )
  })

  it('IMP-LDR-04 do without Diplomacy as Staban Tuek', () => {
    const missing = uprising.leaders
      .flatMap(({ abilities }) => abilities)
      .flatMap((ability) => ('without' in ability ? ability.without : []))
    expect(missing).toEqual(['diplomacy'])
    expect(idsOf(pile(uprising, 'starting'))).toContain('diplomacy')
  })
})
