import { describe, expect, it } from 'vitest'
import { AGENT_ICONS, BATTLE_ICONS, FACTIONS } from '../src/content/types.ts'
import { uprising } from '../src/content/uprising/index.ts'
import type { Effect } from '../src/effects/types.ts'
import { conflictRow, idsOf, rowsOf, say, spaceRow } from './printed.ts'

const { spaces, posts, conflicts, objectives } = uprising

const spacesThat = (verb: Effect['do']) =>
  idsOf(spaces.filter((space) => JSON.stringify(space.effects).includes(`"do":"${verb}"`)))

describe('board spaces', () => {
  // Each space follows the rules that name it.
  const printed = rowsOf(`
    UPR-BRD-01 emperor sardaukar: 4 spice → recruit 4, intrigue 1
    UPR-BRD-01 emperor dutiful-service: contract
    UPR-BRD-02 guild heighliner (combat): 5 spice → recruit 5
    UPR-BRD-02 guild deliver-supplies: 1 water
    UPR-BRD-18 bene-gesserit espionage: 1 spice → draw 1, spy
    UPR-BRD-03 bene-gesserit secrets: intrigue 1, steal-intrigue
    UPR-BRD-04 fremen desert-tactics (combat): 1 water → recruit 1, trash
    UPR-BRD-05 fremen fremkit (combat): draw 1
    UPR-BRD-14 landsraad high-council: 5 solari → either council-seat all (2 spice, intrigue 1, recruit 3) council-seat
    UPR-BRD-06 landsraad imperial-privilege (needs influence emperor 2): 3 solari → pay 1 trashIntrigue (intrigue 1), recall-agent, draw 1
    UPR-BRD-18 landsraad swordmaster (once swordmaster, 2 less after a Swordmaster): 8 solari → swordmaster
    UPR-BRD-13 landsraad assembly-hall (on reveal 1 persuasion): intrigue 1
    UPR-BRD-12 landsraad gather-support: recruit 2 / 2 solari → 1 water, recruit 2
    UPR-BRD-09 city arrakeen (combat, control 1 solari): recruit 1, draw 1
    UPR-BRD-10 city spice-refinery (combat, control 1 solari): 2 solari / 1 spice → 4 solari
    UPR-BRD-15 city research-station (combat): 2 water → recruit 2, draw 2
    UPR-BRD-08 city sietch-tabr (combat, needs influence fremen 2): choose 1 (all (maker-hooks, recruit 1, 1 water), all (1 water, remove-shield-wall))
    UPR-BRD-16 spice-trade deep-desert (combat, maker): 3 water → choose 1 (harvest 4, when maker-hooks (harvest 0, sandworm 2))
    UPR-BRD-16 spice-trade hagga-basin (combat, maker): 1 water → choose 1 (harvest 2, when maker-hooks (harvest 0, sandworm 1))
    UPR-BRD-11 spice-trade imperial-basin (combat, maker, control 1 spice): harvest 1
    UPR-BRD-07 spice-trade shipping (needs influence guild 2): 3 spice → 5 solari, influence any 1
    UPR-BRD-17 spice-trade accept-contract: draw 1, contract
  `)

  it.each(printed)('say what is printed on them: %s', (row) => {
    const [, , id] = row.replace(':', '').split(' ')
    expect(spaces.filter((space) => space.id === id).map(spaceRow)).toEqual([row.replace(/^\S+ /, '')])
  })

  it('UPR-BRD-18 are 22', () => {
    expect(spaces).toHaveLength(22)
    expect(new Set(printed).size).toBe(22)
  })

  it('UPR-BRD-18 carry one of seven icons', () => {
    const counts = AGENT_ICONS.map(
      (icon) => `${icon} ${spaces.filter((space) => space.icon === icon).length}`,
    )
    expect(counts).toEqual([
      'emperor 2',
      'guild 2',
      'bene-gesserit 2',
      'fremen 2',
      'landsraad 5',
      'city 4',
      'spice-trade 5',
      'spy 0',
    ])
  })

  it('belong to the Faction whose icon they carry', () => {
    for (const { id, icon, faction } of spaces)
      expect(faction, id).toBe(FACTIONS.find((candidate) => candidate === icon))
  })

  it('UPR-AGT-02 require Influence in three places', () => {
    const gates = spaces.flatMap(({ id, requires }) => (requires ? [`${id}: ${say(requires)}`] : []))
    expect(gates).toEqual([
      'imperial-privilege: influence emperor 2',
      'sietch-tabr: influence fremen 2',
      'shipping: influence guild 2',
    ])
  })

  it('UPR-AGT-06 give Intrigue cards in three places, and in two more on terms', () => {
    const plain = spaces.filter((space) => space.effects.some((effect) => effect.do === 'intrigue'))
    expect(idsOf(plain)).toEqual(['sardaukar', 'secrets', 'assembly-hall'])
    expect(spacesThat('intrigue')).toEqual([
      'sardaukar',
      'secrets',
      'high-council',
      'imperial-privilege',
      'assembly-hall',
    ])
  })

  it('UPR-UNI-02 are combat spaces in ten places, three of them at a Faction', () => {
    const combat = spaces.filter((space) => space.combat)
    expect(combat).toHaveLength(10)
    expect(idsOf(combat.filter((space) => space.faction))).toEqual([
      'heighliner',
      'desert-tactics',
      'fremkit',
    ])
  })

  it('UPR-CTL-01 UPR-CTL-02 can be controlled in three places, for a bonus', () => {
    const controlled = spaces.flatMap(({ id, controlBonus }) =>
      controlBonus ? [`${id}: ${say(controlBonus)}`] : [],
    )
    expect(controlled).toEqual(['arrakeen: 1 solari', 'spice-refinery: 1 solari', 'imperial-basin: 1 spice'])
  })

  it('UPR-MKR-01 are Maker spaces in three places, and only these are harvested', () => {
    const makers = ['deep-desert', 'hagga-basin', 'imperial-basin']
    expect(idsOf(spaces.filter((space) => space.maker))).toEqual(makers)
    expect(spacesThat('harvest')).toEqual(makers)
  })

  it('UPR-WRM-08 give Maker Hooks at Sietch Tabr', () => {
    expect(spacesThat('maker-hooks')).toContain('sietch-tabr')
    const { hagal: _, rivals: __, ...withoutRivals } = uprising
    expect(JSON.stringify(withoutRivals).match(/"do":"maker-hooks"/g)).toHaveLength(1)
  })
})

