import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pick, rngOf } from '@sietch/kernel'
import { Person } from '@sietch/trial'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bluffTable, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const program = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url))
const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path }, gamesWithBluff)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

it('the example bot joins a table and plays to the end', async () => {
  const host = await Person.named(server.url, 'Host')
  const { id } = await host.table('/api/tables', bluffTable(2))
  const socket = await host.connect()
  await socket.emitWithAck('watch', { table: id })
  const joined = new Promise((resolve) => socket.once('table', resolve))
  const bot = spawn(process.execPath, [program, server.url, id], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  bot.stdout.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(bot, 'exit')
  await joined
  await host.table(`/api/tables/${id}/start`)
  const watched = await host.watch(id)
  const rng = rngOf('example')
  while (watched.match.outcome === undefined) {
    const { seq, prompt } = watched.match
    if (prompt) await watched.choose(pick(rng, prompt.options).key)
    await watched.reach(seq + 1)
  }
  expect(await ended).toEqual([0, null])
  expect(said).toContain(`The match is over: ${watched.match.outcome.scores.join(' ')}`)
  watched.close()
  socket.disconnect()
})
