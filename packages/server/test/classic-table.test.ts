// What a table of classic Dune requires of a server: who keeps notes, and that people choose their factions before
// bots.

import { Person, Watched } from '@sietch/trial'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseGames } from '../src/table/games.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path }, await houseGames())
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

it('VIS-23 AMB-79 lets only Atreides keep notes where the table wants it so, and gives no one else theirs', async () => {
  const [paul, feyd] = (await Promise.all(
    ['Paul', 'Feyd'].map((name) => Person.named(server.url, name)),
  )) as [Person, Person]
  const setup = { players: 2, factions: ['atreides', 'harkonnen'], options: { atreidesNotes: true } }
  const { id } = await paul.table('/api/tables', { game: 'classic', setup, options: {} })
  await feyd.table(`/api/tables/${id}/join`, { seat: 1 })
  const notes = `/api/tables/${id}/notes`
  await feyd.ask('PUT', notes, { text: 'Before the match.' })
  await paul.table(`/api/tables/${id}/start`)
  expect(await paul.ask('PUT', notes, { text: 'Feyd bought the lasgun.' })).toMatchObject({ status: 200 })
  expect((await paul.ask('GET', notes)).body.text).toBe('Feyd bought the lasgun.')
  expect(await feyd.ask('PUT', notes, { text: 'Paul has the shield.' })).toMatchObject({
    status: 403,
    body: { code: 'no-notes' },
  })
  expect((await feyd.ask('GET', notes)).body.text).toBe('')
})

it('DUN-SET-2 lets people choose factions before bots, whoever has written down the setup', async () => {
  const paul = await Person.named(server.url, 'Paul')
  const { id } = await paul.table('/api/tables', {
    game: 'classic',
    // Left from a table where others were people.
    setup: { players: 4, factions: 'choose', choosers: [0] },
    options: { botPace: 10_000 },
    bots: ['easy', null, 'easy', 'easy'],
  })
  await paul.table(`/api/tables/${id}/start`)
  const watched = await Watched.at(await paul.connect(), id)
  expect(watched.match.decisions).toEqual([{ seat: 1, kind: 'choose-faction' }])
  watched.socket.disconnect()
})

it('refuses a setup in which someone chooses first who does not sit there', async () => {
  const paul = await Person.named(server.url, 'Paul')
  const refused = await paul.ask('POST', '/api/tables', {
    game: 'classic',
    setup: { players: 4, factions: 'choose', choosers: [4] },
    options: {},
  })
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'bad-setup', message: 'Who chooses first are different seats from 0 to 3.' },
  })
})
