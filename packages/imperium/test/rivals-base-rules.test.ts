// House Hagal in the base box: its deck, what solo Rivals do with what they have, and what people's cards do to them.

import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import { hagalCards } from '../src/rivals/deck.ts'
import { playAll, type Row } from './play.ts'

type Words = NonNullable<Row['given']>

const LEVEL = { level: 'mercenary', who: ['earl-memnon-thorvald', 'count-ilban-richese'] }
const BUSY = { sent: ['foldspace', 'conspire'] }

/** The Rival before Serhii is Count Ilban Richese, whose Signet Ring gives a Solari. */
const solo = (name: string, hagalDeck: string[], rival: Words, then: Words, table: Words = {}): Row => {
  const { table: tableThen = {}, ...rivalThen } = then
  return {
    name,
    seats: 1,
    rivals: LEVEL,
    given: {
      table: { conflict: 'skirmish-a', turn: 'automa 2', hagalDeck, ...table },
      'automa 1': BUSY,
      'automa 2': rival,
    },
    then: { table: tableThen, 'automa 2': rivalThen },
  }
}

describe('what a solo Rival has', () => {
  playAll([
    solo(
      'SOL-HAG-12 seven Solari are a point, with or without a Swordmaster',
      ['arrakeen-1p'],
      { solari: 6 },
      {
        solari: 0,
        vp: 1,
        table: {
          events: [{ kind: 'rival-paid', seat: 2, for: 'vp', solari: 7, spice: 0, water: 0, cards: [] }],
        },
      },
    ),
    solo(
      'SOL-HAG-12 seven spice are a point',
      ['harvest-spice'],
      { spice: 4 },
      { spice: 0, vp: 1 },
      {
        bonusSpice: { 'imperial-basin': 2 },
      },
    ),
    solo(
      'SOL-HAG-12 three water are a point',
      ['arrakeen-1p'],
      {
        rival: 'countess-ariana-thorvald',
        water: 2,
      },
      {
        water: 0,
        vp: 1,
      },
    ),
    solo(
      'SOL-HAG-12 three Intrigue cards are a point, and lie on the discard pile',
      ['arrakeen-1p'],
      { rival: 'baron-vladimir-harkonnen', solari: 1, intrigue: ['ambush', 'windfall'] },
      { intrigue: [], vp: 1, table: { intrigueDiscard: { $count: 3 } } },
    ),
    {
      name: 'SOL-HAG-12 it collects the control bonus when a person comes, and counts what it has at once',
      seats: 1,
      rivals: LEVEL,
      given: {
        table: { turn: 'Serhii', control: { arrakeen: 'automa 2' } },
        hand: ['reconnaissance'],
        'automa 2': { solari: 6 },
      },
      choose: ['agent reconnaissance > arrakeen'],
      then: { 'automa 2': { solari: 0, vp: 1 } },
    },
    solo('SOL-HAG-12 it scores at Influence 2', ['wealth'], { influence: { emperor: 1 } }, { vp: 1 }),
  ])
})

describe('the House Hagal deck', () => {
  const all = hagalCards(contentOf('imperium').box, 1, [])
  const without = (...cards: readonly string[]): string[] => {
    const left = [...all]
    for (const card of cards) left.splice(left.indexOf(card), 1)
    return left
  }
  playAll([
    {
      ...solo(
        'SOL-HAG-03 is shuffled as soon as its last card has been dealt with',
        [],
        {},
        { sent: ['wealth'] },
      ),
      given: {
        table: { turn: 'automa 2', conflict: 'skirmish-a', hagalDiscard: without('wealth') },
        'automa 1': BUSY,
      },
      then: {
        'automa 2': { sent: ['wealth'] },
        table: {
          hagalDeck: { $sameCards: all },
          hagalDiscard: [],
          events: [{ kind: 'rival-sent' }, { kind: 'hagal-shuffled' }, { kind: 'turn-ended', seat: 2 }],
        },
      },
    },
    {
      ...solo('SOL-HAG-03 and the Rival goes on with the new deck', [], {}, {}),
      given: {
        table: { turn: 'automa 2', conflict: 'skirmish-a', hagalDiscard: without('conspire') },
        'automa 1': BUSY,
      },
      then: {
        'automa 2': { agents: 1 },
        table: {
          events: [
            { kind: 'hagal-skipped', card: 'conspire', why: 'occupied' },
            { kind: 'hagal-shuffled' },
            { kind: 'rival-sent' },
          ],
        },
      },
    },
  ])

  it('SOL-HAG-09 has Agents of Rivals on all that is free before a Rival gives up', () => {
    expect(new Set(all).size).toBeGreaterThan(9)
  })
})

describe('what people’s cards do to Rivals', () => {
  const table = { turn: 'Serhii', conflict: 'skirmish-a' }
  const rivals = LEVEL
  playAll([
    {
      name: 'SOL-HAG-07 Gun Thopter takes a troop of each garrison that has one',
      seats: 1,
      rivals,
      given: { table, hand: ['gun-thopter'], 'automa 1': { garrison: 2 }, 'automa 2': { garrison: 0 } },
      choose: ['agent gun-thopter > arrakeen', 'resolve gun-thopter > opponents lose troop in garrison'],
      then: { 'automa 1': { garrison: 1 }, 'automa 2': { garrison: 0 } },
    },
    {
      name: 'SOL-HAG-07 Double Cross takes a troop of a Rival in the Conflict',
      seats: 1,
      rivals,
      given: {
        table,
        hand: [],
        solari: 1,
        intrigue: ['double-cross'],
        'automa 1': { conflict: 1 },
        'automa 2': { conflict: 1 },
      },
      choose: ['intrigue double-cross', 'opponent 2'],
      then: { conflict: 1, 'automa 1': { conflict: 1 }, 'automa 2': { conflict: 0 } },
    },
    {
      name: 'SOL-HAG-07 an Intrigue card is stolen from a Rival that has four',
      seats: 1,
      rivals,
      given: {
        table,
        hand: ['diplomacy'],
        intrigue: [],
        'automa 1': { intrigue: ['ambush', 'windfall', 'bribery', 'charisma'] },
      },
      choose: ['agent diplomacy > secrets', 'resolve secrets > steal intrigue'],
      then: { intrigue: { $count: 1 }, 'automa 1': { intrigue: { $count: 3 } } },
    },
    {
      name: 'SOL-HAG-07 The Voice binds Rivals, and comes off once all who could still come are free',
      seats: 1,
      rivals,
      given: {
        table: { ...table, hagalDeck: ['wealth', 'secrets', 'stillsuits'] },
        hand: ['the-voice', 'dagger'],
        water: 2,
        'automa 1': {},
        'automa 2': BUSY,
      },
      choose: [
        'agent the-voice > research-station',
        'resolve the-voice > forbid space',
        'forbid wealth',
        'end-turn',
        { 'automa 1': { sent: ['secrets'] }, table: { forbidden: [] } },
      ],
    },
  ])
})
