// Attackers who take more than their share: tables, bots, imports, chat.

import { GAMES } from '@sietch/games'
import { choose, pick, rngOf, start } from '@sietch/kernel'
import { type Person, pause, Person as Somebody, seatGuests, until } from '@sietch/trial'
import { findGame } from '../games.ts'
import { type Attack, goingOn, UPRISING } from './attack.ts'

/** How many open and running tables a person may have. */
const MOST_TABLES = 20

export const fillingLobby: Attack = {
  name: 'filling the lobby',
  async run({ url, length, address }) {
    const from = address()
    const guests = await Promise.all([0, 1, 2, 3].map((n) => Somebody.named(url, `Many ${n}`, from)))
    const made = guests.map(() => 0)
    let tried = 0
    await goingOn(length, async () => {
      for (const [n, guest] of guests.entries()) {
        const { status } = await guest.ask('POST', '/api/tables', UPRISING)
        tried++
        if (status === 200) made[n] = (made[n] ?? 0) + 1
      }
    })
    const faults = made
      .filter((count) => count > MOST_TABLES)
      .map((count) => `one person opened ${count} tables`)
    const honest = await Somebody.named(url, 'Honest', address())
    const { id } = await honest.table('/api/tables', UPRISING)
    const { body } = await honest.ask('GET', '/api/tables')
    if (!(body.tables as { id: string }[]).some((table) => table.id === id))
      faults.push('a new table is not listed')
    return { note: `${made.reduce((sum, count) => sum + count, 0)} of ${tried} tables opened`, faults }
  },
}

/** Milliseconds two bots at another table may take for their turns during the attack. */
const SLOWEST = 20_000

export const starvingBots: Attack = {
  name: 'starving bots',
  async run({ url, length, address }) {
    const honest = await seatGuests(
      url,
      1,
      {
        ...UPRISING,
        bots: [null, 'easy', 'easy'],
        options: { botPace: 100 },
      },
      address(),
    )
    const seat = await (honest.guests[0] as Person).watch(honest.id)
    const from = address()
    const greedy = await Promise.all([0, 1, 2, 3].map((n) => Somebody.named(url, `Greedy ${n}`, from)))
    let running = 0
    const begun = greedy.map(async (guest) => {
      await goingOn(length, async () => {
        const bots = ['expert', 'expert', 'expert']
        const { status, body } = await guest.ask('POST', '/api/tables', { ...UPRISING, bots, listed: false })
        if (status !== 200) return
        const { id } = body.table as { id: string }
        if ((await guest.ask('POST', `/api/tables/${id}/start`)).status === 200) running++
      })
    })
    let longest = 0
    let isSlow = false
    await goingOn(length, async () => {
      if (seat.match.outcome !== undefined) return pause(100)
      const [option] = seat.match.prompt?.options ?? []
      const at = performance.now()
      if (option !== undefined) await seat.choose(option.key)
      const isAsked = await until(
        () => seat.match.prompt != null || seat.match.outcome !== undefined,
        SLOWEST,
      )
      isSlow ||= !isAsked
      longest = Math.max(longest, performance.now() - at)
    })
    await Promise.all(begun)
    seat.close()
    return {
      note: `${running} tables of Expert bots; at another table bots answer within ${longest.toFixed(0)} ms`,
      faults: isSlow ? [`bots elsewhere did not play for ${SLOWEST / 1000} s`] : [],
    }
  },
}

export const importing: Attack = {
  name: 'importing',
  async run({ url, length, address }) {
    const file = await fileOfMatch()
    const from = address()
    const guest = await Somebody.named(url, 'Importer', from)
    const answers = new Map<number, number>()
    await goingOn(length, async () => {
      const some = Array.from({ length: 8 }, () => guest.ask('POST', '/api/import', file))
      for (const { status } of await Promise.all(some)) answers.set(status, (answers.get(status) ?? 0) + 1)
    })
    const counts = [...answers].map(([status, count]) => `${status} ${count}`).join(', ')
    const isBroken = [...answers.keys()].some((status) => status >= 500 && status !== 503)
    return { note: counts, faults: isBroken ? [`imports were answered with ${counts}`] : [] }
  },
}

/** A whole random match. */
async function fileOfMatch(): Promise<object> {
  const game = await findGame(GAMES, UPRISING.game)
  if (typeof game === 'string') throw new Error(game)
  return game.open((known) => {
    const { match } = start(known.rules, known.setups.read(UPRISING.setup), 'flood')
    const rng = rngOf('flood')
    for (let prompt = match.prompts[0]; prompt !== undefined; prompt = match.prompts[0]) {
      choose(match, prompt.decision.seat, pick(rng, prompt.options).key)
    }
    return match.log
  })
}

const CHAT = { sockets: 4, atOnce: 5, aSecond: 0.5 }

export const chatting: Attack = {
  name: 'chat from many sockets',
  async run({ url, length, address }) {
    const { id, guests } = await seatGuests(url, 1, { ...UPRISING, bots: [null, 'easy', 'easy'] }, address())
    const [guest] = guests as [Person]
    const sockets = await Promise.all(Array.from({ length: CHAT.sockets }, () => guest.connect()))
    for (const socket of sockets) await socket.emitWithAck('watch', { table: id })
    const start = performance.now()
    let said = 0
    let tried = 0
    await goingOn(length, async () => {
      const answers = await Promise.all(
        sockets.map((socket) => socket.emitWithAck('chat', { table: id, text: `flood ${tried++}` })),
      )
      said += answers.filter(({ ok }) => ok).length
    })
    const allowed = CHAT.atOnce + (CHAT.aSecond * (performance.now() - start)) / 1000 + 1
    for (const socket of sockets) socket.disconnect()
    return {
      note: `${said} of ${tried} said`,
      faults: said > allowed ? [`one person said ${said} things, ${allowed.toFixed(0)} were allowed`] : [],
    }
  },
}
