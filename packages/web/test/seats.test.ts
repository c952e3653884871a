// Seats that are no one's, and teams, on the page: at the table, after the end, in the lobby and in a match of this
// browser.

import { type Game, randomBots } from '@sietch/games'
import { LANGUAGES, words } from '@sietch/i18n/page'
import { uprising } from '@sietch/imperium'
import { type Outcome, start, type Teams } from '@sietch/kernel'
import { type LevyView, levy } from '@sietch/kernel/test/levy'
import { levyScenarios } from '@sietch/kernel/test/levy-scenario'
import type { OnlineTable } from '@sietch/protocol'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { gameTable } from '../src/imperium/index.ts'
import { PlayerPanel } from '../src/imperium/players/PlayerPanel.tsx'
import { seated as seatedAt } from '../src/imperium/useImperium.ts'
import { RoomSeats } from '../src/online/RoomSeats.tsx'
import { SeatNote } from '../src/online/SeatNote.tsx'
import { isFree, seatingOf } from '../src/online/seating.ts'
import { TableCard } from '../src/online/TableCard.tsx'
import { newDraft, seated } from '../src/start/draft.ts'
import { offeredGame } from '../src/start/offered.ts'
import { Seats } from '../src/start/Seats.tsx'
import { hostMatch } from '../src/table/host.ts'
import { fileOf, readMatchFile, writeMatchFile } from '../src/table/match-file.ts'
import { seatNames } from '../src/table/names.ts'
import { seatsWith } from '../src/table/persons.ts'
import { playBack } from '../src/table/playback.ts'
import { roleOf } from '../src/table/role.ts'
import type { Seating, SeatSetup, Snapshot, TableSetup } from '../src/table/table.ts'
import { drawnAt } from './drawn-table.ts'
import { AUTOMA, BOT, PERSON, rowsIn, step, storeWith, until } from './hosting.ts'
import { TABLE } from './server.ts'

vi.stubGlobal('navigator', { languages: ['en'] })

const TEAMS: Teams = [
  [0, 2],
  [1, 3],
]
const NO_BUTTONS = { children: null }
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('a table with an automa and teams', () => {
  const w = words('en')
  const { state } = start(uprising, { players: 4, leaders: 'random' }, 'teams').match
  const seats = [{ kind: 'human', name: 'Ann' }, AUTOMA, BOT, { kind: 'human', name: 'Ben' }] as const
  const setup: Seating = { game: 'uprising', setup: {}, seats, teams: TEAMS }
  function drawn(seating: Seating, outcome: Outcome | null, child: ReactNode): string {
    const snapshot: Snapshot = {
      seq: 0,
      viewer: 0,
      view: uprising.view(state, 0),
      decisions: [],
      asked: null,
      offered: null,
      canUndo: false,
      outcome,
      handOver: null,
      isVisiting: false,
    }
    return drawnAt({ game: gameTable('en'), setup: seating, snapshot }, child)
  }
  const { TopBar, End } = gameTable('en')

  it('shows in its header what each team has together', () => {
    const markup = drawn(setup, null, createElement(TopBar))
    const { players } = uprising.view(state, 0)
    const sum = (team: readonly number[]) => team.reduce((all, seat) => all + (players[seat]?.vp ?? 0), 0)
    expect(markup).toContain(`aria-label="Team 1: ${sum([0, 2])}"`)
    expect(markup).toContain(`aria-label="Team 2: ${sum([1, 3])}"`)
    expect(drawn({ game: 'uprising', setup: {}, seats }, null, createElement(TopBar))).not.toContain('Team')
  })

  it('says of each player which team is theirs, and that an automa plays by itself', () => {
    const panels = seatedAt(uprising.view(state, 0)).map((each) =>
      textOf(drawn(setup, null, createElement(PlayerPanel, each))),
    )
    expect(panels[0]).toContain('You Team 1')
    expect(panels[1]).toContain('Team 2 · Plays by itself')
    expect(panels[2]).toContain('Team 1 · Easy bot')
    expect(panels[3]).toContain('Ben Team 2')
    expect(roleOf({ game: '', setup: {}, seats }, 1, w)).toBe('Plays by itself')
    expect(roleOf({ game: '', setup: {}, seats }, 0, w)).toBe('')
  })

  it('shows teams together after the end, the winners first, with their sums', () => {
    const outcome = {
      places: [
        [1, 3],
        [0, 2],
      ],
      scores: [4, 9, 3, 2],
      teams: TEAMS,
    }
    const markup = drawn(setup, outcome, createElement(End, NO_BUTTONS))
    const text = textOf(markup)
    expect(text).toContain('Staban Tuek and Ben win')
    expect(text.indexOf('Team 2 11')).toBeGreaterThan(0)
    expect(text.indexOf('Team 1 7')).toBeGreaterThan(text.indexOf('Team 2 11'))
    expect(
      markup.match(/<li[^>]*data-seat="\d"/g)?.map((item) => /data-seat="(\d)"/.exec(item)?.[1]),
    ).toEqual(['1', '3', '0', '2'])
    expect(markup.match(/scores-winner/g)).toHaveLength(2)
  })

  it('shows everyone alone after the end of any other game', () => {
    const outcome = { places: [[1], [0], [3], [2]], scores: [4, 9, 3, 2] }
    const markup = drawn({ game: 'uprising', setup: {}, seats }, outcome, createElement(End, NO_BUTTONS))
    expect(markup.match(/class="scores"/g)).toHaveLength(1)
    expect(markup.match(/scores-winner/g)).toHaveLength(1)
    expect(markup).not.toContain('scores-team')
  })
})

