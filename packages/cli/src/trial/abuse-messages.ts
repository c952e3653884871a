// Messages that a client should not send, by the thousand: each gets a clear answer, nothing changes, nothing breaks.

import { draw, pick, type Rng } from '@sietch/kernel'
import { metric, Person, seatGuests, type Watched, within } from '@sietch/trial'
import { table as columns } from '../table.ts'
import { KINDS, type Made, MOVES, OFTEN } from './abuse-kinds.ts'
import { wrongSoFar } from './course.ts'

const PLAYERS = 3
const AT_ONCE = 200
/** At most one in this many messages may cost a connection. */
const RARELY = 20

type Tally = Map<string, { sent: number; answers: Map<string, number> }>

/** Returns what went wrong. */
export async function sendRubbish(
  url: string,
  messages: number,
  rng: Rng,
  tell: (doing: string) => void,
): Promise<string[]> {
  const { id, guests } = await seatGuests(url, PLAYERS, { game: 'uprising', setup: { players: PLAYERS } })
  const seats = await Promise.all(guests.map((guest) => guest.watch(id)))
  const made = await play(seats, rng)
  const stranger = await Person.named(url, 'Stranger')
  const nobody = new Person(url)
  const before = await pictures(id, [...guests, nobody])
  const startOfProcess = await metric(url, 'process_start_time_seconds')

  const outsiders = await Promise.all([stranger, nobody, stranger, nobody].map((person) => person.connect()))
  const context = { id, seats, made, outsiders }
  const tally: Tally = new Map()
  const faults: string[] = []
  let next = 0
  const work = async () => {
    while (next++ < messages) {
      const kind = pick(rng, draw(rng, RARELY) === 0 ? KINDS : OFTEN)
      const entry = tally.get(kind.name) ?? { sent: 0, answers: new Map<string, number>() }
      tally.set(kind.name, entry)
      entry.sent++
      tell(`${next} of ${messages} bad messages sent, ${wrongSoFar(faults)}`)
      const answer = await within(kind.name, kind.send(context, rng, url)).catch(String)
      entry.answers.set(answer, (entry.answers.get(answer) ?? 0) + 1)
      if (!kind.expects.test(answer)) faults.push(`${kind.name}: ${answer}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  const after = await pictures(id, [...guests, nobody])
  for (const [n, picture] of before.entries())
    if (after[n] !== picture) faults.push(`viewer ${n} sees a change`)
  if ((await metric(url, 'process_start_time_seconds')) !== startOfProcess)
    faults.push('the server was restarted')
  for (const { socket } of seats) socket.disconnect()
  for (const socket of outsiders) socket.disconnect()

  console.log(
    columns([
      ['messages', 'sent', 'answered with'],
      ...[...tally].map(([name, { sent, answers }]) => [name, sent, spell(answers)]),
    ]),
  )
  return faults
}

const spell = (answers: ReadonlyMap<string, number>): string =>
  [...answers]
    .sort(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} ${count}`)
    .join(', ')

/** What everyone sees of the match, byte by byte, except the time. */
const pictures = (id: string, people: readonly Person[]): Promise<string[]> =>
  Promise.all(
    people.map(async (person) => {
      const { body } = await person.ask('GET', `/api/tables/${id}/match`)
      return JSON.stringify({ ...body, now: 0 })
    }),
  )

async function play(seats: readonly Watched[], rng: Rng): Promise<Made[]> {
  const made: Made[] = []
  for (let n = 0; n < MOVES; n++) {
    const seat = seats.findIndex(({ match }) => match.prompt)
    const watched = seats[seat]
    if (watched === undefined) break
    const { seq, prompt } = watched.match
    const { key } = pick(rng, prompt?.options ?? [])
    await watched.choose(key)
    made.push({ seq, key, seat })
    await Promise.all(seats.map((one) => one.reach(seq + 1)))
  }
  return made
}
