import { type ImperiumSetup, setupOptions, setupProblem, uprising } from '@sietch/imperium'
import { seats, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import type { ImperiumState } from '../src/state.ts'
import { playUprising, type Row, withSix } from './play.ts'

const SETUP: ImperiumSetup = { players: 6, leaders: 'random', modules: ['choam'], throneRow: 'never' }

const tableOf = (seed: string, more: Partial<ImperiumSetup> = {}): ImperiumState =>
  start(uprising, { ...SETUP, ...more }, seed).match.state

const SEEDS = Array.from({ length: 40 }, (_, n) => `six ${n}`)
const ALLIES = [1, 2, 4, 5]
const { box, startingDeck, piles } = contentOf('uprising+choam+six')

describe('what six players have', () => {
  it('SIX-BRD-01 24 spaces on the main board, two on each personal board, 15 observation posts', () => {
    const own = box.spaces.filter(({ onlyFor }) => onlyFor !== undefined)
    expect(box.spaces).toHaveLength(28)
    expect(own.map(({ id, onlyFor }) => [id, onlyFor])).toEqual([
      ['sardaukar', 'shaddam-corrino-iv'],
      ['vast-wealth', 'shaddam-corrino-iv'],
      ['hardy-warriors', 'muad-dib'],
      ['desert-mastery', 'muad-dib'],
    ])
    expect(box.posts.map(({ id }) => id).sort()).toEqual(
      [
        ...['post-great-houses', 'post-spacing-guild', 'post-bene-gesserit', 'post-fringe-worlds'],
        ...['post-landsraad-1', 'post-landsraad-2', 'post-choam', 'post-research-sietch'],
        ...['post-research-refinery', 'post-refinery-arrakeen', 'post-carthag', 'post-imperial-basin'],
        ...['post-hagga-basin', 'post-habbanya-erg', 'post-deep-desert'],
      ].sort(),
    )
    expect(
      box.posts.flatMap(({ spaces }) => spaces).filter((id) => own.some((one) => one.id === id)),
    ).toEqual([])
    expect(box.spaces.filter(({ maker }) => maker).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['deep-desert', 'hagga-basin', 'habbanya-erg', 'imperial-basin']),
    )
  })

  it('SIX-SET-08 decks of ten cards for the Commanders, three kinds of which everyone has', () => {
    expect(piles.starting).toHaveLength(10)
    for (const leader of ['muad-dib', 'shaddam-corrino-iv']) expect(startingDeck(leader)).toHaveLength(10)
    expect(startingDeck('gurney-halleck')).toBe(piles.starting)
    expect(box.cards.filter(({ pile }) => pile === 'commander')).toHaveLength(12)
  })

  it('SIX-INF-01 SIX-INF-02 four main tracks, by icon, and one on each personal board', () => {
    expect(box.tracks.map(({ id, faction, onlyFor }) => [id, faction, onlyFor ?? null])).toEqual([
      ['emperor', 'emperor', 'shaddam-corrino-iv'],
      ['guild', 'guild', null],
      ['bene-gesserit', 'bene-gesserit', null],
      ['fremen', 'fremen', 'muad-dib'],
      ['great-houses', 'emperor', null],
      ['fringe-worlds', 'fremen', null],
    ])
  })

  it('SIX-SET-05 SIX-GEN-02 the third reward, and a Conflict deck of 5 and 4', () => {
    expect([box.conflictDeck, box.thirdRewardFrom <= 6]).toEqual([[0, 5, 4], true])
  })
})

