// What stands beside the cards and on top of a phone, read from the log.

import { contentOf, type ImperiumView, uprising } from '@sietch/imperium'
import { randomPolicy, seats, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { errandsOf, revealAccount, strengthAccount } from '../src/imperium/cards/reveal.ts'
import { STAGING } from '../src/imperium/staging.ts'
import { groupsOf } from '../src/log/groups.ts'
import { latestOf } from '../src/table/latest.ts'
import { stageOf } from '../src/table/staging.ts'
import type { LogEntry } from '../src/table/table.ts'

type Moment = { readonly log: readonly LogEntry[]; readonly view: ImperiumView }

/** A game played randomly, moment by moment as a spectator sees it. */
function play(seed: string, look: (moment: Moment) => void): void {
  const log: LogEntry[] = []
  const setup = { players: 3, leaders: 'random' } as const
  const policies = seats(setup.players).map(() => randomPolicy)
  simulate(uprising, setup, policies, seed, {
    watch(s, events) {
      log.push({ seq: log.length, choice: null, events: events.map((event) => seenBy(event, 'spectator')) })
      look({ log, view: uprising.view(s, 'spectator') })
    },
  })
}

describe('a Reveal turn', () => {
  it('is accounted for: what it brought is what is left and what was spent', () => {
    let turns = 0
    play('account', ({ log, view }) => {
      const { turn } = view
      const player = turn === null ? undefined : view.players[turn.seat]
      if (turn === null || turn.stage !== 'reveal' || player === undefined) return
      turns++
      const { left, spent, persuasion } = revealAccount(log, turn.seat, player)
      expect(left).toBe(player.persuasion)
      expect(persuasion.reduce((sum, { n }) => sum + n, 0)).toBeLessThanOrEqual(left + spent)
      expect(spent).toBeGreaterThanOrEqual(0)
    })
    expect(turns).toBeGreaterThan(20)
  })

  it('has the strength that the rules count, made of its parts', () => {
    play('strength', ({ view }) => {
      for (const player of view.players) {
        const { troop, sandworm, sword } = strengthAccount(player, contentOf(view.box))
        if (troop + sandworm > 0) expect(troop + sandworm + sword).toBe(player.strength)
      }
    })
  })
})

describe('cards in play', () => {
  it('are told with the space they have sent an Agent to', () => {
    let sent = 0
    play('errands', ({ log, view }) => {
      const { turn } = view
      if (turn === null || turn.card === null || turn.space === null || turn.stage !== 'agent') return
      sent++
      expect(errandsOf(log, turn.seat).at(-1)).toEqual({ card: turn.card, space: turn.space })
    })
    expect(sent).toBeGreaterThan(20)
  })
})

describe('what has just happened', () => {
  const stage = stageOf(STAGING, (event) => event as never)
  const turn = (seq: number, seat: number): LogEntry => ({
    seq,
    choice: { seat, key: '' },
    events: [
      { kind: 'turn', data: { seat } },
      { kind: 'passed', data: { seat } },
    ],
  })
  const log = [turn(0, 0), turn(1, 1), turn(2, 2)]

  it('is the last turn, with the number of turns of others since the own last choice', () => {
    const { turns, news } = latestOf(groupsOf(log, stage), log, 0)
    expect(turns.at(-1)?.seat).toBe(2)
    expect(news).toBe(2)
  })

  it('is no news to whoever has chosen last, and to those who only watch', () => {
    expect(latestOf(groupsOf(log, stage), log, 2).news).toBe(0)
    expect(latestOf(groupsOf(log, stage), log, 'spectator').news).toBe(0)
  })
})
