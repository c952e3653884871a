// The rules of Rivals in Uprising that no single card shows: their Influence, what they buy, and Combat.

import { start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { uprising } from '../src/index.ts'
import { placeSpy } from '../src/rivals/spies.ts'
import { playUprising, type Row, withChoam } from './play.ts'
import { BUSY, type More, solo, type Words } from './rival-rows.ts'

describe('Influence of a Rival', () => {
  playUprising([
    solo(
      'SOL-RIV-05 at 4 it takes the token, scores, and gets no bonus',
      ['heighliner'],
      {
        influence: { guild: 3 },
        solari: 0,
      },
      {
        vp: 2,
        solari: 0,
        table: { alliances: { guild: 'automa 2' } },
      },
    ),
    solo(
      'SOL-RIV-05 two numbered icons of one list are two Factions',
      ['accept-contract-shipping-b'],
      {
        rival: 'gurney-halleck',
        influence: { guild: 2 },
      },
      {
        influence: { emperor: 1, fremen: 0 },
      },
    ),
    solo(
      'SOL-RIV-05 a free choice goes where it has least, tied ones by its list',
      ['place-spy-city', 'gather-support-a'],
      {
        rival: 'feyd-rautha-harkonnen',
        spies: ['post-landsraad-1', 'post-deep-desert'],
        influence: { emperor: 2, 'bene-gesserit': 1 },
      },
      { influence: { emperor: 2, 'bene-gesserit': 1, guild: 1, fremen: 0 } },
    ),
    {
      name: 'SOL-RIV-05 a person takes the token back, and the Rival’s point with it',
      seats: 1,
      given: {
        table: { turn: 'Serhii', alliances: { fremen: 'automa 2' } },
        hand: ['reconnaissance', 'diplomacy'],
        influence: { fremen: 4 },
        'automa 2': { influence: { fremen: 4 } },
      },
      choose: ['agent diplomacy > fremkit'],
      then: { table: { alliances: { fremen: 'Serhii' } }, 'automa 2': { vp: 1 } },
    },
  ])
})

describe('what a Rival has', () => {
  const rich = { swordmaster: true, sent: ['secrets'] }
  playUprising([
    solo(
      'SOL-RIV-07 it pays Solari, spice, Intrigue cards, then water, and keeps the rest',
      ['assembly-hall'],
      {
        rival: 'baron-vladimir-harkonnen',
        solari: 1,
        spice: 2,
        water: 2,
        intrigue: ['cunning'],
      },
      {
        swordmaster: true,
        solari: 0,
        spice: 0,
        water: 1,
        intrigue: [],
        agents: 2,
        table: {
          intrigueDiscard: { $count: 2 },
          events: [{ kind: 'rival-paid', seat: 2, for: 'swordmaster', solari: 1, spice: 2, water: 1 }],
        },
      },
    ),
    solo(
      'SOL-RIV-07 a reward is counted when all of it is there',
      [],
      { rival: 'baron-vladimir-harkonnen', conflict: 1, water: 5 },
      { swordmaster: true, spice: 0, intrigue: [], water: 1 },
      {
        table: { phase: 'combat', conflict: 'shadow-contest', conflictDeck: [] },
        serhii: { conflict: 2, intrigue: [] },
      },
    ),
    solo(
      'SOL-RIV-08 seven Solari are a point',
      ['accept-contract-shipping-a'],
      { ...rich, solari: 5 },
      {
        solari: 0,
        vp: 1,
        points: { 'rival-goods': 1 },
      },
    ),
    solo(
      'SOL-RIV-08 seven spice are a point',
      ['spice-refinery'],
      { ...rich, spice: 6 },
      { spice: 0, vp: 1 },
    ),
    solo(
      'SOL-RIV-08 three Intrigue cards are a point',
      ['assembly-hall'],
      {
        ...rich,
        intrigue: ['cunning', 'detonation'],
      },
      {
        intrigue: [],
        vp: 1,
        table: { intrigueDiscard: { $count: 3 } },
      },
    ),
    solo(
      'SOL-RIV-08 three water are a point',
      ['sietch-tabr'],
      { ...rich, water: 2, influence: { fremen: 2 } },
      {
        water: 0,
        vp: 2,
      },
    ),
    solo(
      'SOL-RIV-08 as often as it can',
      ['accept-contract-shipping-a'],
      { ...rich, solari: 13, spice: 7 },
      {
        solari: 1,
        spice: 0,
        vp: 3,
      },
    ),
    solo(
      'SOL-RIV-08 never before it has its Swordmaster',
      ['spice-refinery'],
      { spice: 7, water: 0 },
      {
        spice: 8,
        vp: 0,
      },
    ),
    {
      name: 'SOL-RIV-07 a third Agent acts in the same round, even if the Rival had none left',
      seats: 1,
      given: {
        table: { turn: 'Serhii', control: { 'imperial-basin': 'automa 2' }, hagalDeck: ['dutiful-service'] },
        hand: ['dune-the-desert-planet', 'dagger'],
        'automa 1': BUSY,
        'automa 2': { rival: 'feyd-rautha-harkonnen', sent: ['secrets', 'fremkit'], solari: 2, water: 1 },
      },
      choose: [
        'agent dune-the-desert-planet > imperial-basin',
        { 'automa 2': { swordmaster: true, agents: 1, solari: 0, water: 0, spice: 0 } },
        'end-turn',
      ],
      then: { 'automa 2': { sent: ['secrets', 'fremkit', 'dutiful-service'] }, table: { turn: 'Serhii' } },
    },
    {
      name: 'SOL-RIV-07 a person pays 6 when a Rival has a Swordmaster',
      seats: 1,
      given: {
        table: { turn: 'Serhii' },
        hand: ['dagger', 'reconnaissance'],
        solari: 6,
        'automa 2': { swordmaster: true, agents: 3 },
      },
      choose: ['agent dagger > swordmaster'],
      then: { solari: 0 },
    },
  ])

  it('SOL-RIV-06 the Scheme comes with the last spy of the supply, also after one has been lost', () => {
    const { state } = start(
      uprising,
      { players: 1, leaders: 'random', rivals: { who: ['staban-tuek', 'muad-dib'] } },
      'lost',
    ).match
    const rival = state.players[1]
    if (rival === undefined) throw new Error('nobody sits there')
    Object.assign(rival, { spies: 1, posts: ['post-emperor'] })
    const told: string[] = []
    placeSpy(state, 1, 'post-fremen', ({ kind }) => void told.push(kind))
    expect(told).toEqual(['spy-placed', 'spy-recalled', 'scheme'])
    expect(rival).toMatchObject({ spies: 1, posts: ['post-fremen'] })
  })
})

/** A Combat that the Rival before Serhii fights alone, the last one of the game. */
const wins = (
  name: string,
  conflict: string,
  rival: Words,
  then: Words & More,
  more: Partial<Row> = {},
): Row =>
  solo(
    name,
    [],
    { conflict: 1, trophies: [], ...rival },
    then,
    { table: { phase: 'combat', conflict, conflictDeck: [] }, serhii: { intrigue: [] } },
    more,
  )

describe('a Rival in Combat', () => {
  playUprising([
    wins(
      'SOL-RIV-09 takes the Conflict card, and a point for equal icons',
      'skirmish-crysknife',
      {
        trophies: ['objective-crysknife'],
      },
      {
        vp: 1,
        points: { 'battle-icons': 1 },
        trophies: [
          { card: 'objective-crysknife', faceUp: false },
          { card: 'skirmish-crysknife', faceUp: false },
        ],
      },
    ),
    wins(
      'SOL-RIV-09 UPR-BTL-05 pairs a wild icon by itself at the end',
      'propaganda',
      {
        trophies: ['objective-crysknife'],
      },
      {
        vp: 1,
        influence: { guild: 1, fremen: 1, emperor: 0 },
      },
    ),
    wins(
      'SOL-RIV-09 has its reward doubled by a sandworm, in printed order',
      'protect-the-sietches',
      {
        worms: 1,
        garrison: 0,
        water: 0,
      },
      {
        influence: { fremen: 2 },
        water: 2,
        garrison: 2,
      },
    ),
    wins(
      'SOL-RIV-09 pays for a point if it can',
      'battle-for-spice-refinery',
      { solari: 6 },
      {
        vp: 2,
        solari: 0,
        table: { control: { 'spice-refinery': 'automa 2' } },
      },
    ),
    wins('SOL-RIV-09 and not if it cannot', 'battle-for-spice-refinery', { solari: 5 }, { vp: 1, solari: 5 }),
    wins(
      'SOL-RIV-09 twice with a sandworm, control once',
      'battle-for-imperial-basin',
      {
        worms: 1,
        spice: 8,
        water: 0,
      },
      {
        vp: 4,
        spice: 0,
      },
    ),
    wins(
      'SOL-RIV-09 gets two Solari for a contract and nothing for a trash',
      'trade-dispute',
      { water: 0 },
      {
        solari: 2,
        water: 1,
      },
    ),
    wins(
      'SOL-RIV-09 places the spy of a reward by its list',
      'test-of-loyalty',
      {},
      {
        spies: ['post-spacing-guild'],
        influence: { emperor: 1 },
        solari: 2,
      },
    ),
    solo(
      'SOL-RIV-09 sends a defender when its location is fought for',
      [],
      {},
      { spice: 0, table: { events: [{ kind: 'deployed', seat: 2, n: 1, from: 'supply' }] } },
      {
        table: {
          phase: 'recall',
          firstPlayer: 'automa 2',
          control: { 'imperial-basin': 'automa 2' },
          conflictDeck: ['secure-imperial-basin'],
        },
      },
    ),
  ])
  playUprising(
    withChoam([
      wins(
        'SOL-RIV-09 gets two Solari for a contract with CHOAM too',
        'choam-security',
        {},
        {
          solari: 2,
          contracts: [],
          influence: { guild: 1 },
        },
      ),
    ]),
  )
})
