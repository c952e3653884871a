import { words } from '@sietch/i18n/page'
import { describe, expect, it } from 'vitest'
import { optionsOf, USUAL } from './terms.ts'
import { ago, clockWords, leftOf, shownTime } from './times.ts'

const w = words('en')
const HOUR = 3_600_000

describe('a clock', () => {
  it('runs only for whose turn it is, and never below nothing', () => {
    const clocks = { left: [60_000, 60_000], since: [1000, null] }
    expect(leftOf(clocks, 0, 11_000)).toBe(50_000)
    expect(leftOf(clocks, 1, 11_000)).toBe(60_000)
    expect(leftOf(clocks, 0, 999_000)).toBe(0)
  })

  it('shows minutes, hours and days', () => {
    expect([0, 65_000, 20 * 60_000, 2 * HOUR + 5000, 49 * HOUR].map((ms) => shownTime(ms, w))).toEqual([
      '0:00',
      '1:05',
      '20:00',
      '2:00:05',
      '2 d 1 h',
    ])
  })

  it('is described by its rule', () => {
    const rule = (clock: typeof USUAL.clock) =>
      clockWords(optionsOf({ ...USUAL, clock }, { possible: [], usual: [] }).clock, w)
    expect(rule('turn')).toBe('1:30 per turn')
    expect(rule('bank')).toBe('20:00 + 20 s per move')
    expect(rule('days')).toBe('1 day per move')
  })

  it('says how long ago something was', () => {
    expect(ago(0, 2 * HOUR + 1, 'en')).toBe('2 hours ago')
    expect(ago(0, 90_000, 'pl')).toBe('1 minutę temu')
  })
})
