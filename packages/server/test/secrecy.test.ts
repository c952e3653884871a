import { GAMES, loadGames } from '@sietch/games'
import { type Json, pick, type Rng, rngOf, type Seat, type State, seats, type Viewer } from '@sietch/kernel'
import { patched } from '@sietch/protocol'
import { tableOptions } from '@sietch/protocol/schemas'
import { describe, expect, it } from 'vitest'
import type { Change } from '../src/match/holding.ts'
import type { Live } from '../src/match/live.ts'
import { updates, whole } from '../src/match/messages.ts'
import { begin, type Position, pickUp } from '../src/match/position.ts'
import type { Table } from '../src/table/table.ts'

const PLAYERS = 4
const SETUP = { players: PLAYERS }

const table: Table = {
  id: 'table',
  host: 'user 0',
  game: '',
  setup: SETUP,
  options: tableOptions.parse({}),
  listed: true,
  status: 'playing',
  before: null,
  rated: true,
  created: 0,
  ended: null,
  seats: seats(PLAYERS).map((seat) => ({
    seat,
    kind: 'person',
    user: { id: `user ${seat}`, name: `${seat}` },
    bot: null,
  })),
  teams: null,
  halted: null,
}

const ownOf = (viewer: Viewer): Seat[] => (viewer === 'spectator' ? [] : [viewer])

/** The point of view of someone with at most one seat. */
const viewerIn = ({ table: { seats: all } }: Live, looker: string | null): Viewer =>
  all.find(({ user }) => user?.id === looker)?.seat ?? 'spectator'

describe.each(await loadGames(GAMES))('what is sent of a match of $id', (game) => {
  const liveAt = (position: Position): Live => ({
    id: 'table',
    game,
    version: game.open(({ rules }) => rules.version),
    table,
    position,
    seq: position.choices.length,
    entries: [],
    recent: [],
    updated: [],
    standing: [],
    arranged: 0,
    clocks: { left: [], since: [] },
    request: null,
    motion: null,
    paused: null,
    failed: new Set(),
    isDoubtful: false,
    work: Promise.resolve(),
    touched: 0,
  })

  /** The same position, with everything the viewer cannot know dealt again. */
  const imagined = (position: Position, viewer: Viewer, rng: Rng): Position =>
    game.open(({ rules }) => {
      const state = rules.imagine(position.state as never, viewer, rng) as unknown as State
      const choices = position.choices.map((choice) => ({ ...choice, final: true }))
      return pickUp(game, {
        setup: SETUP,
        seed: 's',
        legs: [{ version: rules.version, from: 0 }],
        choices,
        hashes: [],
        state: state as unknown as Json,
        isOver: false,
      })
    })

  const bytes = (message: object): string => JSON.stringify({ ...message, now: 0, undo: 0 })

  it('does not change by a byte when what the viewer cannot know is dealt again', () => {
    const rng = rngOf('secrecy')
    let { position } = begin(game, SETUP, 'secrecy')
    for (let n = 0; position.prompts.length > 0; n++) {
      const { prompts, offers } = position
      const prompt = pick(rng, n % 9 === 0 && offers.length > 0 ? offers : prompts)
      const moved = position.choose(prompt.decision.seat, pick(rng, prompt.options).key)
      if (!moved.ok) throw new Error(moved.message)
      const before = liveAt(position)
      const after = liveAt(moved.position)
      const change: Change = {
        live: after,
        seat: prompt.decision.seat,
        steps: 0,
        events: moved.entry.events,
        before: before.position,
        newlyAsked: [],
      }
      if (n % 14 === 0 && moved.position.prompts.length > 0) {
        for (const viewer of [...seats(PLAYERS), 'spectator'] as const) compare(viewer, before, after, change)
      }
      position = moved.position
    }

    function compare(viewer: Viewer, before: Live, after: Live, change: Change): void {
      const other = liveAt(imagined(after.position, viewer, rng))
      const otherBefore = liveAt(imagined(before.position, viewer, rng))
      const own = ownOf(viewer)
      expect(bytes(whole(other, own, []))).toBe(bytes(whole(after, own, [])))
      const updateOf = (of: Change) =>
        updates(of)
          .find(([to]) => viewerIn(of.live, to) === viewer)?.[1]
          .toJSON() ?? {}
      expect(bytes(updateOf({ ...change, live: other, before: otherBefore.position }))).toBe(
        bytes(updateOf(change)),
      )
    }
  })

  it('leads every viewer from one view to the next, and tells a seat its own only when that has changed', () => {
    const rng = rngOf('updates')
    let { position } = begin(game, SETUP, 'updates')
    const viewers = [...seats(PLAYERS), 'spectator'] as const
    const clients = new Map(viewers.map((viewer) => [viewer, whole(liveAt(position), ownOf(viewer), [])]))
    let told = 0
    let n = 0
    for (; n < 150 && position.prompts.length > 0; n++) {
      const { decision, options } = pick(rng, position.prompts)
      const moved = position.choose(decision.seat, pick(rng, options).key)
      if (!moved.ok) throw new Error(moved.message)
      const live = liveAt(moved.position)
      const change: Change = {
        live,
        seat: decision.seat,
        steps: 0,
        events: moved.entry.events,
        before: position,
        newlyAsked: [],
      }
      for (const [looker, spelled] of updates(change)) {
        const viewer = viewerIn(live, looker)
        const { patch, own } = spelled.toJSON()
        const client = clients.get(viewer)
        if (client === undefined) throw new Error(`nobody looks from ${viewer}`)
        const next = { ...client, view: patched(client.view as Json, patch), own: own ?? client.own ?? [] }
        clients.set(viewer, next)
        const seenNow = game.open(({ rules }) => rules.view(live.position.state as never, viewer))
        expect(patched(next.view, next.own)).toEqual(JSON.parse(JSON.stringify(seenNow)))
        if (own !== undefined) told++
      }
      position = moved.position
    }
    expect(told).toBeLessThan(0.5 * PLAYERS * n)
  })

  it('contains neither seed nor random state, and of options only the own', () => {
    const { position } = begin(game, SETUP, 'a seed nobody may see')
    const live = liveAt(position)
    const asked = position.prompts.map(({ decision }) => decision.seat)
    for (const viewer of [...seats(PLAYERS), 'spectator'] as const) {
      const text = bytes(whole(live, ownOf(viewer), []))
      expect(text).not.toContain('a seed nobody may see')
      expect(text).not.toMatch(/"(rng|drawn|stack|imperiumDeck":\[)"/)
      expect(text.includes('"options":[')).toBe(viewer !== 'spectator' && asked.includes(viewer))
    }
  })
})
