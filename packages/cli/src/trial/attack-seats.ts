// Attackers who want to see or play a seat they once had: they left it, were kicked out, or have changed identity.

import { heardBy, Person, type Socket, type Watched, within } from '@sietch/trial'
import { type Attack, goingOn, SECRET, UPRISING } from './attack.ts'

const CHOICES = 12
const PASSWORD = 'the sleeper must awaken'

export const changingSeats: Attack = {
  name: 'changing seats',
  async run({ url, length, address }) {
    let leaks = 0
    let rounds = 0
    await goingOn(length, async () => {
      const from = address()
      const names = ['Host', 'Next', 'Left', 'Kicked']
      const people = await Promise.all(names.map((name) => Person.named(url, name, from)))
      const [host, next, left, kicked] = people as [Person, Person, Person, Person]
      const { id } = await host.table('/api/tables', {
        ...UPRISING,
        bots: [null, null, 'easy'],
        listed: false,
      })
      const path = (call: string) => `/api/tables/${id}/${call}`
      const sit = async (person: Person) => {
        await person.table(path('join'), { seat: 1 })
        const socket = await person.connect()
        await socket.emitWithAck('watch', { table: id })
        return { socket, heard: heardBy(socket) }
      }
      const former = [await sit(left)]
      await left.table(path('leave'))
      former.push(await sit(kicked))
      await host.table(path('kick'), { seat: 1 })
      await next.table(path('join'), { seat: 1 })
      await host.table(path('start'))
      const seats = await Promise.all([host, next].map((person) => person.watch(id)))
      await playOn(seats)
      leaks += former.flatMap(({ heard }) => heard.filter((frame) => SECRET.test(frame))).length
      for (const { socket } of [...former, ...seats]) socket.disconnect()
      rounds++
    })
    return { note: `${rounds} tables, ${leaks} secrets heard`, leaks, faults: [] }
  },
}

/** The one who is asked chooses the first option; bots may choose in between. */
async function playOn(seats: readonly Watched[]): Promise<void> {
  for (let n = 0; n < CHOICES; n++) {
    const asked = seats.find(({ match }) => match.prompt)
    if (asked === undefined) return
    const { seq, prompt } = asked.match
    const [option] = prompt?.options ?? []
    if (option !== undefined) await asked.choose(option.key)
    await within('a choice', Promise.all(seats.map((seat) => seat.reach(seq + 1))))
  }
}

export const changingNames: Attack = {
  name: 'signing in and out',
  async run({ url, length, address }) {
    let leaks = 0
    let rounds = 0
    const faults: string[] = []
    await goingOn(length, async () => {
      const from = address()
      const username = `name_${Math.random().toString(36).slice(2, 12)}`
      const host = await Person.named(url, 'Host', from)
      const guest = await Person.named(url, 'Guest', from)
      const account = await Person.named(url, 'Account', from)
      await account.ask('POST', '/api/register', { username, password: PASSWORD })
      const { id } = await host.table('/api/tables', {
        ...UPRISING,
        bots: [null, null, 'easy'],
        listed: false,
      })
      await guest.table(`/api/tables/${id}/join`, { seat: 1 })
      await host.table(`/api/tables/${id}/start`)
      const before = await guest.connect()
      await before.emitWithAck('watch', { table: id })
      // The guest goes on as the account, and then signs out with its socket still open.
      await guest.ask('POST', '/api/sign-in', { username, password: PASSWORD })
      const after = await guest.watch(id)
      if (after.match.viewer !== 1) faults.push('who signs in during a match loses the seat')
      const heard = [heardBy(before)]
      if ((await choiceBy(before, id)) === 'ok') faults.push('a guest plays on who is an account now')
      await guest.ask('POST', '/api/sign-out', {})
      heard.push(heardBy(after.socket))
      if ((await choiceBy(after.socket, id)) === 'ok') faults.push('somebody plays on who has signed out')
      const seat = await host.watch(id)
      await playOn([seat])
      leaks += heard.flat().filter((frame) => SECRET.test(frame)).length
      for (const socket of [before, after.socket, seat.socket]) socket.disconnect()
      rounds++
    })
    return { note: `${rounds} people, ${leaks} secrets heard`, leaks, faults }
  },
}

/** The code with which the server refuses a chat, which only those at the table may write. */
async function choiceBy(socket: Socket, table: string): Promise<string> {
  if (!socket.connected) return 'closed'
  const closed = new Promise<{ ok: false; code: string }>((resolve) =>
    socket.once('disconnect', () => resolve({ ok: false, code: 'closed' })),
  )
  const answer = socket.emitWithAck('chat', { table, text: 'I am still here' })
  const { ok, code } = await within('an answer', Promise.race([answer, closed]))
  return ok ? 'ok' : code
}
