// The fingerprint of a state: equal data gives the same sixteen hexadecimal digits.

import { canonical } from './json.ts'
import { hashText } from './rng.ts'

export function hashState(state: unknown): string {
  const [high, low] = hashText(canonical(state), 0)
  return hex(high) + hex(low)
}

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0')