describe('the setup of six players', () => {
  it('SIX-GEN-01 SIX-SET-06 needs Uprising and its CHOAM module', () => {
    expect(setupOptions('imperium').players).not.toContain(6)
    expect(setupOptions('uprising').playersWith([])).not.toContain(6)
    expect(setupOptions('uprising').playersWith(['choam', 'bloodlines'])).toContain(6)
    expect(setupProblem('uprising', { players: 6, leaders: 'random' })).toEqual({
      why: 'module-needs',
      message: 'A game of 6 needs the module "choam".',
      modules: ['six', 'choam'],
    })
    expect(setupProblem('uprising', { players: 4, leaders: 'random', throneRow: 'start' })?.why).toBe(
      'throne-row',
    )
    expect(setupProblem('uprising', { ...SETUP, modules: ['choam', 'six'] })?.why).toBe('unknown-module')
  })

  it('SIX-GEN-05 SIX-GEN-06 two teams round the table, whose Commanders are who they are', () => {
    expect(uprising.teams?.(SETUP)).toEqual([
      [0, 2, 4],
      [3, 5, 1],
    ])
    expect(uprising.teams?.({ players: 4, leaders: 'random' })).toBeUndefined()
    const given = [null, 'chani', 'staban-tuek', 'shaddam-corrino-iv', 'gurney-halleck', 'princess-irulan']
    const modules = ['choam', 'bloodlines']
    const { players } = tableOf('given', { leaders: given, modules })
    expect(players.map(({ leader }) => leader)).toEqual(['muad-dib', ...given.slice(1)])
    expect(
      setupProblem('uprising', { ...SETUP, leaders: ['staban-tuek', null, null, null, null, null] })?.why,
    ).toBe('leader-fixed')
    expect(
      setupProblem('uprising', { ...SETUP, leaders: [null, 'muad-dib', null, null, null, null] })?.why,
    ).toBe('unknown-leader')
  })

  it('SIX-SET-03 SIX-SET-04 MIX-GEN-02 D-78 lets Allies take any Leader; which go well with whom is advice', () => {
    const modules = ['choam', 'bloodlines', 'base-leaders']
    const leaders = [null, 'liet-kynes', 'feyd-rautha-harkonnen', null, 'paul-atreides', 'gurney-halleck']
    expect(setupProblem('uprising', { players: 6, modules, leaders })).toBeUndefined()
    const known = contentOf('uprising+choam+bloodlines+tech+six').box
    const advised = [
      ...(known.teams ?? []).flatMap((team) => team.advised),
      ...(known.advice?.either ?? []),
      ...(known.advice?.neither ?? []),
    ]
    expect(advised).toHaveLength(16)
    expect(advised.filter((id) => !known.leaders.some((leader) => leader.id === id))).toEqual([])
    expect(known.advice?.neither).toEqual(['liet-kynes'])
  })

  it('SIX-GEN-03 SIX-SET-08 gives Allies what everyone has, and Commanders points but no troops', () => {
    for (const seed of SEEDS.slice(0, 5)) {
      const s = tableOf(seed, { leaders: [null, null, null, null, null, null] })
      for (const seat of seats(6)) {
        const { supply, garrison, spies, water, agents, points, arrows } = s.players[seat] ?? {}
        const isAlly = ALLIES.includes(seat)
        expect([supply, garrison, points]).toEqual(isAlly ? [9, 3, { start: 1 }] : [0, 0, { start: 4 }])
        expect([spies, water, agents, arrows]).toEqual([3, 1, 2, isAlly ? undefined : []])
      }
    }
  })

  it('SIX-SET-05 IMP-RCL-06 lays five level II cards over four level III', () => {
    const { conflictDeck, conflicts } = tableOf('conflicts')
    const levels = [...conflictDeck, ...conflicts].map(
      (id) => box.conflicts.find((conflict) => conflict.id === id)?.level,
    )
    expect(levels).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 2])
  })

  it('SIX-SET-06 CHO-SET-04 sets the contracts of Shaddam aside: two of 20 with 2 face up', () => {
    const { ownContracts, contractMarket, contractStack } = tableOf('contracts')
    expect(ownContracts.sort()).toEqual(['sardaukar-cards', 'sardaukar-recall'])
    expect([contractMarket.length, contractStack.length]).toEqual([2, 16])
  })

  it('SIX-SET-07 has six Alliance tokens, all on their tracks', () => {
    expect(tableOf('alliances').alliances).toEqual({
      ...{ emperor: null, fremen: null, guild: null },
      ...{ 'bene-gesserit': null, 'great-houses': null, 'fringe-worlds': null },
    })
  })

  it('SIX-SET-09 D-09 deals Objectives to Allies, each team with one desert mouse and one crysknife', () => {
    const first = new Set<number>()
    for (const seed of SEEDS) {
      const s = tableOf(seed)
      const icons = (team: readonly number[]) =>
        team.flatMap((seat) => s.players[seat]?.trophies.map(({ icon }) => icon) ?? []).sort()
      for (const team of uprising.teams?.(SETUP) ?? [])
        expect(icons(team), seed).toEqual(['crysknife', 'desert-mouse'])
      expect(s.players.map(({ trophies }) => trophies.length)).toEqual([0, 1, 1, 0, 1, 1])
      const holder = s.players.findIndex(({ trophies }) =>
        trophies.some(({ id }) => id === 'objective-desert-mouse-first'),
      )
      expect(s.firstPlayer, seed).toBe(holder)
      first.add(holder)
    }
    expect([...first].sort()).toEqual(ALLIES)
  })

  it('SIX-SET-01 SIX-SET-02 with Bloodlines puts Commanders on six spaces, the last in the bank, and no Fierce', () => {
    const { sardaukar } = tableOf('bloodlines', { modules: ['choam', 'bloodlines'] })
    expect([sardaukar?.at, sardaukar?.bank, sardaukar?.removed]).toEqual([
      [
        'military-support',
        'deliver-supplies',
        'high-council',
        'assembly-hall',
        'gather-support',
        'sardaukar',
      ],
      1,
      0,
    ])
    expect([...(sardaukar?.skills ?? []), ...(sardaukar?.skillStack ?? [])]).toHaveLength(12)
    expect(sardaukar?.skillStack).not.toContain('fierce')
  })

  it.each(['never', 'start', 'rounds'] as const)(
    'SIX-THR-01 D-76 the board of Shaddam moves a card: %s',
    (throneRow) => {
      const s = tableOf('throne', { throneRow })
      const isAsked = s.stack.some(({ kind }) => kind === 'throne-row')
      expect([isAsked, s.phase]).toEqual(
        { never: [false, 'turns'], start: [true, 'setup'], rounds: [true, 'round-start'] }[throneRow],
      )
    },
  )
})

