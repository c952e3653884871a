// What the lists of cards tell is true at every moment of a game, and comes from nothing but what the viewer was told and
// sees.

import { type ClassicState, classic } from '@sietch/classic'
import { TREACHERY, TREACHERY_CARDS } from '@sietch/classic/content'
import { contentOf, type ImperiumState, imperium, uprising } from '@sietch/imperium'
import { choose, randomPolicy, rngOf, type Seat, seenBy, start, type Viewer } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { unseenTreachery } from '../src/classic/panels/unseen.ts'
import { comingConflicts } from '../src/imperium/board/conflict-deck.ts'
import { deckList } from '../src/imperium/players/deck-list.ts'
import type { LogEntry } from '../src/table/table.ts'

const sorted = (ids: readonly string[]) => ids.toSorted()

type Playable = Parameters<typeof start>[0]

/** Plays randomly, and shows every few moments with the log as this viewer has it. */
function* moments(rules: unknown, setup: unknown, seed: string, viewer: Viewer, every: number) {
  const played = rules as Playable
  const { match, events } = start(played, setup, seed)
  const rng = rngOf(seed)
  const log: LogEntry[] = [{ seq: 0, choice: null, events: events.map((event) => seenBy(event, viewer)) }]
  for (let prompt = match.prompts[0]; prompt !== undefined; prompt = match.prompts[0]) {
    const { decision, options } = prompt
    const option = randomPolicy({ decision, options, rng })
    if (option === undefined) throw new Error('nothing was chosen')
    const chosen = choose(match, decision.seat, option.key)
    if (!('events' in chosen)) throw new Error('it was not taken')
    log.push({
      seq: log.length,
      choice: { seat: decision.seat, key: '' },
      events: chosen.events.map((event) => seenBy(event, viewer)),
    })
    if (log.length % every === 0) yield { state: match.state, log, view: played.view(match.state, viewer) }
  }
}

describe.each([
  ['imperium', imperium, []],
  ['uprising', uprising, ['choam', 'base-imperium', 'base-leaders']],
] as const)('the list of cards in %s', (_, rules, modules) => {
  const setup = { players: 4, leaders: 'random', modules }

  it.each([['a spectator', 'spectator'] as const, ['a player', 1] as const])(
    'is what is in the hand and the deck, for %s',
    (_who, viewer) => {
      let lists = 0
      for (const { state, log, view } of moments(rules, setup, `deck ${viewer}`, viewer, 7)) {
        const { players } = state as unknown as ImperiumState
        for (const [seat, { hand, deck, leader }] of players.entries()) {
          if (leader === null) continue
          const seen = (view as Parameters<typeof deckList>[1]).players[seat]
          const known = [...(seat === viewer ? hand : (seen?.knownHand ?? [])), ...(seen?.deckTop ?? [])]
          const list = deckList(log, view as Parameters<typeof deckList>[1], seat as Seat)
          expect(list).toBeDefined()
          expect(sorted([...(list?.unseen ?? []), ...known])).toEqual(sorted([...hand, ...deck]))
          lists++
        }
      }
      expect(lists).toBeGreaterThan(200)
    },
  )

  it('is left out if the log has a gap', () => {
    expect.hasAssertions()
    for (const { log, view } of moments(rules, setup, 'gap', 0, 200)) {
      const acquired = log.findIndex(({ events }) => events.some(({ kind }) => kind === 'acquired'))
      if (acquired < 0) continue
      const short = log.filter((entry) => entry.seq !== acquired)
      const lists = [0, 1, 2, 3].map((seat) => deckList(short, view as Parameters<typeof deckList>[1], seat))
      expect(lists).toContain(undefined)
      return
    }
  })

  it('of Conflicts to come has those that will, by level', () => {
    for (const { state, view } of moments(rules, setup, 'conflicts', 'spectator', 25)) {
      const { conflictDeck, box } = state as unknown as ImperiumState
      const coming = comingConflicts(view as Parameters<typeof comingConflicts>[0])
      for (const level of [1, 2, 3] as const) {
        const inDeck = conflictDeck.filter((id) => contentOf(box).conflict(id).level === level)
        const { n, among } = coming.find((one) => one.level === level) ?? { n: 0, among: [] }
        expect(n).toBe(inDeck.length)
        expect(among).toEqual(expect.arrayContaining(inDeck))
      }
    }
  })
})

describe('Treachery cards that no one has seen', () => {
  it('are all those that lie hidden from the viewer', () => {
    for (const { state, view } of moments(classic, { players: 6, modules: ['advanced'] }, 'unseen', 2, 25)) {
      const { players, treacheryDeck, row } = state as unknown as ClassicState
      const hidden = [
        ...treacheryDeck,
        ...row,
        ...players.flatMap(({ hand }, seat) => (seat === 2 ? [] : hand)),
      ]
      const { known } = view as Parameters<typeof unseenTreachery>[0]
      const unseen = unseenTreachery(view as Parameters<typeof unseenTreachery>[0], 2)
      expect(sorted([...unseen, ...known.map(({ card }) => card)])).toEqual(sorted(hidden))
    }
    const all = TREACHERY.flatMap((id) => Array(TREACHERY_CARDS[id].copies).fill(id))
    expect(all.length).toBe(33)
  })
})
