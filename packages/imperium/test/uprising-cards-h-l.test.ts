import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed } from './play.ts'

const SPYMASTER = 'resolve imperial-spymaster > 1 intrigue'
const HIGH_PLACES = 'resolve in-high-places > draw 1 + spy'
const JUNCTION = 'resolve junction-headquarters > pay 2 spice + trash intrigue'
const SORT = 'resolve long-live-the-fighters > sort top three'

const rows: readonly Row[] = [
  {
    name: 'hidden-missive agent: recruits a troop and draws a card with 2 Bene Gesserit Influence',
    given: { hand: ['hidden-missive'], influence: { 'bene-gesserit': 2 }, deck: ['dagger', 'diplomacy'] },
    choose: ['agent hidden-missive > assembly-hall', 'resolve hidden-missive > recruit 1 + draw 1'],
    then: { garrison: 4, hand: ['dagger'] },
  },
  {
    name: 'hidden-missive agent: IMP-INF-09 not with 1',
    given: { hand: ['hidden-missive'], influence: { 'bene-gesserit': 1, emperor: 2 } },
    choose: [
      'agent hidden-missive > assembly-hall',
      'no resolve hidden-missive > recruit 1 + draw 1',
      'resolve assembly-hall > 1 intrigue',
      'end-turn',
    ],
    then: { garrison: 3 },
  },

  {
    name: 'imperial-spymaster agent: UPR-SPY-16 draws an Intrigue card after Gather Intelligence',
    given: {
      ...{ hand: ['imperial-spymaster'], spies: ['post-emperor'] },
      table: { intrigueDeck: ['devour', 'cunning'] },
    },
    choose: ['agent imperial-spymaster > dutiful-service', 'gather post-emperor', SPYMASTER, 'only end-turn'],
    then: { intrigue: ['devour'], spies: [] },
  },
  {
    name: 'imperial-spymaster agent: UPR-SPY-16 after Infiltrate',
    given: {
      ...{ hand: ['imperial-spymaster'], spies: ['post-emperor'] },
      ...{ Olha: { sent: ['dutiful-service'] }, table: { intrigueDeck: ['devour'] } },
    },
    choose: ['agent imperial-spymaster > dutiful-service > post-emperor', SPYMASTER],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'imperial-spymaster agent: UPR-SPY-16 after a spy recalled as the cost of a Plot card',
    given: {
      ...{ hand: ['imperial-spymaster'], spies: ['post-choam'], intrigue: ['special-mission'] },
      table: { intrigueDeck: ['devour'] },
    },
    choose: [
      'agent imperial-spymaster > dutiful-service',
      `no ${SPYMASTER}`,
      'intrigue special-mission > recall 1 spy -> remove shield wall + 2 spice',
      'decline',
      SPYMASTER,
    ],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'imperial-spymaster agent: UPR-SPY-16 after a spy recalled to be placed anew',
    given: {
      ...{ hand: ['imperial-spymaster'], spies: ['post-bene-gesserit', 'post-choam', 'post-fremen'] },
      ...{ spice: 1, table: { intrigueDeck: ['devour'] } },
    },
    choose: [
      'agent imperial-spymaster > espionage',
      'decline',
      `no ${SPYMASTER}`,
      'resolve espionage > spy',
      'recall-spy post-choam',
      // Back to the post it left.
      'spy post-choam',
      SPYMASTER,
    ],
    then: {
      intrigue: ['devour'],
      spies: { $sameCards: ['post-bene-gesserit', 'post-choam', 'post-fremen'] },
    },
  },
  {
    name: 'imperial-spymaster agent: not when no spy came back',
    given: { hand: ['imperial-spymaster'], spies: ['post-emperor'] },
    choose: ['agent imperial-spymaster > dutiful-service', 'decline', 'only end-turn'],
    then: { intrigue: [] },
  },

  {
    name: 'in-high-places acquire: places a spy',
    given: { hand: [], persuasion: 5, table: { row: ['in-high-places'] } },
    choose: ['reveal', 'acquire in-high-places', 'spy post-emperor'],
    then: { discard: ['in-high-places'], spies: ['post-emperor'] },
  },
  {
    name: 'in-high-places agent: draws a card and places a spy with another Bene Gesserit card in play',
    given: { hand: ['in-high-places'], played: ['truthtrance'], deck: ['dagger', 'diplomacy'] },
    choose: ['agent in-high-places > dutiful-service', HIGH_PLACES, 'spy post-emperor', 'only end-turn'],
    then: { hand: ['dagger'], spies: ['post-emperor'] },
  },
  {
    name: 'in-high-places agent: UPR-SPY-02 the spy may be left, the card must be drawn',
    given: { hand: ['in-high-places'], played: ['truthtrance'], deck: ['dagger', 'diplomacy'] },
    choose: [
      'agent in-high-places > dutiful-service',
      `only ${HIGH_PLACES}`,
      HIGH_PLACES,
      'decline',
      'end-turn',
    ],
    then: { hand: ['dagger'], spies: [] },
  },
  {
    name: 'in-high-places agent: does not count itself, nor an Emperor card',
    given: { hand: ['in-high-places'], played: ['sardaukar-soldier'] },
    choose: ['agent in-high-places > dutiful-service', `no ${HIGH_PLACES}`, 'end-turn'],
  },
  {
    name: 'in-high-places reveal: UPR-SPY-05 recalls 2 spies for 3 Persuasion',
    given: { hand: ['in-high-places'], spies: ['post-emperor', 'post-fremen', 'post-choam'] },
    choose: [
      'reveal',
      'resolve in-high-places > pay recall 2 spy',
      'recall-spy post-fremen',
      'only recall-spy post-emperor | recall-spy post-choam',
      'recall-spy post-emperor',
      'no resolve in-high-places > pay recall 2 spy',
    ],
    then: { persuasion: 5, spies: ['post-choam'], spiesInSupply: 2 },
  },
  {
    name: 'in-high-places reveal: not with 1 spy',
    given: { hand: ['in-high-places'], spies: ['post-emperor'] },
    choose: ['reveal', 'no resolve in-high-places > pay recall 2 spy', 'end-turn'],
  },

  {
    name: 'junction-headquarters agent: a victory point for an Intrigue card and 2 spice with the Alliance',
    given: {
      ...{ hand: ['junction-headquarters'], intrigue: ['cunning'], spice: 2 },
      table: { alliances: { guild: 'Serhii' } },
    },
    choose: ['agent junction-headquarters > gather-support > 0', JUNCTION, 'only end-turn'],
    // The Alliance is worth one too.
    then: { vp: 2, spice: 0, intrigue: [], table: { intrigueTrashed: ['cunning'] } },
  },
  {
    name: 'junction-headquarters agent: not without the token',
    given: {
      ...{ hand: ['junction-headquarters'], intrigue: ['cunning'], spice: 2, influence: { guild: 4 } },
      table: { alliances: { guild: 'Olha', emperor: 'Serhii' } },
    },
    choose: ['agent junction-headquarters > gather-support > 0', `no ${JUNCTION}`],
  },
  {
    name: 'junction-headquarters agent: not with 1 spice',
    given: {
      ...{ hand: ['junction-headquarters'], intrigue: ['cunning'], spice: 1 },
      table: { alliances: { guild: 'Serhii' } },
    },
    choose: ['agent junction-headquarters > gather-support > 0', `no ${JUNCTION}`],
  },
  {
    name: 'junction-headquarters agent: not without an Intrigue card',
    given: {
      ...{ hand: ['junction-headquarters'], spice: 2 },
      table: { alliances: { guild: 'Serhii' } },
    },
    choose: ['agent junction-headquarters > gather-support > 0', `no ${JUNCTION}`],
  },
  {
    name: 'junction-headquarters reveal: gives a water and a troop, which stays in the garrison',
    given: { hand: ['junction-headquarters'] },
    choose: ['reveal', 'end-turn'],
    then: { water: 2, garrison: 4, supply: 8, conflict: 0 },
  },

  {
    name: 'leadership agent: draws a card for each sandworm',
    given: { hand: ['leadership'], worms: 2, deck: ['dagger', 'diplomacy', 'dagger'] },
    choose: ['agent leadership > imperial-basin', 'resolve leadership > draw 1'],
    then: { hand: ['dagger', 'diplomacy'] },
  },
  {
    name: 'leadership agent: for one called on the same turn too',
    given: {
      ...{ hand: ['leadership'], hooks: true, water: 1, deck: ['dagger', 'diplomacy'] },
      table: { conflict: 'skirmish-crysknife' },
    },
    choose: [
      'agent leadership > hagga-basin',
      'resolve hagga-basin > harvest 0 + 1 sandworm',
      'resolve leadership > draw 1',
    ],
    then: { hand: ['dagger'], worms: 1 },
  },
  {
    name: 'leadership agent: none without a sandworm',
    given: { hand: ['leadership'], conflict: 2, deck: ['dagger'] },
    choose: ['agent leadership > imperial-basin', 'resolve leadership > draw 1'],
    then: { hand: [] },
  },
  {
    name: 'leadership reveal: a sword for each other revealed card with swords',
    given: {
      hand: ['leadership', 'maula-pistol', 'strike-fleet', 'dagger', 'dagger'],
      played: ['overthrow'],
    },
    // 1 of its own, 1, 3, 1 and 1 of the others, and 4 for them.
    choose: ['reveal', { swords: 7 }, 'resolve leadership > 1 swords', 'no resolve leadership > 1 swords'],
    then: { swords: 11 },
  },
  {
    name: 'leadership reveal: none for cards without',
    given: { hand: ['leadership', 'diplomacy', 'maker-keeper'] },
    choose: ['reveal', 'resolve leadership > 1 swords'],
    then: { swords: 1 },
  },
  {
    name: 'leadership reveal: counts a choice of swords once it has been made',
    given: { hand: ['leadership', 'undercover-asset'] },
    choose: ['reveal', 'resolve undercover-asset > 2 swords', 'resolve leadership > 1 swords'],
    then: { swords: 4 },
  },
  {
    name: 'leadership reveal: and not before, at one moment only',
    given: { hand: ['leadership', 'undercover-asset'] },
    choose: ['reveal', 'resolve leadership > 1 swords', 'resolve undercover-asset > 2 swords'],
    then: { swords: 3 },
  },
  {
    name: 'leadership reveal: a card trashed before does not count',
    given: { hand: ['leadership', 'calculus-of-power', 'sardaukar-soldier'] },
    choose: [
      'reveal',
      'resolve calculus-of-power > pay trash emperor in play',
      'trash sardaukar-soldier@play',
      'resolve leadership > 1 swords',
    ],
    // 1 of its own, 1 of the trashed one, 3 of Calculus of Power, 1 for that.
    then: { swords: 6, revealed: ['leadership', 'calculus-of-power'] },
  },

  {
    name: 'long-live-the-fighters agent: of the top three one is drawn, one discarded, one trashed',
    given: { hand: ['long-live-the-fighters'], deck: ['dagger', 'diplomacy', 'reconnaissance', 'dagger'] },
    choose: [
      'agent long-live-the-fighters > spice-refinery > 0',
      'no end-turn',
      SORT,
      'only draw dagger@deck | draw diplomacy@deck | draw reconnaissance@deck',
      'draw diplomacy@deck',
      'only discard dagger@deck | discard reconnaissance@deck',
      'discard reconnaissance@deck',
      'end-turn',
    ],
    then: {
      ...{ hand: ['diplomacy'], discard: ['reconnaissance'], deck: ['dagger'] },
      table: { trashed: ['dagger'] },
    },
  },
  {
    name: 'long-live-the-fighters agent: not with 2 cards in the deck, which is not reshuffled for it',
    given: {
      hand: ['long-live-the-fighters'],
      deck: ['dagger', 'diplomacy'],
      discard: ['dagger', 'dagger'],
    },
    choose: ['agent long-live-the-fighters > spice-refinery > 0', `no ${SORT}`, 'end-turn'],
    then: { deck: ['dagger', 'diplomacy'], discard: ['dagger', 'dagger'] },
  },
  {
    name: 'long-live-the-fighters agent: UPR-CLR-07 no spice for a card discarded from the deck; a trashed one works',
    given: {
      ...{
        hand: ['long-live-the-fighters'],
        deck: ['dagger', 'spacing-guilds-favor', 'sardaukar-soldier'],
      },
      table: { intrigueDeck: ['devour'] },
    },
    choose: [
      'agent long-live-the-fighters > spice-refinery > 0',
      SORT,
      'draw dagger@deck',
      'discard spacing-guilds-favor@deck',
    ],
    then: { spice: 0, intrigue: ['devour'], discard: ['spacing-guilds-favor'] },
  },
]

describe('Uprising Imperium cards from H to L', () => {
  playUprising(rows)

  it('are all played, each part of them', () => {
    const cards = uprising.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 'h' && id < 'm')
    expect(cards).toHaveLength(6)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
