// Why: every reason, event, decision, phase and word of a game leads to a statement of its handbook.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Handbook, holdsAt, loadHandbook, type Statement, type Table } from '../src/handbook/handbook.ts'
import type { Family } from '../src/language.ts'
import type { Cited } from '../src/why/cited.ts'
import { answers, CITED, type Question } from '../src/why/why.ts'

const UPRISING = 'uprising+choam+bloodlines+tech'

/** Tables that have between them everything there is. */
const TABLES: { readonly [F in Family]: readonly Table[] } = {
  imperium: [
    { box: 'imperium', players: 1 },
    { box: 'imperium', players: 4 },
    { box: 'imperium+bloodlines+tech', players: 2 },
    { box: UPRISING, players: 1 },
    { box: UPRISING, players: 2 },
    { box: UPRISING, players: 4 },
    { box: `${UPRISING}+six`, players: 6 },
    { box: `${UPRISING}+base-imperium+base-leaders`, players: 3 },
  ],
  classic: [
    { box: 'classic', players: 2 },
    { box: 'classic', players: 6 },
    { box: 'classic+advanced', players: 6 },
  ],
}

const FAMILIES: readonly Family[] = ['imperium', 'classic']

const rulesText = (family: Family): string =>
  readFileSync(new URL(`../../../docs/rules/${family}.md`, import.meta.url), 'utf8')

/** Everything that can be asked about, with what it is called here. */
function questionsOf(cited: Cited): readonly (readonly [string, Question])[] {
  const of = (table: keyof Cited, question: (word: string) => Question) =>
    Object.keys(cited[table]).map((word) => [`${table} ${word}`, question(word)] as const)
  return [
    ...of('reasons', (why) => ({ about: 'reason', why })),
    ...of('events', (word) => {
      const [kind = '', detail] = word.split('.')
      return { about: 'event', event: { kind, data: detail === undefined ? {} : { detail } } }
    }),
    ...of('decisions', (kind) => ({ about: 'decision', kind })),
    ...of('verbs', (verb) => ({ about: 'verb', verb })),
    ...of('phases', (phase) => ({ about: 'phase', phase })),
    ...of('terms', (id) => ({ about: 'thing', kind: 'term', id })),
    ...of('kinds', (kind) => ({ about: 'thing', kind, id: '' })),
    ...of('things', (thing) => {
      const [kind = '', id = ''] = thing.split(':')
      return { about: 'thing', kind, id }
    }),
  ]
}

const isAnywhere = (handbook: Handbook, question: Question, tables: readonly Table[]): boolean =>
  tables.some((table) => answers(handbook, question, holdsAt(table)).length > 0)

describe.each(FAMILIES)('why, in %s', (family) => {
  it('cites only rules that there are, and none that is nothing for players', () => {
    const text = rulesText(family)
    const cited = Object.values(CITED[family]).flatMap((table) => Object.values(table).flat())
    const wrong = cited.filter((rule) => {
      const line = text.split('\n').find((each) => each.startsWith(`- **${rule}** `))
      return line === undefined || /\[n\/a: [^\]]+\]\s*$/.test(line)
    })
    expect([...new Set(wrong)]).toEqual([])
  })

  it('is answered by a statement, whatever is asked', async () => {
    const handbook = await loadHandbook(family, 'en')
    const open = questionsOf(CITED[family]).filter(
      ([, question]) => !isAnywhere(handbook, question, TABLES[family]),
    )
    expect(open.map(([name]) => name)).toEqual([])
  })

  it('has every rule it cites told by a statement that holds at some table', async () => {
    const { chapters } = await loadHandbook(family, 'en')
    const told = (statement: Statement) => TABLES[family].some((table) => holdsAt(table)(statement))
    const rules = new Set(
      chapters.flatMap(({ statements }) => statements.filter(told).flatMap((each) => each.rules)),
    )
    const cited = Object.values(CITED[family]).flatMap((table) => Object.values(table).flat())
    expect([...new Set(cited)].filter((rule) => !rules.has(rule))).toEqual([])
  })
})

describe('an answer', () => {
  it('is that of the table one sits at', async () => {
    const handbook = await loadHandbook('imperium', 'en')
    const mentat: Question = { about: 'thing', kind: 'term', id: 'mentat' }
    expect(isAnywhere(handbook, mentat, [{ box: 'imperium', players: 4 }])).toBe(true)
    expect(isAnywhere(handbook, mentat, [{ box: 'uprising', players: 4 }])).toBe(false)
  })

  it('tells what forces died of', async () => {
    const handbook = await loadHandbook('classic', 'en')
    const table = holdsAt({ box: 'classic', players: 4 })
    const killed = (cause: string) =>
      answers(handbook, { about: 'event', event: { kind: 'killed', data: { seat: 0, cause } } }, table)
    expect(killed('storm')[0]?.rules).toContain('DUN-STM-3')
    expect(killed('worm')[0]?.rules).toContain('DUN-BLW-6')
  })

  it('is nothing where no one has written one', async () => {
    const handbook = await loadHandbook('classic', 'en')
    const unheard: Question = { about: 'reason', why: 'unheard-of' }
    expect(answers(handbook, unheard, () => true)).toEqual([])
  })
})
