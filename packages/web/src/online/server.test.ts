import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findServer, serverNow } from './server.ts'

const json = (status: number, body: object) => async () => Response.json(body, { status })
const html = (status: number) => async () => new Response('<!doctype html>', { status })
const silence = () => Promise.reject(new TypeError('Failed to fetch'))
const me = json(200, { user: null })

const fetching = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

describe('the server behind the page', () => {
  it.each([
    ['a page where it should be', html(200)],
    ['nothing there', html(404)],
    ['the error of another host', json(404, { error: 'not found' })],
  ])('is none when there is %s', async (_, answer) => {
    fetching.mockImplementation(answer)
    await findServer()
    expect(serverNow().state).toBe('none')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetching).toHaveBeenCalledOnce()
  })

  it.each([
    ['nobody answers', silence],
    ['the proxy finds nobody behind it', html(502)],
    ['it cannot get at its data', json(503, { ok: false, code: 'cannot-store', message: '' })],
    ['it is asked too often', json(429, { ok: false, code: 'too-fast', message: '' })],
  ])('is away while %s, and is looked for until it is back', async (_, answer) => {
    fetching.mockImplementation(answer)
    await findServer()
    expect(serverNow().state).toBe('away')
    await vi.advanceTimersByTimeAsync(7000)
    expect(fetching).toHaveBeenCalledTimes(4)
    fetching.mockImplementation(me)
    await vi.advanceTimersByTimeAsync(8000)
    expect(serverNow()).toEqual({ state: 'there', user: null })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetching).toHaveBeenCalledTimes(5)
  })
})