describe('a table of a server', () => {
  const table: OnlineTable = {
    ...TABLE,
    status: 'open',
    seats: [
      { seat: 0, kind: 'person', user: { id: 'ann', name: 'Ann' }, bot: null },
      { seat: 1, kind: 'automa', user: null, bot: null },
      { seat: 2, kind: 'person', user: null, bot: 'hard' },
      { seat: 3, kind: 'person', user: null, bot: null },
    ],
    teams: TEAMS,
  }
  const attempting = { isBusy: false, problem: null, attempt() {} }

  it('has no free seat where an automa plays', () => {
    expect(table.seats.filter(isFree).map(({ seat }) => seat)).toEqual([3])
    expect(seatingOf(table)).toMatchObject({
      seats: [{ name: 'Ann' }, AUTOMA, { level: 'hard' }, {}],
      teams: TEAMS,
    })
    expect(seatingOf({ ...table, teams: null })).not.toHaveProperty('teams')
  })

  it('lists teams together in the lobby', () => {
    const text = textOf(renderToStaticMarkup(createElement(TableCard, { table, user: undefined })))
    expect(text).toContain('Team 1 Ann Crimson (Hard bot) Team 2 Teal (Plays by itself) Free 1 free seat')
  })

  it('offers to sit where someone may, and nothing for an automa', () => {
    const markup = renderToStaticMarkup(createElement(RoomSeats, { table, attempting }))
    expect(textOf(markup)).toBe(
      'Team 1 Ann host Crimson (Hard bot) Team 2 Teal (Plays by itself) Free Sit here',
    )
    const alone = renderToStaticMarkup(
      createElement(RoomSeats, { table: { ...table, teams: null }, attempting }),
    )
    expect(textOf(alone)).toBe('Ann host Teal (Plays by itself) Crimson (Hard bot) Free Sit here')
  })

  it('calls seats and teams as the game does, and offers those of the team first that one is invited to', () => {
    const roles = ['muad-dib', 'ally', 'captain', 'shaddam-corrino-iv']
    const free = { kind: 'person', user: null, bot: null } as const
    const named: OnlineTable = {
      ...table,
      seats: roles.map((role, seat) => ({ ...free, seat, role })),
    }
    const text = (first?: number) =>
      textOf(renderToStaticMarkup(createElement(RoomSeats, { table: named, attempting, first })))
    const [one, two] = [
      'Muad&#x27;Dib’s team Muad&#x27;Dib (Commander) Free Sit here captain Free Sit here Take the 2 free seats of this team',
      'Shaddam’s team Ally Free Sit here Shaddam (Commander) Free Sit here Take the 2 free seats of this team',
    ]
    expect(text()).toBe(`${one} ${two}`)
    expect(text(1)).toBe(`${two} ${one}`)
    const card = textOf(renderToStaticMarkup(createElement(TableCard, { table: named, user: undefined })))
    expect(card).toContain('Shaddam’s team Free Ally Free Shaddam (Commander)')
  })

  it('tells the seats of one person apart, and knows that they are one’s', () => {
    const ann = { id: 'ann', name: 'Ann' }
    const both: OnlineTable = {
      ...table,
      seats: table.seats.with(3, { seat: 3, kind: 'person', user: ann, bot: null }),
    }
    const seating = seatingOf(both)
    expect(seatNames(seating, words('en'))).toEqual(['Ann (Amber)', 'Teal', 'Crimson', 'Ann (Violet)'])
    expect([seatsWith(seating, 3), seatsWith(seating, 2), seatsWith(seating, 'spectator')]).toEqual([
      [0, 3],
      [2],
      [],
    ])
  })

  it('shows no clock for an automa', () => {
    const playing: OnlineTable = {
      ...table,
      status: 'playing',
      options: { ...table.options, clock: { kind: 'turn', seconds: 60 } },
    }
    const clocks = { left: [60_000, 0, 60_000, 60_000], since: [null, null, null, null] }
    const notes = table.seats.map(({ seat }) =>
      renderToStaticMarkup(createElement(SeatNote, { table: playing, seat, clocks, skew: 0, presence: [] })),
    )
    expect(notes.map((note) => note.includes('timer'))).toEqual([true, false, false, true])
  })
})

