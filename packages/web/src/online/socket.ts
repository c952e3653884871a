// The connection to the server: requests with responses, events, and the connection state. It reconnects by itself.

import {
  type Answer,
  type Message,
  type News,
  type NewsKind,
  PROTOCOL,
  type Question,
  type Refusal,
} from '@sietch/protocol'
import type { Socket } from 'socket.io-client'
import { refusedBy, type ServerRefused } from './api.ts'

/** An answer that has not come by now is not waited for. */
const PATIENCE = 8000
/** A refused client does not reconnect by itself. */
const TURNED_AWAY = 3000
/** Where there is no room now there may be some later. */
const LATER = 10_000

/** It is unknown whether the request has arrived. */
export class Unanswered extends Error {}

/** What is asked, but for the table that the line is about. */
export type Asked<Q extends Question> = Omit<Message<Q>, 'table'>

export type Line = {
  ask<Q extends Question>(kind: Q, of: Asked<Q>): Promise<Answer<Q>>
  on<K extends NewsKind>(kind: K, listener: (news: News<K>) => void): void
  /** Called with each change of the line. */
  onConnection(listener: (isConnected: boolean) => void): void
  /** Called when the server turns us away, and says why. */
  onRefused(listener: (refused: ServerRefused) => void): void
  close(): void
}

/** What is asked down this line is about one table. */
export async function socketLine(table: string): Promise<Line> {
  const { io } = await import('socket.io-client')
  const socket: Socket = io({
    path: '/socket',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelayMax: 3000,
    auth: { protocol: PROTOCOL },
  })
  // Reconnects immediately when the network is back.
  const hurry = () => void (socket.connected || socket.disconnect().connect())
  addEventListener('online', hurry)
  // The browser knows at once what the line would find out after half a minute; the server may be near all the same.
  const broken = () => void socket.disconnect().connect()
  addEventListener('offline', broken)
  let retry: ReturnType<typeof setTimeout> | undefined
  socket.on('connect_error', ({ data }: TurnedAway) => {
    if (!socket.active) retry = setTimeout(() => socket.connect(), data === undefined ? TURNED_AWAY : LATER)
  })
  return {
    async ask(kind, of) {
      // Requests are not queued: after a disconnect, we first check what has happened.
      if (!socket.connected) throw new Unanswered()
      const answer: Answered<typeof kind> = await socket
        .timeout(PATIENCE)
        .emitWithAck(kind, { table, ...of })
        .catch(() => Promise.reject(new Unanswered()))
      if (answer.ok === false) throw refusedBy(answer)
      return answer
    },
    on: (kind, listener) => void socket.on(kind as string, listener),
    onConnection(listener) {
      socket.on('connect', () => listener(true))
      socket.on('disconnect', () => listener(false))
      socket.on('connect_error', (error: TurnedAway) => {
        if (error.data === undefined) listener(false)
      })
    },
    onRefused(listener) {
      socket.on('connect_error', ({ data }: TurnedAway) => {
        if (data !== undefined) listener(refusedBy(data))
      })
    },
    close() {
      clearTimeout(retry)
      removeEventListener('online', hurry)
      removeEventListener('offline', broken)
      socket.close()
    },
  }
}

/** A connection that failed, or was refused with the reason. */
type TurnedAway = Error & { readonly data?: Refusal }

type Answered<Q extends Question> = (Answer<Q> & { readonly ok?: true }) | Refusal
