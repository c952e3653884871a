// Who is connected, and how much waits for them: connections and sockets are counted, and one that does not take what
// it asked for is closed before it fills the memory.

import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Server, Socket } from 'socket.io'
import type { Limits } from './config.ts'
import { addressOf, householdOf, type Trust } from './http/address.ts'
import { RefusalError } from './refusal.ts'

/** TCP connections. Those of the proxies we trust are many people's. */
export function boundConnections(http: HttpServer, limits: Limits, trust: Trust): void {
  if (limits.connections > 0) http.maxConnections = limits.connections
  const open = tally(limits.connectionsOfAddress)
  http.on('connection', (connection) => {
    const { remoteAddress = '' } = connection
    if (trust(remoteAddress, 0)) return
    const key = householdOf(remoteAddress)
    if (!open.add(key)) return void connection.destroy()
    connection.once('close', () => open.remove(key))
  })
}

/** So many of each; 0 lifts the limit. */
function tally(most: number) {
  const counts = new Map<string, number>()
  return {
    /** False when there are enough already: then it is not counted. */
    add(key: string): boolean {
      const count = counts.get(key) ?? 0
      if (most > 0 && count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    remove(key: string): void {
      const count = counts.get(key) ?? 0
      if (count > 1) counts.set(key, count - 1)
      else counts.delete(key)
    },
  }
}

type Line = Socket['conn']

/** All that waits, in bounds of a single line: beyond it each line is held to a small part of its own. */
const LINES_FULL = 100
const WHEN_MUCH_WAITS = 16

export type Lines = {
  /** The address that somebody comes from, as it is counted. */
  householdOf(request: IncomingMessage): string
  /** Counts a socket of this person; throws a refusal when they have enough. */
  admit(socket: Socket, person: string | undefined): void
}

export function linesOf(io: Server, limits: Limits, trust: Trust, log: Logger): Lines {
  const household = (request: IncomingMessage) => householdOf(addressOf(request, trust))
  // Whoever connects and never says so to the end is not told why there is no room.
  const lines = tally(limits.socketsOfAddress * 2)
  const ofAddress = tally(limits.socketsOfAddress)
  const ofPerson = tally(limits.socketsOfPerson)
  let all = 0

  io.engine.on('connection', (line: Line) => {
    const address = household(line.request)
    if (!lines.add(address)) {
      log.warn({ address }, 'a line too many')
      return hangUp(line)
    }
    /** What the transport has not been given yet, and what it has not got rid of yet. */
    let waiting = 0
    let underWay = 0
    line.on('packetCreate', ({ data = '' }: { data?: string }) => {
      waiting += data.length
      all += data.length
      const held = waiting + underWay
      const share = all > limits.buffered * LINES_FULL ? WHEN_MUCH_WAITS : 1
      if (limits.buffered === 0 || held * share <= limits.buffered) return
      log.warn({ address, bytes: held }, 'a line that does not take what it asked for is closed')
      hangUp(line)
    })
    line.on('flush', () => {
      underWay = waiting
      waiting = 0
      line.transport.once('drain', () => {
        all -= underWay
        underWay = 0
      })
    })
    line.once('close', () => {
      lines.remove(address)
      all -= waiting + underWay
      waiting = 0
      underWay = 0
    })
  })

  return {
    householdOf: household,
    admit(socket, person) {
      const address = household(socket.request)
      if (!ofAddress.add(address)) throw tooManySockets()
      socket.conn.once('close', () => ofAddress.remove(address))
      if (person === undefined) return
      if (!ofPerson.add(person)) throw tooManySockets()
      socket.conn.once('close', () => ofPerson.remove(person))
    },
  }
}

const tooManySockets = () =>
  new RefusalError('too-many-sockets', 'You have this open too often. Close some of its tabs.')

/** At once: the usual farewell would wait behind what is not taken. */
function hangUp(line: Line): void {
  const carrier: unknown = Reflect.get(line.transport, 'socket')
  line.close(true)
  if (typeof carrier === 'object' && carrier !== null && 'terminate' in carrier) {
    if (typeof carrier.terminate === 'function') carrier.terminate()
  }
}
