// What the games of an arena say about each bot.

import type { ArenaGame } from './arena-game.ts'

export type Standing = {
  readonly name: string
  /** In a team game, the seats of one side, if only games on that side count. */
  readonly side?: string
  /** Seats played over all games; in a team game, whole teams. */
  readonly seats: number
  readonly wins: number
  readonly rate: number
  readonly low: number
  readonly high: number
  /** Per seat, or per team. */
  readonly points: number
  readonly meanMs: number
  readonly p95Ms: number
}

/** Who can win: a seat, or a team. */
type Contender = {
  readonly name: string
  readonly side?: string
  readonly won: number
  readonly points: number
  readonly times: readonly number[]
}

/** Each bot; in a team game, also on each side. */
export function standingsOf(games: readonly ArenaGame[]): Standing[] {
  const contenders = games.flatMap(contendersOf)
  const names = [...new Set(contenders.map(({ name }) => name))].sort()
  const sides = [...new Set(contenders.flatMap(({ side }) => side ?? []))].sort()
  return names.flatMap((name) => {
    const own = contenders.filter((contender) => contender.name === name)
    const onSides = sides.flatMap((side) => {
      const there = own.filter((contender) => contender.side === side)
      return there.length === 0 ? [] : { ...standingOf(name, there), side }
    })
    return [standingOf(name, own), ...onSides]
  })
}

function contendersOf({ seats, teams }: ArenaGame): readonly Contender[] {
  if (teams === undefined || seats.length === 0) return seats
  return teams.map((team) => {
    const members = team.flatMap((seat) => seats[seat] ?? [])
    return {
      name: [...new Set(members.map(({ name }) => name))].join('+'),
      side: team.join(','),
      won: members[0]?.won ?? 0,
      points: members.reduce((sum, { points }) => sum + points, 0),
      times: members.flatMap(({ times }) => times),
    }
  })
}

function standingOf(name: string, own: readonly Contender[]): Standing {
  const wins = own.reduce((sum, { won }) => sum + won, 0)
  const times = own.flatMap((seat) => seat.times).sort((a, b) => a - b)
  return {
    name,
    seats: own.length,
    wins,
    rate: wins / own.length,
    ...wilson(wins, own.length),
    points: own.reduce((sum, { points }) => sum + points, 0) / own.length,
    meanMs: times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length),
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}

/** The 95 % interval of a rate, valid for few games and for rates near 0 and 1 (Wilson). */
export function wilson(wins: number, n: number): { readonly low: number; readonly high: number } {
  const z = 1.96
  const rate = wins / n
  const scale = 1 + z ** 2 / n
  const center = (rate + z ** 2 / (2 * n)) / scale
  const half = (z * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2))) / scale
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) }
}
