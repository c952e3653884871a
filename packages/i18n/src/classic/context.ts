// What a decision of classic Dune is about, beside its own sentence: whose advantage may be stopped, where advisors may
// take up arms, what a deal offers. It is told from the pending work that a view shows.

import type { FrameView } from '@sietch/classic'
import { isObject, type Json, type JsonObject } from '@sietch/kernel'
import { type Message, message } from '../message.ts'
import { isMessage, type MessageId } from '../messages/messages.ts'
import { playerAt, type SeatNames } from '../seats.ts'
import { argsOf, type Bargain, eventMessage, giftMessage, questionMessage } from './events.ts'

/** The latest thing of which there is something to say. */
export function contextMessage(pending: readonly FrameView[], seats: SeatNames): Message | undefined {
  const acting = pending.findLast(({ kind }) => kind === 'player-turn')?.seat as Json | undefined
  for (const frame of [...pending].reverse()) {
    const said = frameMessage(frame as JsonObject, seats, acting)
    // What lies below it is not what is talked about.
    if (said !== undefined || TALKS.includes(frame.kind)) return said
  }
  return undefined
}

const TALKS: readonly string[] = ['offer', 'question']

/** `acting` is whose turn of Shipment and Movement it is. */
function frameMessage(frame: JsonObject, seats: SeatNames, acting: Json | undefined): Message | undefined {
  /** Nothing is said of what is not settled yet. */
  const say = (id: MessageId, facts: { readonly [name: string]: Json | undefined }): Message | undefined => {
    const known = Object.entries(facts).filter((fact): fact is [string, Json] => fact[1] != null)
    if (known.length < Object.keys(facts).length) return undefined
    return message(id, argsOf(Object.fromEntries(known), seats, id))
  }
  const { territory, part, seat, to, from, spice, when } = frame
  switch (frame.kind) {
    case 'window': {
      const { name, ...facts } = isObject(frame.window) ? frame.window : {}
      const id = `classic.context.${name}`
      return isMessage(id) ? say(id, facts) : undefined
    }
    case 'worm':
      return say('classic.context.worm', { territory, ally: first(frame.asked) })
    case 'wartime':
      return say('classic.context.wartime', { territory: first(frame.left) })
    case 'auction':
      return say('classic.context.auction', { seat: frame.bidder, bid: frame.bid })
    case 'intrusion':
      return say('classic.context.intrusion', { territory })
    case 'accompany':
      return say('classic.context.accompany', { seat: acting, part })
    case 'halve':
      return say('classic.context.halve', { part, losses: frame.losses })
    case 'move':
      return say('classic.context.move', { from })
    case 'battle':
      return say('classic.event.battle', {
        territory,
        aggressor: first(frame.seats),
        defender: first(frame.seats, 1),
      })
    case 'offer': {
      const { pledge, asks } = frame
      if (to == null || seat === undefined || spice === undefined) return undefined
      if (when == null) {
        if (spice === 0 && pledge == null) return undefined
        const given = (pledge == null ? { spice } : { spice, pledge }) as Pick<Bargain, 'spice' | 'pledge'>
        return message('classic.context.offering', { gift: giftMessage(given) })
      }
      const data = {
        seat,
        to,
        spice,
        when,
        ...(pledge == null ? {} : { pledge }),
        ...(asks === undefined || asks === 0 ? {} : { asks }),
      }
      return eventMessage({ kind: 'deal-offered', data }, seats)
    }
    case 'question':
      return isObject(frame.question)
        ? message('classic.context.question', {
            seat: playerAt(seats, Number(seat)),
            question: questionMessage(frame.question, seats),
          })
        : undefined
    default:
      return undefined
  }
}

const first = (list: Json | undefined, index = 0): Json | undefined =>
  Array.isArray(list) ? list[index] : undefined
