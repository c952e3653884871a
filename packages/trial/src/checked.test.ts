import { EventEmitter } from 'node:events'
import type { Socket } from 'socket.io-client'
import { describe, expect, it } from 'vitest'
import { checkReply, checkSocket } from './checked.ts'

describe('an answer to a request', () => {
  const user = { id: 'u', name: 'Ann', username: null }

  it('is as the protocol says', () => {
    checkReply('GET', '/api/me', 200, { user })
    checkReply('GET', '/api/tables/mine', 200, { tables: [] })
    checkReply('GET', '/api/me', 429, { ok: false, code: 'too-fast', message: 'Not so fast.' })
  })

  it.each([
    ['something is missing', '/api/me', 200, { user: { id: 'u', name: 'Ann' } }, 'GET /api/me is not as'],
    ['something is told besides', '/api/me', 200, { user, seed: '1' }, 'seed'],
    ['nobody lists the route', '/api/nowhere', 200, {}, 'no route of the protocol'],
    ['nobody lists the code', '/api/me', 400, { ok: false, code: 'odd', message: '' }, 'does not list'],
  ])('is refused when %s', (_, path, status, body, reason) => {
    expect(() => checkReply('GET', path, status, body)).toThrow(reason)
  })
})

describe('what a socket is told', () => {
  /** A socket that answers with this. */
  function socketWith(answer: unknown) {
    const told = new EventEmitter()
    const socket = {
      onAny: (hear: (kind: string, message: unknown) => void) => void told.on('any', hear),
      emitWithAck: async (..._: unknown[]) => answer,
    }
    // Only what is checked is there.
    checkSocket(socket as unknown as Socket)
    return { socket, tell: (kind: string, message: unknown) => told.emit('any', kind, message) }
  }

  it('is checked, asked for or not', async () => {
    const { socket, tell } = socketWith({ ok: true, seq: 3 })
    tell('closed', { table: 't' })
    expect(() => tell('closed', { table: 't', seed: '1' })).toThrow('seed')
    expect(() => tell('opened', {})).toThrow('nothing that the protocol tells')
    expect(await socket.emitWithAck('choose', {})).toEqual({ ok: true, seq: 3 })
    await expect(socket.emitWithAck('unwatch', {})).rejects.toThrow('the answer to "unwatch"')
  })
})
