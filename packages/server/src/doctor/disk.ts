// The data folder: whether it is writable, how much space there is, and how fast the disk flushes.

import { randomUUID } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { reasonOf } from '../store/open.ts'
import { DATABASE_FILE } from '../store/sqlite.ts'
import type { Finding } from './finding.ts'

const MB = 1024 * 1024
const [LOW, TOO_LOW] = [1024 * MB, 100 * MB]
/** Milliseconds for a flush to disk: each choice waits for one. */
const SLOW_DISK = 100

/** The folder or, if it does not exist yet, the one it would be created in. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)))

export function disk(data: string): Finding[] {
  const folder = nearest(data)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    const said = `${folder} cannot be written by the user ${process.getuid?.() ?? ''}. Give it to them (chown), or set SIETCH_DATA to another folder.`
    return [{ about: 'disk', result: 'wrong', said }]
  }
  const found: Finding[] = []
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const size = `${Math.round(free / MB).toLocaleString('en')} MB free in ${folder}`
  if (free < TOO_LOW)
    found.push({
      about: 'disk',
      result: 'wrong',
      said: `Only ${size}. Nothing can be stored soon: make room.`,
    })
  else if (free < LOW)
    found.push({ about: 'disk', result: 'watch', said: `Only ${size}. Make room before it is full.` })
  else found.push({ about: 'disk', result: 'fine', said: size })
  const file = join(data, DATABASE_FILE)
  if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) {
    const said = `Others on this machine may read ${file}, which holds sessions and keys: chmod 600 ${file}`
    found.push({ about: 'permissions', result: 'watch', said })
  }
  found.push(syncing(folder))
  return found
}

/** How long the disk takes to flush. */
function syncing(folder: string): Finding {
  const file = join(folder, `.doctor-${randomUUID()}`)
  try {
    const open = openSync(file, 'wx', 0o600)
    try {
      const times = Array.from({ length: 5 }, () => {
        const began = performance.now()
        writeSync(open, Buffer.alloc(4096))
        fsyncSync(open)
        return performance.now() - began
      })
      const ms = times.toSorted((a, b) => a - b)[2] ?? 0
      const said = `fsync takes ${ms.toFixed(1)} ms`
      return ms > SLOW_DISK
        ? { about: 'fsync', result: 'watch', said: `${said}: every choice waits for it. Use a faster disk.` }
        : { about: 'fsync', result: 'fine', said }
    } finally {
      closeSync(open)
      rmSync(file)
    }
  } catch (error) {
    return {
      about: 'fsync',
      result: 'wrong',
      said: `Nothing can be written in ${folder}: ${reasonOf(error)}`,
    }
  }
}
