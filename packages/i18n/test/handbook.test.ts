// The handbook: all the rules of a family, in every language, in statements that can be read alone.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type Handbook,
  holdsAt,
  isAbout,
  loadHandbook,
  type Statement,
  standsFor,
} from '../src/handbook/handbook.ts'
import { LANGUAGES, translator } from '../src/index.ts'
import type { Family } from '../src/language.ts'
import { en as bloodlinesNames } from '../src/names/bloodlines/en.ts'
import { en as classicNames } from '../src/names/classic/en.ts'
import { en as imperiumNames } from '../src/names/imperium/en.ts'
import { en as terms } from '../src/names/terms/en.ts'
import { en as uprisingNames } from '../src/names/uprising/en.ts'
import type { Citing } from '../src/why/cited.ts'
import { CITED } from '../src/why/why.ts'

const FAMILIES: readonly Family[] = ['imperium', 'classic']

const CORES: { readonly [F in Family]: readonly string[] } = {
  imperium: ['imperium', 'uprising'],
  classic: ['classic'],
}

/** About as much as is read at one glance. */
const WORDS = 45

/** `- **IMP-GEN-01** statement`; with `[n/a: reason]` at its end it is nothing for players. */
const DEFINITION = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* .*?(\[n\/a: [^\]]+\])?[ \r]*$/gm

function rulesOf(family: Family): { readonly all: ReadonlySet<string>; readonly told: readonly string[] } {
  const text = readFileSync(new URL(`../../../docs/rules/${family}.md`, import.meta.url), 'utf8')
  const rules = [...text.matchAll(DEFINITION)].map(([, id = '', mark]) => ({ id, told: mark === undefined }))
  return {
    all: new Set(rules.map(({ id }) => id)),
    told: rules.filter(({ told }) => told).map(({ id }) => id),
  }
}

const statementsOf = ({ chapters }: Handbook): readonly Statement[] =>
  chapters.flatMap(({ statements }) => statements)

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

/** Kind and id of what a statement explains. */
const partsOf = (topic: string): readonly [string, string] => {
  const colon = topic.indexOf(':')
  return [topic.slice(0, colon), topic.slice(colon + 1)]
}

const numbersIn = ({ id, text }: Statement): string =>
  [id, ...[...new Set(text.match(/\d+|½/g))].sort()].join(' ')

function hasName(family: Family, topic: string): boolean {
  const [kind, id] = partsOf(topic)
  return CORES[family].some((core) => {
    try {
      return translator('en', core).name(kind, id) !== ''
    } catch {
      return false
    }
  })
}

describe.each(FAMILIES)('the handbook of %s', (family) => {
  it('names only rules that there are', async () => {
    const { all } = rulesOf(family)
    const named = statementsOf(await loadHandbook(family, 'en')).flatMap(({ rules }) => rules)
    expect(named.filter((id) => !all.has(id))).toEqual([])
  })

  it('tells every rule that is one for players', async () => {
    const reached = new Set(statementsOf(await loadHandbook(family, 'en')).flatMap(({ rules }) => rules))
    expect(rulesOf(family).told.filter((id) => !reached.has(id))).toEqual([])
  })

  it('explains only what has a name', async () => {
    const topics = statementsOf(await loadHandbook(family, 'en')).flatMap(({ about }) => about)
    const things = topics.filter((topic) => !topic.startsWith('phase:'))
    expect(things.filter((topic) => !hasName(family, topic))).toEqual([])
  })

  it('has each statement once, in the chapter its id begins with', async () => {
    const { chapters } = await loadHandbook(family, 'en')
    const ids = chapters.flatMap(({ statements }) => statements.map(({ id }) => id))
    expect(repeated(ids)).toEqual([])
    for (const { id, statements } of chapters) {
      expect(statements.filter((one) => !one.id.startsWith(`${id}.`))).toEqual([])
    }
  })

  it.each(LANGUAGES)('says each statement in whole sentences, shortly and once, in %s', async (language) => {
    const handbook = await loadHandbook(family, language)
    const texts = statementsOf(handbook).map(({ text }) => text)
    expect(texts.filter((text) => text !== text.trim() || !/[.!?»”)]$/.test(text))).toEqual([])
    expect(texts.filter((text) => text.split(/\s+/).length > WORDS)).toEqual([])
    expect(repeated(texts)).toEqual([])
    expect(
      handbook.chapters.filter(({ title, statements }) => title === '' || statements.length === 0),
    ).toEqual([])
  })

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'leaves nothing in English in %s',
    async (language) => {
      const english = new Set(statementsOf(await loadHandbook(family, 'en')).map(({ text }) => text))
      const texts = statementsOf(await loadHandbook(family, language)).map(({ text }) => text)
      expect(texts.filter((text) => english.has(text))).toEqual([])
    },
  )

  it.each(LANGUAGES)('says the same numbers in %s as in English', async (language) => {
    const english = statementsOf(await loadHandbook(family, 'en'))
    const told = statementsOf(await loadHandbook(family, language))
    expect(told.map(numbersIn)).toEqual(english.map(numbersIn))
  })
})

