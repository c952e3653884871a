// Rivals with Bloodlines and its Tech module: Commanders, spies, tiles, the six Rival cards and the House Hagal cards.

import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import { hagalCards } from '../src/rivals/deck.ts'
import { possibleRivals } from '../src/rivals/setup.ts'
import { playAll, playUprising, type Row, withModules } from './play.ts'
import { BUSY, solo, type Words } from './rival-rows.ts'

const commanders = (garrison: number, conflict = 0, supply = 0) => ({ supply, garrison, conflict })
const MASTER = { swordmaster: true, agents: 3 }

const inCommand: readonly Row[] = [
  solo(
    'SOL-CMD-01 a Rival without its Swordmaster leaves Commanders alone',
    ['dutiful-service'],
    { solari: 3 },
    {
      commanders: commanders(0),
      solari: 3,
      table: { commanders: { at: { $includes: ['dutiful-service'] } } },
    },
  ),
  solo(
    'SOL-CMD-04 SOL-CMD-06 with it, and 2 Solari, it acquires and recruits one, without a skill',
    ['dutiful-service'],
    { ...MASTER, solari: 3 },
    {
      ...{ commanders: commanders(1), solari: 1, skills: [] },
      table: {
        commanders: { at: { $excludes: ['dutiful-service'] } },
        events: [{ kind: 'commander-acquired', seat: 2, from: 'dutiful-service' }],
      },
    },
  ),
  solo(
    'SOL-CMD-04 not with 1 Solari',
    ['dutiful-service'],
    { ...MASTER, solari: 1 },
    { commanders: commanders(0), solari: 1 },
  ),
  solo(
    'SOL-CMD-05 SOL-CMD-06 it deploys Commanders first, worth 4 each',
    ['fremkit'],
    { ...MASTER, commanders: commanders(1), garrison: 3 },
    { commanders: commanders(0, 1), conflict: 1, garrison: 2, strength: 6 },
  ),
  {
    name: 'SOL-CMD-07 after the Conflict its Commanders go to the box',
    seats: 1,
    given: {
      table: { phase: 'combat', conflict: 'skirmish-crysknife' },
      conflict: 1,
      'automa 1': { rival: 'lady-amber-metulli' },
      'automa 2': { rival: 'staban-tuek', commanders: commanders(1, 2) },
    },
    then: { 'automa 2': { commanders: { supply: 0 } }, table: { commanders: { removed: 2 }, round: 2 } },
  },
  {
    name: 'SOL-CMD-08 a Rival loses a troop before a Commander, and from the garrison before the Conflict',
    seats: 1,
    given: {
      table: { turn: 'Serhii' },
      hand: ['holy-war'],
      'automa 1': { rival: 'lady-amber-metulli', garrison: 1, conflict: 1, commanders: commanders(1, 1) },
      'automa 2': { rival: 'staban-tuek', garrison: 0, conflict: 1, commanders: commanders(1) },
    },
    choose: ['agent holy-war > deliver-supplies', 'resolve holy-war > opponents lose troop in any'],
    then: {
      'automa 1': { garrison: 0, conflict: 1, commanders: commanders(1, 1) },
      'automa 2': { conflict: 0, commanders: commanders(1) },
    },
  },
  {
    name: 'SOL-CMD-08 with Commanders alone, one of the garrison',
    seats: 1,
    given: {
      table: { turn: 'Serhii' },
      hand: ['holy-war'],
      'automa 1': { rival: 'lady-amber-metulli', garrison: 0, commanders: commanders(1, 1) },
    },
    choose: ['agent holy-war > deliver-supplies', 'resolve holy-war > opponents lose troop in any'],
    then: { 'automa 1': { commanders: commanders(0, 1, 1) } },
  },
]

