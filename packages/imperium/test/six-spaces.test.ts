import { contentOf } from '@sietch/imperium'
import { describe, expect, it } from 'vitest'
import { playUprising, type Row, unplayed, withSix } from './play.ts'

const spaces: readonly Row[] = withSix([
  {
    name: 'military-support: SIX-BRD-01 SIX-ICO-01 2 spice, Great Houses Influence and 3 troops for Allies of the team',
    given: { table: { turn: 'Andrii' }, Andrii: { hand: ['diplomacy'], spice: 2 }, Taras: { garrison: 11 } },
    choose: [
      'Andrii: agent diplomacy > military-support',
      'Andrii: resolve military-support > reinforce 3',
      // D-91: Taras has one left in supply.
      'Andrii: only reinforce 2 > 3 | reinforce 2 > 2',
      'Andrii: reinforce 2 > 2',
      'Andrii: deploy 0',
      'Taras: deploy 1',
    ],
    then: {
      Andrii: { spice: 0, garrison: 5, influence: { 'great-houses': 1, emperor: 0 } },
      Taras: { garrison: 11, conflict: 1, supply: 0 },
    },
  },
  {
    name: 'military-support: D-91 SIX-ACT-02 of a Commander, with the Influence of the activated Ally',
    given: { table: { turn: 'Iryna' }, Iryna: { hand: ['seek-allies'], spice: 2 } },
    choose: [
      'Iryna: agent seek-allies > military-support > right',
      'Iryna: resolve military-support > reinforce 3',
      'Iryna: reinforce 1 > 0',
      'Lesia: deploy 3',
    ],
    then: {
      Iryna: { influence: { emperor: 0 } },
      Olha: { influence: { 'great-houses': 1 }, garrison: 3 },
      Lesia: { influence: { 'great-houses': 0 }, conflict: 3 },
    },
  },
  {
    name: 'economic-support: SIX-BRD-01 Great Houses Influence, a spice and a trade',
    given: { table: { turn: 'Olha' }, Olha: { hand: ['diplomacy'] } },
    choose: [
      'Olha: agent diplomacy > economic-support',
      'Olha: resolve economic-support > trade',
      'Olha: only trade 3 | trade 5 | decline',
      'Olha: decline',
      'Olha: only end-turn',
    ],
    then: { Olha: { spice: 1, influence: { 'great-houses': 1 } } },
  },
  {
    name: 'controversial-technology: SIX-BRD-01 2 spice for an Intrigue card, a card, a trash and Fringe Worlds Influence',
    given: { table: { turn: 'Olha' }, Olha: { hand: ['diplomacy', 'dagger'], deck: ['dagger'], spice: 2 } },
    choose: [
      'Olha: agent diplomacy > controversial-technology',
      'Olha: resolve controversial-technology > 1 intrigue',
      'Olha: resolve controversial-technology > draw 1',
      'Olha: resolve controversial-technology > trash',
      'Olha: trash dagger@hand',
    ],
    then: {
      Olha: { spice: 0, hand: ['dagger'], intrigue: { $count: 1 }, influence: { 'fringe-worlds': 1 } },
    },
  },
  {
    name: 'expedition: SIX-BRD-01 Fringe Worlds Influence and a contract',
    given: {
      table: { turn: 'Olha', contractMarket: ['harvest-3', 'espionage'] },
      Olha: { hand: ['diplomacy'] },
    },
    choose: [
      'Olha: agent diplomacy > expedition',
      'Olha: resolve expedition > contract',
      'Olha: contract harvest-3',
    ],
    then: { Olha: { contracts: ['harvest-3'], influence: { 'fringe-worlds': 1 } } },
  },
  {
    name: 'carthag: SIX-BRD-01 a combat space with a troop and an Intrigue card',
    given: { table: { turn: 'Olha' }, Olha: { hand: ['reconnaissance'] } },
    choose: ['Olha: agent reconnaissance > carthag', 'Olha: resolve carthag > 1 intrigue', 'Olha: deploy 3'],
    then: { Olha: { intrigue: { $count: 1 }, garrison: 1, conflict: 3 } },
  },
  {
    name: 'habbanya-erg: SIX-BRD-01 SIX-GEN-04 a water for 2 spice and bonus spice, a card, and no sandworm',
    given: {
      table: { turn: 'Andrii', bonusSpice: { 'habbanya-erg': 2 } },
      Andrii: { hand: ['dune-the-desert-planet'], deck: ['dagger'], hooks: true },
    },
    choose: [
      'Andrii: agent dune-the-desert-planet > habbanya-erg',
      'Andrii: resolve habbanya-erg > draw 1',
      'Andrii: deploy 2',
    ],
    then: { Andrii: { spice: 4, water: 0, hand: ['dagger'], worms: 0 } },
  },
  {
    name: 'swordmaster: SIX-SWM-01 8 Solari, or 6 once anybody has obtained one, whoever it was and even if it has gone',
    given: {
      table: { turn: 'Iryna' },
      Iryna: { hand: ['corrino-might'], solari: 6 },
      Andrii: { swordmaster: true, swordmasterUse: 'gone' },
    },
    choose: ['Iryna: agent corrino-might > swordmaster > left'],
    then: { Iryna: { solari: 0, swordmaster: true, swordmasterUse: 'ready', agents: 2 } },
  },
  {
    name: 'swordmaster: SIX-ACT-01 D-82 the Agent with two arrows activates whom the Commander names; it is sent once',
    given: { hand: ['usul'], swordmaster: true, sent: ['assembly-hall'], arrows: ['left'] },
    choose: [
      'only agent usul > arrakeen > right | agent usul > arrakeen > both > 2 | agent usul > arrakeen > both > 4 | agent usul > spice-refinery > 0 > right | agent usul > spice-refinery > 0 > both > 2 | agent usul > spice-refinery > 0 > both > 4 | agent usul > carthag > right | agent usul > carthag > both > 2 | agent usul > carthag > both > 4 | reveal 2 | reveal 4',
      'agent usul > carthag > both > 2',
    ],
    then: { activated: 'Andrii', swordmasterUse: 'sent', arrows: ['left', 'both'], Andrii: { garrison: 4 } },
  },
  {
    name: 'sardaukar: SIX-BRD-01 3 spice for Emperor Influence of Shaddam, an Intrigue card and 4 troops of the Ally',
    given: { table: { turn: 'Iryna' }, Iryna: { hand: ['seek-allies'], spice: 3 } },
    choose: [
      'Iryna: agent seek-allies > sardaukar > left',
      'Iryna: resolve sardaukar > 1 intrigue',
      // Emperor 1: a Solari for everyone in the team.
      'Iryna: no offer-deploy',
    ],
    then: {
      Iryna: { spice: 0, influence: { emperor: 1 }, intrigue: { $count: 1 }, solari: 1 },
      Lesia: { garrison: 7, solari: 1 },
      Olha: { garrison: 3, solari: 1 },
      solari: 0,
    },
  },
  {
    name: 'sardaukar: D-92 CHO-CON-04 completes the contracts that Shaddam alone takes',
    given: {
      table: { turn: 'Iryna' },
      Iryna: { hand: ['seek-allies'], spice: 3, contracts: ['sardaukar-cards'] },
    },
    choose: ['Iryna: agent seek-allies > sardaukar > left'],
    then: { Iryna: { contracts: [], completed: ['sardaukar-cards'] } },
  },
  {
    name: 'sardaukar: for Shaddam alone',
    given: { table: { turn: 'Olha' }, Olha: { hand: ['diplomacy'], spice: 9, water: 9 } },
    choose: [
      'Olha: no agent diplomacy > sardaukar',
      'Olha: no agent diplomacy > vast-wealth',
      'Olha: no agent diplomacy > hardy-warriors',
      'Olha: agent diplomacy > expedition',
    ],
  },
  {
    name: 'vast-wealth: SIX-BRD-01 3 Solari and Emperor Influence, no combat space',
    given: { table: { turn: 'Iryna' }, Iryna: { hand: ['seek-allies'] } },
    choose: ['Iryna: agent seek-allies > vast-wealth > right', 'Iryna: no offer-deploy'],
    then: { Iryna: { solari: 4, influence: { emperor: 1 } } },
  },
  {
    name: 'hardy-warriors: SIX-BRD-01 D-92 a water for Fremen Influence and 2 troops, a combat space for the Ally',
    given: { hand: ['seek-allies'], water: 1 },
    choose: [
      'agent seek-allies > hardy-warriors > left',
      'offer-deploy',
      'Andrii: only deploy 4 | deploy 3 | deploy 2 | deploy 1 | deploy 0',
      'Andrii: deploy 4',
    ],
    then: { water: 0, influence: { fremen: 1 }, spice: 1, Andrii: { conflict: 4, garrison: 1, spice: 1 } },
  },
  {
    name: 'desert-mastery: SIX-BRD-01 D-92 Fremen Influence, a card and a spice, a combat space for the Ally',
    given: { hand: ['seek-allies'], deck: ['usul'] },
    choose: [
      'agent seek-allies > desert-mastery > right',
      'resolve desert-mastery > draw 1',
      'resolve-rest',
      'end-turn',
      // SIX-ACT-02: asked before the turn ends.
      'Taras: only deploy 2 | deploy 1 | deploy 0',
      'Taras: deploy 2',
    ],
    then: {
      hand: ['usul'],
      spice: 2,
      influence: { fremen: 1 },
      Taras: { conflict: 2 },
      table: { turn: 'Olha' },
    },
  },
])

