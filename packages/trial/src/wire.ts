// A socket to the server that does no more than it must: the frames of Socket.IO over a bare WebSocket. What measures
// a server on the same machine takes its processor away; this takes little.

import { once } from 'node:events'
import { WebSocket } from 'ws'

/** The packets that are used here, as Engine.IO and Socket.IO number them. */
const PING = '2'
const PONG = '3'
const CONNECT = '40'
const EVENT = '42'
const ACKNOWLEDGED = '43'

export type Wire = {
  /** Gets every event as it came: a JSON text, to be parsed or not. */
  heard: (event: string) => void
  /** Sends an event; `answered` gets what the server acknowledges it with. */
  send(name: string, message: object, answered: (answer: unknown) => void): void
  close(): void
}

/** Connects as whoever the cookie says. */
export async function wire(url: string, cookie: string): Promise<Wire> {
  const address = `${url.replace(/^http/, 'ws')}/socket/?EIO=4&transport=websocket`
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
  const waiting = new Map<number, (answer: unknown) => void>()
  let asked = 0

  const opened: Wire = {
    heard: () => {},
    send(name, message, answered) {
      waiting.set(asked, answered)
      socket.send(`${EVENT}${asked++}${JSON.stringify([name, message])}`)
    },
    close: () => socket.close(),
  }
  const acknowledge = (packet: string) => {
    const list = packet.indexOf('[')
    const id = Number(packet.slice(ACKNOWLEDGED.length, list))
    const [answer] = JSON.parse(packet.slice(list)) as [unknown]
    waiting.get(id)?.(answer)
    waiting.delete(id)
  }
  const connected = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const packet = data.toString()
      if (packet.startsWith(EVENT)) opened.heard(packet.slice(EVENT.length))
      else if (packet.startsWith(ACKNOWLEDGED)) acknowledge(packet)
      else if (packet === PING) socket.send(PONG)
      else if (packet.startsWith(CONNECT)) resolve()
    })
  })
  await once(socket, 'open')
  socket.send(CONNECT)
  await connected
  return opened
}