const spies: readonly Row[] = [
  {
    name: 'SOL-SPY-02 a spy that must move goes to the first free post of the priority list',
    seats: 1,
    given: {
      ...{ table: { turn: 'Serhii' }, hand: ['holy-war'], spies: ['post-spacing-guild'] },
      'automa 1': { rival: 'lady-amber-metulli' },
      'automa 2': { rival: 'staban-tuek', spies: ['post-emperor'] },
    },
    choose: ['agent holy-war > dutiful-service', 'resolve holy-war > move spies'],
    then: { 'automa 2': { spies: ['post-fremen'] } },
  },
  {
    name: 'SOL-SPY-02 with all the others taken it is lost',
    seats: 1,
    given: {
      ...{ table: { turn: 'Serhii' }, hand: ['holy-war'] },
      spies: ['post-spacing-guild', 'post-bene-gesserit', 'post-fremen'],
      'automa 1': { rival: 'lady-amber-metulli' },
      'automa 2': { rival: 'staban-tuek', spies: ['post-emperor'] },
    },
    choose: ['agent holy-war > dutiful-service', 'resolve holy-war > move spies'],
    then: { 'automa 2': { spies: [], spiesLost: 1, spiesInSupply: 2 } },
  },
  {
    name: 'SOL-SPY-02 IMP-GEN-16 of two Rivals the one on the left moves first',
    seats: 1,
    given: {
      ...{ table: { turn: 'Serhii' }, hand: ['holy-war'] },
      spies: ['post-bene-gesserit', 'post-spacing-guild'],
      'automa 1': { rival: 'lady-amber-metulli', spies: ['post-emperor'] },
      'automa 2': { rival: 'staban-tuek', spies: ['post-emperor'] },
    },
    choose: ['agent holy-war > dutiful-service', 'resolve holy-war > move spies'],
    then: { 'automa 1': { spies: ['post-fremen'] }, 'automa 2': { spies: [], spiesLost: 1 } },
  },
  {
    name: 'SOL-SPY-01 a spy under deep cover goes to the first post of the list without one of its own',
    seats: 1,
    given: {
      ...{ table: { phase: 'combat', conflict: 'storms-in-the-south' }, spies: ['post-spacing-guild'] },
      'automa 1': { rival: 'lady-amber-metulli', trophies: [] },
      'automa 2': { rival: 'staban-tuek', conflict: 3, trophies: [] },
    },
    choose: [{ 'automa 2': { spies: ['post-spacing-guild'] }, table: { round: 2 } }],
  },
]

/** Its Signet Ring ability is used at Spice Refinery (the way that gives it), its Scheme with the third spy. */
const signet = (rival: string, given: Words, then: Words, name: string): Row =>
  solo(`${rival} signet: ${name}`, ['spice-refinery'], { rival, ...given }, then)
const scheme = (rival: string, given: Words, then: Words, name: string, serhii: Words = {}): Row =>
  solo(
    `${rival} scheme: ${name}`,
    ['place-spy-landsraad', 'fremkit'],
    { rival, spies: ['post-choam', 'post-deep-desert'], ...given },
    then,
    { serhii },
  )

