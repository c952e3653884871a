import { openApiDocument } from '@sietch/protocol/openapi'
import { Person } from '@sietch/trial'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openApi } from '../src/http/api.ts'
import { makeDataFolder, startServer, testConfig } from './house.ts'

type Described = { readonly paths: Readonly<Record<string, object>> }

it('every route under /api is in the OpenAPI document, and every one of the document is there', async () => {
  const app = Fastify()
  const open = new Set<string>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && url !== '/api/*') open.add(`${one} ${url}`)
  })
  // Nothing is asked of them but that they are there.
  const nothing = new Proxy({}, { get: () => async () => ({}) }) as never
  await openApi(app, { config: testConfig(), identity: nothing, limiter: nothing, saw: nothing }, nothing)
  const { paths } = openApiDocument() as unknown as Described
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('{id}', ':id')}`),
  )
  expect([...open].sort()).toEqual(described.sort())
})

it('a server gives the document', async () => {
  const data = makeDataFolder()
  const server = await startServer({ data: data.path })
  const { status, body } = await new Person(server.url).ask('GET', '/api/openapi.json')
  expect(status).toBe(200)
  expect(body).toEqual(openApiDocument())
  await server.close()
  await data.remove()
})
