// What a Reveal turn has brought so far, and where it comes from: Persuasion with what was spent, and strength.

import type { Content, PlayerView, Source } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'
import { toldIn } from '../combat/told.ts'

/** From the revealed cards together, or from something by name. */
export type Share = { readonly from: 'cards' | Source; readonly n: number }

export type RevealAccount = {
  readonly left: number
  readonly spent: number
  readonly persuasion: readonly Share[]
}

/** Everything since the seat revealed its hand. */
export function revealAccount(
  log: readonly LogEntry[],
  seat: Seat,
  { persuasion: left }: Pick<PlayerView, 'persuasion'>,
): RevealAccount {
  const told = toldIn(log)
  const start = told.findLastIndex(({ event }) => event.kind === 'reveal-turn' && event.data.seat === seat)
  const shares = new Map<string, Share>()
  for (const { event } of start < 0 ? [] : told.slice(start)) {
    if (event.kind !== 'gained' || event.data.seat !== seat || event.data.what !== 'persuasion') continue
    const { source, n } = event.data
    const from = source.kind === 'card' ? 'cards' : source
    const key = from === 'cards' ? from : `${from.kind} ${from.id}`
    shares.set(key, { from, n: n + (shares.get(key)?.n ?? 0) })
  }
  const persuasion = [...shares.values()]
  const gained = persuasion.reduce((sum, { n }) => sum + n, 0)
  return { left, spent: Math.max(0, gained - left), persuasion }
}

/** What the strength is made of. */
export type StrengthAccount = { readonly troop: number; readonly sandworm: number; readonly sword: number }

export const strengthAccount = (
  { conflict, worms, swords }: Pick<PlayerView, 'conflict' | 'worms' | 'swords'>,
  { troop, sandworm }: Content,
): StrengthAccount => ({
  troop: conflict * troop.strength,
  sandworm: worms * (sandworm?.strength ?? 0),
  sword: swords,
})

/** Where a card has sent an Agent. */
export type Errand = { readonly card: string; readonly space: string }

/** The Agents that a seat has sent this round, the last one last. */
export function errandsOf(log: readonly LogEntry[], seat: Seat): readonly Errand[] {
  const told = toldIn(log)
  const start = told.findLastIndex(({ event }) => event.kind === 'round')
  return told
    .slice(Math.max(start, 0))
    .flatMap(({ event }) =>
      event.kind === 'agent-sent' && event.data.seat === seat
        ? [{ card: event.data.card, space: event.data.space }]
        : [],
    )
}
