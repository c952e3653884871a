// Everything a page receives from the server, byte by byte, and what it says about a match.

import type { Json } from '@sietch/kernel'
import type { Update, Whole } from '@sietch/protocol'
import { type Patch, patched } from '@sietch/protocol'
import type { Page } from 'playwright-core'

/** What was received while the match was at `seq`. */
export type Received = { readonly seq: number; readonly text: string; readonly message: Message | null }

/** A whole match or an update of it. */
type Message = Pick<Whole, 'seq' | 'own' | 'outcome'> & Partial<Pick<Whole, 'view'> & Pick<Update, 'patch'>>

/** Packets of Socket.IO: events and answers are lists. */
const PACKET = /^4[23]\d*(\[.*)$/s

export function receivedBy(page: Page): Received[] {
  const received: Received[] = []
  let seq = 0
  const keep = (text: string, message: Message | null) => {
    seq = message?.seq ?? seq
    received.push({ seq, text, message })
  }
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => keep(String(payload), messageIn(String(payload)))),
  )
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      keep(await response.text().catch(() => ''), null)
  })
  return received
}

function messageIn(packet: string): Message | null {
  const [, list] = PACKET.exec(packet) ?? []
  if (list === undefined) return null
  const [first, second] = JSON.parse(list)
  if (first === 'update') return second
  return first?.match ?? null
}

/** The public view and the view of the page's own seat after each choice. */
export function viewsIn(received: readonly Received[]): ReadonlyMap<number, { open: Json; own: Json }> {
  const views = new Map<number, { open: Json; own: Json }>()
  let open: Json = null
  let own: Patch = []
  let last = -1
  for (const { message } of received) {
    if (message === null) continue
    if (message.view !== undefined) open = message.view
    else if (message.seq === last + 1) open = patched(open, message.patch ?? [])
    else continue
    last = message.seq
    own = message.own ?? own
    views.set(last, { open, own: patched(open, own) })
  }
  return views
}
