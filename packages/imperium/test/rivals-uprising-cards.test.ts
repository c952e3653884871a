// Every House Hagal card of Uprising on an Agent turn, and the signet, the Scheme and the Swordmaster of every Rival.

import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import { headOf, playUprising, type Row } from './play.ts'

type Words = NonNullable<Row['given']>
const NOBODY: Words = {}

/** The Rival before Serhii, who is Staban Tuek unless it is said otherwise, reveals these cards. */
const row = (
  name: string,
  hagalDeck: string[],
  { serhii = NOBODY, table = {}, ...rival }: Words & { serhii?: Words },
  then: Words,
): Row => {
  const {
    table: tableThen = {},
    serhii: serhiiThen = NOBODY,
    ...rivalThen
  } = then as typeof then & {
    serhii?: Words
  }
  return {
    name,
    seats: 1,
    rivals: { level: 'sardaukar' },
    given: {
      table: { conflict: 'skirmish-crysknife', turn: 'automa 2', hagalDeck, ...table },
      ...serhii,
      'automa 1': { rival: 'lady-amber-metulli' },
      'automa 2': { rival: 'staban-tuek', ...rival },
    },
    then: { table: tableThen, ...serhiiThen, 'automa 2': rivalThen },
  }
}

const SPICE_TRADE = ['post-choam', 'post-imperial-basin', 'post-hagga-basin', 'post-deep-desert']
const CITY = ['post-refinery-arrakeen', 'post-research-refinery', 'post-research-sietch']