describe('Rivals and Commanders', () => {
  playUprising(withModules(['bloodlines'], inCommand))
  playUprising(withModules(['bloodlines'], spies))

  playUprising(
    withModules(
      ['bloodlines'],
      [
        {
          name: 'SOL-CMD-02 SOL-CMD-03 a Streamlined Rival with its Swordmaster removes the Commander',
          seats: 2,
          rivals: { streamlined: true, who: ['lady-amber-metulli'] },
          given: {
            table: { turn: 'automa 1', hagalDeck: ['dutiful-service'] },
            'automa 1': { ...MASTER, solari: 3 },
          },
          then: {
            'automa 1': { commanders: commanders(0), solari: 3 },
            table: {
              commanders: { at: { $excludes: ['dutiful-service'] }, removed: 2 },
              events: [{ kind: 'commander-removed', seat: 2, space: 'dutiful-service' }],
            },
          },
        },
        {
          name: 'SOL-CMD-03 not before',
          seats: 2,
          rivals: { streamlined: true, who: ['lady-amber-metulli'] },
          given: { table: { turn: 'automa 1', hagalDeck: ['dutiful-service'] } },
          then: { table: { commanders: { at: { $includes: ['dutiful-service'] } } } },
        },
        {
          name: 'SOL-CMD-02 SOL-CMD-04 one of two players without the variant acquires it',
          seats: 2,
          rivals: { who: ['lady-amber-metulli'] },
          given: {
            table: { turn: 'automa 1', hagalDeck: ['dutiful-service'] },
            'automa 1': { ...MASTER, solari: 2 },
          },
          then: { 'automa 1': { commanders: commanders(1), solari: 0 } },
        },
      ],
    ),
  )

  playAll(
    withModules(
      ['bloodlines'],
      [
        {
          name: 'SOL-BAS-04 in the base game of two players House Hagal removes it from the start',
          seats: 2,
          given: {
            table: { firstPlayer: 'Serhii', hagalDeck: ['wealth'] },
            hand: ['dagger'],
            solari: 5,
          },
          choose: ['agent dagger > hall-of-oratory', 'end-turn'],
          then: { table: { commanders: { at: { $excludes: ['wealth'] }, removed: 2 } } },
        },
        {
          name: 'SOL-BAS-04 in solo a Rival with its Swordmaster acquires it',
          seats: 1,
          rivals: { who: ['esmar-tuek', 'piter-de-vries'] },
          given: {
            table: { turn: 'automa 1', hagalDeck: ['wealth'] },
            'automa 1': { ...MASTER, solari: 2 },
            'automa 2': { sent: ['conspire', 'high-council'] },
          },
          then: { 'automa 1': { commanders: commanders(1) } },
        },
        {
          name: 'SOL-BAS-01 SOL-BAS-02 esmar-tuek signet: a bonus spice of the richest space',
          seats: 1,
          rivals: { who: ['esmar-tuek', 'piter-de-vries'] },
          given: {
            table: {
              ...{ turn: 'automa 1', hagalDeck: ['arrakeen-1p'] },
              bonusSpice: { 'imperial-basin': 2, 'hagga-basin': 2, 'the-great-flat': 1 },
            },
            'automa 2': { sent: ['conspire', 'high-council'] },
          },
          then: {
            'automa 1': { spice: 1 },
            table: { bonusSpice: { 'imperial-basin': 2, 'hagga-basin': 1, 'the-great-flat': 1 } },
          },
        },
        {
          name: 'SOL-BAS-02 esmar-tuek signet: nothing without bonus spice, and no Tuek’s Sietch',
          seats: 1,
          rivals: { who: ['esmar-tuek', 'piter-de-vries'] },
          given: {
            table: { turn: 'automa 1', hagalDeck: ['arrakeen-1p'] },
            'automa 2': { sent: ['conspire', 'high-council'] },
          },
          then: { 'automa 1': { spice: 0 }, table: { bonusSpice: { $count: 3 } } },
        },
        {
          name: 'SOL-BAS-03 piter-de-vries signet: a troop that stays in the garrison',
          seats: 1,
          rivals: { who: ['esmar-tuek', 'piter-de-vries'] },
          given: {
            table: { turn: 'automa 2', hagalDeck: ['arrakeen-1p'] },
            'automa 1': { sent: ['conspire', 'high-council'] },
            'automa 2': { garrison: 0 },
          },
          then: { 'automa 2': { garrison: 1 } },
        },
      ],
    ),
  )
})

describe('Rival cards of Bloodlines', () => {
  playUprising(
    withModules(
      ['bloodlines'],
      [
        signet('chani', {}, { water: 2 }, 'a water'),
        scheme('chani', {}, { spice: 1, serhii: { spice: 1 }, first: {} }, 'a spice of each who has one', {
          spice: 2,
        }),
        signet('count-hasimir-fenring', { solari: 0 }, { solari: 1 }, 'a Solari and a troop'),
        scheme(
          'count-hasimir-fenring',
          {},
          { swordmaster: true, solari: 0, water: 0 },
          'an Intrigue card and 3 Solari, enough for its Swordmaster',
        ),
        signet('duncan-idaho', {}, { spice: 0 }, 'a troop'),
        signet('duncan-idaho', MASTER, { spice: 1 }, 'with its Swordmaster a spice, too'),
        scheme('duncan-idaho', {}, { influence: { fremen: 2 } }, 'a Fremen Influence'),
        signet('gaius-helen-mohiam', {}, { spies: ['post-bene-gesserit'] }, 'a spy and a troop'),
        scheme('gaius-helen-mohiam', {}, { intrigue: { $count: 1 } }, 'an Intrigue card and an Influence'),
        scheme(
          'gaius-helen-mohiam',
          { influence: { guild: 3 } },
          { influence: { guild: 4 }, table: { alliances: { guild: 'automa 2' } } },
          'an Influence that brings an Alliance first',
        ),
        signet('piter-de-vries', {}, { solari: 1, intrigue: [] }, 'a Solari'),
        signet(
          'piter-de-vries',
          { influence: { guild: 4 } },
          { solari: 1, intrigue: { $count: 1 } },
          'with an Alliance an Intrigue card, too',
        ),
        scheme('piter-de-vries', {}, { solari: 1, influence: { guild: 1 } }, 'an Influence and a Solari'),
      ],
    ),
  )
})

