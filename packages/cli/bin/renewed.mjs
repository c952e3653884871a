// Serves the games of a version to come (src/trial/renewed.ts): for the rehearsal of an upgrade.
import '@sietch/server/typescript'

const { serve } = await import('@sietch/server')
const { renewedGames } = await import('../src/trial/renewed.ts')
const port = process.argv.at(-1)
process.exitCode = await serve({ ...process.env, PORT: port }, renewedGames)
