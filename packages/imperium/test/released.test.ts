// Matches that were begun under a version that has been released go on under these rules, whatever has changed since;
// and under one version a match always goes the same way, with the same options offered. When either changes, raise
// the version with a migration, and record its matches with `RECORD=1 npx vitest run --project unit …/released`.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { checkReleased, type ReleasedMatch, recordReleased } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type ImperiumRules, type ImperiumSetup, imperium, uprising } from '../src/index.ts'
import { checkInvariants } from '../src/invariants.ts'

const MATCHES: readonly [ImperiumRules, readonly ImperiumSetup[]][] = [
  [
    imperium,
    [
      { players: 3, leaders: 'choose' },
      { players: 4, leaders: 'random' },
    ],
  ],
  [
    uprising,
    [
      { players: 3, leaders: { deal: 2 } },
      { players: 4, leaders: 'random', modules: ['choam'] },
      {
        players: 4,
        leaders: 'random',
        modules: ['choam', 'base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders'],
      },
    ],
  ],
]

/** What came with later versions, in files of its own. */
const LATER: readonly {
  readonly ending: string
  readonly since: number
  readonly matches: typeof MATCHES
}[] = [
  {
    ending: '-bloodlines',
    since: 4,
    matches: [
      [imperium, [{ players: 4, leaders: 'random', modules: ['bloodlines', 'tech'] }]],
      [
        uprising,
        [
          { players: 4, leaders: 'random', modules: ['choam', 'bloodlines', 'tech'] },
          { players: 1, leaders: 'random', modules: ['choam', 'bloodlines', 'tech'] },
        ],
      ],
    ],
  },
  {
    ending: '-rivals',
    since: 3,
    matches: [
      [
        imperium,
        [
          { players: 1, leaders: 'random', rivals: { level: 'mercenary' } },
          { players: 1, leaders: 'choose', rivals: { level: 'mentat' } },
          { players: 2, leaders: 'random' },
        ],
      ],
      [
        uprising,
        [
          { players: 1, leaders: { deal: 2 }, rivals: { level: 'sardaukar', churn: true } },
          { players: 1, leaders: 'random', modules: ['choam'], rivals: { level: 'mentat' } },
          { players: 2, leaders: 'random', modules: ['choam'] },
          { players: 2, leaders: 'random', rivals: { streamlined: true } },
        ],
      ],
    ],
  },
  {
    ending: '-six',
    since: 4,
    matches: [
      [
        uprising,
        [
          { players: 6, leaders: 'random', modules: ['choam'] },
          { players: 6, leaders: 'choose', modules: ['choam', 'bloodlines', 'tech'], throneRow: 'rounds' },
        ],
      ],
    ],
  },
]

const folder = new URL('./released/', import.meta.url)

/** What is released stays as it is: recorded is only what there is no file of. */
function record(matches: typeof MATCHES, ending: string): void {
  for (const [rules, setups] of matches) {
    const name = `${rules.id}-${rules.version}${ending}`
    const file = new URL(`${name}.json.gz`, folder)
    if (existsSync(file)) continue
    const recorded = setups.map((setup, n) => recordReleased(rules, setup, `released/${name}/${n}`))
    writeFileSync(file, gzipSync(JSON.stringify(recorded), { level: 9 }))
  }
}

if (process.env.RECORD) {
  record(MATCHES, '')
  for (const { matches, ending } of LATER) record(matches, ending)
}

const files = readdirSync(folder).sort()

describe('matches of released versions', () => {
  it.each(MATCHES)('are kept of every version', ({ id, version }) => {
    const endings = (of: number): string[] => [
      ...LATER.filter(({ since, matches }) => of >= since && matches.some(([rules]) => rules.id === id)).map(
        ({ ending }) => ending,
      ),
      '',
    ]
    const wanted = Array.from({ length: version }, (_, index) =>
      endings(index + 1).map((ending) => `${id}-${index + 1}${ending}.json.gz`),
    )
    expect(files.filter((name) => name.startsWith(`${id}-`))).toEqual(wanted.flat())
  })

  it.each(files)('%s go on to their end', (name) => {
    const rules = name.startsWith('uprising') ? uprising : imperium
    const text = gunzipSync(readFileSync(new URL(name, folder))).toString()
    for (const match of JSON.parse(text) as ReleasedMatch<ImperiumSetup>[]) {
      checkReleased(rules, match, checkInvariants)
    }
  })
})