describe('setting up a game', () => {
  it('shows automas among those who play, who keep their names', async () => {
    const seats = () => ({
      seats: ['person', 'automa', 'person'] as const,
      teams: [[0, 2], [1]],
      roles: undefined,
    })
    const game = { ...(await offeredGame('uprising')), seats, rivals: () => undefined }
    const draft = { ...newDraft(game, 'Liet'), players: 2 }
    const props = { draft, people: 'open', onChange() {} } as const
    const markup = renderToStaticMarkup(createElement(Seats, props))
    expect(markup.match(/data-seat="(\d)"/g)).toHaveLength(6)
    expect(textOf(markup)).toMatch(/^Team 1 .*You.*Crimson Team 2 Plays by itself Teal$/)
  })

  it('puts those who play on their seats', () => {
    expect(seated(['person', 'automa', 'automa', 'person'], [PERSON, BOT])).toEqual([
      PERSON,
      AUTOMA,
      AUTOMA,
      BOT,
    ])
  })
})

describe('a match of this browser', () => {
  const game: Game<ReturnType<typeof levy.clone>, Parameters<typeof levy.seats>[0], LevyView> = {
    rules: levy,
    setups: {
      players: [1, 2, 3, 4],
      modules: [],
      write: ({ players }) => ({ players }),
      read(json) {
        const { players, teams } = json as { players: number; teams: boolean }
        return levyScenarios.setup({ teams }, players)
      },
    },
    bots: randomBots,
    usualLevel: 'easy',
    round: ({ stack }) => 5 - stack.length,
    charts: { standings: ({ won }) => won.map((points) => ({ points })), peaks: [] },
  }
  const tableOf = (seats: readonly SeatSetup[], teams = true): TableSetup => ({
    game: 'levy',
    setup: { players: 2, teams },
    seats,
    seed: 'levy',
  })
  const hosted = async (table: TableSetup) => {
    const store = await storeWith(table)
    const stored = await store.load('m')
    if (stored === undefined) throw new Error('there is no match')
    return { store, host: await hostMatch(game, stored, store) }
  }

  it('goes on with the automas by itself, and hides what they hold from whoever has the device', async () => {
    const { host, store } = await hosted(tableOf([PERSON, AUTOMA, PERSON, AUTOMA]))
    await until(host, ({ snapshot }) => {
      const { hands } = snapshot.view as LevyView
      expect(typeof hands[1]).toBe('number')
      expect([0, 2, null]).toContain(snapshot.handOver)
      return snapshot.outcome !== null
    })
    expect((await rowsIn(store)).map(({ choice }) => choice?.seat)).toEqual([
      undefined,
      0,
      2,
      0,
      2,
      0,
      2,
      0,
      2,
    ])
  })

  it('is refused where someone sits on the seat of an automa, or no one on that of a player', async () => {
    await expect(hosted(tableOf([PERSON, BOT, BOT, AUTOMA]))).rejects.toThrow('Seat 2 plays by itself.')
    await expect(hosted(tableOf([PERSON, AUTOMA, AUTOMA, AUTOMA]))).rejects.toThrow(
      'Nobody plays from seat 3.',
    )
    await expect(hosted(tableOf([PERSON, BOT]))).rejects.toThrow('for 4 seats')
  })

  it('is the same as a file, with its automas, and has its teams again', async () => {
    const { host, store } = await hosted(tableOf([BOT, AUTOMA, BOT, AUTOMA]))
    while ((await step(host)) !== undefined);
    const stored = await store.load('m')
    if (stored === undefined) throw new Error('there is no match')
    const file = readMatchFile(writeMatchFile(await fileOf(stored)))
    expect(file.table.seats).toEqual([BOT, AUTOMA, BOT, AUTOMA])
    const playback = playBack(game, file)
    expect(playback.change('copy').summary).toMatchObject({ table: { teams: TEAMS }, finished: true })
    expect(playback.at(0).viewer).toBe(0)
    expect(playback.at(8).outcome?.teams).toEqual(TEAMS)
    const alone = playBack(game, { ...file, table: tableOf(file.table.seats, false), choices: [] })
    expect(alone.change('copy').summary.table).not.toHaveProperty('teams')
  })
})

it('the words for both are there in every language', () => {
  const said = LANGUAGES.map((language) => words(language)('page.players.team', { n: 2 }))
  expect(new Set(LANGUAGES.map((language) => words(language)('page.players.automa'))).size).toBe(
    LANGUAGES.length,
  )
  for (const name of said) expect(name).toMatch(/ 2$/)
})