const STACKS = {
  techStacks: [['planetary-array', 'training-depot'], ['glowglobes', 'delivery-bay'], ['panopticon']],
}
const tech = (
  name: string,
  deck: string[],
  rival: Words,
  then: Words,
  table: Words = STACKS,
  serhii: Words = {},
) => solo(name, deck, rival, then, { table, serhii })

describe('Rivals and tech tiles', () => {
  playUprising(
    withModules(
      ['bloodlines', 'tech'],
      [
        tech(
          'SOL-TEC-03 a Rival ignores tiles until it has its Swordmaster',
          ['acquire-tech', 'fremkit'],
          { spice: 4 },
          { tech: [], spice: 4, sent: ['fremkit'] },
        ),
        tech(
          'SOL-TEC-01 SOL-TEC-04 SOL-TEC-14 then it buys the most expensive one with the mark that it can pay, for a spice less, and another card sends its Agent',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 4 },
          { tech: ['panopticon'], spice: 0, sent: ['fremkit'] },
        ),
        tech(
          'SOL-TEC-04 one that it can pay',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 3 },
          { tech: ['glowglobes'], spice: 2, influence: { guild: 1, fremen: 1 } },
        ),
        tech(
          'SOL-TEC-14 none if it can pay none, and the Agent goes all the same',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 0 },
          { tech: [], sent: ['fremkit'] },
        ),
        tech(
          'SOL-TEC-04 of equal ones that of the upper stack',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 1 },
          { tech: ['servo-receivers'] },
          { techStacks: [['servo-receivers', 'spy-drones'], ['glowglobes'], ['gene-locked-vault']] },
        ),
        tech(
          'SOL-TEC-03 it keeps 7 spice for tiles',
          ['fremkit'],
          { ...MASTER, spice: 7 },
          { spice: 7, vp: 0 },
        ),
        solo(
          'SOL-TEC-03 but in a Conflict III',
          ['dutiful-service'],
          { ...MASTER, spice: 7 },
          { spice: 0, vp: 1 },
          { table: { conflict: 'battle-for-arrakeen' } },
        ),
        tech(
          'SOL-TEC-05 kota-odax-of-ix signet: a spice, and a tile for a spice less',
          ['spice-refinery'],
          { rival: 'kota-odax-of-ix', ...MASTER, spice: 3 },
          { tech: ['panopticon'], spice: 0 },
        ),
        tech(
          'SOL-TEC-05 kota-odax-of-ix signet: AMB-30 no tile without its Swordmaster',
          ['spice-refinery'],
          { rival: 'kota-odax-of-ix', spice: 3, water: 0 },
          { tech: [], spice: 4 },
        ),
        tech(
          'SOL-TEC-05 kota-odax-of-ix scheme: an Influence and 2 spice',
          ['place-spy-landsraad', 'fremkit'],
          { rival: 'kota-odax-of-ix', spies: ['post-choam', 'post-deep-desert'] },
          { spice: 2, influence: { guild: 1 } },
        ),
        tech(
          'SOL-TEC-07 delivery-bay: no card on acquisition',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 2 },
          { tech: ['delivery-bay'], solari: 0 },
          { techStacks: [['delivery-bay'], [], []] },
        ),
        tech(
          'SOL-TEC-08 delivery-bay: 2 Solari after the last Agent turn of the round, whatever its Persuasion',
          ['fremkit'],
          { swordmaster: true, agents: 1, sent: ['sardaukar', 'high-council'], tech: ['delivery-bay'] },
          { solari: 2 },
          {},
        ),
        tech(
          'SOL-TEC-08 delivery-bay: not before',
          ['fremkit'],
          { ...MASTER, tech: ['delivery-bay'] },
          { solari: 0 },
          {},
        ),
        tech(
          'SOL-TEC-08 panopticon: a spy and a troop',
          ['fremkit'],
          {
            swordmaster: true,
            agents: 1,
            sent: ['sardaukar', 'high-council'],
            tech: ['panopticon'],
            garrison: 2,
          },
          { spies: ['post-spacing-guild'], garrison: 1 },
          {},
        ),
        tech(
          'SOL-TEC-08 training-depot: 2 swords',
          ['fremkit'],
          {
            swordmaster: true,
            agents: 1,
            sent: ['sardaukar', 'high-council'],
            tech: ['training-depot'],
            conflict: 1,
          },
          { swords: 2 },
          {},
        ),
        tech(
          'SOL-TEC-09 gene-locked-vault: an Intrigue card',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 1 },
          { tech: ['gene-locked-vault'], intrigue: { $count: 1 } },
          { techStacks: [['gene-locked-vault'], [], []] },
        ),
        tech(
          'SOL-TEC-09 self-destroying-messages: two',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 3 },
          { tech: ['self-destroying-messages'], intrigue: { $count: 2 } },
          { techStacks: [['self-destroying-messages'], [], []] },
        ),
        tech(
          'SOL-TEC-09 servo-receivers: its Signet Ring ability',
          ['acquire-tech', 'fremkit'],
          { rival: 'chani', ...MASTER, spice: 1 },
          { tech: ['servo-receivers'], water: 2 },
          { techStacks: [['servo-receivers'], [], []] },
        ),
        tech(
          'SOL-TEC-10 rapid-dropships: flipped with the first Agent that goes to no combat space',
          ['dutiful-service'],
          { ...MASTER, tech: ['rapid-dropships'], garrison: 3 },
          { conflict: 2, faceDown: ['rapid-dropships'] },
          {},
        ),
        tech(
          'SOL-TEC-10 rapid-dropships: not at a combat space',
          ['fremkit'],
          { ...MASTER, tech: ['rapid-dropships'], garrison: 3 },
          { conflict: 2, faceDown: [] },
          {},
        ),
        tech(
          'SOL-TEC-11 spy-drones: flipped at once for a Solari, two spies under deep cover',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 4, solari: 0 },
          {
            tech: ['spy-drones'],
            solari: 1,
            faceDown: ['spy-drones'],
            spies: ['post-spacing-guild', 'post-fremen'],
          },
          { techStacks: [['spy-drones'], [], []] },
        ),
        tech(
          'SOL-TEC-11 spy-drones: and in each round on its first turn',
          ['fremkit'],
          { ...MASTER, tech: ['spy-drones'] },
          { solari: 1, faceDown: ['spy-drones'] },
          {},
        ),
        tech(
          'SOL-TEC-06 ornithopter-fleet: all its icons are ornithopters',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 3, trophies: ['objective-crysknife', 'skirmish-wild'], vp: 0 },
          { tech: ['ornithopter-fleet'], vp: 1 },
          { techStacks: [['ornithopter-fleet'], [], []] },
        ),
        tech(
          'SOL-TEC-06 sardaukar-high-command: a point',
          ['acquire-tech', 'fremkit'],
          { ...MASTER, spice: 6, vp: 0 },
          { tech: ['sardaukar-high-command'], vp: 1 },
          { techStacks: [['sardaukar-high-command'], [], []] },
        ),
        {
          name: 'SOL-TEC-02 also when a person has taken the last one with the mark',
          seats: 1,
          given: {
            table: {
              turn: 'Serhii',
              techStacks: [
                ['planetary-array', 'suspensor-suits', 'glowglobes'],
                ['training-depot', 'plasteel-blades', 'delivery-bay'],
                ['navigation-chamber', 'panopticon'],
              ],
            },
            ...{ hand: ['dagger'], spice: 1 },
          },
          choose: ['agent dagger > gather-support > 0', 'resolve ixian-embassy > acquire tech'],
          then: {
            tech: ['training-depot'],
            table: {
              techStacks: [
                ['glowglobes'],
                ['plasteel-blades', 'delivery-bay'],
                ['navigation-chamber', 'panopticon'],
              ],
            },
          },
        },
        {
          name: 'SOL-TEC-12 with two people the Rival ignores tiles',
          seats: 2,
          rivals: { who: ['lady-amber-metulli'] },
          given: {
            table: { turn: 'automa 1', hagalDeck: ['fremkit'], techStacks: [['planetary-array'], [], []] },
            'automa 1': { ...MASTER, spice: 7 },
          },
          then: {
            'automa 1': { tech: [], sent: ['fremkit'] },
            table: { techTrashed: { $excludes: ['planetary-array'] } },
          },
        },
      ],
    ),
  )
})