/** What a player may ask about, all of which has a name. */
const ASKED: { readonly [F in Family]: { readonly [kind: string]: readonly string[] } } = {
  imperium: {
    phase: ['setup', 'round-start', 'turns', 'combat', 'makers', 'recall', 'endgame', 'over'],
    term: Object.keys(terms.term),
    faction: Object.keys({ ...imperiumNames.faction, ...uprisingNames.faction }),
    icon: Object.keys({ ...imperiumNames.icon, ...uprisingNames.icon }),
    'battle-icon': Object.keys(uprisingNames['battle-icon']),
    space: Object.keys({ ...imperiumNames.space, ...uprisingNames.space, ...bloodlinesNames.space }),
  },
  classic: {
    phase: Object.keys(classicNames.phase),
    faction: Object.keys(classicNames.faction),
    treachery: Object.keys(classicNames.treachery),
    advantage: Object.keys(classicNames.advantage),
    term: Object.keys(classicNames.term),
  },
}

describe.each(
  FAMILIES.flatMap((family) => Object.entries(ASKED[family]).map(([kind, ids]) => ({ family, kind, ids }))),
)('the handbook of $family', ({ family, kind, ids }) => {
  it(`explains each ${kind}`, async () => {
    const statements = statementsOf(await loadHandbook(family, 'en'))
    const topics = statements.flatMap(({ about }) => about)
    // A word may also be explained by the rules that are cited for it.
    const cited: Citing = kind === 'term' ? CITED[family].terms : {}
    const isExplained = (id: string): boolean =>
      topics.includes(`${kind}:${id}`) || (cited[id] ?? []).some((rule) => statements.some(standsFor(rule)))
    expect(ids.filter((id) => !isExplained(id))).toEqual([])
  })
})

describe('a statement', () => {
  const statement: Statement = {
    id: 'combat.example',
    text: 'An example.',
    rules: ['IMP-CBT-01'],
    at: ['uprising', 'rivals'],
    about: ['phase:combat', 'term:sandworm'],
  }

  it('holds at the tables it is for', () => {
    expect(holdsAt({ box: 'uprising+choam', players: 1 })(statement)).toBe(true)
    expect(holdsAt({ box: 'uprising', players: 2 })(statement)).toBe(true)
    expect(holdsAt({ box: 'uprising', players: 4 })(statement)).toBe(false)
    expect(holdsAt({ box: 'imperium', players: 1 })(statement)).toBe(false)
    expect(holdsAt({ box: 'imperium', players: 4 })({ ...statement, at: [] })).toBe(true)
    expect(holdsAt({ box: 'uprising+choam+six', players: 6 })({ ...statement, at: ['no-teams'] })).toBe(false)
    expect(holdsAt({ box: 'uprising+base-leaders', players: 3 })({ ...statement, at: ['base-cards'] })).toBe(
      true,
    )
    expect(holdsAt({ box: 'classic', players: 2 })({ ...statement, at: ['basic', 'two'] })).toBe(true)
    expect(holdsAt({ box: 'classic+advanced', players: 2 })({ ...statement, at: ['basic'] })).toBe(false)
    expect(holdsAt({ box: 'classic', players: 3 })({ ...statement, at: ['more', 'three'] })).toBe(true)
    expect(holdsAt({ box: 'classic+pairs', players: 4 })({ ...statement, at: ['pairs', 'two'] })).toBe(true)
  })

  it('is found by what it is about, and by the rules it stands for', () => {
    expect(isAbout('phase', 'combat')(statement)).toBe(true)
    expect(isAbout('term', 'sandworm')(statement)).toBe(true)
    expect(isAbout('term', 'combat')(statement)).toBe(false)
    expect(standsFor('IMP-CBT-01')(statement)).toBe(true)
    expect(standsFor('IMP-CBT-02')(statement)).toBe(false)
  })
})
