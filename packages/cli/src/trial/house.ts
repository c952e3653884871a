// The server under test: this very program, in its own process.

import { fileURLToPath } from 'node:url'
import { type House, startHouse } from '@sietch/trial'

const program = fileURLToPath(new URL('../../bin/sietch.mjs', import.meta.url))
const renewed = fileURLToPath(new URL('../../bin/renewed.mjs', import.meta.url))

export const openHouse = (env: Readonly<Record<string, string>> = {}): Promise<House> =>
  startHouse(program, env)

/** A server with the games of a future version. */
export const openRenewedHouse = (env: Readonly<Record<string, string>> = {}): Promise<House> =>
  startHouse(renewed, env)
