// A device with passkeys: a browser and its authenticator in one; it can also be told to lie.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAssertion } from '@sietch/protocol'
import type { Person } from '@sietch/trial'

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
const spelled = (bytes: Buffer): string => bytes.toString('base64url')

const PAIRS = {
  [-7]: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  [-8]: () => generateKeyPairSync('ed25519'),
  [-257]: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const

/** What a real device or page would not do. */
type Lie = {
  readonly type?: string
  readonly origin?: string
  readonly rp?: string
  readonly flags?: number
  readonly challenge?: string
  readonly counter?: number
  readonly crossOrigin?: boolean
}

export class Device {
  readonly credential = spelled(randomBytes(32))
  readonly #algorithm: keyof typeof PAIRS
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  counter = 0

  constructor(algorithm: keyof typeof PAIRS = -7) {
    this.#algorithm = algorithm
    this.#keys = PAIRS[algorithm]()
  }

  #client(person: Person, type: string, challenge: string, lie: Lie): string {
    const { origin = person.url, crossOrigin = false } = lie
    const said = { type: lie.type ?? type, challenge: lie.challenge ?? challenge, origin, crossOrigin }
    return spelled(Buffer.from(JSON.stringify(said)))
  }

  #head(rp: string, flags: number, { rp: other, flags: others, counter = this.counter }: Lie): Buffer {
    const head = Buffer.alloc(37)
    sha256(other ?? rp).copy(head)
    head.writeUInt8(others ?? flags, 32)
    head.writeUInt32BE(counter, 33)
    return head
  }

  /** A new passkey for anyone. */
  async make(person: Person, more: Partial<NewPasskey> = {}, lie: Lie = {}): Promise<NewPasskey> {
    const { body } = await person.ask('POST', '/api/me/passkeys/options')
    const id = Buffer.from(this.credential, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const data = [this.#head(String(body.rp), 0x45, lie), Buffer.alloc(16), length, id, Buffer.alloc(77)]
    return {
      credential: this.credential,
      clientData: this.#client(person, 'webauthn.create', String(body.challenge), lie),
      authenticatorData: spelled(Buffer.concat(data)),
      publicKey: spelled(this.#keys.publicKey.export({ format: 'der', type: 'spki' })),
      algorithm: this.#algorithm,
      name: 'Laptop',
      ...more,
    }
  }

  async sign(person: Person, lie: Lie = {}): Promise<PasskeyAssertion> {
    const { body } = await person.ask('POST', '/api/passkey/options')
    const head = this.#head(String(body.rp), 0x05, lie)
    const clientData = this.#client(person, 'webauthn.get', String(body.challenge), lie)
    const signed = Buffer.concat([head, sha256(Buffer.from(clientData, 'base64url'))])
    const digest = this.#algorithm === -8 ? null : 'sha256'
    return {
      credential: this.credential,
      clientData,
      authenticatorData: spelled(head),
      signature: spelled(sign(digest, signed, this.#keys.privateKey)),
    }
  }
}
