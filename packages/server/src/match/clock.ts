// Clocks. They are stored in the same row as their state, as wall-clock times, so a restart neither stops nor resets
// them.

import type { Seat, SeatKind } from '@sietch/kernel'
import type { ClockRule } from '@sietch/protocol'
import { z } from 'zod'

const DAY = 24 * 3600

/** As stored: the public part, and what only the server needs. */
export const clocksOf = z.object({
  left: z.array(z.number()).readonly(),
  since: z.array(z.number().nullable()).readonly(),
  /** How often each seat was given more time after running out. */
  returns: z.array(z.number()).readonly().exactOptional(),
  /** The milliseconds during which no server was running: no one is charged for them. */
  outage: z.number().exactOptional(),
})
export type Clocks = Readonly<z.infer<typeof clocksOf>>

/** Per turn and per move, everyone starts with the same time again; a bank only runs down. */
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

/** An automa is never asked, so its clock never runs. */
export function startClocks(
  rule: ClockRule,
  seats: readonly { readonly kind: SeatKind }[],
  asked: readonly Seat[],
  now: number,
): Clocks {
  const left = seats.map(({ kind }) => (kind === 'person' ? allowance(rule) : 0))
  return { left, since: seats.map((_, seat) => (asked.includes(seat) ? now : null)) }
}

/**
 * The clocks after a choice: seats no longer asked stop, newly asked ones start. Bots are not timed: the bank of the
 * player they stand in for neither shrinks nor grows.
 */
export function turnClocks(
  rule: ClockRule,
  clocks: Clocks,
  asked: readonly Seat[],
  bots: readonly Seat[],
  now: number,
): Clocks {
  const since = clocks.since.map((start, seat) => (asked.includes(seat) ? (start ?? now) : null))
  const left = clocks.left.map((ms, seat) => {
    const start = clocks.since[seat]
    if (start === null || start === undefined || since[seat] !== null) return ms
    if (rule.kind !== 'bank') return allowance(rule)
    return bots.includes(seat) ? ms : Math.max(0, ms - (now - start)) + rule.increment * 1000
  })
  return { ...clocks, left, since }
}

/**
 * The clocks after an undo without consent: as if the choice had never been made. The seat that is asked again has been
 * thinking since then and keeps no increment; seats asked in the meantime have lost nothing.
 */
export function rewindClocks(clocks: Clocks, before: Clocks, asked: readonly Seat[], now: number): Clocks {
  const outage = (clocks.outage ?? 0) - (before.outage ?? 0)
  const changes = (seat: Seat) => asked.includes(seat) !== (clocks.since[seat] !== null)
  return {
    ...clocks,
    left: clocks.left.map((ms, seat) => (changes(seat) ? (before.left[seat] ?? ms) : ms)),
    since: clocks.since.map((start, seat) => {
      if (!asked.includes(seat)) return null
      return start ?? (before.since[seat] ?? now) + outage
    }),
  }
}

/** The clocks after an undo that everyone agreed to: all have the time they had, and it runs from now on. */
export const agreedClocks = (
  clocks: Clocks,
  before: Clocks,
  asked: readonly Seat[],
  now: number,
): Clocks => ({
  ...clocks,
  left: before.left,
  since: clocks.since.map((_, seat) => (asked.includes(seat) ? now : null)),
})

/** The player goes, and a bot takes over: what was thought until now is charged. */
export function goAway(clocks: Clocks, seat: Seat, now: number): Clocks {
  const start = clocks.since[seat] ?? null
  if (start === null) return clocks
  return {
    ...clocks,
    left: clocks.left.map((ms, other) => (other === seat ? Math.max(0, ms - (now - start)) : ms)),
    since: clocks.since.map((since, other) => (other === seat ? now : since)),
  }
}

/** A player who ran out of time and comes back gets some more, half as much each time. */
export function comeBack(rule: ClockRule, clocks: Clocks, seat: Seat, now: number): Clocks {
  const returns = clocks.returns?.[seat] ?? 0
  const whole = rule.kind === 'bank' ? Math.max(30, rule.increment) * 1000 : allowance(rule)
  const piece = Math.floor(whole / 2 ** returns)
  const isGiven = (clocks.left[seat] ?? 0) < piece && rule.kind !== 'none'
  return {
    ...clocks,
    left: clocks.left.map((ms, other) => (other === seat && isGiven ? piece : ms)),
    since: clocks.since.map((start, other) => (other === seat && start !== null ? now : start)),
    ...(isGiven && {
      returns: clocks.left.map((_, other) => (clocks.returns?.[other] ?? 0) + (other === seat ? 1 : 0)),
    }),
  }
}

/** After a time without a running server. */
export const afterOutage = (clocks: Clocks, ms: number): Clocks => ({
  ...clocks,
  since: clocks.since.map((start) => (start === null ? null : start + ms)),
  outage: (clocks.outage ?? 0) + ms,
})

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

/** The clocks as shown during a break: stopped. */
export function toldClocks({ left, since }: Clocks, paused: number | null): Pick<Clocks, 'left' | 'since'> {
  if (paused === null) return { left, since }
  const stood = (ms: number, seat: Seat) => {
    const start = since[seat] ?? paused
    return Math.max(0, ms - Math.max(0, paused - start))
  }
  return { left: left.map(stood), since: since.map(() => null) }
}
