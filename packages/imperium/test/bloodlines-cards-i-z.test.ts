import { describe, expect, it } from 'vitest'
import { cards, cardsForUprising, choamCards, techCards } from '../src/content/bloodlines/cards.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed, withModules } from './play.ts'

const FOUR = 'influence emperor | influence guild | influence bene-gesserit | influence fremen'
const commanders = (garrison: number, conflict = 0, supply = 0) => ({ supply, garrison, conflict })

/** Cards that give 5 Persuasion when they are revealed, and one less. */
const FIVE = ['convincing-argument', 'convincing-argument', 'diplomacy']
const FOUR_OF_THEM = ['convincing-argument', 'convincing-argument']
const FUTURES = 'resolve possible-futures > 1 influence + recruit 2 or 1 influence + recruit 2'
const others = ['Olha: reveal', 'Olha: end-turn', 'Andrii: reveal', 'Andrii: end-turn']

const rows: readonly Row[] = [
  {
    name: 'intelligence-training acquire: a spy',
    given: { table: { row: ['intelligence-training'] }, persuasion: 3, hand: [] },
    choose: ['reveal', 'acquire intelligence-training', 'spy post-choam'],
    then: { spies: ['post-choam'] },
  },
  {
    name: 'intelligence-training reveal: a spy with 6 Persuasion',
    given: { hand: ['intelligence-training', ...FIVE] },
    choose: ['reveal', 'resolve intelligence-training > spy', 'spy post-choam'],
    then: { spies: ['post-choam'], swords: 1 },
  },
  {
    name: 'intelligence-training reveal: not with 5',
    given: { hand: ['intelligence-training', ...FOUR_OF_THEM] },
    choose: ['reveal', 'no resolve intelligence-training > spy'],
  },

  {
    name: 'pointing-the-way agent: an Intrigue card with a sandworm in the Conflict',
    given: { table: { intrigueDeck: ['devour'] }, hand: ['pointing-the-way'], worms: 1 },
    choose: ['agent pointing-the-way > imperial-basin', 'resolve-rest'],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'pointing-the-way agent: none without',
    given: { hand: ['pointing-the-way'], Olha: { worms: 1 } },
    choose: ['agent pointing-the-way > imperial-basin', 'end-turn'],
    then: { intrigue: [] },
  },
  {
    name: 'pointing-the-way reveal: an Influence with 6 Persuasion',
    given: { hand: ['pointing-the-way', ...FIVE] },
    choose: ['reveal', 'resolve pointing-the-way > 1 influence', `only ${FOUR}`, 'influence fremen'],
    then: { influence: { fremen: 1 }, swords: 2 },
  },
  {
    name: 'pointing-the-way reveal: not with 5',
    given: { hand: ['pointing-the-way', ...FOUR_OF_THEM] },
    choose: ['reveal', 'no resolve pointing-the-way > 1 influence'],
  },

  {
    name: 'possible-futures acquire: a water',
    given: { table: { row: ['possible-futures'] }, persuasion: 8, hand: [] },
    choose: ['reveal', 'acquire possible-futures'],
    then: { water: 2 },
  },
  {
    name: 'possible-futures agent: an Influence',
    given: { hand: ['possible-futures'] },
    choose: [
      'agent possible-futures > imperial-basin',
      FUTURES,
      'only resolve possible-futures > 1 influence | resolve possible-futures > recruit 2',
      'resolve possible-futures > 1 influence',
      'influence guild',
    ],
    then: { influence: { guild: 1 }, garrison: 3 },
  },
  {
    name: 'possible-futures agent: or two troops',
    given: { hand: ['possible-futures'] },
    choose: ['agent possible-futures > imperial-basin', FUTURES, 'resolve possible-futures > recruit 2'],
    then: { garrison: 5, influence: { guild: 0 } },
  },
  {
    name: 'possible-futures agent: both with another Bene Gesserit card in play',
    given: { hand: ['possible-futures'], played: ['litany-against-fear'] },
    choose: ['agent possible-futures > imperial-basin', FUTURES, 'influence guild'],
    then: { influence: { guild: 1 }, garrison: 5 },
  },

  {
    name: 'quash-rebellion agent: 2 Solari',
    given: { hand: ['quash-rebellion'] },
    choose: ['agent quash-rebellion > deliver-supplies'],
    then: { solari: 2 },
  },
  {
    name: 'quash-rebellion reveal: 2 Persuasion with a Commander in the Conflict',
    given: { hand: ['quash-rebellion'], commanders: commanders(0, 1) },
    choose: ['reveal'],
    then: { persuasion: 2, swords: 2, strength: 4 },
  },
  {
    name: 'quash-rebellion reveal: none with one in the garrison',
    given: { hand: ['quash-rebellion'], commanders: commanders(1), conflict: 1 },
    choose: ['reveal', 'end-turn'],
    then: { table: { noEvents: [{ kind: 'gained', what: 'persuasion' }] } },
  },

  {
    name: 'sandwalk agent: a card with 2 spice gained on the turn, at whatever moment',
    given: {
      hand: ['sandwalk'],
      deck: ['dagger'],
      intrigue: ['seize-production'],
      commanders: commanders(0, 1),
    },
    choose: [
      'agent sandwalk > imperial-basin',
      'no resolve sandwalk > draw 1',
      'intrigue seize-production > 2 spice',
      'resolve sandwalk > draw 1',
    ],
    then: { hand: ['dagger'], spice: 3 },
  },
  {
    name: 'sandwalk agent: none with 1',
    given: { hand: ['sandwalk'], deck: ['dagger'] },
    choose: ['agent sandwalk > imperial-basin', 'end-turn'],
    then: { hand: [] },
  },
  {
    name: 'sandwalk reveal: a Persuasion more with a Fremen Bond',
    given: { hand: ['sandwalk', 'sandwalk'] },
    choose: ['reveal'],
    then: { persuasion: 4, swords: 2 },
  },
  {
    name: 'sandwalk reveal: not alone',
    given: { hand: ['sandwalk', 'dagger'] },
    choose: ['reveal', { persuasion: 1, swords: 2 }, 'end-turn'],
  },

  {
    name: 'sardaukar-standard reveal: a troop',
    given: { hand: ['sardaukar-standard'] },
    choose: ['reveal'],
    then: { garrison: 4, persuasion: 2 },
  },
  {
    name: 'sardaukar-standard trashed: BLD-SET-03 the Commander of the bank, for nothing, with a skill',
    given: {
      ...{ table: { skills: ['canny', 'loyal', 'hardy', 'driven'] }, solari: 0 },
      ...{ hand: ['elite-forces', 'sardaukar-standard'] },
    },
    choose: [
      'agent elite-forces > deliver-supplies',
      'resolve elite-forces > trash',
      'trash sardaukar-standard@hand',
      'skill loyal',
      'deploy 0 > 1',
    ],
    then: {
      ...{ commanders: commanders(0, 1), skills: ['loyal'], solari: 0 },
      table: {
        commanders: { bank: 0 },
        events: [{ kind: 'commander-acquired', seat: 0, from: 'bank' }],
      },
    },
  },
  {
    name: 'sardaukar-standard trashed: in Combat, too',
    given: {
      table: { phase: 'combat', skills: ['canny', 'loyal', 'hardy', 'driven'] },
      ...{ intrigue: ['the-strong-survive'], conflict: 2, discard: ['sardaukar-standard'] },
      Olha: { conflict: 1, intrigue: ['devour'] },
    },
    choose: [
      'intrigue the-strong-survive > retreat 1 -> trash',
      'trash sardaukar-standard@discard',
      'skill loyal',
    ],
    then: { commanders: commanders(1), skills: ['loyal'] },
  },
  {
    name: 'sardaukar-standard trashed: nothing once it is gone',
    given: { table: { commanders: { bank: 0 } }, hand: ['shrouded-counsel', 'sardaukar-standard', ...FIVE] },
    choose: ['reveal', 'resolve shrouded-counsel > trash', 'trash sardaukar-standard@play'],
    then: { commanders: commanders(0), skills: [] },
  },

  {
    name: 'shrouded-counsel agent: an Intrigue card',
    given: { table: { intrigueDeck: ['devour'] }, hand: ['shrouded-counsel'], spies: ['post-choam'] },
    choose: ['agent shrouded-counsel > accept-contract', 'decline', 'resolve shrouded-counsel > 1 intrigue'],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'shrouded-counsel reveal: with 6 Persuasion a card may be trashed',
    given: { hand: ['shrouded-counsel', ...FIVE] },
    choose: ['reveal', 'resolve shrouded-counsel > trash', 'trash diplomacy@play'],
    then: { persuasion: 6, table: { trashed: ['diplomacy'] } },
  },
  {
    name: 'shrouded-counsel reveal: or not, and not with 5',
    given: { hand: ['shrouded-counsel', ...FOUR_OF_THEM] },
    choose: ['reveal', 'no resolve shrouded-counsel > trash', 'end-turn'],
    then: { table: { trashed: [] } },
  },

  {
    name: 'southern-faith agent: a card',
    given: { hand: ['southern-faith'], deck: ['dagger'] },
    choose: ['agent southern-faith > spice-refinery > 0', 'resolve southern-faith > draw 1'],
    then: { hand: ['dagger'] },
  },
  {
    name: 'southern-faith agent: or with another Bene Gesserit card in play an Influence there',
    given: { hand: ['southern-faith'], played: ['litany-against-fear'] },
    choose: [
      'agent southern-faith > spice-refinery > 0',
      'resolve southern-faith > 1 influence bene-gesserit',
      'no resolve southern-faith > draw 1',
    ],
    then: { influence: { 'bene-gesserit': 1 }, hand: [] },
  },
  {
    name: 'southern-faith agent: not without',
    given: { hand: ['southern-faith'] },
    choose: [
      'agent southern-faith > spice-refinery > 0',
      'no resolve southern-faith > 1 influence bene-gesserit',
    ],
  },
  {
    name: 'southern-faith reveal: 2 spice with 6 Persuasion',
    given: { hand: ['southern-faith', ...FIVE] },
    choose: ['reveal'],
    then: { spice: 2, swords: 2 },
  },
  {
    name: 'southern-faith reveal: not with 5',
    given: { hand: ['southern-faith', ...FOUR_OF_THEM] },
    choose: ['reveal', 'end-turn'],
    then: { spice: 0 },
  },

  {
    name: 'urgent-shigawire agent: the next Bene Gesserit card has all icons and draws a card',
    given: { hand: ['urgent-shigawire', 'shrouded-counsel', 'dagger'], deck: ['diplomacy', 'seek-allies'] },
    choose: [
      'agent urgent-shigawire > spice-refinery > 0',
      'end-turn',
      ...others,
      'agent shrouded-counsel > fremkit',
      'resolve urgent-shigawire > draw 1',
    ],
    then: { hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'urgent-shigawire agent: other cards have not, and leave it for later',
    given: {
      ...{ hand: ['urgent-shigawire', 'shrouded-counsel', 'dagger'], swordmaster: true, deck: ['diplomacy'] },
    },
    choose: [
      'agent urgent-shigawire > spice-refinery > 0',
      'end-turn',
      ...others,
      'agent dagger > assembly-hall',
      'no resolve urgent-shigawire > draw 1',
      'resolve assembly-hall > 1 intrigue',
      'end-turn',
      'agent shrouded-counsel > fremkit',
      'resolve urgent-shigawire > draw 1',
    ],
  },
  {
    name: 'urgent-shigawire agent: Litany Against Fear at the start of a turn does not use it up',
    given: {
      hand: ['urgent-shigawire', 'shrouded-counsel', 'litany-against-fear'],
      deck: ['diplomacy', 'dagger', 'seek-allies'],
    },
    choose: [
      'agent urgent-shigawire > spice-refinery > 0',
      'end-turn',
      ...others,
      'start litany-against-fear',
      'agent shrouded-counsel > fremkit',
      'resolve urgent-shigawire > draw 1',
    ],
  },
  {
    name: 'urgent-shigawire agent: gone with the round',
    given: {
      ...{
        hand: ['urgent-shigawire'],
        deck: ['shrouded-counsel', 'dagger', 'dagger', 'diplomacy', 'seek-allies'],
      },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
      table: { conflict: 'skirmish-crysknife', conflictDeck: ['skirmish-ornithopter'] },
    },
    choose: [
      'agent urgent-shigawire > spice-refinery > 0',
      'end-turn',
      'reveal',
      'end-turn',
      'Olha: reveal',
      'Olha: end-turn',
      'Andrii: reveal',
      'Andrii: end-turn',
      'no agent shrouded-counsel > fremkit',
    ],
    then: { table: { round: 2 } },
  },
]

const choam: readonly Row[] = [
  {
    name: 'choam-demands agent: a contract is completed whatever it asks for',
    given: { hand: ['choam-demands'], contracts: ['secrets', 'harvest-4-spy'], deck: ['dagger'] },
    choose: [
      'agent choam-demands > spice-refinery > 0',
      'resolve choam-demands > complete contract',
      'only complete secrets | complete harvest-4-spy',
      'complete secrets',
      'resolve secrets > draw 1',
    ],
    then: { completed: ['secrets'], contracts: ['harvest-4-spy'], solari: 4, hand: ['dagger'] },
  },
  {
    name: 'choam-demands agent: one taken on the same turn, too',
    given: {
      ...{ table: { contractMarket: ['secrets', 'harvest-3'] }, hand: ['choam-demands'] },
      ...{ deck: ['dagger', 'dagger'] },
    },
    choose: [
      'agent choam-demands > accept-contract',
      'no resolve choam-demands > complete contract',
      'resolve accept-contract > contract',
      'contract secrets',
      'resolve choam-demands > complete contract',
    ],
    then: { completed: ['secrets'], solari: 2 },
  },
  {
    name: 'choam-demands reveal: with 4 completed contracts trashed for an Influence with each Faction',
    given: {
      hand: ['choam-demands'],
      completed: ['secrets', 'harvest-3-spy', 'spice-refinery-troops', 'deliver-supplies-spy'],
    },
    choose: ['reveal', 'resolve choam-demands > pay trash this'],
    then: {
      ...{ influence: { emperor: 1, guild: 1, 'bene-gesserit': 1, fremen: 1 } },
      table: { trashed: ['choam-demands'] },
    },
  },
  {
    name: 'choam-demands reveal: need not',
    given: {
      hand: ['choam-demands'],
      completed: ['secrets', 'harvest-3-spy', 'spice-refinery-troops', 'deliver-supplies-spy'],
    },
    choose: ['reveal', 'end-turn'],
    then: { table: { trashed: [] } },
  },
  {
    name: 'choam-demands reveal: not with 3',
    given: { hand: ['choam-demands'], completed: ['secrets', 'harvest-3-spy', 'spice-refinery-troops'] },
    choose: ['reveal', 'no resolve choam-demands > pay trash this'],
  },

  {
    name: 'corrupt-bureaucrat agent: a contract if a spy has been recalled on the turn',
    given: {
      ...{ table: { contractMarket: ['secrets', 'harvest-3'] }, hand: ['corrupt-bureaucrat'] },
      ...{ spies: ['post-spacing-guild'], deck: ['dagger'] },
    },
    choose: [
      'agent corrupt-bureaucrat > deliver-supplies',
      'gather post-spacing-guild',
      'resolve corrupt-bureaucrat > contract',
      'contract secrets',
    ],
    then: { contracts: ['secrets'] },
  },
  {
    name: 'corrupt-bureaucrat agent: none without',
    given: { hand: ['corrupt-bureaucrat'], spies: ['post-spacing-guild'] },
    choose: [
      'agent corrupt-bureaucrat > deliver-supplies',
      'decline',
      'no resolve corrupt-bureaucrat > contract',
    ],
  },
  {
    name: 'corrupt-bureaucrat discarded: 3 Solari, from hand',
    given: { hand: ['i-believe', 'corrupt-bureaucrat'], deck: ['dagger'] },
    choose: ['agent i-believe > spice-refinery > 0', 'resolve i-believe > pay discard 1'],
    then: { solari: 5, discard: ['corrupt-bureaucrat'] },
  },
  {
    name: 'corrupt-bureaucrat discarded: not in clean-up',
    given: { hand: ['corrupt-bureaucrat'] },
    choose: ['reveal', { persuasion: 2 }, 'end-turn'],
    then: { solari: 0, discard: ['corrupt-bureaucrat'] },
  },

  {
    name: 'delivery-logistics agent: has the icons of the spaces on the own contracts',
    given: {
      ...{ hand: ['delivery-logistics'], contracts: ['secrets', 'harvest-3-spy', 'high-council-recall'] },
      ...{ solari: 5 },
    },
    choose: ['no agent delivery-logistics > deliver-supplies', 'agent delivery-logistics > imperial-basin'],
    then: { sent: ['imperial-basin'] },
  },
  {
    name: 'delivery-logistics agent: Bene Gesserit for Secrets',
    given: { hand: ['delivery-logistics'], contracts: ['secrets'] },
    choose: ['no agent delivery-logistics > imperial-basin', 'agent delivery-logistics > secrets'],
    then: { completed: ['secrets'] },
  },
  {
    name: 'delivery-logistics agent: Guild for Deliver Supplies',
    given: { hand: ['delivery-logistics'], contracts: ['deliver-supplies-spy'] },
    choose: ['agent delivery-logistics > deliver-supplies'],
  },
  {
    name: 'delivery-logistics agent: an Alliance and an immediate one give none',
    given: { hand: ['delivery-logistics'], contracts: ['earn-any-alliance'] },
    choose: ['only reveal'],
  },
  {
    name: 'delivery-logistics reveal: a Persuasion',
    given: { hand: ['delivery-logistics'] },
    choose: [
      'reveal',
      'resolve delivery-logistics > 1 persuasion',
      'no resolve delivery-logistics > contract',
    ],
    then: { persuasion: 1 },
  },
  {
    name: 'delivery-logistics reveal: or a contract',
    given: { hand: ['delivery-logistics'], table: { contractMarket: ['secrets', 'harvest-3'] } },
    choose: ['reveal', 'resolve delivery-logistics > contract', 'contract harvest-3'],
    then: { persuasion: 0, contracts: ['harvest-3'] },
  },

  {
    name: 'mercantile-affairs acquire: a contract',
    given: {
      ...{ table: { row: ['mercantile-affairs'], contractMarket: ['secrets', 'harvest-3'] } },
      ...{ persuasion: 5, hand: [] },
    },
    choose: ['reveal', 'acquire mercantile-affairs', 'contract secrets'],
    then: { contracts: ['secrets'] },
  },
  {
    name: 'mercantile-affairs agent: an Intrigue card with a contract completed on the turn',
    given: {
      ...{ table: { intrigueDeck: ['devour'] }, hand: ['mercantile-affairs'] },
      ...{ contracts: ['spice-refinery-troops'] },
    },
    choose: ['agent mercantile-affairs > spice-refinery > 0', 'resolve mercantile-affairs > 1 intrigue'],
    then: { intrigue: ['devour'], garrison: 5 },
  },
  {
    name: 'mercantile-affairs agent: none without',
    given: { hand: ['mercantile-affairs'] },
    choose: ['agent mercantile-affairs > spice-refinery > 0', 'no resolve mercantile-affairs > 1 intrigue'],
  },
]

const tech: readonly Row[] = [
  {
    name: 'ixian-ambassador agent: a spice',
    given: { hand: ['ixian-ambassador'] },
    choose: ['agent ixian-ambassador > gather-support > 0'],
    then: { spice: 1 },
  },
  {
    name: 'ixian-ambassador reveal: an Influence with 2 tiles',
    given: { hand: ['ixian-ambassador'], tech: ['glowglobes', 'training-depot'] },
    choose: ['reveal', 'resolve ixian-ambassador > 1 influence', 'influence guild'],
    then: { influence: { guild: 1 }, persuasion: 1 },
  },
  {
    name: 'ixian-ambassador reveal: not with 1, and the secret tile is none',
    given: { hand: ['ixian-ambassador'], tech: ['glowglobes'], secretTech: 'training-depot' },
    choose: ['reveal', 'no resolve ixian-ambassador > 1 influence'],
  },
]

describe('Cards of Bloodlines', () => {
  playUprising(withModules(['bloodlines'], rows))
  playUprising(withModules(['bloodlines', 'choam'], choam))
  playUprising(withModules(['bloodlines', 'tech'], tech))

  it('are all here from Intelligence Training on, and those of the modules', () => {
    const here = [...cards, ...cardsForUprising].filter(
      ({ id }) => id >= 'intelligence-training' && id !== 'litany-against-fear',
    )
    const parts = [...here, ...choamCards, ...techCards].flatMap(partsOf)
    expect(unplayed([...rows, ...choam, ...tech], parts)).toEqual([])
    expect(here).toHaveLength(9)
  })

  it('are refused by keys that exist', () => {
    expect(neverOffered([...rows, ...choam, ...tech])).toEqual([])
  })
})
