// What a passkey has to prove under WebAuthn: that our own page requested it, for our challenge, with its owner present
// and verified. Attestation is not used, so only the key itself is read: https://www.w3.org/TR/webauthn-3/, 7.1 and
// 7.2.

import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { RefusalError } from '../refusal.ts'

/** The site that passkeys are for. */
export type Site = {
  /** Its domain. */
  readonly rp: string
  /** Whether a page of this origin is one of its own. */
  isOwn(origin: string): boolean
}

export function siteOf(publicUrl: string | undefined, host: string): Site {
  const own = new URL(publicUrl ?? `http://${host}`)
  return {
    rp: own.hostname,
    isOwn(origin) {
      if (publicUrl !== undefined) return origin === own.origin
      return URL.canParse(origin) && new URL(origin).host === own.host
    },
  }
}

/** The supported COSE algorithms. */
const ALGORITHMS: { readonly [id: number]: (key: KeyObject) => boolean } = {
  [-7]: ({ asymmetricKeyType, asymmetricKeyDetails }) =>
    asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1',
  [-8]: ({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519',
  [-257]: ({ asymmetricKeyType, asymmetricKeyDetails }) =>
    asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048,
}

const ED25519 = -8
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]
const HEAD = 37
const AAGUID = 16

export const wrongPasskey = (): RefusalError =>
  new RefusalError('wrong-passkey', 'This passkey does not open anything here.')

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})

/** What the browser was asked to sign; refuses requests from other pages or for another challenge. */
export function challengeIn(text: string, type: 'webauthn.create' | 'webauthn.get', site: Site): string {
  let said: z.infer<typeof clientData>
  try {
    said = clientData.parse(JSON.parse(bytesOf(text).toString('utf8')))
  } catch {
    throw wrongPasskey()
  }
  if (said.type !== type || said.crossOrigin === true || !site.isOwn(said.origin)) throw wrongPasskey()
  return said.challenge
}

/** The authenticator data; refuses another site, or an absent owner. */
function readDevice(bytes: Buffer, site: Site): { readonly flags: number; readonly counter: number } {
  if (bytes.length < HEAD || !bytes.subarray(0, 32).equals(sha256(site.rp))) throw wrongPasskey()
  const flags = bytes.readUInt8(32)
  if ((flags & PRESENT) === 0 || (flags & VERIFIED) === 0) throw wrongPasskey()
  return { flags, counter: bytes.readUInt32BE(33) }
}

type Key = { readonly publicKey: string; readonly algorithm: number }

function keyOf({ publicKey, algorithm }: Key): KeyObject {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' })
    if (ALGORITHMS[algorithm]?.(key) === true) return key
  } catch {
    // The bytes are not a key.
  }
  throw wrongPasskey()
}

type Made = Key & { readonly credential: string; readonly authenticatorData: string }

/** Refuses a new passkey that could never be used; returns its counter. */
export function checkNew({ credential, authenticatorData, ...key }: Made, site: Site): number {
  const bytes = bytesOf(authenticatorData)
  const { flags, counter } = readDevice(bytes, site)
  keyOf(key)
  const at = HEAD + AAGUID + 2
  if ((flags & ATTESTED) === 0 || bytes.length < at) throw wrongPasskey()
  const named = bytes.subarray(at, at + bytes.readUInt16BE(at - 2))
  if (!named.equals(bytesOf(credential))) throw wrongPasskey()
  return counter
}

type Signed = {
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

/** Refuses what this passkey has not signed; returns its counter. */
export function checkSigned(
  { clientData: client, authenticatorData, signature }: Signed,
  known: Key & { readonly counter: number },
  site: Site,
): number {
  const bytes = bytesOf(authenticatorData)
  const { counter } = readDevice(bytes, site)
  const signed = Buffer.concat([bytes, sha256(bytesOf(client))])
  const digest = known.algorithm === ED25519 ? null : 'sha256'
  if (!verify(digest, signed, keyOf(known), bytesOf(signature))) throw wrongPasskey()
  // If the device counts, the count must have increased: otherwise there are two of it.
  if ((counter > 0 || known.counter > 0) && counter <= known.counter) throw wrongPasskey()
  return counter
}