describe('the end of a game of six', () => {
  const over = (change: (s: ImperiumState) => void) => {
    const s = tableOf('over')
    for (const p of s.players) Object.assign(p, { points: {}, spice: 0, solari: 0, water: 0, garrison: 0 })
    s.phase = 'over'
    s.revealOrder = [0, 1, 2, 3, 4, 5]
    change(s)
    return uprising.outcome(s)
  }
  const give = (seat: number, goods: object) => (s: ImperiumState) =>
    void Object.assign(s.players[seat] ?? {}, goods)
  const MUAD_DIB = [0, 2, 4]
  const SHADDAM = [3, 5, 1]

  it('SIX-GEN-07 the team with more points wins, however they are spread', () => {
    const outcome = over((s) => {
      give(0, { points: { start: 10 } })(s)
      for (const seat of SHADDAM) give(seat, { points: { start: 4 } })(s)
    })
    expect(outcome).toEqual({
      places: [SHADDAM, MUAD_DIB],
      scores: [10, 4, 0, 4, 0, 4],
      teams: [MUAD_DIB, SHADDAM],
    })
  })

  it.each<[string, (s: ImperiumState) => void, number[]]>([
    ['spice', give(4, { spice: 1 }), MUAD_DIB],
    ['Solari', give(1, { solari: 1 }), SHADDAM],
    ['water', give(2, { water: 1 }), MUAD_DIB],
    ['garrison troops', give(5, { garrison: 1 }), SHADDAM],
    ['the latest Reveal turn (D-92)', () => undefined, SHADDAM],
  ])('SIX-GEN-07 then the one with more %s', (_, change, winners) => {
    expect(over(change)?.places[0]).toEqual(winners)
  })
})