const cards: readonly Row[] = [
  row(
    'place-spy-spice-trade: SOL-RIV-06 a spy, and another card for the Agent',
    ['place-spy-spice-trade', 'gather-support-a'],
    {},
    { spies: ['post-choam'], sent: ['gather-support'], garrison: 4 },
  ),
  row(
    'place-spy-spice-trade: SOL-RIV-06 the last of its posts',
    ['place-spy-spice-trade', 'gather-support-a'],
    { serhii: { spies: SPICE_TRADE.slice(0, 3) } },
    { spies: ['post-deep-desert'] },
  ),
  row(
    'place-spy-city: SOL-RIV-06 the first free post',
    ['place-spy-city', 'gather-support-a'],
    { serhii: { spies: CITY.slice(0, 1) } },
    { spies: ['post-research-refinery'], sent: ['gather-support'] },
  ),
  row(
    'place-spy-city: SOL-RIV-06 no spy where every post of the kind is taken',
    ['place-spy-city', 'gather-support-a'],
    { serhii: { spies: CITY } },
    { spies: [], spiesInSupply: 3, sent: ['gather-support'] },
  ),
  row(
    'place-spy-landsraad: SOL-RIV-06',
    ['place-spy-landsraad', 'fremkit'],
    {},
    {
      spies: ['post-landsraad-2'],
      sent: ['fremkit'],
    },
  ),
  row(
    'sardaukar: Influence and two troops to the garrison',
    ['sardaukar'],
    {},
    {
      influence: { emperor: 1 },
      garrison: 5,
      conflict: 0,
    },
  ),
  row(
    'dutiful-service: Influence and no Solari',
    ['dutiful-service'],
    {},
    {
      influence: { emperor: 1 },
      solari: 0,
    },
  ),
  row(
    'heighliner: three troops and two from the garrison',
    ['heighliner'],
    {},
    {
      influence: { guild: 1 },
      conflict: 5,
      garrison: 1,
    },
  ),
  row(
    'deliver-supplies-heighliner: SOL-RIV-03 Deliver Supplies',
    ['deliver-supplies-heighliner'],
    {},
    {
      sent: ['deliver-supplies'],
      influence: { guild: 1 },
      water: 1,
      conflict: 0,
    },
  ),
  row(
    'deliver-supplies-heighliner: SOL-RIV-03 Heighliner in a Conflict III',
    ['deliver-supplies-heighliner'],
    { table: { conflict: 'propaganda' } },
    { sent: ['heighliner'], influence: { guild: 1 }, conflict: 5 },
  ),
  row(
    'deliver-supplies-heighliner: SOL-RIV-03 never the other one',
    ['deliver-supplies-heighliner', 'dutiful-service'],
    { serhii: { sent: ['heighliner'] }, table: { conflict: 'propaganda' } },
    { sent: ['dutiful-service'] },
  ),
  row(
    'espionage: SOL-RIV-06 Influence and a spy by the list',
    ['espionage'],
    {},
    {
      influence: { 'bene-gesserit': 1 },
      spies: ['post-spacing-guild'],
    },
  ),
  row(
    'secrets: Influence, and an Intrigue card of who has four',
    ['secrets'],
    { serhii: { intrigue: ['contingency-plan', 'cunning', 'detonation', 'change-allegiances'] } },
    { influence: { 'bene-gesserit': 1 }, intrigue: { $count: 1 }, serhii: { intrigue: { $count: 3 } } },
  ),
  row(
    'desert-tactics: Influence and a troop; without Maker Hooks the Wall stands',
    ['desert-tactics'],
    {},
    {
      influence: { fremen: 1 },
      conflict: 3,
      water: 1,
      table: { shieldWall: true },
    },
  ),
  row(
    'desert-tactics: SOL-RIV-04 with them it falls',
    ['desert-tactics'],
    { hooks: true },
    {
      table: { shieldWall: false },
    },
  ),
  row(
    'fremkit: Influence, and two from the garrison',
    ['fremkit'],
    {},
    {
      influence: { fremen: 1 },
      conflict: 2,
      garrison: 1,
    },
  ),
  row(
    'assembly-hall: SOL-RIV-03 an Intrigue card, no bonus yet',
    ['assembly-hall'],
    {
      influence: { emperor: 1 },
    },
    {
      sent: ['assembly-hall'],
      intrigue: { $count: 1 },
      influence: { guild: 0 },
    },
  ),
  row(
    'assembly-hall: SOL-RIV-05 the first of the list',
    ['assembly-hall'],
    { influence: { emperor: 2 } },
    {
      influence: { guild: 1 },
    },
  ),
  row(
    'gather-support-a: a troop to the garrison',
    ['gather-support-a'],
    { influence: { emperor: 2 } },
    {
      garrison: 4,
      influence: { guild: 0, fremen: 0 },
    },
  ),
  row(
    'gather-support-b: SOL-RIV-05 the second of the list',
    ['gather-support-b'],
    {
      influence: { emperor: 2 },
    },
    {
      garrison: 4,
      influence: { guild: 0, fremen: 1 },
    },
  ),
  row(
    'accept-contract-shipping-a: Accept Contract',
    ['accept-contract-shipping-a'],
    {},
    {
      sent: ['accept-contract'],
      solari: 2,
      influence: { guild: 0 },
    },
  ),
  row(
    'accept-contract-shipping-a: Shipping',
    ['accept-contract-shipping-a'],
    { influence: { guild: 2 } },
    {
      sent: ['shipping'],
      solari: 2,
      influence: { guild: 3 },
    },
  ),
  row(
    'accept-contract-shipping-b: the third of the list',
    ['accept-contract-shipping-b'],
    {
      influence: { guild: 2 },
    },
    {
      sent: ['shipping'],
      solari: 2,
      influence: { guild: 2, 'bene-gesserit': 1 },
    },
  ),
  row(
    'research-station: two troops and two from the garrison',
    ['research-station'],
    {},
    {
      conflict: 4,
      garrison: 1,
      water: 1,
    },
  ),
  row('spice-refinery: the signet', ['spice-refinery'], {}, { spice: 1, conflict: 2, garrison: 1 }),
  row('arrakeen: a troop and the signet', ['arrakeen'], {}, { spice: 1, conflict: 3, garrison: 1 }),
  row(
    'sietch-tabr: SOL-RIV-03 Maker Hooks, a troop and a water',
    ['sietch-tabr'],
    {
      influence: { fremen: 2 },
    },
    {
      hooks: true,
      water: 2,
      conflict: 3,
    },
  ),
  row(
    'hagga-basin-imperial-basin: SOL-RIV-04 equal bonus spice, so the one with more spice',
    ['hagga-basin-imperial-basin'],
    { table: { bonusSpice: { 'hagga-basin': 1, 'imperial-basin': 1 } } },
    {
      sent: ['hagga-basin'],
      spice: 3,
      worms: 0,
      conflict: 2,
      table: { bonusSpice: { 'hagga-basin': 0, 'imperial-basin': 1 }, shieldWall: true },
    },
  ),
  row(
    'hagga-basin-imperial-basin: SOL-RIV-04 more bonus spice in Imperial Basin, where no worm comes',
    ['hagga-basin-imperial-basin'],
    { hooks: true, table: { bonusSpice: { 'hagga-basin': 1, 'imperial-basin': 2 } } },
    { sent: ['imperial-basin'], spice: 3, worms: 0, table: { shieldWall: false } },
  ),
  row(
    'hagga-basin-imperial-basin: SOL-RIV-04 the Wall falls before the worm comes',
    ['hagga-basin-imperial-basin'],
    { hooks: true, table: { conflict: 'siege-of-arrakeen', bonusSpice: { 'hagga-basin': 1 } } },
    { sent: ['hagga-basin'], spice: 1, worms: 1, conflict: 2, table: { shieldWall: false } },
  ),
  row(
    'deep-desert: SOL-RIV-04 bonus and printed spice',
    ['deep-desert'],
    { table: { bonusSpice: { 'deep-desert': 1 } } },
    { sent: ['deep-desert'], spice: 5, conflict: 2 },
  ),
  row(
    'deep-desert: SOL-RIV-04 two sandworms instead of the printed spice',
    ['deep-desert'],
    { hooks: true, table: { bonusSpice: { 'deep-desert': 2 } } },
    { spice: 2, worms: 2, conflict: 2 },
  ),
  row(
    'deep-desert: SOL-RIV-04 no worm behind the Shield Wall',
    ['deep-desert'],
    { hooks: true, table: { conflict: 'siege-of-arrakeen', bonusSpice: { 'deep-desert': 1 } } },
    { spice: 5, worms: 0 },
  ),
  row(
    'deep-desert: SOL-RIV-04 not without bonus spice',
    ['deep-desert', 'dutiful-service'],
    {},
    {
      sent: ['dutiful-service'],
    },
  ),
  {
    name: 'reshuffle: SOL-HAG-03 all cards are shuffled, and another one is revealed',
    seats: 2,
    given: { table: { turn: 'automa 1', hagalDeck: ['reshuffle'] } },
    then: {
      table: { events: [{ kind: 'hagal-shuffled' }, { kind: 'rival-sent' }] },
      'automa 1': { agents: 1 },
    },
  },
]

