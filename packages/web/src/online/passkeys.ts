// What the browser does with passkeys. Servers get what it made or signed, each part in base64url.

import type { NewPasskey, PasskeyAssertion, Reply } from '@sietch/protocol'

/** No passkey was used: canceled by the person, the device or the browser. */
export class NoPasskey extends Error {}

/** Browsers allow it only on https and localhost, and only for host names, not IP addresses. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)

/** ECDSA with P-256, Ed25519 and RSA, as COSE numbers them. */
const ALGORITHMS = [-7, -8, -257]
const PATIENCE = 5 * 60_000

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

const spelled = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Whatever the browser says, it comes down to the same. */
async function credentialBy(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asking.catch(() => null)
  if (found instanceof PublicKeyCredential) return found
  throw new NoPasskey()
}

export async function makePasskey(
  given: Reply<'passkeyOptions'>,
): Promise<Omit<NewPasskey, 'name' | 'username'>> {
  const { id, name } = given.user
  const made = await credentialBy(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(given.challenge),
        rp: { id: given.rp, name: 'Sietch' },
        user: { id: bytesOf(id), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: given.known.map((one) => ({ type: 'public-key', id: bytesOf(one) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        timeout: PATIENCE,
      },
    }),
  )
  const { response } = made
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new NoPasskey()
  const publicKey = response.getPublicKey()
  if (publicKey === null) throw new NoPasskey()
  return {
    credential: spelled(made.rawId),
    clientData: spelled(response.clientDataJSON),
    authenticatorData: spelled(response.getAuthenticatorData()),
    publicKey: spelled(publicKey),
    algorithm: response.getPublicKeyAlgorithm(),
  }
}

export async function signWithPasskey(given: Reply<'passkeyEntry'>): Promise<PasskeyAssertion> {
  const signed = await credentialBy(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(given.challenge),
        rpId: given.rp,
        userVerification: 'required',
        timeout: PATIENCE,
      },
    }),
  )
  const { response } = signed
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new NoPasskey()
  return {
    credential: spelled(signed.rawId),
    clientData: spelled(response.clientDataJSON),
    authenticatorData: spelled(response.authenticatorData),
    signature: spelled(response.signature),
  }
}
