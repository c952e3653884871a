// sietch abuse: everything a client should not do. What it sends is refused and changes nothing; anything else it does
// costs the others some time at most.

import { rngOf } from '@sietch/kernel'
import { startPostgres } from '@sietch/trial/postgres'
import { type Command, parse, wholeNumber } from '../command.ts'
import { sendRubbish } from './abuse-messages.ts'
import { followCourse } from './course.ts'
import { openHouse } from './house.ts'
import { attacksOn } from './siege.ts'

export const abuseCommand: Command = {
  usage: `Usage: sietch abuse [--messages N] [--seconds N] [--tables N] [--together] [--postgres] [--seed TEXT]

  --messages N    how many bad messages are sent (default 100000)
  --seconds N     how long each attack goes on (default 40)
  --tables N      tables of honest players who play meanwhile (default 10)
  --together      all attacks at once instead of one after the other
  --postgres      on a PostgreSQL instead of SQLite
  --seed TEXT     decides what is sent (default abuse)

Sends malformed, oversized, replayed, stale and foreign messages over sockets and HTTP, to a server without limits. Then,
with the limits that a server has, attacks it from other addresses while honest people play: changing seats and names,
connections that do not read or write byte by byte, doors around the limits, floods. Exit code 1 when a message gets no
clear answer or changes a match, somebody hears a secret, a limit is passed, an honest player is disturbed, or the server
dies.`,

  async run(args) {
    const { values } = parse({
      args,
      options: {
        messages: { type: 'string', default: '100000' },
        seconds: { type: 'string', default: '40' },
        tables: { type: 'string', default: '10' },
        together: { type: 'boolean', default: false },
        postgres: { type: 'boolean', default: false },
        seed: { type: 'string', default: 'abuse' },
      },
    })
    const messages = wholeNumber(values.messages, '--messages', 1, 10_000_000)
    const length = 1000 * wholeNumber(values.seconds, '--seconds', 1, 600)
    const tables = wholeNumber(values.tables, '--tables', 1, 100)
    const postgres = values.postgres ? await startPostgres() : undefined
    const database = async (name: string): Promise<Record<string, string>> =>
      postgres === undefined ? {} : { DATABASE_URL: await postgres.url(name) }
    let doing = ''
    const course = followCourse(() => doing)
    const tell = (what: string) => {
      doing = what
    }
    try {
      const open = await openHouse({ BOT_THREADS: '0', ...(await database('open')) })
      const rubbish = await sendRubbish(open.url, messages, rngOf(values.seed), tell).finally(() =>
        open.close(),
      )
      const guarded = await openHouse({ ...GUARDED, ...(await database('guarded')) })
      const siege = await attacksOn(guarded, length, tables, values.together, tell).finally(() =>
        guarded.close(),
      )
      const faults = [...rubbish, ...siege.faults]
      for (const fault of faults.slice(0, 20)) console.error(fault)
      console.log(
        `${messages} bad messages and ${siege.attacks} attacks: ${faults.length} faults, ${siege.leaks} leaked, ${siege.deaths} deaths; p99 of the others ${siege.under.toFixed(0)} ms under attack, ${siege.without.toFixed(0)} ms without`,
      )
      return faults.length + siege.leaks + siege.deaths === 0 ? 0 : 1
    } finally {
      course.close()
      await postgres?.stop()
    }
  },
}

/** The server's default limits, and too little memory for a flood to hide in. */
const GUARDED = {
  HTTP_LIMIT: '',
  SOCKET_LIMIT: '',
  LOG_LEVEL: 'silent',
  NODE_OPTIONS: '--max-old-space-size=512',
}
