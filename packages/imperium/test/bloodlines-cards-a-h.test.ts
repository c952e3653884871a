import { describe, expect, it } from 'vitest'
import { cards, cardsForUprising } from '../src/content/bloodlines/cards.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed, withModules } from './play.ts'

const commanders = (garrison: number, conflict = 0, supply = 0) => ({ supply, garrison, conflict })

/** Cards that give 5 Persuasion when they are revealed, and one less. */
const FIVE = ['convincing-argument', 'convincing-argument', 'diplomacy']
const FOUR_OF_THEM = ['convincing-argument', 'convincing-argument']

const rows: readonly Row[] = [
  {
    name: 'bombast reveal: BLD-COM-01 with 6 Persuasion 3 Solari, and it is trashed',
    given: { hand: ['bombast', ...FIVE] },
    choose: ['reveal', 'resolve-rest'],
    then: { persuasion: 6, solari: 3, table: { trashed: ['bombast'] } },
  },
  {
    name: 'bombast reveal: BLD-COM-02 mandatory: the turn does not end without it',
    given: { hand: ['bombast', ...FIVE] },
    choose: ['reveal', 'end-turn'],
    then: { solari: 3, table: { trashed: ['bombast'] } },
  },
  {
    name: 'bombast reveal: not with 5',
    given: { hand: ['bombast', ...FOUR_OF_THEM] },
    choose: ['reveal', 'no resolve-rest', 'end-turn'],
    then: { solari: 0, discard: { $includes: ['bombast'] } },
  },
  {
    name: 'bombast reveal: BLD-COM-02 what has been spent counts, and what comes late',
    given: {
      table: { row: ['maula-pistol'] },
      hand: ['bombast', ...FOUR_OF_THEM, 'command-center'],
      conflict: 2,
    },
    choose: ['reveal', { persuasion: 6 }, 'acquire maula-pistol', 'resolve bombast > 3 solari + trash this'],
    then: { persuasion: 3, solari: 3 },
  },
  {
    name: 'bombast reveal: BLD-COM-02 Persuasion of an arrow brings the sixth point',
    given: { hand: ['bombast', ...FOUR_OF_THEM.slice(1), 'command-center'], conflict: 2 },
    choose: ['reveal', { persuasion: 4 }, 'resolve command-center > pay retreat 2', 'resolve-rest'],
    then: { persuasion: 6, solari: 3, conflict: 0 },
  },
  {
    name: 'bombast reveal: BLD-COM-02 the seat in the High Council and Agents at Assembly Hall count',
    given: { hand: ['bombast', 'convincing-argument'], council: true, sent: ['assembly-hall'] },
    choose: ['reveal', { persuasion: 6 }, 'end-turn'],
    then: { solari: 3 },
  },
  {
    name: 'bombast reveal: BLD-COM-02 so does what was gained on Agent turns of the round',
    given: { hand: ['bombast'], persuasion: 5 },
    choose: ['reveal', { persuasion: 6 }, 'end-turn'],
    then: { solari: 3 },
  },
  {
    name: 'bombast reveal: BLD-COM-02 and skills and tiles',
    modules: ['bloodlines', 'tech'],
    given: {
      ...{ hand: ['bombast', ...FOUR_OF_THEM.slice(1), 'diplomacy'], skills: ['charismatic'] },
      ...{ commanders: commanders(0, 1), tech: ['self-destroying-messages'] },
    },
    choose: ['reveal', { persuasion: 6 }, 'end-turn'],
    then: { solari: 3 },
  },
  {
    name: 'bombast reveal: trashed by something else first, it gives nothing',
    given: { hand: ['bombast', 'shrouded-counsel', ...FIVE] },
    choose: ['reveal', 'resolve shrouded-counsel > trash', 'trash bombast@play', 'end-turn'],
    then: { solari: 0, table: { trashed: ['bombast'] } },
  },

  {
    name: 'command-center agent: a troop with 2 Emperor Influence',
    given: { hand: ['command-center'], influence: { emperor: 2 } },
    choose: ['agent command-center > spice-refinery > 0'],
    then: { garrison: 4 },
  },
  {
    name: 'command-center agent: not with 1; a visit may bring the second',
    given: { hand: ['command-center', 'command-center'], influence: { emperor: 1 } },
    choose: ['agent command-center > spice-refinery > 0', 'end-turn'],
    then: { garrison: 3 },
  },
  {
    name: 'command-center agent: the Influence of this very visit counts',
    given: { hand: ['command-center'], influence: { emperor: 1 } },
    choose: ['agent command-center > dutiful-service', 'resolve dutiful-service > influence emperor'],
    then: { garrison: 4, influence: { emperor: 2 } },
  },
  {
    name: 'command-center reveal: two troops retreat for 2 Persuasion',
    given: { hand: ['command-center'], conflict: 2, commanders: commanders(0, 1) },
    choose: [
      'reveal',
      'resolve command-center > pay retreat 2',
      'only retreat 2 | retreat 1 > 1',
      'retreat 1 > 1',
    ],
    then: { persuasion: 3, conflict: 1, garrison: 4, commanders: commanders(1) },
  },
  {
    name: 'command-center reveal: not with one troop',
    given: { hand: ['command-center'], conflict: 1 },
    choose: ['reveal', 'no resolve command-center > pay retreat 2'],
    then: { persuasion: 1 },
  },
  {
    name: 'command-center reveal: nor must it be',
    given: { hand: ['command-center'], conflict: 2 },
    choose: ['reveal', 'end-turn'],
    then: { conflict: 2 },
  },

  {
    name: 'disruption-tactics agent: a troop of an opponent retreats, which one its player says',
    given: {
      hand: ['disruption-tactics'],
      Olha: { conflict: 2, garrison: 1, commanders: commanders(0, 1), worms: 1 },
      Andrii: { conflict: 1 },
    },
    choose: [
      'agent disruption-tactics > imperial-basin',
      'resolve disruption-tactics > repel',
      'only repel 1 | repel 1 > sardaukar-commander | repel 2',
      'repel 1 > sardaukar-commander',
    ],
    then: { Olha: { commanders: commanders(1), conflict: 2, worms: 1 }, Andrii: { conflict: 1 } },
  },
  {
    name: 'disruption-tactics agent: a plain one',
    given: { hand: ['disruption-tactics'], Olha: { conflict: 2, garrison: 1 } },
    choose: ['agent disruption-tactics > imperial-basin', 'resolve disruption-tactics > repel'],
    then: { Olha: { conflict: 1, garrison: 2 } },
  },
  {
    name: 'disruption-tactics agent: sandworms never retreat',
    given: { hand: ['disruption-tactics'], Olha: { worms: 1 } },
    choose: [
      'agent disruption-tactics > imperial-basin',
      'no resolve disruption-tactics > repel',
      'end-turn',
    ],
    then: { Olha: { worms: 1 } },
  },
  {
    name: 'disruption-tactics reveal: BLD-CBI-01 BLD-CBI-03 trashed for the Combat icon: two from the garrison',
    given: { hand: ['disruption-tactics'], garrison: 3 },
    choose: [
      'reveal',
      'no deploy 1',
      'resolve disruption-tactics > pay trash this',
      'deploy 2',
      'no deploy 1',
    ],
    then: { conflict: 2, garrison: 1, persuasion: 1, table: { trashed: ['disruption-tactics'] } },
  },
  {
    name: 'disruption-tactics reveal: BLD-CBI-03 and those recruited on the turn',
    given: { hand: ['disruption-tactics', 'sardaukar-standard'], garrison: 3 },
    choose: ['reveal', 'resolve disruption-tactics > pay trash this', 'deploy 3', 'no deploy 1'],
    then: { conflict: 3, garrison: 1 },
  },
  {
    name: 'disruption-tactics reveal: or kept',
    given: { hand: ['disruption-tactics'] },
    choose: ['reveal', 'end-turn'],
    then: { discard: { $includes: ['disruption-tactics'] }, table: { trashed: [] } },
  },

  {
    name: 'elite-forces agent: an Emperor card trashed from hand brings an Intrigue card, a troop and the Combat icon',
    given: { hand: ['elite-forces', 'command-center'], table: { intrigueDeck: ['devour'] } },
    choose: [
      'agent elite-forces > deliver-supplies',
      'resolve elite-forces > trash',
      'trash command-center@hand',
      'deploy 3',
    ],
    then: { intrigue: ['devour'], conflict: 3, garrison: 1, table: { trashed: ['command-center'] } },
  },
  {
    name: 'elite-forces agent: any other card brings nothing',
    given: { hand: ['elite-forces', 'dagger'] },
    choose: [
      'agent elite-forces > deliver-supplies',
      'resolve elite-forces > trash',
      'trash dagger@hand',
      'no deploy 1',
    ],
    then: { intrigue: [], garrison: 3, table: { trashed: ['dagger'] } },
  },
  {
    name: 'elite-forces agent: nobody has to',
    given: { hand: ['elite-forces', 'command-center'] },
    choose: ['agent elite-forces > deliver-supplies', 'end-turn'],
    then: { hand: ['command-center'] },
  },

  {
    name: 'engineered-miracle agent: a card may be discarded for a water',
    given: { hand: ['engineered-miracle', 'dagger'] },
    choose: ['agent engineered-miracle > imperial-basin', 'resolve engineered-miracle > pay discard 1'],
    then: { water: 2, discard: ['dagger'] },
  },
  {
    name: 'engineered-miracle agent: or not, and not without a card',
    given: { hand: ['engineered-miracle'] },
    choose: [
      'agent engineered-miracle > imperial-basin',
      'no resolve engineered-miracle > pay discard 1',
      'end-turn',
    ],
    then: { water: 1 },
  },
  {
    name: 'engineered-miracle reveal: with 6 Persuasion trashed for a card of the Row, whatever it costs',
    given: { hand: ['engineered-miracle', ...FIVE], table: { row: ['possible-futures', 'maula-pistol'] } },
    choose: [
      'reveal',
      'resolve engineered-miracle > pay trash this',
      'only acquire possible-futures | acquire maula-pistol',
      'acquire possible-futures',
    ],
    then: {
      ...{ persuasion: 6, water: 2, discard: ['possible-futures'] },
      table: { trashed: ['engineered-miracle'] },
    },
  },
  {
    name: 'engineered-miracle reveal: need not',
    given: { hand: ['engineered-miracle', ...FIVE] },
    choose: ['reveal', 'end-turn'],
    then: { table: { trashed: [] } },
  },
  {
    name: 'engineered-miracle reveal: not with 5',
    given: { hand: ['engineered-miracle', ...FOUR_OF_THEM] },
    choose: ['reveal', 'no resolve engineered-miracle > pay trash this'],
  },

  {
    name: 'fremen-war-name agent: a troop and a card with 2 spice gained on the turn',
    given: { hand: ['fremen-war-name'], deck: ['dagger'], table: { bonusSpice: { 'imperial-basin': 1 } } },
    choose: ['agent fremen-war-name > imperial-basin', 'resolve-rest'],
    then: { spice: 2, garrison: 4, hand: ['dagger'] },
  },
  {
    name: 'fremen-war-name agent: not with 1',
    given: { hand: ['fremen-war-name'], deck: ['dagger'] },
    choose: ['agent fremen-war-name > imperial-basin', 'end-turn'],
    then: { spice: 1, garrison: 3, hand: [] },
  },
  {
    name: 'fremen-war-name reveal: 2 swords with a Fremen Bond',
    given: { hand: ['fremen-war-name', 'i-believe'] },
    choose: ['reveal'],
    then: { swords: 2, persuasion: 3 },
  },
  {
    name: 'fremen-war-name reveal: none alone',
    given: { hand: ['fremen-war-name'] },
    choose: ['reveal', 'end-turn'],
    then: { swords: 0 },
  },

  {
    name: 'i-believe agent: a card for a card',
    given: { hand: ['i-believe', 'dagger', 'seek-allies'], deck: ['diplomacy'] },
    choose: ['agent i-believe > spice-refinery > 0', 'resolve i-believe > pay discard 1', 'discard dagger'],
    then: { hand: ['seek-allies', 'diplomacy'], discard: ['dagger'] },
  },
  {
    name: 'i-believe agent: or not',
    given: { hand: ['i-believe', 'dagger'] },
    choose: ['agent i-believe > spice-refinery > 0', 'end-turn'],
    then: { hand: ['dagger'] },
  },
  {
    name: 'i-believe reveal: with 6 Persuasion two troops, for the garrison',
    given: { hand: ['i-believe', ...FIVE] },
    choose: ['reveal', 'no deploy 2'],
    then: { garrison: 5, persuasion: 6 },
  },
  {
    name: 'i-believe reveal: not with 5',
    given: { hand: ['i-believe', ...FOUR_OF_THEM] },
    choose: ['reveal', 'end-turn'],
    then: { garrison: 3 },
  },

  {
    name: 'imperial-throneship acquire: an Emperor Influence',
    given: { table: { row: ['imperial-throneship'] }, persuasion: 7, hand: [] },
    choose: ['reveal', 'acquire imperial-throneship'],
    then: { influence: { emperor: 1 } },
  },
  {
    name: 'imperial-throneship agent: an Intrigue card',
    given: { table: { intrigueDeck: ['devour'] }, hand: ['imperial-throneship'] },
    choose: ['agent imperial-throneship > deliver-supplies', 'resolve-rest'],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'imperial-throneship reveal: a Persuasion and 3 Solari more with 4 units in the garrison',
    given: { hand: ['imperial-throneship'], garrison: 4 },
    choose: ['reveal'],
    then: { persuasion: 3, solari: 3 },
  },
  {
    name: 'imperial-throneship reveal: not with 3',
    given: { hand: ['imperial-throneship'], garrison: 3 },
    choose: ['reveal', 'end-turn'],
    then: { solari: 0 },
  },

  {
    name: 'litany-against-fear start: put into play for a card, and the turn is passed',
    given: { hand: ['litany-against-fear'], deck: ['dagger'] },
    choose: ['start litany-against-fear'],
    then: {
      ...{ hand: ['dagger'], played: ['litany-against-fear'], hasRevealed: false },
      table: { turn: 'Olha', events: [{ kind: 'card-started', seat: 0, card: 'litany-against-fear' }] },
    },
  },
  {
    name: 'litany-against-fear start: only before anything else on the turn',
    given: { hand: ['litany-against-fear'], intrigue: ['seize-production'] },
    choose: ['intrigue seize-production > 2 solari', 'no start litany-against-fear'],
  },
  {
    name: 'litany-against-fear start: no Agent goes by it; revealed it gives 2 Persuasion and no more',
    given: { hand: ['litany-against-fear'], deck: ['dagger'] },
    choose: ['no agent litany-against-fear > secrets', 'reveal'],
    then: { persuasion: 2, hand: [], deck: ['dagger'] },
  },
  {
    name: 'litany-against-fear start: nor does it when it is played with icons given to it',
    given: { hand: ['urgent-shigawire', 'litany-against-fear'], deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent urgent-shigawire > spice-refinery > 0',
      'end-turn',
      'Olha: reveal',
      'Olha: end-turn',
      'Andrii: reveal',
      'Andrii: end-turn',
      'agent litany-against-fear > secrets',
      'resolve urgent-shigawire > draw 1',
    ],
    then: { hand: ['dagger'], table: { turn: 'Serhii' } },
  },

  {
    name: 'holy-war agent: each opponent loses a troop of their choice, and spies on the space move',
    given: {
      hand: ['holy-war'],
      Olha: { garrison: 1, conflict: 1, spies: ['post-emperor'] },
      Andrii: { garrison: 2, spies: ['post-emperor', 'post-choam'] },
    },
    choose: [
      'agent holy-war > dutiful-service',
      'resolve holy-war > opponents lose troop in any',
      'Olha: only lose garrison | lose conflict',
      'Olha: lose conflict',
    ],
    then: { Olha: { conflict: 0, garrison: 1 }, Andrii: { garrison: 1 } },
  },
  {
    name: 'holy-war agent: BLD-CLR-15 to an empty post that does not watch the space, as their owners say',
    given: {
      hand: ['holy-war'],
      Olha: { garrison: 0, spies: ['post-emperor'] },
      Andrii: { garrison: 0, spies: ['post-choam'] },
    },
    choose: [
      'agent holy-war > dutiful-service',
      'resolve holy-war > move spies',
      `Olha: only ${['spacing-guild', 'bene-gesserit', 'fremen', 'landsraad-1', 'landsraad-2', 'research-sietch', 'research-refinery', 'refinery-arrakeen', 'deep-desert', 'hagga-basin', 'imperial-basin'].map((post) => `move-spy post-${post}`).join(' | ')}`,
      'Olha: move-spy post-fremen',
    ],
    then: { Olha: { spies: ['post-fremen'] }, Andrii: { spies: ['post-choam'] } },
  },
  {
    name: 'holy-war agent: own spies stay, and nobody moves where nobody watches',
    given: { hand: ['holy-war'], spies: ['post-emperor'] },
    choose: [
      'agent holy-war > dutiful-service',
      'decline',
      'no resolve holy-war > move spies',
      'resolve holy-war > opponents lose troop in any',
    ],
    then: { spies: ['post-emperor'] },
  },
  {
    name: 'holy-war reveal: a troop, and with a Fremen Bond the Combat icon',
    given: { hand: ['holy-war', 'sandwalk'], garrison: 3 },
    choose: ['reveal', 'deploy 3', 'no deploy 1'],
    then: { conflict: 3, garrison: 1 },
  },
  {
    name: 'holy-war reveal: without a Bond only the troop',
    given: { hand: ['holy-war'], garrison: 3 },
    choose: ['reveal', 'no deploy 1'],
    then: { garrison: 4 },
  },

  {
    name: 'arrakis-observer agent: BLD-DCS-01 a card discarded for a spy, on a post with another’s spy, too',
    given: {
      ...{ hand: ['arrakis-observer', 'dagger'], spies: ['post-choam'] },
      Olha: { spies: ['post-emperor'] },
    },
    choose: [
      'agent arrakis-observer > spice-refinery > 0',
      'resolve arrakis-observer > pay discard 1',
      'no spy post-choam',
      'spy post-emperor',
    ],
    then: { spies: ['post-choam', 'post-emperor'], Olha: { spies: ['post-emperor'] }, spice: 0 },
  },
  {
    name: 'arrakis-observer agent: BLD-DCS-02 a Guild card brings 2 spice besides',
    given: { hand: ['arrakis-observer', 'elite-forces'] },
    choose: [
      'agent arrakis-observer > spice-refinery > 0',
      'resolve arrakis-observer > pay discard 1',
      'spy post-choam',
    ],
    then: { spies: ['post-choam'], spice: 2 },
  },
  {
    name: 'arrakis-observer agent: or not',
    given: { hand: ['arrakis-observer', 'dagger'] },
    choose: ['agent arrakis-observer > spice-refinery > 0', 'end-turn'],
    then: { spies: [], hand: ['dagger'] },
  },
  {
    name: 'arrakis-observer reveal: a spy recalled for 3 swords',
    given: { hand: ['arrakis-observer'], spies: ['post-choam'] },
    choose: ['reveal', 'resolve arrakis-observer > pay recall 1 spy'],
    then: { swords: 3, spies: [] },
  },
  {
    name: 'arrakis-observer reveal: or kept',
    given: { hand: ['arrakis-observer'], spies: ['post-choam'] },
    choose: ['reveal', 'end-turn'],
    then: { spies: ['post-choam'] },
  },

  {
    name: 'eliminate-allies agent: may trash a card',
    given: { hand: ['eliminate-allies', 'dagger'], spies: ['post-choam'] },
    choose: [
      'agent eliminate-allies > accept-contract',
      'decline',
      'resolve eliminate-allies > trash',
      'trash dagger@hand',
    ],
    then: { hand: [], table: { trashed: ['dagger'] }, garrison: 3 },
  },
  {
    name: 'eliminate-allies trashed: two troops, by its own Agent box, too',
    given: { hand: ['eliminate-allies'], spies: ['post-refinery-arrakeen'] },
    choose: [
      'agent eliminate-allies > spice-refinery > 0',
      'decline',
      'resolve eliminate-allies > trash',
      'trash eliminate-allies@play',
      { garrison: 5 },
      'deploy 4',
    ],
    then: { conflict: 4, garrison: 1 },
  },
]

describe('Cards of Bloodlines', () => {
  playUprising(withModules(['bloodlines'], rows))

  it('are all here up to Imperial Throneship, and Litany Against Fear', () => {
    const here = [...cards, ...cardsForUprising].filter(
      ({ id }) => id < 'intelligence-training' || id === 'litany-against-fear',
    )
    expect(here).toHaveLength(12)
    expect(unplayed(rows, here.flatMap(partsOf))).toEqual([])
  })

  it('are refused by keys that exist', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
