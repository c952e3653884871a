// The rules of Rivals in Uprising that no single card shows: Influence, spending, Combat, levels, the Streamlined variant.

import { type GameEvent, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import { readEvent, uprising } from '../src/index.ts'
import { revealSwords } from '../src/rivals/combat.ts'
import { hagalCards } from '../src/rivals/deck.ts'
import { placeSpy } from '../src/rivals/spies.ts'
import { playUprising, type Row, withChoam } from './play.ts'

type Words = NonNullable<Row['given']>
type More = { readonly table?: Words; readonly serhii?: Words; readonly first?: Words }

const BUSY = { sent: ['sardaukar', 'high-council'] }

/** It is the Rival's turn, unless a phase is given. */
const whenOf = (table: Words, turn: string) => ('phase' in table ? {} : { turn })

/** The Rival before Serhii, Staban Tuek unless it is said otherwise; the other one, who has no Agents left, is Lady Amber. */
const solo = (
  name: string,
  hagalDeck: string[],
  rival: Words,
  then: Words & More,
  { table = {}, serhii = {}, first = {} }: More = {},
  more: Partial<Row> = {},
): Row => {
  const { table: tableThen = {}, serhii: serhiiThen = {}, first: firstThen = {}, ...rivalThen } = then
  return {
    name,
    seats: 1,
    given: {
      table: { conflict: 'skirmish-crysknife', ...whenOf(table, 'automa 2'), hagalDeck, ...table },
      ...serhii,
      'automa 1': { rival: 'lady-amber-metulli', ...BUSY, ...first },
      'automa 2': { rival: 'staban-tuek', ...rival },
    },
    then: { table: tableThen, ...serhiiThen, 'automa 1': firstThen, 'automa 2': rivalThen },
    ...more,
  }
}

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
      'SOL-RIV-09 sends a defender and collects the control bonus of its location',
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

describe('the rules that make Rivals cleverer', () => {
  const politics = { rivals: { level: 'sardaukar', rules: ['smart-politics'] } }
  const skips = (name: string, card: string, rival: Words, others: More = {}): Row =>
    solo(
      `SOL-RIV-11 Smart Politics: ${name}`,
      [card, 'gather-support-a'],
      rival,
      {
        sent: ['gather-support'],
        table: { events: [{ kind: 'hagal-skipped', seat: 2, card, why: 'politics' }] },
      },
      others,
      politics,
    )
  const goes = (
    name: string,
    card: string,
    rival: Words,
    others: More = {},
    more: Partial<Row> = politics,
  ): Row =>
    solo(
      `SOL-RIV-11 Smart Politics: ${name}`,
      [card, 'gather-support-a'],
      rival,
      {
        table: { noEvents: [{ kind: 'hagal-skipped' }] },
      },
      others,
      more,
    )
  playUprising([
    skips(
      'not where it has the Alliance and leads by 1',
      'dutiful-service',
      { influence: { emperor: 5 } },
      {
        serhii: { influence: { emperor: 4 } },
        table: { alliances: { emperor: 'automa 2' } },
      },
    ),
    goes(
      'but where somebody is as high',
      'dutiful-service',
      { influence: { emperor: 4 } },
      {
        serhii: { influence: { emperor: 4 } },
        table: { alliances: { emperor: 'automa 2' } },
      },
    ),
    skips(
      'not where it has 2 and is 2 behind',
      'fremkit',
      { influence: { fremen: 2 } },
      {
        first: { influence: { fremen: 4 } },
      },
    ),
    goes(
      'but where it is 1 behind',
      'fremkit',
      { influence: { fremen: 2 } },
      {
        serhii: { influence: { fremen: 3 } },
      },
    ),
    goes(
      'and where it has less than 2',
      'secrets',
      { influence: { 'bene-gesserit': 1 } },
      {
        serhii: { influence: { 'bene-gesserit': 4 } },
      },
    ),
    skips('Deliver Supplies is one of the four', 'deliver-supplies-heighliner', { influence: { guild: 4 } }),
    goes(
      'Heighliner is not',
      'deliver-supplies-heighliner',
      { influence: { guild: 4 } },
      {
        table: { conflict: 'propaganda' },
      },
    ),
    goes('Sardaukar and the like are not', 'espionage', { influence: { 'bene-gesserit': 4 } }),
    goes(
      'without the rule it goes anywhere',
      'fremkit',
      { influence: { fremen: 4 } },
      {},
      {
        rivals: { level: 'sardaukar' },
      },
    ),
  ])

  const fight = (name: string, conflict: string, then: Words, rules: string[]): Row => ({
    name: `SOL-RIV-11 Brutal Escalation: ${name}`,
    seats: 1,
    rivals: { level: 'sardaukar', rules },
    given: {
      table: { turn: 'Serhii', conflict, hagalDeck: ['heighliner', 'sardaukar', 'sietch-tabr'] },
      hand: [],
      conflict: 1,
      intrigue: ['contingency-plan'],
      'automa 1': BUSY,
      'automa 2': { sent: ['secrets', 'espionage'], conflict: 1 },
    },
    choose: ['reveal', 'end-turn'],
    then: { 'automa 2': then, table: { phase: 'combat' } },
  })
  playUprising([
    fight('two cards in a Conflict III', 'propaganda', { swords: 9, strength: 11 }, ['brutal-escalation']),
    fight('one in others', 'shadow-contest', { swords: 5 }, ['brutal-escalation']),
    fight('one without the rule', 'propaganda', { swords: 5 }, []),
  ])

  const expert = { rivals: { level: 'sardaukar', rules: ['expert-deployment'] } }
  const deploys = (
    name: string,
    rival: Words,
    then: Words,
    others: More = {},
    card = 'research-station',
  ): Row => solo(`SOL-RIV-11 Expert Deployment: ${name}`, [card], rival, then, others, expert)
  playUprising([
    deploys('nothing with a lead of 3 units', { conflict: 3 }, { conflict: 3, garrison: 5 }),
    deploys('all it may with a lead of 2', { conflict: 2 }, { conflict: 6, garrison: 1 }),
    deploys(
      'over the strongest other side',
      { conflict: 4 },
      { conflict: 8 },
      {
        serhii: { conflict: 1 },
        first: { conflict: 2 },
      },
    ),
    deploys(
      'in a Conflict III all it can',
      { conflict: 3 },
      { conflict: 7 },
      { table: { conflict: 'propaganda' } },
    ),
    deploys(
      'sandworms come first and count',
      { conflict: 1, hooks: true },
      { worms: 2, conflict: 1, garrison: 3 },
      {
        table: { bonusSpice: { 'deep-desert': 1 } },
      },
      'deep-desert',
    ),
  ])

  it('SOL-RIV-11 Brutal Escalation turns both cards at once: the first is not shuffled in for the second', () => {
    for (let game = 0; game < 20; game++) {
      const played = start(
        uprising,
        { players: 1, leaders: 'random', rivals: { level: 'mentat' } },
        `both ${game}`,
      ).match.state
      const all = hagalCards(contentOf('uprising').box, 1)
      const first = all.indexOf('heighliner')
      Object.assign(played.rivals ?? {}, { deck: ['heighliner'], discard: all.filter((_, n) => n !== first) })
      Object.assign(played.players[1] ?? {}, { conflict: 1 })
      Object.assign(played.players[2] ?? {}, { conflict: 0, worms: 0 })
      const told: GameEvent[] = []
      played.conflicts.push('propaganda')
      revealSwords(played, (event) => void told.push(event))
      const cards = told.flatMap((event) => {
        const { kind, data } = readEvent(event)
        return kind === 'hagal-swords' ? data.cards : []
      })
      expect(cards).toHaveLength(2)
      expect(cards.filter((card) => card === 'heighliner')).toHaveLength(1)
      expect(played.rivals?.deck).toHaveLength(all.length - 2)
    }
  })
})

describe('a Streamlined Rival', () => {
  /** Between Serhii, who is First Player, and Olha. */
  const two = (
    name: string,
    hagalDeck: string[],
    rival: Words,
    then: Words & { table?: Words },
    table: Words = {},
  ): Row => {
    const { table: tableThen = {}, ...rivalThen } = then
    return {
      name: `SOL-RIV-12 ${name}`,
      seats: 2,
      rivals: { streamlined: true, who: ['lady-amber-metulli'] },
      given: {
        table: { conflict: 'skirmish-crysknife', ...whenOf(table, 'automa 1'), hagalDeck, ...table },
        'automa 1': rival,
        intrigue: [],
        Olha: { intrigue: [] },
      },
      then: { table: tableThen, 'automa 1': rivalThen },
    }
  }
  const last = (conflict: string) => ({ phase: 'combat', conflict, conflictDeck: [] })
  playUprising([
    two(
      'collects resources until it has its Swordmaster',
      ['accept-contract-shipping-a'],
      { solari: 6, water: 1 },
      {
        swordmaster: true,
        solari: 0,
        water: 0,
      },
    ),
    two(
      'and none after that',
      ['accept-contract-shipping-a'],
      { swordmaster: true, agents: 3, solari: 0 },
      {
        solari: 0,
        sent: ['accept-contract'],
      },
    ),
    two(
      'then bonus spice goes to the bank',
      ['deep-desert'],
      { swordmaster: true, agents: 3 },
      {
        spice: 0,
        table: { bonusSpice: { 'deep-desert': 0 } },
      },
      { bonusSpice: { 'deep-desert': 3 } },
    ),
    two(
      'before it the Rival takes it',
      ['deep-desert'],
      { water: 0 },
      { spice: 5 },
      {
        bonusSpice: { 'deep-desert': 1 },
      },
    ),
    two(
      'takes an Alliance token and scores nothing',
      ['heighliner'],
      { influence: { guild: 3 } },
      {
        vp: 0,
        table: { alliances: { guild: 'automa 1' } },
      },
    ),
    two(
      'takes control and the Conflict card, whose icon has no effect, and pays for no point',
      [],
      { conflict: 1, solari: 6, water: 0, trophies: [] },
      {
        vp: 0,
        solari: 6,
        trophies: ['battle-for-spice-refinery'],
        table: { control: { 'spice-refinery': 'automa 1' } },
      },
      last('battle-for-spice-refinery'),
    ),
    two(
      'pairs no icons',
      [],
      { conflict: 1, trophies: ['objective-ornithopter-1-3p'] },
      { vp: 0, trophies: ['objective-ornithopter-1-3p', 'skirmish-ornithopter'] },
      last('skirmish-ornithopter'),
    ),
    {
      name: 'SOL-RIV-12 cannot win',
      seats: 2,
      rivals: { streamlined: true, who: ['glossu-rabban'] },
      given: {
        table: { phase: 'recall', conflictDeck: [] },
        intrigue: [],
        vp: 0,
        Olha: { intrigue: [], vp: 0, spice: 1 },
        'automa 1': { influence: { fremen: 4, guild: 4 }, spice: 3 },
      },
      then: {
        table: { outcome: { places: [['Olha'], ['Serhii'], ['automa 1']], scores: [0, 0, 0] } },
      },
    },
  ])
})
