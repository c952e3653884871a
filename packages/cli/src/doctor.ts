// sietch doctor: checks what a server depends on, before or while it runs.

import type { Finding } from '@sietch/server/doctor'
import { type Command, parse } from './command.ts'

const SIGNS: { readonly [R in Finding['result']]: string } = { fine: 'ok', watch: 'look', wrong: 'WRONG' }

export const doctorCommand: Command = {
  usage: `Usage: sietch doctor [--data FOLDER] [--json]

  --data FOLDER   where the SQLite database is kept (SIETCH_DATA if it is set, else ./data)
  --json          the last line is one JSON object

Looks at the version of Node, the settings, the disk, the database and its clock, the keys and the mail server, with the
settings of the environment that the server would have, and says what to do. It changes nothing, and the server may run
meanwhile. Exit code 1 when something is wrong.`,

  async run(args) {
    const { values } = parse({
      args,
      options: { data: { type: 'string' }, json: { type: 'boolean', default: false } },
    })
    const { examine } = await import('@sietch/server/doctor')
    const env = { ...process.env, ...(values.data !== undefined && { SIETCH_DATA: values.data }) }
    const found = await examine(env)
    for (const { about, result, said } of found)
      console.log(`${SIGNS[result].padEnd(6)}${about.padEnd(12)} ${said}`)
    const count = (wanted: Finding['result']) => found.filter(({ result }) => result === wanted).length
    const [wrong, watch] = [count('wrong'), count('watch')]
    console.log(
      values.json
        ? JSON.stringify({ ok: wrong === 0, wrong, watch, found })
        : wrong + watch === 0
          ? 'Everything is in order.'
          : `${wrong} wrong, ${watch} to look at.`,
    )
    return wrong === 0 ? 0 : 1
  },
}
