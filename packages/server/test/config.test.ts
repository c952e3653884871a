import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { bucket } from '../src/rate.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: undefined, botThreads: 1 })
  })

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it.each([
    ['PORT', 'spice', 'PORT: '],
    ['PORT', '70000', 'PORT: '],
    ['DATABASE_URL', 'mysql://localhost', 'DATABASE_URL: must begin with postgres://'],
    ['SIETCH_SECRET', 'short', 'SIETCH_SECRET: needs at least 32 characters'],
    ['PUBLIC_URL', 'play.example', 'PUBLIC_URL: '],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: '],
    ['VAPID_PUBLIC_KEY', 'alone', 'all three or none'],
  ])('says what is wrong with %s=%s', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow('The configuration is wrong:')
    expect(() => readConfig({ [name]: value })).toThrow(reason)
  })
})

describe('a bucket', () => {
  it('lets a few through at once and then so many a second', () => {
    let now = 0
    const allowed = bucket(2, 3, () => now)
    expect([allowed(), allowed(), allowed(), allowed()]).toEqual([true, true, true, false])
    now = 500
    expect([allowed(), allowed()]).toEqual([true, false])
  })

  it('without a rate lets everything through', () => {
    const allowed = bucket(0, 0)
    expect([allowed(), allowed()]).toEqual([true, true])
  })
})