const tracks: readonly Row[] = withSix([
  {
    name: 'great-houses: SIX-INF-02 2 troops at 4, and the Alliance of the Ally whose cube it is',
    given: {
      table: { turn: 'Iryna' },
      Iryna: { hand: ['seek-allies'] },
      Lesia: { influence: { 'great-houses': 3 } },
    },
    choose: [
      'Iryna: agent seek-allies > economic-support > left',
      'Iryna: resolve economic-support > trade',
      'Iryna: decline',
    ],
    then: {
      Lesia: { garrison: 5, vp: 3 },
      Iryna: { vp: 4 },
      table: { alliances: { 'great-houses': 'Lesia', emperor: null } },
    },
  },
  {
    name: 'fringe-worlds: SIX-INF-02 a spy at 4, placed by the Ally',
    given: { hand: ['seek-allies'], Andrii: { influence: { 'fringe-worlds': 3 } } },
    choose: [
      'agent seek-allies > expedition > left',
      'resolve expedition > influence fremen',
      'Andrii: spy post-carthag',
    ],
    then: { spies: [], Andrii: { spies: ['post-carthag'], vp: 3 } },
  },
  {
    name: 'bene-gesserit: SIX-INF-02 SIX-ACT-02 an Intrigue card at 4, drawn by the Ally',
    given: { hand: ['seek-allies'], Andrii: { influence: { 'bene-gesserit': 3 } } },
    choose: ['agent seek-allies > secrets > left', 'resolve secrets > influence bene-gesserit'],
    then: { intrigue: [], Andrii: { intrigue: { $count: 1 }, vp: 3 } },
  },
  {
    name: 'guild: SIX-INF-02 3 Solari at 4',
    given: { hand: ['seek-allies'], Taras: { influence: { guild: 3 } } },
    choose: ['agent seek-allies > deliver-supplies > right'],
    then: { solari: 0, water: 2, Taras: { solari: 3, vp: 3 } },
  },
  {
    name: 'fremen: SIX-INF-03 a point at 2, a water for everybody in the team at 3, the Alliance at 4',
    given: { hand: ['seek-allies'], influence: { fremen: 1 }, Andrii: {} },
    choose: [
      'agent seek-allies > desert-mastery > left',
      'resolve desert-mastery > draw 1',
      'resolve-rest',
      { vp: 5, influence: { fremen: 2 }, Andrii: { water: 1 } },
    ],
    then: { water: 1 },
  },
  {
    name: 'fremen: SIX-INF-03 SIX-SET-07 D-85 at 3 a water each, and nothing when it falls back',
    given: { hand: ['seek-allies'], influence: { fremen: 3 }, water: 0, intrigue: ['backed-by-choam'] },
    choose: [
      'agent seek-allies > desert-mastery > left',
      'resolve desert-mastery > draw 1',
      'resolve-rest',
      { vp: 6, influence: { fremen: 4 }, table: { alliances: { fremen: 'Serhii' } } },
      'intrigue backed-by-choam',
    ],
    then: {
      vp: 5,
      influence: { fremen: 3 },
      water: 0,
      Taras: { water: 1 },
      table: { alliances: { fremen: null } },
    },
  },
  {
    name: 'emperor: SIX-INF-01 SIX-INF-04 D-93 meets requirements like the Great Houses do',
    given: {
      table: { turn: 'Iryna' },
      Iryna: { hand: ['corrino-might'], solari: 3, influence: { emperor: 2 } },
    },
    choose: ['Iryna: agent corrino-might > imperial-privilege > left'],
  },
  {
    name: 'emperor: SIX-INF-01 SIX-INF-04 as does the Influence of an Ally who is not activated',
    given: {
      table: { turn: 'Iryna' },
      Iryna: { hand: ['corrino-might'], solari: 3 },
      Olha: { influence: { 'great-houses': 2 } },
    },
    choose: ['Iryna: agent corrino-might > imperial-privilege > left'],
  },
])

const { box } = contentOf('uprising+choam+six')
const before = contentOf('uprising+choam').box
const isOld = (id: string): boolean => before.spaces.some((space) => space.id === id)

describe('the spaces of six players', () => playUprising(spaces))
describe('the tracks of six players', () => playUprising(tracks))

describe('these tables', () => {
  it('play every new space and every track', () => {
    const wanted = box.spaces.map(({ id }) => id).filter((id) => !isOld(id))
    expect(unplayed(spaces, [...wanted, 'sardaukar', 'swordmaster'])).toEqual([])
    expect(
      unplayed(
        tracks,
        box.tracks.map(({ id }) => id),
      ),
    ).toEqual([])
  })
})
