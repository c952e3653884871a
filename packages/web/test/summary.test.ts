// A turn in one line, as the stage, the log and the strip on a phone tell it.

import { type ClassicEvent, type ClassicSetup, classic } from '@sietch/classic'
import { LANGUAGES } from '@sietch/i18n'
import { type ImperiumEvent, imperium, uprising } from '@sietch/imperium'
import { type Rules, randomPolicy, type SeenEvent, type State, seats, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { gameTable as classicTable } from '../src/classic/index.ts'
import { TELLING as CLASSIC } from '../src/classic/summary.ts'
import { gameTable as imperiumTable } from '../src/imperium/index.ts'
import { TELLING as IMPERIUM } from '../src/imperium/summary.ts'
import { groupsOf } from '../src/log/groups.ts'
import type { GameTable } from '../src/table/game.ts'
import { summaryText, type Telling } from '../src/table/summary.ts'
import type { LogEntry } from '../src/table/table.ts'

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay']

const table = imperiumTable('en')
const say = table.translator({ box: 'uprising' })

const told = (seat: number | null, ...events: readonly SeenEvent[]) =>
  table.summary?.(say, events, seat, NAMES)

const SPACE = { kind: 'space', id: 'arrakeen' }

describe('a summary', () => {
  it('says where a card has sent an Agent, and what came of it, alike things together', () => {
    const summary = told(
      1,
      { kind: 'turn', data: { seat: 1 } },
      { kind: 'agent-sent', data: { seat: 1, card: 'dagger', space: 'arrakeen' } },
      { kind: 'recruited', data: { seat: 1, n: 1 } },
      { kind: 'gained', data: { seat: 1, what: 'spice', n: 2, source: SPACE } },
      { kind: 'drew', data: { seat: 1, n: 1 } },
      { kind: 'deployed', data: { seat: 1, n: 1, from: 'garrison' } },
      { kind: 'deployed', data: { seat: 1, n: 2, from: 'garrison' } },
      { kind: 'paid', data: { seat: 1, what: 'water', n: 1, source: SPACE } },
      { kind: 'turn-ended', data: { seat: 1 } },
    )
    expect(summary?.deed).toEqual([
      { kind: 'card', id: 'dagger' },
      { kind: 'space', id: 'arrakeen' },
    ])
    expect(summary?.items.map(({ icon, amount }) => `${amount} ${icon}`)).toEqual([
      '−1 water',
      '+1 troop',
      '+2 spice',
      '+1 card',
      '3 deploy',
    ])
    expect(summary && summaryText(summary)).toBe(
      'Ben sends an Agent to Arrakeen with Dagger: −1 water, +1 troop, +2 spice, +1 card, 3 troops to the Conflict',
    )
  })

  it('names what happens to others, and what is called by its name', () => {
    const summary = told(
      1,
      { kind: 'intrigue-played', data: { seat: 1, card: 'councilors-ambition' } },
      { kind: 'agent-sent', data: { seat: 1, card: 'dagger', space: 'arrakeen' } },
      { kind: 'troops-lost', data: { seat: 2, n: 1, from: 'garrison' } },
      { kind: 'trashed', data: { seat: 1, card: 'dagger', from: 'hand' } },
      { kind: 'trashed', data: { seat: 1, card: 'diplomacy', from: 'hand' } },
    )
    expect(summary?.items).toEqual([
      { icon: 'troop', amount: '−1', seat: 2, text: '−1 troop' },
      {
        icon: 'intrigue',
        names: [{ kind: 'intrigue', id: 'councilors-ambition' }],
        text: expect.stringContaining('plays the Intrigue card'),
      },
      {
        icon: 'trash',
        names: [
          { kind: 'card', id: 'dagger' },
          { kind: 'card', id: 'diplomacy' },
        ],
        text: 'Ben trashes Dagger from their hand; Ben trashes Diplomacy from their hand',
      },
    ])
  })

  it('is nothing where all is silent', () => {
    expect(
      told(1, { kind: 'shuffled', data: { seat: 1 } }, { kind: 'turn-ended', data: { seat: 1 } }),
    ).toBeUndefined()
  })

  it('knows every kind of event, or does not compile', () => {
    const { reward: _, ...others } = IMPERIUM
    // @ts-expect-error: no one has said what a reward is to a summary.
    const forgotten: Telling<ImperiumEvent> = others
    const { nexus: __, ...rest } = CLASSIC
    // @ts-expect-error: no one has said what a Nexus is to a summary.
    const lost: Telling<ClassicEvent> = rest
    expect({ ...forgotten, ...lost }).not.toHaveProperty('nexus')
  })
})

/** A whole game by chance, as a log. */
function logOf<S extends State, Setup, View>(rules: Rules<S, Setup, View>, setup: Setup, count: number) {
  const log: LogEntry[] = []
  let view: View | undefined
  simulate(
    rules,
    setup,
    seats(count).map(() => randomPolicy),
    'summary',
    {
      watch(state, events) {
        view ??= rules.view(state, 'spectator')
        log.push({ seq: log.length, choice: null, events: events.map((event) => seenBy(event, 0)) })
      },
    },
  )
  return { log, view }
}

describe('the turns of whole games', () => {
  const dune: ClassicSetup = { players: 6, modules: ['advanced'], factions: 'random' }
  const GAMES: readonly [
    string,
    (language: (typeof LANGUAGES)[number]) => GameTable,
    ReturnType<typeof logOf>,
  ][] = [
    ['imperium', imperiumTable, logOf(imperium, { players: 3, leaders: 'random', modules: [] }, 3)],
    ['uprising', imperiumTable, logOf(uprising, { players: 4, leaders: 'random', modules: ['choam'] }, 4)],
    ['classic', classicTable, logOf(classic, dune, 6)],
  ]

  it.each(GAMES)('%s are told in four languages, every name by its name', (_, tableOf, { log, view }) => {
    for (const language of LANGUAGES) {
      const game = tableOf(language)
      const voice = game.translator(view)
      const summaries = groupsOf(log, game.stage).flatMap(({ seat, lines }) => {
        const events = lines.flatMap(({ event }) => event ?? [])
        return game.summary?.(voice, events, seat, NAMES) ?? []
      })
      expect(summaries.length).toBeGreaterThan(10)
      for (const summary of summaries) {
        expect(summaryText(summary)).toMatch(/\S/)
        expect(summaryText(summary)).not.toMatch(/undefined|null|\{|event\./)
        for (const { kind, id } of [...summary.deed, ...summary.items.flatMap(({ names = [] }) => names)]) {
          expect(voice.name(kind, id), `${kind} ${id}`).toMatch(/\S/)
          // No one reads out an id.
          expect(voice.name(kind, id)).not.toMatch(/^[a-z]+-[a-z-]+$/)
        }
      }
    }
  })
})
