import { describe, expect, it } from 'vitest'
import { householdOf } from '../src/http/address.ts'
import { type Client, limiterOf } from '../src/limiter.ts'
import { testConfig } from './house.ts'

const config = testConfig({ httpLimit: 60, socketLimit: 10 })

function atAClock(change = {}) {
  const clock = { now: 0 }
  return { clock, limiter: limiterOf({ ...config, ...change }, () => clock.now) }
}

/** How often it is allowed at once. */
function atOnce(allowed: () => boolean): number {
  let count = 0
  while (count < 10_000 && allowed()) count++
  return count
}

const ann: Client = { person: 'ann', address: '10.1.1.1' }

describe('the limiter', () => {
  it('lets much through at once, and then so much a second', () => {
    const { clock, limiter } = atAClock()
    const message = () => limiter.allows('message', ann)
    expect(atOnce(message)).toBe(100)
    clock.now = 1000
    expect(atOnce(message)).toBe(10)
  })

  it('counts requests and messages together', () => {
    const { limiter } = atAClock()
    expect(atOnce(() => limiter.allows('message', ann))).toBe(100)
    expect(limiter.allows('request', ann)).toBe(false)
  })

  it('counts what is dear as many', () => {
    const { limiter } = atAClock()
    expect(atOnce(() => limiter.allows('message', ann, 10))).toBe(10)
  })

  it('counts a person wherever they come from, and an address whoever comes', () => {
    const { limiter } = atAClock()
    const from = (n: number) => ({ person: 'ann', address: `10.1.1.${n}` })
    expect(atOnce(() => limiter.allows('request', from(1)))).toBe(10)
    expect(limiter.allows('request', from(2))).toBe(false)
    let guests = 0
    const atTwo = () => limiter.allows('request', { person: `guest ${guests++}`, address: '10.1.1.2' })
    expect(atOnce(atTwo)).toBe(40)
  })

  it('takes nothing for what it does not allow', () => {
    const { clock, limiter } = atAClock()
    expect(atOnce(() => limiter.allows('chat', ann))).toBe(5)
    expect(atOnce(() => limiter.allows('chat', ann))).toBe(0)
    clock.now = 2000
    expect(limiter.allows('chat', ann)).toBe(true)
  })

  it('lets few through where names and passwords are tried', () => {
    const { clock, limiter } = atAClock()
    const tryOne = () => limiter.allows('enter', { address: '10.1.1.1' })
    expect(atOnce(tryOne)).toBe(20)
    clock.now = 60_000
    expect(atOnce(tryOne)).toBe(20)
  })

  it('is off where no limit is set', () => {
    const { limiter } = atAClock({ httpLimit: 0, socketLimit: 0 })
    for (const kind of ['request', 'message', 'enter', 'create', 'import', 'guest'] as const) {
      expect(atOnce(() => limiter.allows(kind, ann))).toBe(10_000)
    }
  })

  it('forgets those who have not come for longest, however many come', () => {
    const { limiter } = atAClock()
    expect(atOnce(() => limiter.allows('enter', { address: 'the first' }))).toBe(20)
    for (let n = 0; n < 19_999; n++) limiter.allows('enter', { address: `${n}` })
    expect(limiter.allows('enter', { address: 'the first' })).toBe(false)
    for (let n = 0; n < 20_000; n++) limiter.allows('enter', { address: `again ${n}` })
    expect(limiter.allows('enter', { address: 'the first' })).toBe(true)
  })
})

describe('a household', () => {
  it.each([
    ['93.184.216.34', '93.184.216.34'],
    ['::ffff:93.184.216.34', '93.184.216.34'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, household) => {
    expect(householdOf(address)).toBe(household)
  })
})