const rows: readonly Row[] = withSix([
  {
    name: 'SIX-ACT-01 D-82 a Plot card for an Ally binds the Commander to that Ally and a fitting Agent for the turn',
    given: { hand: ['usul'], intrigue: ['shaddams-favor'] },
    choose: [
      'no intrigue shaddams-favor',
      'intrigue shaddams-favor > 4',
      { activated: 'Taras', Taras: { garrison: 4 }, Andrii: { garrison: 3 } },
      'no agent usul > carthag > left',
      'no reveal 2',
      'agent usul > carthag > right',
    ],
    then: { Taras: { garrison: 5 } },
  },
  {
    name: 'SIX-ACT-01 a card that needs no Ally names none',
    given: { hand: ['usul'], intrigue: ['leverage', 'cunning'] },
    choose: ['intrigue cunning > draw 1'],
    then: { activated: null },
  },
  {
    name: 'SIX-ACT-02 D-86 a retreat is offered by the Commander, and the Ally may refuse',
    given: {
      ...{ table: { phase: 'combat' }, intrigue: ['go-to-ground', 'cunning'] },
      Andrii: { conflict: 2 },
    },
    choose: [
      'intrigue go-to-ground > 2',
      'Andrii: only retreat 2 | retreat 1 | decline',
      'Andrii: decline',
      { spies: [], Andrii: { conflict: 2 }, table: { intrigueDiscard: ['go-to-ground'] } },
    ],
  },
  {
    name: 'SIX-ACT-02 D-86 or agree',
    given: {
      ...{ table: { phase: 'combat' }, intrigue: ['go-to-ground', 'cunning'] },
      Andrii: { conflict: 2 },
    },
    choose: ['intrigue go-to-ground > 2', 'Andrii: retreat 1', 'spy post-carthag'],
    then: { spies: ['post-carthag'], Andrii: { conflict: 1, garrison: 4 } },
  },
  {
    name: 'SIX-ACT-05 D-88 swords are gone with the last unit, and stay gone',
    given: {
      ...{ table: { phase: 'combat' }, intrigue: ['go-to-ground', 'cunning'] },
      Andrii: { conflict: 1, swords: 3 },
      Taras: { conflict: 1 },
    },
    choose: ['intrigue go-to-ground > 2', 'Andrii: retreat 1', 'spy post-carthag'],
    then: { Andrii: { conflict: 0, swords: 0, strength: 0 } },
  },
  {
    name: 'SIX-ACT-03 UPR-CLR-05 the ban of the Signet Ring binds the activated Ally',
    given: { table: { turn: 'Iryna' }, Iryna: { hand: ['signet-ring'] } },
    choose: [
      'Iryna: agent signet-ring > carthag > left',
      'Iryna: resolve shaddam-corrino-iv > 1 solari + recruit 1',
      'Iryna: no offer-deploy',
    ],
    then: { Iryna: { solari: 1 }, Lesia: { garrison: 5 } },
  },
  {
    name: 'SIX-CBT-01 a Commander takes part while an Ally has a unit in the Conflict, and is asked in clockwise order',
    given: {
      ...{ table: { phase: 'combat', firstPlayer: 'Olha' }, intrigue: ['cunning'] },
      ...{ Iryna: { intrigue: ['cunning'] }, Taras: { conflict: 1, intrigue: ['distraction'] } },
    },
    choose: ['Taras: pass', { table: { decisions: [{ seat: 'Serhii', kind: 'combat' }] } }, 'pass'],
  },
  {
    name: 'SIX-CBT-01 D-89 a tie for second and a tie for third may be conceded, one of other teams not',
    given: {
      table: { phase: 'combat', conflict: 'siege-of-arrakeen', firstPlayer: 'Olha' },
      Olha: { conflict: 4 },
      Lesia: { conflict: 3 },
      Andrii: { conflict: 1 },
      Taras: { conflict: 1 },
    },
    choose: [
      'Andrii: concede',
      {
        table: {
          events: [
            { kind: 'conceded', seat: 2, to: 4 },
            { kind: 'reward', seat: 1, place: 1 },
            { kind: 'reward', seat: 5, place: 2 },
            { kind: 'reward', seat: 4, place: 3 },
          ],
          noEvents: [{ kind: 'reward', seat: 2 }],
        },
      },
    ],
  },
  {
    name: 'SIX-CBT-01 D-89 nobody is asked where two teams are tied',
    given: {
      table: { phase: 'combat', conflict: 'siege-of-arrakeen', firstPlayer: 'Olha' },
      Olha: { conflict: 2 },
      Andrii: { conflict: 2 },
    },
    choose: [],
    then: { table: { noEvents: [{ kind: 'conceded' }] } },
  },
  {
    name: "SIX-THR-01 D-90 what lets Shaddam's team acquire a card may take one of the Throne Row",
    given: {
      table: { turn: 'Olha', throneRow: ['sardaukar-soldier'] },
      Olha: { leader: 'princess-irulan', hand: ['signet-ring'] },
    },
    choose: [
      'Olha: agent signet-ring > carthag',
      'Olha: resolve princess-irulan > acquire 1 to hand',
      'Olha: acquire sardaukar-soldier@throne',
    ],
    then: { Olha: { hand: ['sardaukar-soldier'] }, table: { throneRow: [] } },
  },
  {
    name: 'SIX-ICO-01 which Intrigue cards are traded only the two know; everybody else how many',
    given: { table: { turn: 'Olha' }, Olha: { hand: ['diplomacy'], intrigue: ['cunning', 'devour'] } },
    choose: [
      'Olha: agent diplomacy > economic-support',
      'Olha: resolve economic-support > trade',
      'Olha: trade 3',
      'Olha: gift-card devour',
      {
        table: {
          view: { by: 'Iryna', is: { players: [{}, { intrigue: 2 }, {}, { intrigue: [] }, {}, {}] } },
        },
      },
      'Olha: gift-done',
      // The partner is told before deciding.
      {
        table: {
          view: { by: 'Iryna', is: { trade: { gift: { what: 'intrigue', n: 1, cards: ['devour'] } } } },
        },
      },
      { table: { view: { by: 'Lesia', is: { trade: { gift: { what: 'intrigue', n: 1 } } } } } },
      'Iryna: gift-done',
      {
        table: {
          view: { by: 'Iryna', is: { players: [{}, { intrigue: 1 }, {}, { intrigue: ['devour'] }, {}, {}] } },
        },
      },
    ],
    then: {
      table: {
        view: {
          by: 'Lesia',
          is: { players: [{}, { intrigue: 1 }, {}, { intrigue: 1 }, {}, { intrigue: [] }] },
        },
      },
    },
  },
  {
    name: 'D-83 IMP-INT-09 Intrigue cards are stolen from the other team alone',
    given: {
      table: { turn: 'Olha' },
      Olha: { hand: ['diplomacy'] },
      Iryna: { intrigue: ['cunning', 'cunning', 'distraction', 'distraction'] },
      Taras: { intrigue: ['leverage', 'devour', 'special-mission', 'special-mission'] },
    },
    choose: ['Olha: agent diplomacy > secrets', 'Olha: resolve secrets > steal intrigue'],
    then: {
      Olha: { intrigue: { $count: 1 } },
      Iryna: { intrigue: { $count: 4 } },
      Taras: { intrigue: { $count: 3 } },
    },
  },
  {
    name: 'D-83 UPR-SPY-09 a spy infiltrates a space where a team-mate stands',
    given: {
      table: { turn: 'Olha' },
      Olha: { hand: ['reconnaissance'], spies: ['post-carthag'] },
      Lesia: { sent: ['carthag'] },
    },
    choose: ['Olha: agent reconnaissance > carthag > post-carthag'],
    then: { Olha: { sent: ['carthag'] } },
  },
  {
    name: 'D-83 Staban Tuek gains spice when a team-mate visits a Maker space he is spying on',
    given: {
      hand: ['desert-call'],
      Andrii: { leader: 'staban-tuek', spies: ['post-imperial-basin'] },
    },
    choose: ['agent desert-call > imperial-basin > right'],
    then: { spice: 1, Andrii: { spice: 1 } },
  },
  {
    name: 'D-92 Carthag cannot be controlled',
    modules: ['choam', 'base-conflicts'],
    given: { table: { phase: 'combat', conflict: 'siege-of-carthag' }, Andrii: { conflict: 1 } },
    then: { table: { control: {}, noEvents: [{ kind: 'control' }] } },
  },
])