/** With two spies on posts; Place Spy (City) puts the third. */
const scheme = (rival: string, given: Words & { serhii?: Words }, then: Words): Row =>
  row(
    `${rival}: SOL-RIV-06 the Scheme`,
    ['place-spy-city', 'gather-support-a'],
    { rival, spies: ['post-landsraad-1', 'post-deep-desert'], ...given },
    { spies: ['post-refinery-arrakeen'], spiesInSupply: 2, ...then },
  )

/** Spice Refinery has nothing but the signet, and two troops of the garrison go to the Conflict. */
const signet = (rival: string, given: Words & { serhii?: Words }, then: Words): Row =>
  row(`${rival}: SOL-RIV-03 the signet`, ['spice-refinery'], { rival, ...given }, then)

const rivals: readonly Row[] = [
  signet('baron-vladimir-harkonnen', {}, { intrigue: { $count: 1 } }),
  scheme('baron-vladimir-harkonnen', {}, { solari: 2, garrison: 6 }),
  signet('staban-tuek', {}, { spice: 1 }),
  scheme('staban-tuek', {}, { garrison: 6 }),
  signet('gurney-halleck', {}, { conflict: 3, garrison: 1 }),
  scheme('gurney-halleck', { influence: { emperor: 1, guild: 1 } }, { influence: { emperor: 1, guild: 2 } }),
  signet('lady-margot-fenring', {}, { solari: 1 }),
  scheme('lady-margot-fenring', {}, { influence: { 'bene-gesserit': 1 } }),
  signet('princess-irulan', {}, { spies: ['post-emperor'] }),
  scheme(
    'princess-irulan',
    { influence: { emperor: 1, 'bene-gesserit': 1 } },
    { influence: { fremen: 1, guild: 0 }, garrison: 5 },
  ),
  signet('lady-jessica', { influence: { guild: 3 } }, { influence: { guild: 4, 'bene-gesserit': 0 } }),
  signet(
    'lady-jessica',
    { influence: { guild: 4 }, serhii: { influence: { fremen: 4 } } },
    { influence: { guild: 4, 'bene-gesserit': 1 } },
  ),
  scheme('lady-jessica', {}, { water: 3 }),
  signet('feyd-rautha-harkonnen', {}, { conflict: 4, garrison: 1 }),
  scheme(
    'feyd-rautha-harkonnen',
    { influence: { emperor: 1 } },
    { influence: { emperor: 1, 'bene-gesserit': 1 } },
  ),
  signet('muad-dib', {}, { influence: { fremen: 1 } }),
  scheme('muad-dib', {}, { hooks: true, intrigue: { $count: 1 }, table: { shieldWall: false } }),
  signet('lady-amber-metulli', {}, { conflict: 3, garrison: 1 }),
  scheme('lady-amber-metulli', {}, { garrison: 7 }),
  signet('glossu-rabban', {}, { conflict: 3 }),
  signet('glossu-rabban', { influence: { fremen: 4 } }, { conflict: 4 }),
  scheme('glossu-rabban', { influence: { fremen: 2 } }, { influence: { fremen: 4, emperor: 0 } }),
  scheme('glossu-rabban', { influence: { emperor: 1 } }, { influence: { emperor: 1, guild: 2 } }),
]