describe('Tuek’s Sietch of House Hagal', () => {
  const sietch = (name: string, bonus: number, given: Words, then: Words): Row => ({
    name,
    seats: 1,
    leaders: ['esmar-tuek'],
    rivals: { who: ['staban-tuek', 'lady-amber-metulli'] },
    given: {
      table: {
        ...{
          turn: 'automa 2',
          hagalDeck: ['tueks-sietch', 'dutiful-service'],
          conflict: 'skirmish-crysknife',
        },
        bonusSpice: { 'tueks-sietch': bonus },
      },
      'automa 1': BUSY,
      'automa 2': given,
    },
    then: { 'automa 2': then, intrigue: { $count: bonus > 0 ? 1 : 0 } },
  })
  playUprising(
    withModules(
      ['bloodlines'],
      [
        sietch(
          'SOL-TEC-15 with bonus spice there the Rival takes it and 1 more, and deploys',
          2,
          { garrison: 3, spice: 0 },
          { spice: 3, sent: ['tueks-sietch'], conflict: 2 },
        ),
        sietch('SOL-TEC-15 else another card is revealed', 0, { spice: 0 }, { sent: ['dutiful-service'] }),
      ],
    ),
  )

  it('SOL-SET-06 is in the deck with Esmar Tuek only', () => {
    const { box } = contentOf('uprising+bloodlines')
    const copies = (people: number, leaders: readonly string[]) =>
      hagalCards(box, people, leaders).filter((id) => id === 'tueks-sietch').length
    expect([copies(1, []), copies(1, ['esmar-tuek']), copies(2, ['chani', 'esmar-tuek'])]).toEqual([0, 2, 2])
  })
})

