// The results of a round of classic Dune: who is in the strongholds, what everyone has, the battles, the alliances, and
// who is close to winning. Read from the log and the view when the next round begins.

import { type ClassicView, strongholdsNeeded } from '@sietch/classic'
import { LAST_ROUND, STRONGHOLDS, type StrongholdId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'
import { type Fought, latestBattles, readAll } from '../battle/fought.ts'
import { alliesOf } from '../useClassic.ts'

export type Turn = {
  readonly round: number
  readonly roundsLeft: number
  /** By seat. */
  readonly players: readonly {
    /** Strongholds held with the allies, and how many they need to win. */
    readonly strongholds: number
    readonly needed: number
    readonly allies: readonly Seat[]
    readonly onMap: number
    readonly reserves: number
    readonly tanks: number
    /** One's own only. */
    readonly spice: number | null
  }[]
  readonly strongholds: readonly {
    readonly id: StrongholdId
    readonly forces: readonly { readonly seat: Seat; readonly n: number }[]
  }[]
  readonly battles: readonly Fought[]
  readonly storm: number
  /** Who dials for the next storm; no one if a card was drawn for it. */
  readonly dialers: readonly Seat[]
}

/** Undefined unless a round is over and the next one begins. */
export function turnOf(log: readonly LogEntry[], view: ClassicView): Turn | undefined {
  const events = readAll(log)
  const begins = events.findLastIndex(({ kind, data }) => kind === 'phase' && data.phase === 'storm')
  const begun = events[begins]
  if (begun?.kind !== 'phase' || begun.data.round < 2) return undefined
  const now = begun.data.round
  // FAC-FRE-50: it moves by its card, and no one dials.
  const isDrawn = events.slice(begins).some(({ kind }) => kind === 'storm-card')
  return {
    round: now - 1,
    roundsLeft: LAST_ROUND - (now - 1),
    players: view.players.map((player, seat) => {
      const allies = alliesOf(view, seat)
      return {
        strongholds: player.strongholds,
        needed: strongholdsNeeded(view, allies.length + 1),
        allies,
        onMap: player.stacks.reduce((sum, { forces, elite }) => sum + forces + elite, 0),
        reserves: player.reserves.forces + player.reserves.elite,
        tanks: player.tanks.forces + player.tanks.elite,
        spice: player.spice,
      }
    }),
    strongholds: STRONGHOLDS.map((id) => ({ id, forces: forcesIn(view, id) })),
    battles: latestBattles(log),
    storm: view.storm,
    dialers: isDrawn ? [] : view.dialers,
  }
}

/** Who is fighting for a stronghold, most forces first. */
const forcesIn = ({ players }: ClassicView, id: StrongholdId): Turn['strongholds'][number]['forces'] =>
  players
    .map(({ stacks, advisors }, seat) => ({
      seat,
      n: advisors.includes(id)
        ? 0
        : stacks
            .filter(({ territory }) => territory === id)
            .reduce((sum, { forces, elite }) => sum + forces + elite, 0),
    }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
