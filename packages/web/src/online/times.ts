// Times in words: how long ago, what a clock shows, and how a table measures time.

import type { Language, Words } from '@sietch/i18n/page'
import type { ClockRule, Clocks } from '@sietch/protocol'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

export function ago(time: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - time)
  const [unit, length] = UNITS.find(([, ms]) => past >= ms) ?? (['second', SECOND] as const)
  return words.format(-Math.floor(past / length), unit)
}

/** What is left on the clock of a seat, never less than nothing. */
export function leftOf({ left, since }: Clocks, seat: number, now: number): number {
  const start = since[seat] ?? null
  return Math.max(0, (left[seat] ?? 0) - (start === null ? 0 : now - start))
}

/** 1:05, 12:00:00, or in days when there are some. */
export function shownTime(ms: number, w: Words): string {
  const seconds = Math.ceil(ms / SECOND)
  if (ms >= DAY) {
    return w('page.clock.days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) })
  }
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':')
}

export function clockWords(rule: ClockRule, w: Words): string {
  switch (rule.kind) {
    case 'none':
      return w('page.clock.none')
    case 'turn':
      return w('page.clock.turn', { time: shownTime(rule.seconds * SECOND, w) })
    case 'bank':
      return w('page.clock.bank', { time: shownTime(rule.seconds * SECOND, w), more: rule.increment })
    case 'days':
      return w('page.clock.per-move', { days: rule.days })
  }
}
