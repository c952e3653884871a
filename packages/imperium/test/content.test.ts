import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import {
  AGENT_ICONS,
  type AgentIcon,
  type Card,
  FACTIONS,
  type IntrigueCard,
  type Space,
} from '../src/content/types.ts'
import type { Effect } from '../src/effects/types.ts'
import { bonusOf, copiesOf, idsOf, rowsOf, say } from './printed.ts'

const pile = (name: Card['pile']): Card[] => base.cards.filter((card) => card.pile === name)
const spacesWith = (icon: AgentIcon) => base.spaces.filter((space) => space.icon === icon)

const spacesThat = (verb: Effect['do']) =>
  base.spaces.filter((space) => space.effects.some((effect) => effect.do === verb))

const isGain = (what: 'persuasion' | 'swords') => (effect: Effect) =>
  effect.do === 'gain' && effect.what === what

const total = (effects: readonly Effect[], what: 'persuasion' | 'swords'): number =>
  effects.reduce((n, effect) => n + (effect.do === 'gain' && effect.what === what ? effect.n : 0), 0)

describe('the base box', () => {
  it.each([
    ['cards', base.cards],
    ['spaces', base.spaces],
    ['Intrigue cards', base.intrigue],
    ['Conflicts', base.conflicts],
    ['Leaders', base.leaders],
  ])('gives each of its %s an id of its own', (_, things) => {
    const ids = idsOf(things)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it.each([
    ['card', base.cards, ['foldspace', 'the-spice-must-flow']],
    ['space', base.spaces, ['arrakeen', 'carthag', 'imperial-basin']],
    ['location', base.spaces, ['arrakeen', 'carthag', 'imperial-basin']],
  ])('knows every %s that an effect names', (key, things, expected) => {
    const named = [...JSON.stringify(base).matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map(
      ([, id]) => id,
    )
    expect([...new Set(named)].sort()).toEqual(expected)
    expect(idsOf(things)).toEqual(expect.arrayContaining(expected))
  })

  it('IMP-INF-11 pays a bonus at 4 on each Influence track', () => {
    expect(FACTIONS.map((faction) => say(bonusOf(base, faction)))).toEqual([
      'recruit 2',
      '3 solari',
      'intrigue 1',
      '1 water',
    ])
  })

  it('builds the Conflict deck from one card of level I, five of II and four of III', () => {
    expect(base.conflictDeck).toEqual([1, 5, 4])
  })
})

describe('deck cards', () => {
  it('IMP-CMP-12 make a starting deck of ten', () => {
    expect(pile('starting').map((card) => `${card.id} ×${card.copies}`)).toEqual([
      'convincing-argument ×2',
      'dagger ×2',
      'diplomacy ×1',
      'dune-the-desert-planet ×2',
      'reconnaissance ×1',
      'seek-allies ×1',
      'signet-ring ×1',
    ])
    expect(copiesOf(pile('starting'))).toBe(10)
  })

  it('IMP-CMP-03 make a Reserve of 24', () => {
    expect(pile('reserve').map((card) => `${card.id} ×${card.copies}`)).toEqual([
      'arrakis-liaison ×8',
      'the-spice-must-flow ×10',
      'foldspace ×6',
    ])
    expect(copiesOf(pile('reserve'))).toBe(24)
  })

  it('IMP-CMP-04 make an Imperium deck of 67, 43 of them different', () => {
    expect(copiesOf(pile('imperium'))).toBe(67)
    expect(pile('imperium')).toHaveLength(43)
  })

  it('list Persuasion first in a Reveal box, then swords', () => {
    for (const { id, reveal } of base.cards) {
      const kinds = reveal.map((effect) =>
        isGain('persuasion')(effect) ? 0 : isGain('swords')(effect) ? 1 : 2,
      )
      expect(kinds, id).toEqual(kinds.toSorted())
    }
  })

  // Icons and Factions: Emperor, Guild, Bene Gesserit, Fremen, Landsraad, City, Spice Trade.
  // Columns: id, copies, cost, icons, Factions, Persuasion and swords of the Reveal box; then what else it does.
  const printed = rowsOf(`
    convincing-argument      2  -  -        -   2 0
    dagger                   2  -  L        -   0 1
    diplomacy                1  -  EGBF     -   1 0
    dune-the-desert-planet   2  -  S        -   1 0
    reconnaissance           1  -  C        -   1 0
    seek-allies              1  -  EGBF     -   0 0 | agent trash-this
    signet-ring              1  -  LCS      -   1 0 | agent signet

    arrakis-liaison          8  2  LC       F   2 0
    the-spice-must-flow      10 9  -        -   0 0 | acquire 1 vp | reveal 1 spice
    foldspace                6  -  EGBFLCS  -   0 0 | agent draw 1, trash-this

    arrakis-recruiter        2  2  C        -   1 1 | agent recruit 1
    assassination-mission    2  1  -        -   0 1 | reveal 1 solari | trashed 4 solari
    bene-gesserit-initiate   2  3  LCS      B   1 0 | agent draw 1
    bene-gesserit-sister     3  3  BL       B   0 0 | reveal choose 1 (2 persuasion, 2 swords)
    carryall                 1  5  S        -   1 0 | agent double-harvest | reveal 1 spice
    chani                    1  5  FCS      F   2 0 | acquire 1 water | reveal retreat any
    choam-directorship       1  8  -        -   0 0 | acquire influence emperor 1, influence guild 1, influence bene-gesserit 1, influence fremen 1 | reveal 3 solari
    crysknife                1  3  FS       F   0 1 | agent 1 solari | reveal when bond fremen (influence fremen 1)
    dr-yueh                  1  1  C        -   1 0 | agent draw 1
    duncan-idaho             1  4  C        -   0 2 | agent pay 1 water (recruit 1, draw 1) | reveal 1 water
    fedaykin-death-commando  2  3  CS       F   1 0 | agent trash | reveal when bond fremen (3 swords)
    firm-grip                1  4  EL       E   0 0 | agent pay 2 solari (influence (guild, bene-gesserit, fremen) 1) | reveal when alliance emperor (4 persuasion)
    fremen-camp              2  4  S        F   2 1 | agent pay 2 spice (recruit 3)
    gene-manipulation        2  3  LC       B   2 0 | agent trash, when bond bene-gesserit (2 spice)
    guild-administrator      2  2  GS       G   1 0 | agent trash
    guild-ambassador         1  4  L        G   0 0 | agent choose 1 (influence guild 1, 2 spice) | reveal when alliance guild (pay 3 spice (1 vp))
    guild-bankers            1  3  EGL      G   0 0 | reveal discount the-spice-must-flow 3
    gun-thopter              2  4  CS       -   0 3 | agent each-opponent lose-troop garrison | reveal deploy 1
    gurney-halleck           1  6  C        -   2 0 | agent recruit 2, draw 1 | reveal pay 3 solari (recruit 2 deploy)
    imperial-spy             2  2  E        E   1 1 | agent pay trashThis (intrigue 1)
    kwisatz-haderach         1  8  -        B   0 0 | agent draw 1 | sendsAnywhere
    lady-jessica             1  7  BLCS     B   3 1 | acquire influence any 1 | agent draw 2
    liet-kynes               1  5  FC       EF  0 0 | acquire influence emperor 1 | reveal per cards-in-play fremen 2 persuasion
    missionaria-protectiva   2  1  C        B   1 0 | agent when bond bene-gesserit (influence any 1)
    opulence                 1  6  E        E   1 0 | agent 3 solari | reveal pay 6 solari (1 vp)
    other-memory             1  4  CS       B   2 0 | agent choose 1 (draw 1, take-from-discard bene-gesserit)
    piter-de-vries           1  5  LC       -   3 1 | agent intrigue 1
    power-play               3  5  EGBF     -   0 0 | agent faction-influence 2, trash-this
    reverend-mother-mohiam   1  6  EB       EB  2 0 | agent when bond bene-gesserit (each-opponent discard 2) | reveal 2 spice
    sardaukar-infantry       2  1  -        E   1 2
    sardaukar-legion         2  5  EL       E   1 0 | agent recruit 2 | reveal deploy 3
    scout                    2  1  CS       -   1 1 | reveal retreat 2
    shifting-allegiances     2  3  LS       -   2 0 | agent pay 1 influence + 2 spice (influence any 2)
    sietch-reverend-mother   1  4  BF       BF  0 0 | agent trash | reveal when bond fremen (3 persuasion, 1 spice)
    smugglers-thopter        2  4  S        G   1 0 | agent when influence guild 2 (draw 2) | reveal 1 spice
    space-travel             2  3  G        G   2 0 | agent draw 1
    spice-hunter             2  2  FS       F   1 1 | reveal when bond fremen (1 spice)
    spice-smugglers          2  2  C        G   1 1 | agent pay 2 spice (influence guild 1, 3 solari)
    stilgar                  1  5  FCS      F   2 3 | agent 1 water
    test-of-humanity         1  3  BLC      B   2 0 | agent each-opponent choose 1 (discard 1, lose-troop conflict)
    the-voice                2  2  CS       B   2 0 | agent forbid-space
    thufir-hawat             1  5  EGBFCS   -   1 0 | agent draw 1 | reveal intrigue 1
    worm-riders              2  6  CS       F   0 0 | agent 2 spice | reveal when influence fremen 2 (4 swords), when alliance fremen (2 swords)
  `).filter((row) => row !== '')

  const LETTERS = {
    emperor: 'E',
    guild: 'G',
    'bene-gesserit': 'B',
    fremen: 'F',
    landsraad: 'L',
    city: 'C',
    'spice-trade': 'S',
    spy: 'Y',
  } as const
  const letters = (icons: readonly AgentIcon[]): string => icons.map((icon) => LETTERS[icon]).join('') || '-'

  const rowOf = ({ id, cost, icons, factions, acquire, agent, reveal, trashed, ...rest }: Card): string => {
    const numbers = [total(reveal, 'persuasion'), total(reveal, 'swords')]
    const others = reveal.filter((effect) => !isGain('persuasion')(effect) && !isGain('swords')(effect))
    const boxes = Object.entries({ acquire, agent, reveal: others, trashed: trashed ?? [] })
      .filter(([, effects]) => effects.length > 0)
      .map(([box, effects]) => `| ${box} ${say(effects)}`)
    const row = [id, rest.copies, cost ?? '-', letters(icons), letters(factions), ...numbers, ...boxes]
    return [...row, ...(rest.sendsAnywhere ? ['| sendsAnywhere'] : [])].join(' ')
  }

  it('IMP-CRD-01 say what is printed on them', () => {
    expect(printed).toHaveLength(53)
    expect(base.cards.map(rowOf)).toEqual(printed)
  })
})

describe('board spaces', () => {
  const rowOf = ({ icon, id, prices, effects, ...space }: Space): string => {
    const marks = [
      space.combat && 'combat',
      space.maker && 'maker',
      space.once && `once ${space.once}`,
      space.controlBonus && `control ${say(space.controlBonus)}`,
      space.onReveal && `on reveal ${say(space.onReveal)}`,
      space.requires && `needs ${say(space.requires)}`,
    ].filter((mark) => mark)
    const ways = prices.map((price) => {
      const cost = say(price.cost)
      return `${cost && `${cost} → `}${say([...price.effects, ...effects])}`
    })
    return `${icon} ${id}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${ways.join(' / ')}`
  }

  const printed = rowsOf(`
    IMP-BRD-01 emperor conspire: 4 spice → 5 solari, recruit 2, intrigue 1
    IMP-BRD-02 emperor wealth: 2 solari
    IMP-BRD-03 guild heighliner (combat): 6 spice → recruit 5, 2 water
    IMP-BRD-04 guild foldspace: take-reserve foldspace
    IMP-BRD-16 bene-gesserit selective-breeding: 2 spice → pay 1 trash (draw 2)
    IMP-BRD-05 bene-gesserit secrets: intrigue 1, steal-intrigue
    IMP-BRD-06 fremen hardy-warriors (combat): 1 water → recruit 2
    IMP-BRD-06 fremen stillsuits (combat): 1 water
    IMP-BRD-07 landsraad high-council (once council): 5 solari → council-seat
    IMP-BRD-07 landsraad mentat: 2 solari → draw 1, mentat
    IMP-BRD-07 landsraad swordmaster (once swordmaster): 8 solari → swordmaster
    IMP-BRD-08 landsraad rally-troops: 4 solari → recruit 4
    IMP-BRD-07 landsraad hall-of-oratory (on reveal 1 persuasion): recruit 1
    IMP-BRD-09 city arrakeen (combat, control 1 solari): recruit 1, draw 1
    IMP-BRD-10 city carthag (combat, control 1 solari): recruit 1, intrigue 1
    IMP-BRD-16 city research-station (combat): 2 water → draw 3
    IMP-BRD-11 city sietch-tabr (combat, needs influence fremen 2): recruit 1, 1 water
    IMP-BRD-16 spice-trade secure-contract: 3 solari
    IMP-BRD-16 spice-trade sell-melange: 2 spice → 6 solari / 3 spice → 8 solari / 4 spice → 10 solari / 5 spice → 12 solari
    IMP-BRD-14 spice-trade the-great-flat (combat, maker): 2 water → harvest 3
    IMP-BRD-13 spice-trade hagga-basin (combat, maker): 1 water → harvest 2
    IMP-BRD-12 spice-trade imperial-basin (combat, maker, control 1 spice): harvest 1
  `)

  it.each(printed)('say what is printed on them: %s', (row) => {
    const [, , id] = row.replace(':', '').split(' ')
    expect(base.spaces.filter((space) => space.id === id).map(rowOf)).toEqual([row.replace(/^\S+ /, '')])
  })

  it('IMP-BRD-16 are 22', () => {
    expect(base.spaces).toHaveLength(22)
    expect(new Set(printed).size).toBe(22)
  })

  it('IMP-AGT-13 carry one of seven icons', () => {
    const icons = AGENT_ICONS.filter((icon) => icon !== 'spy')
    expect(icons.map((icon) => `${icon} ${spacesWith(icon).length}`)).toEqual([
      'emperor 2',
      'guild 2',
      'bene-gesserit 2',
      'fremen 2',
      'landsraad 5',
      'city 4',
      'spice-trade 5',
    ])
  })

  it('belong to the Faction whose icon they carry', () => {
    for (const { id, icon, faction } of base.spaces) {
      expect(faction, id).toBe(FACTIONS.find((candidate) => candidate === icon))
    }
  })

  it.each(FACTIONS)('IMP-BRD-15 are one paid and one free at the %s', (faction) => {
    const costs = spacesWith(faction).map((space) => say(space.prices.map((price) => price.cost)))
    expect(costs).toHaveLength(2)
    expect(costs.filter((cost) => cost === '')).toHaveLength(1)
  })

  it('IMP-DEP-03 IMP-DEP-04 are combat spaces in ten places, three of them at a Faction', () => {
    const combat = base.spaces.filter((space) => space.combat)
    expect(combat).toHaveLength(10)
    expect(idsOf(combat.filter((space) => space.faction))).toEqual([
      'heighliner',
      'hardy-warriors',
      'stillsuits',
    ])
  })

  it('IMP-CTL-02 can be controlled in three places', () => {
    const controlled = base.spaces.filter((space) => space.controlBonus)
    expect(idsOf(controlled)).toEqual(['arrakeen', 'carthag', 'imperial-basin'])
  })

  it('IMP-HRV-01 are Maker spaces in three places, and only these are harvested', () => {
    const makers = ['the-great-flat', 'hagga-basin', 'imperial-basin']
    expect(idsOf(base.spaces.filter((space) => space.maker))).toEqual(makers)
    expect(idsOf(spacesThat('harvest'))).toEqual(makers)
  })

  it('IMP-INT-08 give Intrigue cards in three places', () => {
    expect(idsOf(spacesThat('intrigue'))).toEqual(['conspire', 'secrets', 'carthag'])
  })
})

describe('Intrigue cards', () => {
  it('IMP-CMP-05 are 40, 34 of them different', () => {
    expect(copiesOf(base.intrigue)).toBe(40)
    expect(base.intrigue).toHaveLength(34)
  })

  it('are 26 Plot, 11 Combat, 2 Endgame and one of the two last', () => {
    const KINDS = {
      plot: 'Plot',
      'turn-start': 'Plot',
      combat: 'Combat',
      won: 'Combat',
      endgame: 'Endgame',
    } as const
    const kindOf = (card: IntrigueCard): string =>
      [...new Set(card.plays.map((play) => KINDS[play.timing]))].join(' or ')
    const counts: { [kind: string]: number } = {}
    for (const card of base.intrigue) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + card.copies
    expect(counts).toEqual({ Plot: 26, Combat: 11, Endgame: 2, 'Combat or Endgame': 1 })
  })

  it('IMP-INT-07 say when they can be played, for what and on which condition', () => {
    const rows = base.intrigue.map((card) => {
      const plays = card.plays.map(({ timing, condition, cost, effects }) => {
        const terms = [condition && `needs ${say(condition)}`, cost && say(cost)].filter((term) => term)
        return `${timing}: ${terms.length > 0 ? `${terms.join(', ')} → ` : ''}${say(effects)}`
      })
      return `${card.id} ${card.copies} ${plays.join(' | ')}`
    })
    expect(rows).toEqual(
      rowsOf(`
        allied-armada            1 combat: needs alliance any, 2 spice → 7 swords
        ambush                   2 combat: 4 swords
        bindu-suspension         1 turn-start: draw 1, may-pass
        bribery                  1 plot: 2 solari → influence any 1
        bypass-protocol          1 plot: acquire 3 discard | plot: 2 spice → acquire 5 deck
        calculated-hire          1 plot: needs mentat-home, 1 spice → mentat
        charisma                 1 plot: on-reveal (2 persuasion)
        choam-shares             1 plot: 7 solari → 1 vp
        corner-the-market        1 endgame: when owns the-spice-must-flow 2 (1 vp), when owns-most the-spice-must-flow (1 vp)
        councilors-dispensation  1 plot: needs council-seat → 2 spice
        demand-respect           1 won: influence any 1 | won: 2 spice → influence any 2
        dispatch-an-envoy        2 plot: faction-icons
        double-cross             1 plot: needs enemy-troops-in-conflict, 1 solari → one-opponent lose-troop conflict, deploy-from-supply 1
        favored-subject          1 plot: influence emperor 1
        guild-authorization      1 plot: influence guild 1
        infiltrate               1 plot: ignore-enemy-agents
        know-their-ways          1 plot: influence fremen 1
        master-tactician         3 combat: 3 swords | combat: retreat 3
        plans-within-plans       1 endgame: when tracks 3 3 exactly (1 vp), when tracks 4 3 (2 vp)
        poison-snooper           2 plot: look-draw-or-trash
        private-army             2 combat: 2 spice → 5 swords
        rapid-mobilization       1 plot: deploy any
        recruitment-mission      1 plot: on-reveal (1 persuasion, acquire-on-top)
        refocus                  1 plot: shuffle-discard-into-deck, draw 1
        reinforcements           1 plot: 3 solari → recruit 3 deploy
        secret-of-the-sisterhood 1 plot: influence bene-gesserit 1
        staged-incident          1 combat: 3 conflictTroops → 1 vp
        the-sleeper-must-awaken  1 plot: 4 spice → 1 vp
        tiebreaker               1 combat: 2 swords | endgame: 10 spice
        to-the-victor            1 won: 3 spice
        urgent-mission           1 plot: recall-agent
        water-of-life            1 plot: 1 water + 1 spice → draw 3
        water-peddlers-union     1 plot: 1 water
        windfall                 1 plot: 2 solari
      `),
    )
  })
})

describe('Conflict cards', () => {
  it('IMP-CMP-06 are four of level I, ten of II and four of III', () => {
    expect([1, 2, 3].map((level) => base.conflicts.filter((card) => card.level === level).length)).toEqual([
      4, 10, 4,
    ])
  })

  it('reward first, second and third', () => {
    expect(
      base.conflicts.map(({ id, level, rewards }) => `${level} ${id}: ${rewards.map(say).join(' | ')}`),
    ).toEqual(
      rowsOf(`
        1 skirmish-a: 1 vp | intrigue 1, 2 solari | 2 solari
        1 skirmish-b: 1 vp | 1 water | 1 spice
        1 skirmish-c: influence any 1, 1 spice | 2 spice | 1 spice
        1 skirmish-d: influence any 1, 2 solari | 3 solari | 2 solari
        2 cloak-and-dagger: influence any 1, intrigue 2 | intrigue 1, 1 spice | choose 1 (intrigue 1, 1 spice)
        2 desert-power: 1 vp, 1 water | 1 water, 1 spice | 1 spice
        2 guild-bank-raid: 6 solari | 4 solari | 2 solari
        2 machinations: choose 2 (influence emperor 1, influence guild 1, influence bene-gesserit 1, influence fremen 1) | 1 water, 2 solari | 1 water
        2 raid-stockpiles: intrigue 1, 3 spice | 2 spice | 1 spice
        2 secure-imperial-basin: 1 vp, control imperial-basin | 2 water | 1 water
        2 siege-of-arrakeen: 1 vp, control arrakeen | 4 solari | 2 solari
        2 siege-of-carthag: 1 vp, control carthag | intrigue 1, 1 spice | 1 spice
        2 sort-through-the-chaos: mentat won, intrigue 1, 2 solari | intrigue 1, 2 solari | 2 solari
        2 terrible-purpose: 1 vp, trash | 1 water, 1 spice | 1 spice
        3 battle-for-arrakeen: 2 vp, control arrakeen | choose 2 (intrigue 1, 2 spice, 3 solari) | intrigue 1, 2 solari
        3 battle-for-carthag: 2 vp, control carthag | intrigue 1, 3 spice | 3 spice
        3 battle-for-imperial-basin: 2 vp, control imperial-basin | 5 spice | 3 spice
        3 grand-vision: influence any 2, intrigue 1 | intrigue 1, 3 spice | 3 spice
      `),
    )
  })

  it('give control of the location they are for, and only to the winner', () => {
    for (const { id, location, rewards } of base.conflicts) {
      const given = rewards.map((effects) =>
        effects.flatMap((effect) => (effect.do === 'control' ? [effect.space] : [])),
      )
      expect(given, id).toEqual([location ? [location] : [], [], []])
    }
  })
})

describe('Leaders', () => {
  it('IMP-CMP-07 are eight, each with a left ability and a Signet Ring ability', () => {
    expect(base.leaders).toHaveLength(8)
    expect(
      base.leaders.map(({ id, abilities, signet }) => `${id}: ${say(abilities)} | ${say(signet)}`),
    ).toEqual(
      rowsOf(`
        paul-atreides: deck-top | draw 1
        duke-leto-atreides: space-cost icons landsraad 1 solari | pay 1 spice (influence opponent-ahead 1)
        baron-vladimir-harkonnen: start (secret-factions), deployed 4 (masterstroke) game | pay 1 solari (intrigue 1)
        glossu-the-beast-rabban: starting-goods 1 spice + 1 solari | either alliance any recruit 2 recruit 1
        count-ilban-richese: solari-paid (draw 1) | 1 solari
        helena-richese: blocking icons landsraad, city | set-aside-row-card
        countess-ariana-thorvald: harvest 1, harvest (draw 1) | 1 water
        earl-memnon-thorvald: council-seat (influence any 1) | 1 spice
      `),
    )
  })

  it('IMP-SET-08 carry one to three complexity symbols', () => {
    const byComplexity = [1, 2, 3].map((n) => idsOf(base.leaders.filter((leader) => leader.complexity === n)))
    expect(byComplexity).toEqual([
      ['paul-atreides', 'glossu-the-beast-rabban', 'count-ilban-richese', 'earl-memnon-thorvald'],
      ['duke-leto-atreides', 'helena-richese'],
      ['baron-vladimir-harkonnen', 'countess-ariana-thorvald'],
    ])
  })
})
