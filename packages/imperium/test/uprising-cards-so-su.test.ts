import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'southern-elders agent: recruits 2 troops with another Bene Gesserit card in play',
    given: { hand: ['southern-elders'], played: ['weirding-woman'] },
    choose: ['agent southern-elders > fremkit', 'no deploy 5', 'deploy 4'],
    then: { conflict: 4, garrison: 1 },
  },
  {
    name: 'southern-elders agent: none alone',
    given: { hand: ['southern-elders'], played: ['maula-pistol'] },
    choose: ['agent southern-elders > fremkit'],
    then: { garrison: 3 },
  },
  {
    name: 'southern-elders reveal: gives 2 Persuasion with another Fremen card',
    given: { hand: ['southern-elders', 'maula-pistol'] },
    choose: ['reveal'],
    then: { persuasion: 3, water: 2 },
  },
  {
    name: 'southern-elders reveal: not with a Bene Gesserit card',
    given: { hand: ['southern-elders', 'truthtrance'] },
    choose: ['reveal'],
    then: { persuasion: 1, water: 2 },
  },

  {
    name: 'space-time-folding agent: discards a card for a card',
    given: { hand: ['space-time-folding', 'dagger'], deck: ['diplomacy', 'reconnaissance'] },
    choose: ['agent space-time-folding > deliver-supplies', 'resolve space-time-folding > pay discard 1'],
    then: { hand: ['diplomacy'], discard: ['dagger'] },
  },
  {
    name: 'space-time-folding agent: for 2 if it is the Guild’s',
    given: {
      ...{ hand: ['space-time-folding', 'steersman', 'dagger'] },
      deck: ['diplomacy', 'reconnaissance', 'dagger'],
    },
    choose: [
      'agent space-time-folding > deliver-supplies',
      'resolve space-time-folding > pay discard 1',
      'discard steersman',
    ],
    then: { hand: ['dagger', 'diplomacy', 'reconnaissance'], discard: ['steersman'] },
  },
  {
    name: 'space-time-folding agent: need not, and cannot with an empty hand',
    given: { hand: ['space-time-folding'], deck: ['dagger'] },
    choose: [
      'agent space-time-folding > deliver-supplies',
      'no resolve space-time-folding > pay discard 1',
      'end-turn',
    ],
    then: { hand: [] },
  },

  {
    name: 'spacing-guilds-favor agent: draws a card',
    given: { hand: ['spacing-guilds-favor'], deck: ['dagger', 'diplomacy'] },
    choose: ['agent spacing-guilds-favor > deliver-supplies', 'resolve spacing-guilds-favor > draw 1'],
    then: { hand: ['dagger'], spice: 0 },
  },
  {
    name: 'spacing-guilds-favor reveal: gives an Influence of choice for 3 spice',
    given: { hand: ['spacing-guilds-favor'], spice: 7 },
    choose: [
      'reveal',
      'resolve spacing-guilds-favor > pay 3 spice',
      'influence emperor',
      'no resolve spacing-guilds-favor > pay 3 spice',
    ],
    then: { spice: 4, influence: { emperor: 1 } },
  },
  {
    name: 'spacing-guilds-favor reveal: not for 2',
    given: { hand: ['spacing-guilds-favor'], spice: 2 },
    choose: ['reveal', 'no resolve spacing-guilds-favor > pay 3 spice', 'end-turn'],
  },
  {
    name: 'spacing-guilds-favor discarded: UPR-CLR-07 gives 2 spice, when it pays a cost too',
    given: { hand: ['space-time-folding', 'spacing-guilds-favor'], deck: ['dagger', 'diplomacy'] },
    choose: ['agent space-time-folding > deliver-supplies', 'resolve space-time-folding > pay discard 1'],
    then: { spice: 2, hand: ['dagger', 'diplomacy'], discard: ['spacing-guilds-favor'] },
  },
  {
    name: 'spacing-guilds-favor discarded: UPR-CLR-03 nothing in clean-up',
    given: { hand: ['spacing-guilds-favor'] },
    choose: ['reveal', 'end-turn'],
    then: { spice: 0, discard: ['spacing-guilds-favor'] },
  },
  {
    name: 'spacing-guilds-favor discarded: nothing when it is trashed',
    given: { hand: ['desert-survival', 'spacing-guilds-favor'] },
    choose: [
      'agent desert-survival > accept-contract',
      'resolve desert-survival > trash',
      'trash spacing-guilds-favor@hand',
    ],
    then: { spice: 0 },
  },

  {
    name: 'spy-network acquire: places a spy',
    given: { hand: [], persuasion: 2, table: { row: ['spy-network'] } },
    choose: ['reveal', 'acquire spy-network', 'spy post-choam'],
    then: { spies: ['post-choam'] },
  },
  {
    name: 'spy-network reveal: recalls a spy for an Intrigue card with 2 on the board',
    given: {
      ...{ hand: ['spy-network'], spies: ['post-choam', 'post-emperor'] },
      table: { intrigueDeck: ['devour', 'impress'] },
    },
    choose: [
      'reveal',
      'resolve spy-network > pay recall 1 spy',
      'recall-spy post-choam',
      'no resolve spy-network > pay recall 1 spy',
    ],
    then: { spies: ['post-emperor'], intrigue: ['devour'], persuasion: 2, swords: 1 },
  },
  {
    name: 'spy-network reveal: not with 1',
    given: { hand: ['spy-network'], spies: ['post-choam'] },
    choose: ['reveal', 'no resolve spy-network > pay recall 1 spy', 'end-turn'],
  },

  {
    name: 'steersman acquire: gives a Guild Influence',
    given: { hand: [], persuasion: 8, table: { row: ['steersman'] } },
    choose: ['reveal', 'acquire steersman'],
    then: { influence: { guild: 1 } },
  },
  {
    name: 'steersman agent: UPR-ICO-01 draws a card and must recall another Agent',
    given: { hand: ['steersman'], sent: ['arrakeen'], deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent steersman > spice-refinery > 0',
      { agents: 0 },
      'only resolve steersman > draw 1 | resolve steersman > recall agent | resolve-rest | deploy 2 | deploy 1 | end-turn',
      'resolve steersman > recall agent',
      'end-turn',
    ],
    then: { hand: ['dagger'], sent: ['spice-refinery'], agents: 1 },
  },
  {
    name: 'steersman agent: UPR-ICO-01 recalls nobody without another Agent on the board',
    given: { hand: ['steersman'], deck: ['dagger'] },
    choose: [
      'agent steersman > spice-refinery > 0',
      'resolve steersman > draw 1',
      'no resolve steersman > recall agent',
      'end-turn',
    ],
    then: { agents: 1, sent: ['spice-refinery'] },
  },

  {
    name: 'stilgar-the-devoted agent: recruits 2 troops',
    given: { hand: ['stilgar-the-devoted'] },
    choose: ['agent stilgar-the-devoted > spice-refinery > 0', 'no deploy 5', 'deploy 4'],
    then: { garrison: 1, conflict: 4 },
  },
  {
    name: 'stilgar-the-devoted reveal: 2 Persuasion for each Fremen card in play, itself and those played too',
    given: { hand: ['stilgar-the-devoted', 'maula-pistol', 'dagger'], played: ['shishakli'] },
    choose: ['reveal', 'resolve stilgar-the-devoted > 2 persuasion'],
    then: { persuasion: 7 },
  },

  {
    name: 'strike-fleet acquire: places a spy',
    given: { hand: [], persuasion: 5, table: { row: ['strike-fleet'] } },
    choose: ['reveal', 'acquire strike-fleet', 'spy post-choam'],
    then: { spies: ['post-choam'] },
  },
  {
    name: 'strike-fleet agent: recruits 3 troops when a spy was recalled',
    given: { hand: ['strike-fleet'], spies: ['post-landsraad-2'] },
    choose: ['agent strike-fleet > gather-support > 0', 'gather post-landsraad-2'],
    then: { garrison: 8 },
  },
  {
    name: 'strike-fleet agent: none when no spy was',
    given: { hand: ['strike-fleet'], spies: ['post-landsraad-2'] },
    choose: ['agent strike-fleet > gather-support > 0', 'decline'],
    then: { garrison: 5 },
  },

  {
    name: 'subversive-advisor acquire: places a spy',
    given: { hand: [], persuasion: 5, table: { row: ['subversive-advisor'] } },
    choose: ['reveal', 'acquire subversive-advisor', 'spy post-choam'],
    then: { spies: ['post-choam'] },
  },
  {
    name: 'subversive-advisor agent: IMP-INF-13 2 Influence instead of 1 on a Faction’s space, and it must be trashed',
    given: { hand: ['subversive-advisor'], spies: ['post-emperor'] },
    choose: [
      'agent subversive-advisor > dutiful-service',
      'decline',
      'only resolve subversive-advisor > faction influence + trash this | resolve-rest | end-turn',
      'resolve subversive-advisor > faction influence + trash this',
      'end-turn',
    ],
    then: { influence: { emperor: 2 }, played: [], table: { trashed: ['subversive-advisor'] } },
  },
  {
    name: 'subversive-advisor agent: IMP-DCK-12 trashed by something else first, the space gives 1',
    given: { hand: ['subversive-advisor'], spies: ['post-fremen'], water: 1 },
    choose: [
      'agent subversive-advisor > desert-tactics',
      'decline',
      'resolve desert-tactics > trash',
      'trash subversive-advisor@play',
    ],
    then: { influence: { fremen: 1 } },
  },
  {
    name: 'subversive-advisor agent: nothing on another space, and it stays',
    given: { hand: ['subversive-advisor'], spies: ['post-landsraad-2'] },
    choose: ['agent subversive-advisor > gather-support > 0', 'decline', 'end-turn'],
    then: { played: ['subversive-advisor'], table: { trashed: [] } },
  },
]

describe('Uprising Imperium cards from So to Su', () => {
  playUprising(rows)

  it('are all played, each part of them', () => {
    const cards = uprising.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 'so' && id < 't')
    expect(cards).toHaveLength(8)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
