// How messages become text. Everything is JSON, and broadcasts are serialized once.

import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser'

/** A message whose JSON is known already. */
export class Serialized<T> {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }

  /** What it says. */
  toJSON(): T {
    return JSON.parse(this.json) as T
  }
}

/** Serializes packets as Socket.IO does, but does not look for binary data, since there is none. */
class JsonEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    return [`${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${serialize(type, data)}`]
  }
}

function serialize(type: PacketType, data: unknown): string {
  if (data === undefined || data === null) return ''
  if (
    type === PacketType.EVENT &&
    Array.isArray(data) &&
    data.length === 2 &&
    data[1] instanceof Serialized
  ) {
    return `[${JSON.stringify(data[0])},${data[1].json}]`
  }
  return JSON.stringify(data)
}

export const parser = { Encoder: JsonEncoder, Decoder }
