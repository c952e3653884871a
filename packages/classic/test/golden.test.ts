// Golden matches: a seed and its choices lead to one final state, forever. When a rule change affects one of them,
// record them again with `RECORD=1 npx vitest run --project unit packages/classic/test/golden` and say why in the
// commit.

import { readFileSync, writeFileSync } from 'node:fs'
import { type Choice, hashState, type MatchLog, replay } from '@sietch/kernel'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type ClassicSetup, classic } from '../src/index.ts'

type Golden = {
  readonly log: MatchLog<ClassicSetup>
  readonly hash: string
  readonly scores: readonly number[]
}

const MATCHES: readonly [string, ClassicSetup][] = [
  ['basic-2', { players: 2 }],
  ['basic-6', { players: 6 }],
  ['advanced-3', { players: 3, modules: ['advanced'] }],
  ['advanced-6', { players: 6, modules: ['advanced'] }],
  ['pairs', { players: 4, modules: ['pairs'], factions: 'random' }],
]

const fileOf = (name: string) => new URL(`./golden/${name}.json`, import.meta.url)

function record(name: string, setup: ClassicSetup): void {
  const { log, state } = walk(classic, setup, `golden/${name}`)
  const { choices, ...head } = log
  const lines = choices.map((choice: Choice) => `      ${JSON.stringify(choice)}`).join(',\n')
  const scores = classic.outcome(state)?.scores ?? []
  const start = JSON.stringify({ hash: hashState(state), scores, log: head }, null, 2)
  writeFileSync(
    fileOf(name),
    `${start.replace(/\n {2}\}\n\}$/, `,\n    "choices": [\n${lines}\n    ]\n  }\n}`)}\n`,
  )
}

function check(name: string): void {
  const { log, hash, scores } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Golden
  const match = replay(classic, log)
  if ('ok' in match) throw new Error(match.message)
  expect(match.prompts).toEqual([])
  expect(classic.outcome(match.state)?.scores).toEqual(scores)
  expect(hashState(match.state)).toBe(hash)
}

describe('golden matches', () => {
  it.each(MATCHES)('%s ends as it always did', (name, setup) => {
    if (process.env.RECORD) record(name, setup)
    check(name)
  })
})