describe('observation posts', () => {
  it('UPR-SPY-19 are 13, each connected to its spaces', () => {
    expect(posts).toHaveLength(13)
    expect(posts.map((post) => `${post.id}: ${post.spaces.join(', ')}`)).toEqual(
      rowsOf(`
        post-emperor: sardaukar, dutiful-service
        post-spacing-guild: heighliner, deliver-supplies
        post-bene-gesserit: espionage, secrets
        post-fremen: desert-tactics, fremkit
        post-landsraad-1: high-council, imperial-privilege, swordmaster
        post-landsraad-2: assembly-hall, gather-support
        post-choam: shipping, accept-contract
        post-research-sietch: sietch-tabr, research-station
        post-research-refinery: research-station, spice-refinery
        post-refinery-arrakeen: spice-refinery, arrakeen
        post-imperial-basin: imperial-basin
        post-hagga-basin: hagga-basin
        post-deep-desert: deep-desert
      `),
    )
  })

  it('UPR-SPY-01 watch every space of the board, and nothing else', () => {
    const watched = new Set(posts.flatMap((post) => post.spaces))
    expect([...watched].sort()).toEqual(idsOf(spaces).sort())
  })

  it('UPR-SPY-14 UPR-BRD-15 watch two spaces from two posts: Research Station and Spice Refinery', () => {
    const twice = idsOf(spaces).filter((id) => posts.filter((post) => post.spaces.includes(id)).length > 1)
    expect(twice).toEqual(['spice-refinery', 'research-station'])
  })

  it('connect spaces of one icon only', () => {
    const iconOf = (id: string) => spaces.find((space) => space.id === id)?.icon
    for (const post of posts) expect(new Set(post.spaces.map(iconOf)).size, post.id).toBe(1)
  })
})

describe('Objective cards', () => {
  it('UPR-CMP-07 UPR-OBJ-05 are five', () => {
    const rows = objectives.map(
      ({ id, battleIcon, players, firstPlayer }) =>
        `${id} (${battleIcon}) for ${players.join(', ')}${firstPlayer ? ', First Player' : ''}`,
    )
    expect(rows).toEqual(
      rowsOf(`
        objective-desert-mouse-first (desert-mouse) for 1, 2, 3, 4, 6, First Player
        objective-crysknife (crysknife) for 1, 2, 3, 4, 6
        objective-ornithopter-1-3p (ornithopter) for 1, 2, 3
        objective-crysknife-4-6p (crysknife) for 4, 6
        objective-desert-mouse-4-6p (desert-mouse) for 4, 6
      `),
    )
  })

  it.each([
    [3, ['desert-mouse', 'crysknife', 'ornithopter']],
    [4, ['desert-mouse', 'crysknife', 'crysknife', 'desert-mouse']],
  ])('UPR-OBJ-01 leave one for each of %i players', (players, icons) => {
    const fitting = objectives.filter((objective) => objective.players.includes(players))
    expect(fitting.map((objective) => objective.battleIcon)).toEqual(icons)
    expect(fitting.filter((objective) => objective.firstPlayer)).toHaveLength(1)
  })
})

