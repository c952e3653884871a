// Clocks. They stand in the same row as the state they belong to, as times of the wall, so a restart neither stops nor
// resets them.

import { type Seat, seats } from '@sietch/kernel'
import { z } from 'zod'

const HOUR = 3600
const DAY = 24 * HOUR

/** How a table measures time. Seconds, but for days. */
export const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('turn'), seconds: z.number().int().min(5).max(DAY) }),
  z.strictObject({
    kind: z.literal('bank'),
    seconds: z.number().int().min(30).max(DAY),
    increment: z.number().int().min(0).max(HOUR),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.number().int().min(1).max(30) }),
])
export type ClockRule = z.infer<typeof clockRule>

/** For each seat: the milliseconds it had left when its clock last stood still, and since when it runs. */
export type Clocks = { readonly left: readonly number[]; readonly since: readonly (number | null)[] }

/** Per turn and per move everybody begins with the same time again; a bank is what is left of it. */
function allowance(rule: ClockRule): number {
  switch (rule.kind) {
    case 'none':
      return 0
    case 'turn':
    case 'bank':
      return rule.seconds * 1000
    case 'days':
      return rule.days * DAY * 1000
  }
}

export function startClocks(rule: ClockRule, count: number, asked: readonly Seat[], now: number): Clocks {
  const left = seats(count).map(() => allowance(rule))
  return { left, since: seats(count).map((seat) => (asked.includes(seat) ? now : null)) }
}

/** The clocks after a choice: whoever is no longer asked stops, whoever is asked now and was not before starts. */
export function turnClocks(rule: ClockRule, clocks: Clocks, asked: readonly Seat[], now: number): Clocks {
  const since = clocks.since.map((start, seat) => (asked.includes(seat) ? (start ?? now) : null))
  const left = clocks.left.map((ms, seat) => {
    const start = clocks.since[seat]
    if (start === null || start === undefined || since[seat] !== null) return ms
    return rule.kind === 'bank' ? Math.max(0, ms - (now - start)) + rule.increment * 1000 : allowance(rule)
  })
  return { left, since }
}

/** A seat that comes back after its time ran out gets a fair piece of it. */
export function refill(rule: ClockRule, clocks: Clocks, seat: Seat, now: number): Clocks {
  const least = rule.kind === 'bank' ? Math.max(30, rule.increment) * 1000 : allowance(rule)
  return {
    left: clocks.left.map((ms, other) => (other === seat ? Math.max(ms, least) : ms)),
    since: clocks.since.map((start, other) => (other === seat && start !== null ? now : start)),
  }
}

/** When the first of these seats runs out of time, and which. */
export function nextFlag(
  rule: ClockRule,
  clocks: Clocks,
  watched: readonly Seat[],
): { readonly seat: Seat; readonly at: number } | undefined {
  if (rule.kind === 'none') return undefined
  return watched
    .flatMap((seat) => {
      const start = clocks.since[seat]
      return start === null || start === undefined ? [] : [{ seat, at: start + (clocks.left[seat] ?? 0) }]
    })
    .sort((a, b) => a.at - b.at)[0]
}
