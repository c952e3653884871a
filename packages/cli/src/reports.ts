// sietch reports: what people have reported to the operator about others.

import { listReports } from '@sietch/server/archive'
import { type Command, parse, UsageError, wholeNumber } from './command.ts'

export const reportsCommand: Command = {
  usage: `Usage: sietch reports [--most N] [--data FOLDER]

  --most N        how many, the latest first (50)
  --data FOLDER   where the SQLite database is kept (SIETCH_DATA if it is set, else ./data)

With DATABASE_URL=postgres://… it is the PostgreSQL there. Each is a line of JSON: when, at which table, by whom (userId,
name), about whom (aboutId, aboutName), what they had said, and why. The server may run meanwhile.`,
  run(args) {
    const { values, positionals } = parse({
      args,
      options: { data: { type: 'string' }, most: { type: 'string' } },
      allowPositionals: true,
    })
    if (positionals.length > 0) throw new UsageError(`unexpected "${positionals[0]}"`)
    const most = values.most === undefined ? 50 : wholeNumber(values.most, '--most', 1, 10_000)
    return listReports(most, {
      ...process.env,
      ...(values.data !== undefined && { SIETCH_DATA: values.data }),
    })
  },
}
