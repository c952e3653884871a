import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../src/server.ts'
import { readSite } from '../src/site.ts'
import { testConfig } from './house.ts'

const folder = mkdtempSync(join(tmpdir(), 'sietch-server-'))
const web = join(folder, 'web')
const config = testConfig({ data: join(folder, 'data') })
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Sietch</title>')
  writeFileSync(join(web, 'assets', 'index-4f3a.js'), 'export {}')
  writeFileSync(join(web, 'assets', 'inter-09bc.woff2'), 'font')
  writeFileSync(join(folder, 'secret.txt'), 'not yours')
  server = await listen(config, readSite(web))
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Sends the path as is, which fetch() would normalize first. */
function ask(path: string, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request({ port: server.port, path, method }, async (response) => {
        let body = ''
        for await (const chunk of response) body += chunk
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('the server', () => {
  it('serves the page at /, to be asked for again each time', async () => {
    const { status, headers, body } = await ask('/?from=a-friend')
    expect(status).toBe(200)
    expect(body).toContain('<title>Sietch</title>')
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  })

  it('serves hashed assets with their type, to be kept forever', async () => {
    const script = await ask('/assets/index-4f3a.js')
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await ask('/assets/inter-09bc.woff2')).headers['content-type']).toBe('font/woff2')
  })

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await ask('/assets/index-4f3a.js', 'HEAD')
    expect({ status, length: headers['content-length'], body }).toEqual({
      status: 200,
      length: '9',
      body: '',
    })
  })

  it('says that it is alive, and that it can write', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: 'ok\n' })
  })

  it('refuses other methods', async () => {
    const { status, headers } = await ask('/', 'POST')
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
  })

  it.each([
    '/nothing',
    '/assets',
    '/assets/',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/%',
    '/index.html%00',
  ])('finds nothing at %s', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).not.toContain('not yours')
  })

  it('lets no script but its own run, and no other page frame it', async () => {
    const policy = String((await ask('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('tells Prometheus how it is doing', async () => {
    const { body, headers } = await ask('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('sietch_choices_total')
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'does not tell those whom a proxy on the same machine passes on with %s',
    async (header) => {
      const response = await fetch(`http://127.0.0.1:${server.port}/metrics`, {
        headers: { [header]: '127.0.0.1' },
      })
      expect(response.status).toBe(403)
    },
  )

  it('tells whoever has the token, if there is one', async () => {
    const metricsToken = 'the spice must flow'
    const guarded = await listen({ ...config, data: join(folder, 'guarded'), metricsToken }, readSite(web))
    const look = async (authorization: string) => {
      const headers = { authorization, 'x-forwarded-for': '93.184.216.34' }
      return (await fetch(`http://127.0.0.1:${guarded.port}/metrics`, { headers })).status
    }
    expect([await look('Bearer the spice must'), await look(`Bearer ${metricsToken}`)]).toEqual([401, 200])
    await guarded.close()
  })

  it('keeps its database to itself', () => {
    const rights = (path: string) => statSync(join(folder, 'data', path)).mode & 0o777
    expect(rights('')).toBe(0o700)
    for (const file of readdirSync(join(folder, 'data'))) expect(rights(file)).toBe(0o600)
  })

  it('says which port is busy', async () => {
    const busy = { ...config, port: server.port }
    await expect(listen(busy, readSite(web))).rejects.toThrow(`Port ${server.port} is already in use`)
  })

  it('says that the web is not built', () => {
    expect(() => readSite(join(folder, 'elsewhere'))).toThrow('The web is not built yet')
  })
})
