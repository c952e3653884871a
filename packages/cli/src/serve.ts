// sietch serve: the server, with the web as `npm start` built it.

import { type Command, parse, wholeNumber } from './command.ts'

export const serveCommand: Command = {
  usage: `Usage: sietch serve [--port N] [--data FOLDER]

  --port N        where to listen (PORT if it is set, else 3000); 0 takes any free port
  --data FOLDER   where the SQLite database is kept (SIETCH_DATA if it is set, else ./data)

Serves what was built: npm start builds and serves, npm run build --workspace packages/web only builds.
With DATABASE_URL=postgres://… the data is kept in PostgreSQL instead. docs/operating.md lists all settings.`,

  async run(args) {
    const { values } = parse({ args, options: { port: { type: 'string' }, data: { type: 'string' } } })
    if (values.port !== undefined) wholeNumber(values.port, '--port', 0, 65535)
    // Loaded only now, so that `--help` and usage errors need not wait for it.
    const { serve } = await import('@sietch/server')
    return serve({
      ...process.env,
      ...(values.port !== undefined && { PORT: values.port }),
      ...(values.data !== undefined && { SIETCH_DATA: values.data }),
    })
  },
}