describe('Conflict cards', () => {
  it('UPR-CMP-05 are three of level I, nine of II and four of III', () => {
    expect([1, 2, 3].map((level) => conflicts.filter((card) => card.level === level).length)).toEqual([
      3, 9, 4,
    ])
  })

  it('UPR-BTL-01 UPR-BTL-05 show three battle icons five times each, and the wild one once', () => {
    const counts = BATTLE_ICONS.map(
      (icon) => `${icon} ${conflicts.filter((card) => card.battleIcon === icon).length}`,
    )
    expect(counts).toEqual(['crysknife 5', 'desert-mouse 5', 'ornithopter 5', 'wild 1'])
  })

  it('reward first, second and third', () => {
    expect(conflicts.map(conflictRow)).toEqual(
      rowsOf(`
        1 skirmish-crysknife (crysknife): influence any 1 | intrigue 1, 1 spice | 1 spice
        1 skirmish-ornithopter (ornithopter): intrigue 1, 1 solari | intrigue 1, 2 solari | intrigue 1
        1 skirmish-desert-mouse (desert-mouse): 2 solari | 3 solari | 2 solari
        2 choam-security (crysknife): influence guild 1, contract, recruit 1 | 1 water, 2 solari, recruit 2 | intrigue 1, recruit 1
        2 spice-freighters (crysknife): influence any 1, pay 3 spice (1 vp) | 1 water, 1 spice, recruit 1 | 1 spice, recruit 1
        2 siege-of-arrakeen at arrakeen (ornithopter): control arrakeen, 2 solari, recruit 2 | 4 solari, recruit 1 | 3 solari
        2 seize-spice-refinery at spice-refinery (crysknife): control spice-refinery, spy, 2 spice | intrigue 1, 1 spice, recruit 1 | 2 spice
        2 test-of-loyalty (ornithopter): influence emperor 1, spy, 2 solari | 4 solari, recruit 1 | 3 solari
        2 shadow-contest (ornithopter): influence bene-gesserit 1, intrigue 1 | intrigue 1, 1 spice, recruit 1 | 1 spice, recruit 1
        2 secure-imperial-basin at imperial-basin (desert-mouse): control imperial-basin, 2 spice, recruit 1 | 2 water, recruit 1 | 1 water, recruit 1
        2 protect-the-sietches (desert-mouse): influence fremen 1, 1 water, recruit 1 | 3 spice, recruit 1 | 2 spice
        2 trade-dispute (desert-mouse): contract, 1 water, trash | 1 water, 1 spice, trash | 1 water, recruit 1
        3 propaganda (wild): choose 2 (influence emperor 1, influence guild 1, influence bene-gesserit 1, influence fremen 1) | intrigue 1, 3 spice | 3 spice
        3 battle-for-imperial-basin at imperial-basin (ornithopter): 1 vp, control imperial-basin, pay 4 spice (1 vp) | 5 spice | 3 spice
        3 battle-for-arrakeen at arrakeen (crysknife): 1 vp, control arrakeen, pay 2 recallSpies (1 vp) | intrigue 1, 1 spice, 3 solari | 2 spice, 2 solari
        3 battle-for-spice-refinery at spice-refinery (desert-mouse): 1 vp, control spice-refinery, pay 6 solari (1 vp) | intrigue 1, 3 spice | 3 spice
      `),
    )
  })

  it('give control of the location they are for, and only to the winner', () => {
    for (const { id, location, rewards } of conflicts) {
      const given = rewards.map((effects) =>
        effects.flatMap((effect) => (effect.do === 'control' ? [effect.space] : [])),
      )
      expect(given, id).toEqual([location ? [location] : [], [], []])
    }
  })

  it('UPR-SHW-01 are fought behind the Shield Wall in six cases', () => {
    const walled = conflicts.filter(({ location }) => location && uprising.shieldWall.includes(location))
    expect(walled).toHaveLength(6)
  })
})
