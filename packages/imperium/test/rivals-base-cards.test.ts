// Every House Hagal card of the base box on an Agent turn, and the Signet Ring of every Leader who may be a Rival.

import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import { headOf, playAll, type Row } from './play.ts'

const BEAST = { who: ['earl-memnon-thorvald', 'glossu-the-beast-rabban'], level: 'mercenary' }

/** The Rival before Serhii reveals these cards; afterward it is Serhii's turn. */
const solo = (
  name: string,
  cards: readonly string[],
  rival: NonNullable<Row['given']>,
  then: NonNullable<Row['then']>,
  more: Partial<Row> & { table?: NonNullable<Row['given']> } = {},
): Row => {
  const { table, ...row } = more
  return {
    name,
    seats: 1,
    rivals: BEAST,
    given: {
      table: { conflict: 'skirmish-a', turn: 'automa 2', hagalDeck: [...cards], ...table },
      'automa 2': rival,
    },
    then: { 'automa 2': then },
    ...row,
  }
}

const cards: readonly Row[] = [
  solo(
    'conspire: Influence, and troops to the garrison',
    ['conspire'],
    {},
    {
      sent: ['conspire'],
      influence: { emperor: 1 },
      garrison: 2,
      conflict: 0,
    },
  ),
  solo('wealth: Influence and no Solari', ['wealth'], {}, { influence: { emperor: 1 }, solari: 0 }),
  solo(
    'heighliner: three troops straight to the Conflict',
    ['heighliner'],
    {},
    {
      influence: { guild: 1 },
      conflict: 3,
      water: 1,
    },
  ),
  solo('foldspace: Influence', ['foldspace'], {}, { influence: { guild: 1 }, conflict: 0 }),
  solo('selective-breeding: Influence', ['selective-breeding'], {}, { influence: { 'bene-gesserit': 1 } }),
  solo(
    'secrets: Influence and no Intrigue card',
    ['secrets'],
    {},
    {
      influence: { 'bene-gesserit': 1 },
      intrigue: [],
    },
  ),
  solo(
    'hardy-warriors: two troops to the Conflict',
    ['hardy-warriors'],
    {},
    {
      influence: { fremen: 1 },
      conflict: 2,
    },
  ),
  solo(
    'stillsuits: two from the garrison, though none is recruited',
    ['stillsuits'],
    { garrison: 3 },
    {
      influence: { fremen: 1 },
      conflict: 2,
      garrison: 1,
      water: 1,
    },
  ),
  solo('rally-troops: four troops to the garrison', ['rally-troops'], {}, { garrison: 4, conflict: 0 }),
  solo('hall-of-oratory: one troop to the garrison', ['hall-of-oratory'], {}, { garrison: 1 }),
  solo(
    'carthag: one troop to the Conflict and no Intrigue card',
    ['carthag'],
    {},
    {
      conflict: 1,
      intrigue: [],
    },
  ),
  solo(
    'harvest-spice: printed and bonus spice of the richest space',
    ['harvest-spice'],
    { garrison: 1 },
    { sent: ['hagga-basin'], spice: 4, conflict: 1 },
    { table: { bonusSpice: { 'hagga-basin': 2, 'imperial-basin': 1, 'the-great-flat': 1 } } },
  ),
  solo(
    'arrakeen-1p: one troop, and the Signet Ring ability',
    ['arrakeen-1p'],
    {},
    {
      conflict: 2,
      garrison: 0,
    },
  ),
]

/** House Hagal between Serhii and Olha. */
const two = (
  name: string,
  hagalDeck: string[],
  then: NonNullable<Row['then']>,
  events: { kind: string }[] = [],
): Row => ({
  name,
  seats: 2,
  given: { table: { conflict: 'skirmish-a', turn: 'automa 1', hagalDeck } },
  then: { 'automa 1': then, table: { events } },
})

const cardsForTwo: readonly Row[] = [
  two('arrakeen-2p: one troop and no Signet Ring', ['arrakeen-2p'], { sent: ['arrakeen'], conflict: 1 }),
  two('reshuffle: all cards are shuffled, and another one is revealed', ['reshuffle'], { agents: 2 }, [
    { kind: 'hagal-shuffled' },
    { kind: 'rival-sent' },
  ]),
]

const withLeader = (
  name: string,
  given: NonNullable<Row['given']>,
  then: NonNullable<Row['then']>,
  more: Parameters<typeof solo>[4] = {},
): Row =>
  solo(`${name}: SOL-HAG-09 as printed`, ['arrakeen-1p'], { rival: name, ...given }, then, {
    rivals: { level: 'mercenary' },
    ...more,
  })

const signets: readonly Row[] = [
  withLeader(
    'duke-leto-atreides',
    { spice: 1 },
    { spice: 0, influence: { guild: 1 } },
    {
      table: { bonusSpice: {} },
      given: {
        table: { conflict: 'skirmish-a', turn: 'automa 2', hagalDeck: ['arrakeen-1p'] },
        influence: { guild: 1 },
        'automa 2': { rival: 'duke-leto-atreides', spice: 1 },
      },
    },
  ),
  withLeader('baron-vladimir-harkonnen', { solari: 1 }, { solari: 0, intrigue: { $count: 1 } }),
  withLeader('glossu-the-beast-rabban', { influence: { fremen: 4 } }, { conflict: 3 }),
  withLeader('count-ilban-richese', {}, { solari: 1 }),
  withLeader('countess-ariana-thorvald', {}, { water: 2 }),
  withLeader('earl-memnon-thorvald', {}, { spice: 1 }),
  {
    ...withLeader('duke-leto-atreides', { spice: 1 }, { spice: 1 }),
    name: 'duke-leto-atreides: SOL-HAG-09 pays nothing where nobody is ahead of it',
  },
  {
    ...withLeader('baron-vladimir-harkonnen', { solari: 0 }, { intrigue: [] }),
    name: 'baron-vladimir-harkonnen: SOL-HAG-09 pays only what it has',
  },
]

describe('House Hagal cards of the base box', () => {
  playAll(cards)
  playAll(cardsForTwo)

  it('are all played here', () => {
    const played = [...cards, ...cardsForTwo].map(headOf)
    expect(contentOf('imperium').box.hagal.map(({ id }) => id)).toEqual(played)
  })
})

describe('Rivals of the base box', () => {
  playAll(signets)

  it('all use their Signet Rings here', () => {
    const played = signets.map(headOf)
    expect(contentOf('imperium').box.rivals.filter(({ id }) => !played.includes(id))).toEqual([])
  })
})