const bloodlines: readonly Row[] = withSix(
  [
    {
      name: "SIX-CMD-03 Muad'Dib's team gains nothing from trashing Sardaukar Standard",
      given: { table: { turn: 'Andrii' }, Andrii: { hand: ['diplomacy', 'sardaukar-standard'], spice: 2 } },
      choose: [
        'Andrii: agent diplomacy > controversial-technology',
        'Andrii: resolve controversial-technology > trash',
        'Andrii: trash sardaukar-standard@hand',
      ],
      then: { Andrii: { commanders: { garrison: 0 }, skills: [] }, table: { commanders: { bank: 1 } } },
    },
    {
      name: 'SIX-CMD-04 trashed by Shaddam it brings a Commander for the activated Ally, who picks the skill',
      given: {
        table: { turn: 'Iryna', skills: ['driven', 'canny', 'loyal', 'hardy'] },
        Iryna: { hand: ['seek-allies', 'sardaukar-standard'], spice: 2 },
      },
      choose: [
        'Iryna: agent seek-allies > controversial-technology > left',
        'Iryna: resolve controversial-technology > trash',
        'Iryna: trash sardaukar-standard@hand',
        'Lesia: skill loyal',
      ],
      then: { Lesia: { commanders: { garrison: 1 }, skills: ['loyal'] }, table: { commanders: { bank: 0 } } },
    },
    {
      name: 'SIX-CLR-01 a Commander completes Earn Any Alliance with the token of the own board',
      given: { hand: ['seek-allies'], influence: { fremen: 3 }, contracts: ['earn-any-alliance'] },
      choose: [
        'agent seek-allies > desert-mastery > left',
        'resolve desert-mastery > draw 1',
        'resolve-rest',
      ],
      then: { completed: ['earn-any-alliance'] },
    },
    {
      name: 'SIX-CLR-01 and not with one that an Ally earns on the turn of the Commander',
      given: { hand: ['seek-allies'], contracts: ['earn-any-alliance'], Andrii: { influence: { guild: 3 } } },
      choose: ['agent seek-allies > deliver-supplies > left'],
      then: { completed: [], table: { alliances: { guild: 'Andrii' } } },
    },
    {
      name: 'SIX-CLR-02 Ornithopter Fleet brings a Commander nothing but the troops of the Ally',
      given: {
        hand: ['limited-landsraad-access'],
        spice: 4,
        table: { techStacks: [['ornithopter-fleet'], [], []] },
      },
      choose: [
        'agent limited-landsraad-access > assembly-hall > left',
        'resolve ixian-embassy > acquire tech',
      ],
      then: { tech: ['ornithopter-fleet'], trophies: [], vp: 4, Andrii: { garrison: 5 } },
    },
    {
      name: "SIX-CLR-03 Muad'Dib's team may acquire Plasteel Blades",
      given: {
        ...{ table: { turn: 'Andrii', techStacks: [['plasteel-blades'], [], []] } },
        ...{ Andrii: { hand: ['dagger'], spice: 3 } },
      },
      choose: ['Andrii: agent dagger > assembly-hall', 'Andrii: resolve ixian-embassy > acquire tech'],
      then: { Andrii: { solari: 4, tech: ['plasteel-blades'] } },
    },
    {
      name: 'SIX-CLR-03 D-93 of Shaddam both work while he acquires a Commander, and the Ally picks the skills',
      given: {
        table: { turn: 'Iryna', skills: ['driven', 'canny', 'loyal', 'hardy'] },
        Iryna: { hand: ['corrino-might'], solari: 1, tech: ['plasteel-blades', 'sardaukar-high-command'] },
      },
      choose: [
        'Iryna: agent corrino-might > assembly-hall > left',
        'Iryna: resolve sardaukar > acquire commander',
        'Lesia: skill canny',
        'Iryna: resolve plasteel-blades > pay trash this',
        'Lesia: skill loyal',
      ],
      then: {
        ...{ Iryna: { solari: 0, tech: ['sardaukar-high-command'], skills: [] } },
        ...{ Lesia: { skills: ['canny', 'loyal'], commanders: { garrison: 1 } } },
      },
    },
    {
      name: 'SIX-SET-04 Esmar Tuek gains a Solari for the visit of a team-mate, too',
      given: { hand: ['desert-call'], Andrii: { leader: 'esmar-tuek' } },
      choose: ['agent desert-call > tueks-sietch > right'],
      then: { Andrii: { solari: 1, intrigue: [] } },
    },
  ],
  'bloodlines',
  'tech',
)

describe('rules of six players', () => playUprising(rows))
describe('Bloodlines with six players', () => playUprising(bloodlines))
