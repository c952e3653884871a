import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, partsOf, playAll, type Row, unplayed } from './play.ts'

const rows: readonly Row[] = [
  {
    name: 'space-travel agent: draws a card',
    given: { hand: ['space-travel'], deck: ['dagger'] },
    choose: ['agent space-travel > foldspace', 'resolve space-travel > draw 1', 'only end-turn'],
    then: { hand: ['dagger'], influence: { guild: 1 } },
  },

  {
    name: 'spice-hunter reveal: gives a spice with another Fremen card',
    given: { hand: ['spice-hunter'], played: ['spice-hunter'] },
    choose: ['reveal'],
    then: { spice: 1, persuasion: 1, swords: 1 },
  },

  {
    name: 'spice-smugglers agent: gives a Guild Influence and 3 Solari for 2 spice',
    given: { hand: ['spice-smugglers'], spice: 2 },
    choose: ['agent spice-smugglers > carthag', 'resolve spice-smugglers > pay 2 spice'],
    then: { spice: 0, solari: 3, influence: { guild: 1 } },
  },
  {
    name: 'spice-smugglers agent: IMP-INF-05 pays the bonus of the track inside',
    given: { hand: ['spice-smugglers'], spice: 2, influence: { guild: 3 } },
    choose: ['agent spice-smugglers > carthag', 'resolve spice-smugglers > pay 2 spice'],
    then: { solari: 6, influence: { guild: 4 }, vp: 2, table: { alliances: { guild: 'Serhii' } } },
  },
  {
    name: 'spice-smugglers agent: cannot be paid with 1 spice',
    given: { hand: ['spice-smugglers'], spice: 1 },
    choose: ['agent spice-smugglers > carthag', 'no resolve spice-smugglers > pay 2 spice'],
  },

  {
    name: 'stilgar agent: gives a water',
    given: { hand: ['stilgar'] },
    choose: ['agent stilgar > secure-contract'],
    then: { water: 2 },
  },
  {
    name: 'stilgar agent: IMP-AGT-07 the water cannot pay for the space',
    given: { hand: ['stilgar'], water: 1 },
    choose: ['no agent stilgar > the-great-flat', 'agent stilgar > hagga-basin'],
    then: { water: 1, spice: 2 },
  },
  {
    name: 'stilgar agent: goes to The Great Flat with 2 water',
    given: { hand: ['stilgar'], water: 2 },
    choose: ['agent stilgar > the-great-flat'],
    then: { water: 1, spice: 3 },
  },

  {
    name: 'test-of-humanity agent: IMP-CLR-10 each opponent chooses to discard or to lose a troop in the Conflict',
    given: {
      hand: ['test-of-humanity'],
      Olha: { hand: ['dagger', 'diplomacy'], discard: [], conflict: 2 },
      Andrii: { hand: ['dagger', 'diplomacy'], discard: [], conflict: 2, garrison: 3 },
    },
    choose: [
      'agent test-of-humanity > hall-of-oratory',
      'only resolve test-of-humanity > opponents discard 1 + lose troop in conflict',
      'resolve test-of-humanity > opponents discard 1 + lose troop in conflict',
      'Olha: only resolve test-of-humanity > discard 1 | resolve test-of-humanity > lose troop in conflict',
      'Olha: resolve test-of-humanity > discard 1',
      'Olha: discard diplomacy',
      'Andrii: resolve test-of-humanity > lose troop in conflict',
    ],
    then: {
      Olha: { hand: ['dagger'], discard: ['diplomacy'], conflict: 2 },
      Andrii: { hand: { $count: 2 }, conflict: 1, garrison: 3, supply: 8 },
    },
  },
  {
    name: 'test-of-humanity agent: IMP-CLR-10 an opponent must choose what is possible',
    given: {
      hand: ['test-of-humanity'],
      Olha: { hand: [], conflict: 1 },
      Andrii: { hand: ['dagger'], discard: [], conflict: 0 },
    },
    choose: [
      'agent test-of-humanity > hall-of-oratory',
      'resolve test-of-humanity > opponents discard 1 + lose troop in conflict',
    ],
    then: { Olha: { conflict: 0 }, Andrii: { hand: [], discard: ['dagger'] }, table: { stage: 'agent' } },
  },
  {
    name: 'test-of-humanity agent: IMP-GEN-15 nothing happens to an opponent who can do neither',
    given: { hand: ['test-of-humanity'], Olha: { hand: [] }, Andrii: { hand: [] } },
    choose: [
      'agent test-of-humanity > hall-of-oratory',
      'resolve test-of-humanity > opponents discard 1 + lose troop in conflict',
      'only end-turn',
    ],
    then: { Olha: { garrison: 3 }, Andrii: { garrison: 3 } },
  },

  {
    name: 'thufir-hawat agent: draws a card',
    given: { hand: ['thufir-hawat'], deck: ['dagger'] },
    choose: ['agent thufir-hawat > wealth', 'resolve thufir-hawat > draw 1', 'only end-turn'],
    then: { hand: ['dagger'] },
  },
  {
    name: 'thufir-hawat reveal: draws an Intrigue card',
    given: { hand: ['thufir-hawat'], table: { intrigueDeck: ['ambush'] } },
    choose: ['reveal', 'resolve thufir-hawat > 1 intrigue', 'end-turn'],
    then: { intrigue: ['ambush'] },
  },

  {
    name: 'worm-riders agent: gives 2 spice, not harvested',
    given: { hand: ['worm-riders'] },
    choose: ['agent worm-riders > imperial-basin'],
    then: { spice: 3 },
  },
  {
    name: 'worm-riders agent: IMP-AGT-17 the spice cannot be sold on arrival',
    given: { hand: ['worm-riders'], spice: 1 },
    choose: ['no agent worm-riders > sell-melange > 2', 'no agent worm-riders > sell-melange > 3'],
  },
  {
    name: 'worm-riders agent: sells what was there before',
    given: { hand: ['worm-riders'], spice: 2 },
    choose: ['no agent worm-riders > sell-melange > 3', 'agent worm-riders > sell-melange > 2'],
    then: { spice: 2, solari: 6 },
  },
  {
    name: 'worm-riders reveal: gives 4 swords with 2 Fremen Influence',
    given: { hand: ['worm-riders'], influence: { fremen: 2 } },
    choose: ['reveal'],
    then: { swords: 4, persuasion: 0 },
  },
  {
    name: 'worm-riders reveal: gives nothing with 1',
    given: { hand: ['worm-riders'], influence: { fremen: 1 } },
    choose: ['reveal'],
    then: { swords: 0 },
  },
  {
    name: 'worm-riders reveal: gives 6 swords in all with the Fremen Alliance',
    given: { hand: ['worm-riders'], influence: { fremen: 4 }, table: { alliances: { fremen: 'Serhii' } } },
    choose: ['reveal'],
    then: { swords: 6 },
  },
]

