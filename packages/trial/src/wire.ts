// A socket to the server that does no more than it must: the frames of Socket.IO over a bare WebSocket. A client on the
// same machine takes CPU away from the server it measures; this one takes little.

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
  /** Sends an event; `answered` gets the server's acknowledgment. */
  send(name: string, message: object, answered: (answer: unknown) => void): void
  /** Stops reading, so that what the server sends piles up. */
  deafen(): void
  /** Resumes reading, starting with what has piled up. */
  listen(): void
  readonly isOpen: () => boolean
  close(): void
}

/** Connects as the cookie's owner, and fails if the server does not let it in. */
export async function wire(url: string, cookie = '', from = '127.0.0.1'): Promise<Wire> {
  const address = `${url.replace(/^http/, 'ws')}/socket/?EIO=4&transport=websocket`
  const socket = new WebSocket(address, {
    headers: cookie === '' ? {} : { cookie },
    localAddress: from,
    perMessageDeflate: false,
  })
  const waiting = new Map<number, (answer: unknown) => void>()
  let asked = 0

  const opened: Wire = {
    heard: () => {},
    send(name, message, answered) {
      waiting.set(asked, answered)
      socket.send(`${EVENT}${asked++}${JSON.stringify([name, message])}`)
    },
    deafen: () => socket.pause(),
    listen: () => socket.resume(),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.terminate(),
  }
  const acknowledge = (packet: string) => {
    const list = packet.indexOf('[')
    const id = Number(packet.slice(ACKNOWLEDGED.length, list))
    const [answer] = JSON.parse(packet.slice(list)) as [unknown]
    waiting.get(id)?.(answer)
    waiting.delete(id)
  }
  const connected = new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server has closed the connection.')))
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