describe('Who may be a Rival', () => {
  const rivalsOf = (key: string, people: number) =>
    possibleRivals(contentOf(key).box, people, {}).map(({ id }) => id)

  it('SOL-SET-04 SOL-SET-05 six more, Kota Odax of Ix in solo games with the Tech module alone', () => {
    expect(rivalsOf('uprising+bloodlines', 1)).not.toContain('kota-odax-of-ix')
    expect(rivalsOf('uprising+bloodlines+tech', 1)).toContain('kota-odax-of-ix')
    expect(rivalsOf('uprising+bloodlines+tech', 2)).not.toContain('kota-odax-of-ix')
    expect(rivalsOf('uprising+bloodlines+tech', 1).length - rivalsOf('uprising', 1).length).toBe(6)
  })

  it('SOL-SET-07 the four Acquire Tech cards are for solo games with the Tech module', () => {
    const copies = (key: string, people: number) =>
      hagalCards(contentOf(key).box, people, []).filter((id) => id === 'acquire-tech').length
    expect([copies('uprising+bloodlines', 1), copies('uprising+bloodlines+tech', 1)]).toEqual([0, 4])
    expect(copies('uprising+bloodlines+tech', 2)).toBe(0)
  })

  it('SOL-BAS-01 two more in the base game', () => {
    const more = rivalsOf('imperium+bloodlines', 1).filter((id) => !rivalsOf('imperium', 1).includes(id))
    expect(more).toEqual(['esmar-tuek', 'piter-de-vries'])
  })
})
