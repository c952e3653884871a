// sietch serve: the server, with the web as `npm start` built it.

import { serve } from '@sietch/server'
import { type Command, parse, wholeNumber } from './command.ts'

export const serveCommand: Command = {
  usage: `Usage: sietch serve [--port N]

  --port N    where to listen (PORT if it is set, else 3000); 0 takes any free port

Serves what was built: npm start builds and serves, npm run build --workspace packages/web only builds.`,

  run(args) {
    const { values } = parse({ args, options: { port: { type: 'string' } } })
    const port = values.port ?? (process.env.PORT || '3000')
    return serve(wholeNumber(port, '--port', 0, 65535), process.env.SIETCH_WEB)
  },
}
