// Attackers who hold connections: they do not read, send byte by byte, or open more than anyone needs.

import { connect, type Socket } from 'node:net'
import { metric, pause, seatGuests, type Wire, wire } from '@sietch/trial'
import { type Attack, goingOn, UPRISING } from './attack.ts'

const DEAF = 20
const MEGABYTE = 2 ** 20
/** How much memory the server may spend on them, in megabytes. */
const MEMORY = 256

export const notReading: Attack = {
  name: 'not reading',
  async run({ url, length, address }) {
    const from = address()
    const { id } = await seatGuests(url, 1, { ...UPRISING, bots: [null, 'easy', 'easy'] }, from)
    const before = await metric(url, 'process_resident_memory_bytes')
    const wires = await Promise.all(Array.from({ length: DEAF }, () => wire(url, '', from)))
    for (const one of wires) one.deafen()
    let asked = 0
    await goingOn(length, async () => {
      for (const one of wires) {
        if (one.isOpen()) one.send('watch', { table: id }, () => {})
        asked++
      }
      await pause(50)
    })
    const more = ((await metric(url, 'process_resident_memory_bytes')) - before) / MEGABYTE
    for (const one of wires) one.close()
    return {
      note: `${asked} questions, ${more.toFixed(0)} MB more`,
      faults: more > MEMORY ? [`${more.toFixed(0)} MB wait for those who do not read`] : [],
    }
  },
}

const DRIPPING = 100
/** Seconds after which the server gives up on an unfinished request, with some margin. */
const REQUEST_TIMEOUT = 30_000

export const dripping: Attack = {
  name: 'byte by byte',
  async run({ url, length, address }) {
    const { hostname, port } = new URL(url)
    const localAddress = address()
    let closed = 0
    const sockets = Array.from({ length: DRIPPING }, (): Socket => {
      const socket = connect({ host: hostname, port: Number(port), localAddress })
      socket.once('close', () => closed++).on('error', () => {})
      socket.resume()
      socket.write(
        `POST /api/guest HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      )
      return socket
    })
    await goingOn(length, async () => {
      for (const socket of sockets) if (socket.writable) socket.write(' ')
      await pause(250)
    })
    const open = DRIPPING - closed
    for (const socket of sockets) socket.destroy()
    const isLate = length > REQUEST_TIMEOUT && open > 0
    return {
      note: `${closed} of ${DRIPPING} were closed`,
      faults: isLate ? [`${open} requests may take as long as they like`] : [],
    }
  },
}

const SOCKETS = 2000
/** No one, and no household, needs more. */
const MOST_SOCKETS = 500

export const holdingSockets: Attack = {
  name: 'thousands of sockets',
  async run({ url, length, address }) {
    const from = address()
    const held: Wire[] = []
    let tried = 0
    const end = performance.now() + length
    while (tried < SOCKETS && performance.now() < end) {
      const some = Array.from({ length: 50 }, () => wire(url, '', from))
      for (const one of await Promise.allSettled(some)) if (one.status === 'fulfilled') held.push(one.value)
      tried += some.length
    }
    const open = held.filter((one) => one.isOpen()).length
    for (const one of held) one.close()
    return {
      note: `${open} of ${tried} open`,
      faults: open > MOST_SOCKETS ? [`one address holds ${open} sockets`] : [],
    }
  },
}
