// Serves the games of a future version (src/trial/renewed.ts), to rehearse an upgrade.
import { imported } from '@sietch/server/typescript'

const [{ serve }, { renewedGames }] = await imported(
  import.meta.resolve('@sietch/server'),
  new URL('../src/trial/renewed.ts', import.meta.url),
)
const port = process.argv.at(-1)
process.exitCode = await serve({ ...process.env, PORT: port }, renewedGames)
