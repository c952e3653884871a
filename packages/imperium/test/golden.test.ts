// Golden matches: a seed and its choices lead to one final state, forever. When a rule changes and one of them with
// it, record them anew with `RECORD=1 npx vitest run --project unit packages/imperium/test/golden` and say why in the commit.

import { readFileSync, writeFileSync } from 'node:fs'
import { type Choice, hashState, type MatchLog, replay } from '@sietch/kernel'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type ImperiumRules, type ImperiumSetup, imperium, uprising } from '../src/index.ts'

type Golden = {
  readonly log: MatchLog<ImperiumSetup>
  readonly hash: string
  readonly scores: readonly number[]
}

const MATCHES: readonly [string, ImperiumRules, ImperiumSetup][] = [
  ['imperium-3', imperium, { players: 3, leaders: 'choose' }],
  ['imperium-4', imperium, { players: 4, leaders: 'random' }],
  ['uprising-3', uprising, { players: 3, leaders: { deal: 2 } }],
  ['uprising-4-choam', uprising, { players: 4, leaders: 'random', modules: ['choam'] }],
  [
    'uprising-4-mixed',
    uprising,
    {
      players: 4,
      leaders: 'random',
      modules: ['choam', 'base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders'],
    },
  ],
  ['imperium-1', imperium, { players: 1, leaders: 'choose', rivals: { level: 'mentat' } }],
  ['imperium-2', imperium, { players: 2, leaders: 'random' }],
  [
    'uprising-1',
    uprising,
    { players: 1, leaders: 'random', rivals: { level: 'kwisatz-haderach', churn: true } },
  ],
  [
    'uprising-2',
    uprising,
    { players: 2, leaders: { deal: 2 }, modules: ['choam'], rivals: { rules: ['brutal-escalation'] } },
  ],
  ['uprising-2-streamlined', uprising, { players: 2, leaders: 'random', rivals: { streamlined: true } }],
  ['uprising-6', uprising, { players: 6, leaders: 'choose', modules: ['choam'] }],
  [
    'uprising-6-bloodlines-tech',
    uprising,
    { players: 6, leaders: 'random', modules: ['choam', 'bloodlines', 'tech'], throneRow: 'rounds' },
  ],
  [
    'uprising-6-mixed',
    uprising,
    {
      players: 6,
      leaders: { deal: 2 },
      modules: ['choam', 'base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders'],
      throneRow: 'never',
    },
  ],
  ['uprising-4-bloodlines', uprising, { players: 4, leaders: { deal: 2 }, modules: ['bloodlines'] }],
  [
    'uprising-3-all',
    uprising,
    {
      players: 3,
      leaders: 'random',
      modules: [
        ...['choam', 'bloodlines', 'tech'],
        ...['base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders'],
      ],
    },
  ],
  [
    'uprising-4-bloodlines-leaders',
    uprising,
    {
      players: 4,
      leaders: ['steersman-yrkoon', 'kota-odax-of-ix', 'piter-de-vries', 'esmar-tuek'],
      modules: ['choam', 'bloodlines', 'tech'],
    },
  ],
  [
    'imperium-4-bloodlines-tech',
    imperium,
    { players: 4, leaders: 'random', modules: ['bloodlines', 'tech'] },
  ],
  [
    'imperium-1-bloodlines-tech',
    imperium,
    {
      players: 1,
      leaders: ['duncan-idaho'],
      modules: ['bloodlines', 'tech'],
      rivals: { who: ['esmar-tuek', 'piter-de-vries'] },
    },
  ],
  [
    'uprising-1-bloodlines-tech',
    uprising,
    { players: 1, leaders: 'random', modules: ['bloodlines', 'tech'] },
  ],
  [
    'uprising-2-bloodlines-streamlined',
    uprising,
    {
      players: 2,
      leaders: ['chani', 'esmar-tuek'],
      modules: ['bloodlines'],
      rivals: { streamlined: true },
    },
  ],
]

const fileOf = (name: string) => new URL(`./golden/${name}.json`, import.meta.url)

function record(name: string, rules: ImperiumRules, setup: ImperiumSetup): void {
  const { log, state } = walk(rules, setup, `golden/${name}`)
  const golden: Golden = { log, hash: hashState(state), scores: rules.outcome(state)?.scores ?? [] }
  const choices = log.choices.map((choice: Choice) => `      ${JSON.stringify(choice)}`).join(',\n')
  const { choices: _, ...head } = golden.log
  const start = JSON.stringify({ hash: golden.hash, scores: golden.scores, log: head }, null, 2)
  writeFileSync(
    fileOf(name),
    `${start.replace(/\n {2}\}\n\}$/, `,\n    "choices": [\n${choices}\n    ]\n  }\n}`)}\n`,
  )
}

function check(name: string, rules: ImperiumRules): void {
  const { log, hash, scores } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Golden
  const match = replay(rules, log)
  if ('ok' in match) throw new Error(match.message)
  expect(match.prompts).toEqual([])
  expect(rules.outcome(match.state)?.scores).toEqual(scores)
  expect(hashState(match.state)).toBe(hash)
}

describe('golden matches', () => {
  it.each(MATCHES)('%s ends as it always did', (name, rules, setup) => {
    if (process.env.RECORD) record(name, rules, setup)
    check(name, rules)
  })

  it('of older rules, where other effects went by themselves, are refused', () => {
    const { log } = JSON.parse(readFileSync(fileOf('imperium-3'), 'utf8')) as Golden
    expect(replay(imperium, { ...log, version: 2 })).toMatchObject({ code: 'wrong-version' })
  })
})
