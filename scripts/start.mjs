// npm start: from a fresh clone to a running server.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { root, run, whenStopped } from './run.mjs'

if (!(await install())) process.exit(1)
const build = ['run', '--silent', 'build', '--workspace', 'packages/web', '--', '--logLevel=warn']
if ((await run('npm', build)) !== 0) process.exit(1)

// Most of what a server allocates lives for one choice: with a larger young generation, little has to be copied.
const young = '--max-semi-space-size=64'
const server = spawn(process.execPath, [young, 'packages/cli/bin/sietch.mjs', 'serve'], {
  cwd: root,
  stdio: 'inherit',
})
whenStopped(() => server.kill())
server.on('exit', (code) => process.exit(code ?? 1))
