// What the games of an arena say about each bot.

import type { ArenaGame } from './arena-game.ts'

export type Standing = {
  readonly name: string
  /** Seats played, over all games. */
  readonly seats: number
  readonly wins: number
  readonly rate: number
  readonly low: number
  readonly high: number
  readonly points: number
  readonly meanMs: number
  readonly p95Ms: number
}

export function standingsOf(games: readonly ArenaGame[]): Standing[] {
  const seats = games.flatMap((game) => game.seats)
  const names = [...new Set(seats.map(({ name }) => name))].sort()
  return names.map((name) => {
    const own = seats.filter((seat) => seat.name === name)
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
  })
}

/** The 95 % interval of a rate, sound for few games and for rates near 0 and 1 (Wilson). */
export function wilson(wins: number, n: number): { readonly low: number; readonly high: number } {
  const z = 1.96
  const rate = wins / n
  const scale = 1 + z ** 2 / n
  const center = (rate + z ** 2 / (2 * n)) / scale
  const half = (z * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2))) / scale
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) }
}
