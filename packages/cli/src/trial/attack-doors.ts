// Attackers looking for an unguarded door: other spellings of a path, forged headers, unexpected bodies and names.

import { Person } from '@sietch/trial'
import { type Attack, goingOn, UPRISING } from './attack.ts'

/** Sign-ins an address may attempt per minute, and the refill meanwhile. */
const TRIES = 20
const TO_SPARE = 15

export const aroundLimits: Attack = {
  name: 'around the limits',
  async run({ url, length, address }) {
    const thief = new Person(url, address())
    const { host } = new URL(url)
    const paths = [
      '/api/sign-in',
      '/%61pi/sign-in',
      '/api/%73ign-in',
      '//api/sign-in',
      '/api//sign-in',
      '/api/./sign-in',
      `http://${host}/api/sign-in`,
    ]
    let tried = 0
    let checked = 0
    await goingOn(Math.min(length, 20_000), async () => {
      const answers = await Promise.all(
        paths.map((path) => {
          const forged = `10.0.${tried >> 8}.${tried++ & 255}`
          const headers = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged }
          return thief.ask('POST', path, { username: 'nobody', password: `guess ${tried}` }, headers)
        }),
      )
      checked += answers.filter(({ status }) => status === 401).length
    })
    const isTooMany = checked > TRIES + TO_SPARE
    return {
      note: `${checked} of ${tried} passwords looked at`,
      faults: isTooMany ? [`one address had ${checked} passwords looked at`] : [],
    }
  },
}

const NAMES = ['\u0000', 'a\u0000b', '\u202Egnp', '\u200B', 'two\nlines', ' ']

/** Nested as deeply as the body limit allows. */
const DEPTH = 30_000

export const oddBodies: Attack = {
  name: 'odd bodies',
  async run({ url, length, address }) {
    const faults: string[] = []
    const answers = new Map<number, number>()
    const look = (what: string, { status, body }: { status: number; body: Record<string, unknown> }) => {
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status < 400 || status >= 500 || typeof body.code !== 'string')
        faults.push(`${what}: answered with ${status} ${body.code ?? 'and no code'}`)
    }
    const deep = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`
    await goingOn(length, async () => {
      const from = address()
      for (const name of NAMES) {
        look(
          `the name ${JSON.stringify(name)}`,
          await new Person(url, from).ask('POST', '/api/guest', { name }),
        )
      }
      look('deep JSON', await new Person(url, from).ask('POST', '/api/guest', deep))
      const guest = await Person.named(url, 'Deep', from)
      look(
        'a deep setup',
        await guest.ask('POST', '/api/tables', `{"game": "uprising", "setup": {"players": ${deep}}}`),
      )
      const options = { ...UPRISING, options: { substitute: '\u0000' } }
      look('a bot named NUL', await guest.ask('POST', '/api/tables', options))
      look('a deep file', await guest.ask('POST', '/api/import', deep))
    })
    const counts = [...answers].map(([status, count]) => `${status} ${count}`).join(', ')
    return { note: counts, faults: [...new Set(faults)] }
  },
}
