import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: undefined, botThreads: 1 })
  })

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it('knows proxies by their number or by their addresses', () => {
    expect(readConfig({}).proxies).toBe(0)
    expect(readConfig({ TRUST_PROXY: '2' }).proxies).toBe(2)
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).proxies).toEqual(['10.0.0.0/8', '::1'])
  })

  it('counts no clients where it counts neither requests nor messages, unless told to', () => {
    const off = { HTTP_LIMIT: '0', SOCKET_LIMIT: '0', MAX_GUESTS: '3' }
    expect(readConfig({}).limits).toMatchObject({
      guests: 100,
      connectionsOfAddress: 256,
      socketsOfPerson: 20,
    })
    expect(readConfig(off).limits).toMatchObject({ guests: 3, connectionsOfAddress: 0, socketsOfPerson: 0 })
  })

  it.each([
    ['PORT', 'spice', 'PORT: '],
    ['PORT', '70000', 'PORT: '],
    ['DATABASE_URL', 'mysql://localhost', 'DATABASE_URL: must begin with postgres://'],
    ['SIETCH_SECRET', 'short', 'SIETCH_SECRET: needs at least 32 characters'],
    ['PUBLIC_URL', 'play.example', 'PUBLIC_URL: '],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: '],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY: must be a number of proxies, or their addresses'],
    ['MAX_GUESTS', '-1', 'MAX_GUESTS: '],
    ['VAPID_PUBLIC_KEY', 'alone', 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: both or none'],
    ['SMTP_URL', 'http://mail.example', 'SMTP_URL: must begin with smtp://'],
    ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL, MAIL_FROM: both or none'],
    ['SMTP_URL', 'smtp://mail.example', 'PUBLIC_URL: is needed where mail is sent'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM: must be an address'],
  ])('says what is wrong with %s=%s', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow('The configuration is wrong:')
    expect(() => readConfig({ [name]: value })).toThrow(reason)
  })
})
