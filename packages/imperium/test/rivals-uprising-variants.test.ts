// Smart Politics, Brutal Escalation, Expert Deployment, and Streamlined Rivals.

import { type GameEvent, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import { readEvent, uprising } from '../src/index.ts'
import { revealSwords } from '../src/rivals/combat.ts'
import { hagalCards } from '../src/rivals/deck.ts'
import { playUprising, type Row } from './play.ts'
import { BUSY, type More, solo, type Words, whenOf } from './rival-rows.ts'

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
      const all = hagalCards(contentOf('uprising').box, 1, [])
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