const { hagal, rivals: printed } = contentOf('uprising').box

/** Two Solari come from Accept Contract. */
const swordmasters = printed.flatMap(({ id, card }): Row[] => {
  const value = card?.swordmaster ?? 0
  return [
    row(
      `${id}: SOL-RIV-07 pays ${value} for the Swordmaster`,
      ['accept-contract-shipping-a'],
      { rival: id, solari: value - 3, water: 1 },
      { swordmaster: true, agents: 2, solari: 0, water: 0 },
    ),
    row(
      `${id}: SOL-RIV-07 not with one less`,
      ['accept-contract-shipping-a'],
      { rival: id, solari: value - 3, water: 0 },
      { swordmaster: false, agents: 1, solari: value - 1 },
    ),
  ]
})

describe('House Hagal cards of Uprising', () => {
  playUprising(cards)

  it('are all played here', () => {
    expect([...new Set(cards.map(headOf))]).toEqual(hagal.map(({ id }) => id))
  })
})

describe('Rival cards', () => {
  playUprising(rivals)
  playUprising(swordmasters)

  it('are all played here, signet and Scheme', () => {
    const names = rivals.map(({ name }) => name)
    for (const { id } of printed) {
      expect(names).toContain(`${id}: SOL-RIV-03 the signet`)
      expect(names).toContain(`${id}: SOL-RIV-06 the Scheme`)
    }
  })
})
