// Matches begun under a released version go on under these rules, whatever has changed since; and under one version a
// match always replays the same way, with the same options offered. If either changes, raise the version with a
// migration, and record its matches with `RECORD=1 npx vitest run --project unit …/released`.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { checkReleased, type ReleasedMatch, recordReleased } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type ClassicRules, type ClassicSetup, classic } from '../src/index.ts'
import { checkInvariants } from '../src/invariants.ts'

const MATCHES: readonly [ClassicRules, readonly ClassicSetup[]][] = [
  [
    classic,
    [
      { players: 2 },
      { players: 6 },
      { players: 3, modules: ['advanced'] },
      { players: 6, modules: ['advanced'] },
      { players: 4, modules: ['pairs'], factions: 'random' },
    ],
  ],
]

const folder = new URL('./released/', import.meta.url)

/** Released matches stay as they are: only missing files are recorded. */
function record(): void {
  for (const [rules, setups] of MATCHES) {
    const file = new URL(`${rules.id}-${rules.version}.json.gz`, folder)
    if (existsSync(file)) continue
    const matches = setups.map((setup, n) =>
      recordReleased(rules, setup, `released/${rules.id}-${rules.version}/${n}`),
    )
    writeFileSync(file, gzipSync(JSON.stringify(matches), { level: 9 }))
  }
}

if (process.env.RECORD) record()

const files = readdirSync(folder).sort()

describe('matches of released versions', () => {
  it.each(MATCHES)('are kept of every version', ({ id, version }) => {
    const wanted = Array.from({ length: version }, (_, index) => `${id}-${index + 1}.json.gz`)
    expect(files.filter((name) => name.startsWith(`${id}-`))).toEqual(wanted)
  })

  it.each(files)('%s go on to their end', (name) => {
    const text = gunzipSync(readFileSync(new URL(name, folder))).toString()
    for (const match of JSON.parse(text) as ReleasedMatch<ClassicSetup>[]) {
      checkReleased(classic, match, checkInvariants)
    }
  })
})