const theVoice: readonly Row[] = [
  {
    name: 'the-voice agent: IMP-CLR-04 closes a space to the next Agent of each opponent, not to its owner',
    given: {
      hand: ['the-voice', 'reconnaissance'],
      Olha: { hand: ['reconnaissance'] },
      Andrii: { hand: ['dagger', 'reconnaissance'] },
    },
    choose: [
      'agent the-voice > secure-contract',
      'resolve the-voice > forbid space',
      'forbid carthag',
      'end-turn',
      'Olha: no agent reconnaissance > carthag',
      'Olha: agent reconnaissance > arrakeen',
      'Olha: resolve arrakeen > draw 1',
      'Olha: end-turn',
      'Andrii: no agent reconnaissance > carthag',
      'Andrii: agent dagger > hall-of-oratory',
      'Andrii: end-turn',
      { table: { forbidden: [] } },
      'agent reconnaissance > carthag',
    ],
  },
  {
    name: 'the-voice agent: any space may be named, occupied or not',
    given: { hand: ['the-voice'], Olha: { sent: ['wealth'] } },
    choose: ['agent the-voice > secure-contract', 'resolve the-voice > forbid space', 'forbid wealth'],
    then: { table: { forbidden: [{ by: 'Serhii', space: 'wealth', bound: ['Olha', 'Andrii'] }] } },
  },
  {
    name: 'the-voice agent: must be used',
    given: { hand: ['the-voice'] },
    choose: ['agent the-voice > secure-contract', 'only resolve the-voice > forbid space'],
  },
  {
    name: 'the-voice agent: IMP-CLR-04 an opponent who passes stays bound, one who has sent an Agent is free',
    given: {
      hand: ['the-voice', 'dagger'],
      Olha: { hand: ['dagger', 'reconnaissance'], intrigue: ['bindu-suspension'], deck: ['dagger'] },
      Andrii: { hand: ['dune-the-desert-planet', 'reconnaissance'] },
    },
    choose: [
      'agent the-voice > secure-contract',
      'resolve the-voice > forbid space',
      'forbid carthag',
      'end-turn',
      'Olha: intrigue bindu-suspension',
      'Olha: pass',
      'Andrii: agent dune-the-desert-planet > imperial-basin',
      'Andrii: end-turn',
      'agent dagger > hall-of-oratory',
      'end-turn',
      'Olha: no agent reconnaissance > carthag',
      'Olha: reveal',
      'Olha: end-turn',
      'Andrii: agent reconnaissance > carthag',
    ],
    then: { Andrii: { sent: ['imperial-basin', 'carthag'] } },
  },
]

describe('Imperium cards from Sp to Z', () => {
  const all = [...rows, ...theVoice]
  playAll(all)

  it('are all played, each part of them', () => {
    const cards = base.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 'sp')
    expect(cards).toHaveLength(8)
    expect(unplayed(all, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(all)).toEqual([])
  })
})
