import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeFolder } from './folder.ts'
import { path, sietch } from './sietch.ts'

const folder = makeFolder()
folder.save('index.html', '<!doctype html><title>Sietch</title>')

it('sietch serve answers on its port until it is told to stop', async () => {
  const env = { ...process.env, SIETCH_WEB: folder.path, SIETCH_DATA: join(folder.path, 'data') }
  const server = spawn(process.execPath, [path, 'serve', '--port', '0'], { cwd: tmpdir(), env })
  const [line] = await once(createInterface(server.stdout), 'line')
  const [address = ''] = /http:\S+/.exec(line) ?? []
  expect((await fetch(new URL('/healthz', address))).status).toBe(200)
  server.kill()
  expect(await once(server, 'exit')).toEqual([0, null])
})

it.each(['spice', '70000', '-1'])('sietch serve refuses the port %s', async (port) => {
  const { status, stderr } = await sietch('serve', `--port=${port}`)
  expect(status).toBe(2)
  expect(stderr).toContain(`--port must be a whole number, 0 to 65535, not "${port}"`)
})

it('sietch serve says what is wrong with the configuration', async () => {
  vi.stubEnv('DATABASE_URL', 'mysql://localhost')
  vi.stubEnv('LOG_LEVEL', 'loud')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { status, stderr } = await sietch('serve')
  expect(status).toBe(2)
  expect(stderr).toContain('DATABASE_URL: must begin with postgres://')
  expect(stderr).toContain('LOG_LEVEL: ')
})

it('sietch backup and restore carry a database from one folder to another', async () => {
  const [file, first, second] = ['backup.gz', 'first', 'second'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ]
  expect(await sietch('backup', file, '--data', first)).toMatchObject({
    status: 0,
    lastLine: `0 players, 0 tables and 0 choices saved in ${file}`,
  })
  expect(await sietch('restore', file, '--data', second)).toMatchObject({ status: 0 })
})

it('sietch doctor says by its exit code whether all is in order, and changes nothing', async () => {
  vi.stubEnv('SIETCH_WEB', folder.path)
  onTestFinished(() => void vi.unstubAllEnvs())
  const there = join(folder.path, 'to-be-looked-at')
  const fine = await sietch('doctor', '--data', there, '--json')
  expect(fine.status).toBe(0)
  expect(JSON.parse(fine.lastLine)).toMatchObject({ ok: true, wrong: 0 })
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  const wrong = await sietch('doctor')
  expect(wrong.status).toBe(1)
  expect(wrong.stdout).toContain('Is PostgreSQL running')
  expect(wrong.lastLine).toMatch(/^1 wrong, /)
})
