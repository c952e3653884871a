import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { playWords } from '../src/effects/language.ts'
import { neverOffered, playUprising, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'imperium-politics: an Emperor or a Guild Influence for a Solari',
    given: { intrigue: ['imperium-politics'], solari: 1 },
    choose: ['intrigue imperium-politics', 'only influence emperor | influence guild', 'influence guild'],
    then: { solari: 0, influence: { guild: 1 } },
  },
  {
    name: 'imperium-politics: not without a Solari',
    given: { intrigue: ['imperium-politics'] },
    choose: ['no intrigue imperium-politics'],
  },

  {
    name: 'inspire-awe: IMP-CRD-05 acquires a card of Row or Reserve for up to 3',
    given: {
      ...{ hand: [], discard: [], intrigue: ['inspire-awe'] },
      table: { row: ['maula-pistol', 'shishakli'], imperiumDeck: ['steersman'] },
    },
    choose: [
      'intrigue inspire-awe',
      'only acquire maula-pistol | acquire prepare-the-way',
      'acquire maula-pistol',
    ],
    then: { hand: [], discard: ['maula-pistol'], table: { row: ['shishakli', 'steersman'] } },
  },
  {
    name: 'inspire-awe: with the Acquire effect',
    given: { intrigue: ['inspire-awe'], table: { row: ['guild-spy'] } },
    choose: ['intrigue inspire-awe', 'acquire guild-spy', 'spy post-choam'],
    then: { spies: ['post-choam'] },
  },
  {
    name: 'inspire-awe: to the hand with a sandworm in the Conflict',
    given: {
      ...{ hand: [], discard: [], intrigue: ['inspire-awe'], worms: 1 },
      table: { row: ['maula-pistol', 'shishakli'] },
    },
    choose: [
      'intrigue inspire-awe',
      'only acquire maula-pistol | acquire prepare-the-way',
      'acquire maula-pistol',
    ],
    then: { hand: ['maula-pistol'], discard: [] },
  },
  {
    name: 'inspire-awe: IMP-REV-08 where on a Reveal turn it is used at once',
    given: { hand: [], intrigue: ['inspire-awe'], worms: 1, table: { row: ['maula-pistol'] } },
    choose: ['reveal', 'intrigue inspire-awe', 'acquire maula-pistol'],
    then: { hand: [], revealed: ['maula-pistol'], persuasion: 1, swords: 1, strength: 4 },
  },
  {
    name: 'inspire-awe: IMP-GEN-15 with no such card it is played to no effect',
    given: {
      intrigue: ['inspire-awe'],
      table: { row: ['shishakli'], reserve: { 'prepare-the-way': 0 } },
    },
    choose: ['intrigue inspire-awe'],
    then: { intrigue: [], table: { row: ['shishakli'], intrigueDiscard: ['inspire-awe'] } },
  },

  {
    name: 'intelligence-report: draws a card',
    given: {
      ...{ hand: [], intrigue: ['intelligence-report'], spies: ['post-choam'] },
      deck: ['dagger', 'diplomacy', 'dagger'],
    },
    choose: ['intrigue intelligence-report'],
    then: { hand: ['dagger'] },
  },
  {
    name: 'intelligence-report: 2 with 2 spies on the board',
    given: {
      ...{ hand: [], intrigue: ['intelligence-report'], spies: ['post-choam', 'post-emperor'] },
      deck: ['dagger', 'diplomacy', 'dagger'],
    },
    choose: ['intrigue intelligence-report'],
    then: { hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'intelligence-report: IMP-REV-08 on a Reveal turn they are revealed',
    given: {
      ...{ hand: [], intrigue: ['intelligence-report'], spies: ['post-choam', 'post-emperor'] },
      deck: ['convincing-argument', 'dagger'],
    },
    choose: ['reveal', 'intrigue intelligence-report'],
    then: { revealed: ['convincing-argument', 'dagger'], persuasion: 2, swords: 1 },
  },

  {
    name: 'manipulate: a card of the Row is set aside, replaced, and costs 1 less on the Reveal turn',
    given: {
      ...{ hand: [], discard: [], intrigue: ['manipulate'], persuasion: 3 },
      table: { row: ['shishakli', 'overthrow'], imperiumDeck: ['steersman', 'steersman', 'steersman'] },
    },
    choose: [
      'intrigue manipulate',
      'only set-aside shishakli | set-aside overthrow',
      'set-aside shishakli',
      { setAside: ['shishakli'], table: { row: ['overthrow', 'steersman', 'steersman', 'steersman'] } },
      'reveal',
      'acquire shishakli@aside',
    ],
    then: { discard: ['shishakli'], persuasion: 0, setAside: [] },
  },
  {
    name: 'manipulate: not for 2 less',
    given: { hand: [], intrigue: ['manipulate'], persuasion: 2, table: { row: ['shishakli'] } },
    choose: ['reveal', 'intrigue manipulate', 'no acquire shishakli@aside'],
  },
  {
    name: 'manipulate: not acquired on that turn it leaves the game',
    given: { hand: [], intrigue: ['manipulate'], table: { row: ['shishakli'] } },
    choose: ['reveal', 'intrigue manipulate', 'end-turn'],
    then: { setAside: [], table: { trashed: ['shishakli'] } },
  },
  {
    name: 'manipulate: opponents cannot acquire the card',
    given: {
      ...{ hand: ['dagger'], intrigue: ['manipulate'], Olha: { hand: [], persuasion: 20 } },
      table: { row: ['shishakli'], imperiumDeck: [] },
    },
    choose: [
      'intrigue manipulate',
      'agent dagger > gather-support > 0',
      'end-turn',
      'Olha: reveal',
      'Olha: only acquire prepare-the-way | acquire the-spice-must-flow | end-turn',
    ],
    then: { setAside: ['shishakli'] },
  },
  {
    name: 'manipulate: acquired by other means it has no discount',
    given: {
      ...{ hand: [], intrigue: ['manipulate', 'inspire-awe'] },
      table: { row: ['shishakli'], imperiumDeck: [] },
    },
    choose: ['intrigue manipulate', 'intrigue inspire-awe'],
    // Only Prepare the Way costs 3 or less.
    then: { discard: { $includes: ['prepare-the-way'] }, setAside: ['shishakli'] },
  },

  {
    name: 'market-opportunity > 2 spice -> 5 solari: sells',
    given: { hand: [], intrigue: ['market-opportunity'], spice: 2, solari: 5 },
    choose: [
      'only reveal | intrigue market-opportunity > 2 spice -> 5 solari | intrigue market-opportunity > 5 solari -> 5 spice',
      'intrigue market-opportunity > 2 spice -> 5 solari',
    ],
    then: { spice: 0, solari: 10, intrigue: [] },
  },
  {
    name: 'market-opportunity > 5 solari -> 5 spice: buys',
    given: { intrigue: ['market-opportunity'], spice: 2, solari: 5 },
    choose: ['intrigue market-opportunity > 5 solari -> 5 spice'],
    then: { spice: 7, solari: 0, intrigue: [] },
  },
  {
    name: 'market-opportunity > 2 spice -> 5 solari: not for 1 spice',
    given: { intrigue: ['market-opportunity'], spice: 1 },
    choose: ['no intrigue market-opportunity > 2 spice -> 5 solari'],
  },
  {
    name: 'market-opportunity > 5 solari -> 5 spice: not for 4 Solari',
    given: { intrigue: ['market-opportunity'], solari: 4 },
    choose: ['no intrigue market-opportunity > 5 solari -> 5 spice'],
  },

  {
    name: 'mercenaries: an Intrigue card and 2 troops for 3 Solari',
    given: { intrigue: ['mercenaries'], solari: 3, table: { intrigueDeck: ['devour', 'impress'] } },
    choose: ['intrigue mercenaries'],
    then: { solari: 0, intrigue: ['devour'], garrison: 5 },
  },
  {
    name: 'mercenaries: not for 2',
    given: { intrigue: ['mercenaries'], solari: 2 },
    choose: ['no intrigue mercenaries'],
  },

  {
    name: 'opportunism: a victory point for 2 Influence, of two Factions, and 2 Solari',
    given: { intrigue: ['opportunism'], influence: { guild: 1, fremen: 3 }, solari: 2 },
    choose: [
      'intrigue opportunism',
      'only lose-influence guild | lose-influence fremen',
      'lose-influence guild',
    ],
    then: { influence: { guild: 0, fremen: 2 }, solari: 0, vp: 2 },
  },
  {
    name: 'opportunism: IMP-INF-04 or of one, with what is lost below 2',
    given: { intrigue: ['opportunism'], influence: { guild: 1, fremen: 3 }, solari: 2 },
    choose: ['intrigue opportunism', 'lose-influence fremen', 'lose-influence fremen'],
    then: { influence: { guild: 1, fremen: 1 }, vp: 1 },
  },
  {
    name: 'opportunism: IMP-ALL-05 and an Alliance may go',
    given: {
      ...{ intrigue: ['opportunism'], influence: { fremen: 4 }, solari: 2 },
      table: { alliances: { fremen: 'Serhii' } },
    },
    choose: ['intrigue opportunism'],
    then: { influence: { fremen: 2 }, vp: 2, table: { alliances: { fremen: null } } },
  },
  {
    name: 'opportunism: not with 1 Influence',
    given: { intrigue: ['opportunism'], influence: { fremen: 1 }, solari: 2 },
    choose: ['no intrigue opportunism'],
  },
  {
    name: 'opportunism: not with 1 Solari',
    given: { intrigue: ['opportunism'], influence: { fremen: 2 }, solari: 1 },
    choose: ['no intrigue opportunism'],
  },

  {
    name: 'ornithopter > 1 spice: on a turn, whatever was won',
    given: { intrigue: ['ornithopter'], trophies: [] },
    choose: ['intrigue ornithopter'],
    then: { spice: 1, vp: 0 },
  },
]

describe('Plot Intrigue cards of Uprising from I to O', () => {
  playUprising(rows)

  it('are all played, in each way', () => {
    const ways = uprising.intrigue
      .filter(({ id }) => id > 'e' && id < 'p')
      .flatMap(({ id, plays }) =>
        plays
          .filter(({ timing }) => timing === 'plot')
          .map((play) => (plays.length === 1 ? id : `${id} > ${playWords(play)}`)),
      )
    expect(ways).toHaveLength(9)
    expect(unplayed(rows, ways)).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
