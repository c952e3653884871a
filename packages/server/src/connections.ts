// Who is connected, and how much is queued for them: connections and sockets are counted, and one that does not read
// what it asked for is closed before it fills up memory.

import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Server, Socket } from 'socket.io'
import type { Limits } from './config.ts'
import { addressOf, householdOf, type Trust } from './http/address.ts'
import { RefusalError } from './refusal.ts'

/** TCP connections. Those of trusted proxies belong to many people. */
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

/** The limit for each; 0 lifts it. */
function tally(most: number) {
  const counts = new Map<string, number>()
  return {
    /** False if the limit is reached; then it is not counted. */
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

/** How many full queues may exist in total: beyond that, each connection is limited to a fraction of its own. */
const LINES_FULL = 100
const WHEN_MUCH_WAITS = 16

export type Lines = {
  /** The address someone comes from, as it is counted. */
  householdOf(request: IncomingMessage): string
  /** Counts a socket of this person; throws a refusal if they have too many. */
  admit(socket: Socket, person: string | undefined): void
}

export function linesOf(io: Server, limits: Limits, trust: Trust, log: Logger): Lines {
  const household = (request: IncomingMessage) => householdOf(addressOf(request, trust))
  // A client that never completes its handshake is not told why there is no room.
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
    /** What has not been given to the transport yet, and what it has not sent yet. */
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

/** Immediately: the regular close would wait behind the unread data. */
function hangUp(line: Line): void {
  const carrier: unknown = Reflect.get(line.transport, 'socket')
  line.close(true)
  if (typeof carrier === 'object' && carrier !== null && 'terminate' in carrier) {
    if (typeof carrier.terminate === 'function') carrier.terminate()
  }
}
