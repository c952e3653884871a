import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'sardaukar-coordination agent: IMP-DEP-07 the troops recruited this turn may be deployed, no others',
    given: { hand: ['sardaukar-coordination'], spice: 4 },
    choose: ['agent sardaukar-coordination > sardaukar', 'no deploy 5', 'deploy 4', 'no deploy 1'],
    then: { garrison: 3, conflict: 4 },
  },
  {
    name: 'sardaukar-coordination agent: those of a Plot card too',
    given: { hand: ['sardaukar-coordination'], intrigue: ['shaddams-favor'] },
    choose: [
      'agent sardaukar-coordination > gather-support > 0',
      'intrigue shaddams-favor',
      'no deploy 4',
      'deploy 3',
    ],
    then: { garrison: 3, conflict: 3 },
  },
  {
    name: 'sardaukar-coordination agent: nobody without a recruit',
    given: { hand: ['sardaukar-coordination'] },
    choose: ['agent sardaukar-coordination > dutiful-service', 'only end-turn'],
  },
  {
    name: 'sardaukar-coordination reveal: a sword for each Emperor card revealed, itself too, not for one played',
    given: {
      hand: ['sardaukar-coordination', 'double-agent', 'dagger'],
      played: ['sardaukar-soldier'],
    },
    choose: ['reveal', { swords: 2 }, 'resolve sardaukar-coordination > 1 swords'],
    then: { swords: 4, persuasion: 3 },
  },

  {
    name: 'sardaukar-soldier trashed: draws an Intrigue card',
    given: {
      ...{ hand: ['desert-survival', 'sardaukar-soldier'] },
      table: { intrigueDeck: ['devour', 'impress'] },
    },
    choose: [
      'agent desert-survival > accept-contract',
      'resolve desert-survival > trash',
      'trash sardaukar-soldier@hand',
    ],
    then: { intrigue: ['devour'], table: { trashed: ['sardaukar-soldier'] } },
  },
  {
    name: 'sardaukar-soldier trashed: by a Conflict reward too',
    given: {
      ...{ conflict: 1, discard: ['sardaukar-soldier'] },
      table: {
        ...{ phase: 'combat', conflict: 'trade-dispute', conflictDeck: ['propaganda'] },
        intrigueDeck: ['devour'],
      },
    },
    choose: ['resolve trade-dispute > trash', 'trash sardaukar-soldier@discard'],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'sardaukar-soldier trashed: does not trash itself',
    given: { hand: ['sardaukar-soldier'] },
    choose: ['agent sardaukar-soldier > spice-refinery > 0', 'end-turn'],
    then: { played: ['sardaukar-soldier'], intrigue: [] },
  },

  {
    name: 'shishakli agent: trashes a card for a card',
    given: { hand: ['shishakli', 'dagger'], discard: ['diplomacy'], deck: ['reconnaissance', 'dagger'] },
    choose: [
      'agent shishakli > spice-refinery > 0',
      'resolve shishakli > pay trash',
      'only trash dagger@hand | trash diplomacy@discard | trash shishakli@play',
      'trash dagger@hand',
    ],
    then: { hand: ['reconnaissance'], table: { trashed: ['dagger'] } },
  },
  {
    name: 'shishakli agent: need not',
    given: { hand: ['shishakli', 'dagger'], deck: ['reconnaissance'] },
    choose: ['agent shishakli > spice-refinery > 0', 'end-turn'],
    then: { hand: ['dagger'], table: { trashed: [] } },
  },
  {
    name: 'shishakli agent: IMP-GEN-14 itself, and the card is drawn all the same',
    given: { hand: ['shishakli'], deck: ['reconnaissance', 'dagger'] },
    choose: ['agent shishakli > spice-refinery > 0', 'resolve shishakli > pay trash', 'trash shishakli@play'],
    then: { hand: ['reconnaissance'], table: { trashed: ['shishakli'] } },
  },
  {
    name: 'shishakli reveal: gives a Fremen Influence with another Fremen card',
    given: { hand: ['shishakli'], played: ['desert-power'] },
    choose: ['reveal'],
    then: { influence: { fremen: 1 }, swords: 2 },
  },
  {
    name: 'shishakli reveal: not alone',
    given: { hand: ['shishakli', 'steersman'] },
    choose: ['reveal'],
    then: { influence: { fremen: 0 } },
  },

  {
    name: 'smugglers-harvester agent: gives a spice on a Maker space',
    given: { hand: ['smugglers-harvester'], water: 3 },
    choose: ['agent smugglers-harvester > deep-desert'],
    then: { spice: 5 },
  },
  {
    name: 'smugglers-harvester agent: none elsewhere',
    given: { hand: ['smugglers-harvester'] },
    choose: ['agent smugglers-harvester > accept-contract'],
    then: { spice: 0 },
  },

  {
    name: 'smugglers-haven agent: a victory point for 4 spice, those of the space among them',
    given: { hand: ['smugglers-haven'], spice: 1, table: { bonusSpice: { 'imperial-basin': 2 } } },
    choose: [
      'agent smugglers-haven > imperial-basin',
      'resolve smugglers-haven > pay 4 spice',
      'no resolve smugglers-haven > pay 4 spice',
    ],
    then: { spice: 0, vp: 1 },
  },
  {
    name: 'smugglers-haven agent: IMP-AGT-12 what the space costs is paid before',
    given: { hand: ['smugglers-haven'], spice: 6, influence: { guild: 2 } },
    choose: [
      'agent smugglers-haven > shipping',
      'no resolve smugglers-haven > pay 4 spice',
      'resolve shipping > 1 influence',
      'influence fremen',
      'end-turn',
    ],
    then: { spice: 3, vp: 1 },
  },
  {
    name: 'smugglers-haven reveal: gives 2 spice while spying on a Maker space',
    given: { hand: ['smugglers-haven'], spies: ['post-hagga-basin'] },
    choose: ['reveal'],
    then: { spice: 2 },
  },
  {
    name: 'smugglers-haven reveal: not with an Agent there, nor a spy elsewhere',
    given: { hand: ['smugglers-haven'], spies: ['post-choam'], sent: ['hagga-basin'] },
    choose: ['reveal'],
    then: { spice: 0 },
  },
]

describe('Uprising Imperium cards from Sa to Sm', () => {
  playUprising(rows)

  it('are all played, each part of them', () => {
    const cards = uprising.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 's' && id < 'so')
    expect(cards).toHaveLength(5)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
