// Runs commands, and stops them when we are stopped.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const minutes = 20
const windows = process.platform === 'win32'

/**
 * Runs a command at the root of the repository with its output on our screen, and returns its exit code
 * (1 if it could not start or did not end by itself).
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to ours
 * @param {(said: Buffer) => void} [hear] gets the output in place of the screen
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}, hear) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: !windows, // its own process group, so that everything it starts can be stopped
      shell: windows, // npm is a batch file there
    })
    const stop = () => {
      if (windows || !child.pid) child.kill()
      else process.kill(-child.pid, 'SIGKILL')
    }
    const limit = setTimeout(() => {
      console.error(`Stopped after ${minutes} minutes: ${command} ${args.join(' ')}`)
      stop()
    }, minutes * 60_000)
    // Others may run in parallel, and each is stopped when we exit.
    process.on('exit', stop)
    const forget = whenStopped(() => process.exit(1))
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
    child.on('error', (error) => console.error(error.message))
    child.on('close', (code) => {
      clearTimeout(limit)
      process.off('exit', stop)
      forget()
      resolve(code === null || code < 0 ? 1 : code)
    })
  })
}

/**
 * Calls back when we have to stop: on a signal, or when the shell that npm started us in is gone, since it does not
 * pass signals on.
 * @param {() => void} stop
 * @returns {() => void} ends the watch
 */
export function whenStopped(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) stop()
  }, 500)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return () => {
    clearInterval(watch)
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
