// One or two people against the Rivals of a box, on a real server: what Levy shows of automas holds for a whole game, too.

import type { Json } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import { Person, type Watched } from '@sietch/trial'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { playOut } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path })
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

const CLOCK = { kind: 'bank', seconds: 600, increment: 0 }

const newTable = (game: string, setup: object) => ({ game, setup, options: { botPace: 0, clock: CLOCK } })

const sitting = ({ seats }: OnlineTable) =>
  seats.map(({ kind, user, bot }) => (kind === 'automa' ? kind : (user?.name ?? bot)))

/** What is seen of the Intrigue cards of each seat, and of the House Hagal deck. */
type Shown = {
  readonly players: readonly { readonly intrigue: Json }[]
  readonly rivals: { readonly deck: number }
}
const isOpen = ({ view }: Watched) =>
  (view as unknown as Shown).players.map(({ intrigue }) => Array.isArray(intrigue))

describe('a table against Rivals', () => {
  it.each([
    ['imperium', { players: 1 }, ['Ann', 'automa', 'automa']],
    ['imperium', { players: 2 }, ['Ann', null, 'automa']],
    ['uprising', { players: 1, rivals: { level: 'mentat', churn: true } }, ['Ann', 'automa', 'automa']],
    ['uprising', { players: 2, rivals: { streamlined: true } }, ['Ann', null, 'automa']],
  ])('of %s has the seats of %o', async (game, setup, seats) => {
    const ann = await Person.named(server.url, 'Ann')
    const table = await ann.table('/api/tables', newTable(game, setup))
    expect(sitting(table)).toEqual(seats)
    expect(table.setup).toMatchObject(setup)
  })

  it.each([
    ['a level', { players: 2, rivals: { level: 'mentat' } }, 'Only a solo game has a level of difficulty.'],
    ['Rivals', { players: 3, rivals: {} }, 'Rivals play against one or two people, not against 3.'],
    ['rubbish', { players: 1, rivals: { level: 'gom jabbar' } }, 'level must be one of mercenary'],
  ])('is refused with a sentence where %s cannot be', async (_, setup, sentence) => {
    const ann = await Person.named(server.url, 'Ann')
    const { status, body } = await ann.ask('POST', '/api/tables', newTable('uprising', setup))
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'bad-setup' })
    expect(body.message).toContain(sentence)
  })

  it('is played by two people to the end, rated between them, and read in again', async () => {
    const [ann, ben, eve] = (await Promise.all(
      ['Ann', 'Ben', 'Eve'].map((name) => Person.named(server.url, name)),
    )) as [Person, Person, Person]
    const setup = { players: 2, rivals: { rules: ['smart-politics'] } }
    const { id } = await ann.table('/api/tables', newTable('uprising', setup))
    await ben.table(`/api/tables/${id}/join`)
    expect(sitting(await ann.table(`/api/tables/${id}/start`))).toEqual(['Ann', 'Ben', 'automa'])

    const seats = await Promise.all([ann, ben].map((person) => person.watch(id)))
    const guest = await eve.watch(id)
    expect(guest.match.clocks.left).toEqual([600_000, 600_000, 0])
    expect([...seats, guest].map(isOpen)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, false],
    ])
    for (const { view } of [...seats, guest]) {
      expect((view as unknown as Shown).rivals.deck).toEqual(expect.any(Number))
    }
    guest.close()

    // Ann goes away in the middle and comes back to the same position.
    const asked = seats.find(({ match }) => match.prompt)
    await asked?.choose(asked.match.prompt?.options[0]?.key ?? '')
    seats[0]?.close()
    const [first, second] = [await ann.watch(id), seats[1] as Watched]
    await second.reach(first.match.seq)
    expect(first.match.seq).toBe(second.match.seq)
    await playOut([first, second])

    const outcome = first.match.outcome
    expect(outcome?.scores).toHaveLength(3)
    expect(outcome?.places.flat().toSorted()).toEqual([0, 1, 2])
    for (const [seat, person] of [ann, ben].entries()) {
      await vi.waitFor(async () => {
        const { body } = await person.ask('GET', `/api/players/${person.id}`)
        expect(body.latest).toMatchObject([{ players: 3, rated: 1, score: outcome?.scores[seat] }])
      })
    }
    const { body: file } = await ann.ask('GET', `/api/tables/${id}/file`)
    const read = (await ann.ask('POST', '/api/import', file)).body.table as OnlineTable
    expect(read.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'automa'])
    for (const seat of [first, second]) seat.close()
  })
})
