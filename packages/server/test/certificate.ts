// A self-signed certificate for a test service that must speak HTTPS: generated here, so that the test needs no
// external tool. X.509 (RFC 5280) in DER, with a key on P-256.

import { generateKeyPairSync, sign } from 'node:crypto'

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const BIT_STRING = 0x03
const OBJECT = 0x06
const TEXT = 0x0c
const TIME = 0x17
const VERSION = 0xa0

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
const COMMON_NAME = [0x55, 0x04, 0x03]

export function makeCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(SEQUENCE, der(OBJECT, ECDSA_WITH_SHA256))
  const commonName = der(SEQUENCE, der(OBJECT, COMMON_NAME), der(TEXT, Buffer.from(name)))
  const whose = der(SEQUENCE, der(SET, commonName))
  const day = 24 * 3600 * 1000
  const valid = der(SEQUENCE, time(Date.now() - day), time(Date.now() + day))
  const signed = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, [2])),
    der(INTEGER, [1]),
    algorithm,
    whose,
    valid,
    whose,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(BIT_STRING, [0], sign('sha256', signed, privateKey))
  const base64 = der(SEQUENCE, signed, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** A tag, the length, and what is in it. */
function der(tag: number, ...parts: (Uint8Array | number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Uint8Array.from(part)))
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Uint8Array.from([tag, ...size]), content])
}

/** YYMMDDHHMMSSZ */
const time = (ms: number): Buffer =>
  der(TIME, Buffer.from(`${new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))
