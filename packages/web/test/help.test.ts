// The help over the real games: every sign, word and phase is explained in every language, and whatever can be asked at
// a table has an answer there.

import { classic } from '@sietch/classic'
import { LANGUAGES, type Language, listComponents, translator } from '@sietch/i18n'
import { familyOf, type Handbook, holdsAt, loadHandbook, type Table } from '@sietch/i18n/handbook'
import { answers, type Question } from '@sietch/i18n/why'
import { imperium, uprising } from '@sietch/imperium'
import { type Rules, randomPolicy, type State, seenBy, simulate } from '@sietch/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { plain } from '../src/catalogue/things.ts'
import { loadCatalogues } from '../src/games/catalogues.ts'
import { GAMES_WITH_HELP, loadHelp } from '../src/games/helps.ts'
import { readAddress, writeAddress } from '../src/help/address.ts'
import { lieBeside } from '../src/help/beside.ts'
import { type GameHelp, namesOf } from '../src/help/game.ts'
import { type Found, marked, search, soughtIn } from '../src/help/search.ts'

const books = new Map<string, Handbook>()

async function bookOf(game: string, language: Language): Promise<Handbook> {
  const key = `${familyOf(game)} ${language}`
  const book = books.get(key) ?? (await loadHandbook(familyOf(game), language))
  books.set(key, book)
  return book
}

describe.each(GAMES_WITH_HELP)('the help of %s', (game) => {
  let help: GameHelp
  beforeAll(async () => {
    help = await loadHelp(game)
  })

  /** Boxes with everything in them that the game can have. */
  const boxes = () => [...new Set(help.tablesOf(game).map(({ box }) => box))]

  it.each(LANGUAGES)('explains every sign in %s', (language) => {
    for (const box of boxes()) {
      const say = translator(language, box)
      for (const id of help.signs(box)) {
        const told = help.tell(say, { kind: 'sign', id })
        expect(told?.name, `${box} ${id}`).toBeTruthy()
        expect(told?.sections.map(({ text }) => text).join(''), `${box} ${id}`).not.toBe('')
      }
    }
  })

  it.each(LANGUAGES)('explains every word of the rulebook and every phase in %s', (language) => {
    const say = translator(language, help.boxOf(game))
    const english = translator('en', help.boxOf(game))
    const words = help.terms.map((id) => ({ kind: 'term', id }))
    for (const subject of [...words, ...help.phases.map(({ about }) => about)]) {
      const told = help.tell(say, subject)
      const text = told?.sections.map((each) => each.text).join(' ')
      expect(text, subject.id).toBeTruthy()
      expect(told?.name, subject.id).toBeTruthy()
      const same = help
        .tell(english, subject)
        ?.sections.map((each) => each.text)
        .join(' ')
      if (language !== 'en') expect(text, subject.id).not.toBe(same)
    }
  })

  it.each(LANGUAGES)(
    'leads from every sign, word and phase to a rule, at some table of the game or of its family, in %s',
    async (language) => {
      const book = await bookOf(game, language)
      const tables = (
        await Promise.all(
          GAMES_WITH_HELP.filter((each) => familyOf(each) === familyOf(game)).map(async (each) =>
            (await loadHelp(each)).tablesOf(each),
          ),
        )
      ).flat()
      const hasRule = (question: Question) =>
        tables.some((table) => {
          const said = answers(book, question, holdsAt(table))
          return said.length > 0 && said.every(({ text }) => text !== '')
        })
      const say = translator(language, help.boxOf(game))
      const subjects = [
        ...help.signs(help.boxOf(game)).map((id) => ({ kind: 'sign', id })),
        ...help.terms.map((id) => ({ kind: 'term', id })),
      ]
      const dead = subjects.filter((subject) => {
        const about = help.tell(say, subject)?.about
        return about === undefined || !hasRule({ about: 'thing', ...about })
      })
      expect(dead).toEqual([])
      expect(help.phases.filter(({ id }) => !hasRule({ about: 'phase', phase: id }))).toEqual([])
    },
  )

  it('names the parts of its table by words of its rulebook', () => {
    const say = translator('en', help.boxOf(game))
    for (const term of Object.values(help.zones)) expect(say.name('term', term)).not.toBe('')
  })
})

type Played = {
  readonly name: string
  readonly rules: Rules<State, object>
  readonly setup: object
  readonly table: Table
}

const FULL = ['choam', 'bloodlines', 'tech']

const played = (
  name: string,
  rules: unknown,
  setup: { readonly players: number; readonly modules?: readonly string[] },
  box: string,
): Played => ({
  name,
  rules: rules as Rules<State, object>,
  setup,
  table: { box: [box, ...(setup.modules ?? [])].join('+'), players: setup.players },
})

const PLAYED: readonly Played[] = [
  played('the base game', imperium, { players: 4, leaders: 'random' } as never, 'imperium'),
  played('the base game alone', imperium, { players: 1, leaders: 'random' } as never, 'imperium'),
  played('Uprising', uprising, { players: 4, leaders: 'random' } as never, 'uprising'),
  played(
    'Uprising with everything',
    uprising,
    { players: 4, leaders: 'random', modules: FULL } as never,
    'uprising',
  ),
  played('Uprising for two', uprising, { players: 2, leaders: 'random', modules: FULL } as never, 'uprising'),
  played(
    'Uprising with six',
    uprising,
    { players: 6, leaders: 'random', modules: FULL } as never,
    'uprising',
  ),
  played('classic Dune', classic, { players: 4 }, 'classic'),
  played('advanced classic Dune', classic, { players: 6, mode: 'advanced' } as never, 'classic+advanced'),
]

describe('at a table', () => {
  it.each(PLAYED)(
    'everything asked, closed and told in $name has its rule',
    async ({ rules, setup, table }) => {
      const book = await bookOf(familyOf(table.box), 'en')
      const asked = new Map<string, Question>()
      const policies = rules.seats(setup).map(() => randomPolicy)
      simulate(rules, setup, policies, 'why', {
        watch(s, events) {
          for (const event of events) {
            const seen = seenBy(event, 'spectator')
            asked.set(`event ${seen.kind}`, { about: 'event', event: seen })
          }
          for (const decision of rules.decisions(s)) {
            asked.set(`decision ${decision.kind}`, { about: 'decision', kind: decision.kind })
            for (const { reason } of rules.closed(s, decision))
              asked.set(`reason ${reason.why}`, { about: 'reason', why: reason.why })
          }
        },
      })
      const holds = holdsAt(table)
      const open = [...asked].filter(([, question]) => answers(book, question, holds).length === 0)
      expect(asked.size).toBeGreaterThan(30)
      expect(open.map(([name]) => name)).toEqual([])
    },
  )
})

describe('what is drawn in the catalogue', () => {
  it('shows no icon that is not explained', async () => {
    const unknown = new Set<string>()
    for (const { game, family } of await loadCatalogues()) {
      const help = await loadHelp(game)
      for (const { key } of family.boxesOf(game)) {
        const say = translator('en', key)
        for (const { kind, id } of listComponents(say)) {
          const markup = renderToStaticMarkup(createElement('div', null, family.picture(say, { kind, id })))
          for (const [, sign = ''] of markup.matchAll(/data-sign="([^"]+)"/g)) {
            const told = help.tell(say, { kind: 'sign', id: sign })
            if (told === undefined || told.sections.length === 0) unknown.add(sign)
          }
        }
      }
    }
    expect([...unknown]).toEqual([])
  })
})

describe('a search', () => {
  /** What a reader of the rules of a game finds, with everything in play. */
  async function find(game: string, language: Language, query: string): Promise<readonly Found[]> {
    const help = await loadHelp(game)
    const { chapters } = await bookOf(game, language)
    const tests = help.tablesOf(game).map(holdsAt)
    const held = chapters.map((chapter) => ({
      ...chapter,
      statements: chapter.statements.filter((one) => tests.some((holds) => holds(one))),
    }))
    const names = namesOf(help, translator(language, help.boxOf(game)))
    return search(soughtIn(held, language, names), query, language)
  }
  const ids = (found: readonly Found[]) => found.map(({ statement: { id } }) => id)

  it('finds statements by the beginnings of all words, whatever the accents, the best first', async () => {
    const found = await find('uprising', 'ru', 'ПЕСЧАН черв')
    expect(found.length).toBeGreaterThan(2)
    const [best] = found
    expect(plain(`${best?.statement.text} ${best?.chapter.title}`)).toMatch(/песчан.*черв/)
    const accented = ids(await find('uprising', 'ru', 'отряд ещё'))
    expect(accented.length).toBeGreaterThan(0)
    expect(accented).toEqual(ids(await find('uprising', 'ru', 'отряд еще')))
  })

  it.each([
    ['ru', 'classic', 'Карама', ['Карамы', 'Караму', 'Карамой']],
    ['ru', 'uprising', 'шпион', ['шпионы', 'шпионов', 'шпионом']],
    ['ru', 'uprising', 'червь', ['черви', 'червей', 'червём']],
    ['uk', 'classic', 'Карама', ['Карами', 'Караму', 'Карамою']],
    ['uk', 'uprising', 'шпигун', ['шпигуни', 'шпигунів', 'шпигуном']],
    ['uk', 'uprising', 'хробак', ['хробаки', 'хробаків', 'хробаком']],
    ['pl', 'classic', 'Karama', ['Karamy', 'Karamę', 'Karamą']],
    ['pl', 'uprising', 'szpieg', ['szpiedzy', 'szpiegów', 'szpiegiem']],
    ['pl', 'uprising', 'czerw', ['czerwia', 'czerwie', 'czerwi']],
    ['en', 'uprising', 'spy', ['spies']],
  ] as const)('finds a word in whatever case it stands: %s, %s, %s', async (language, game, word, forms) => {
    const text = (found: readonly Found[]) =>
      found.filter(({ statement }) => plain(statement.text).includes(plain(word).slice(0, 4)))
    const found = ids(text(await find(game, language, word)))
    expect(found.length).toBeGreaterThan(3)
    for (const form of forms) {
      const others = ids(await find(game, language, form))
      const missed = found.filter((id) => !others.includes(id))
      expect(missed.length, `${form} misses ${missed}`).toBeLessThan(found.length / 4)
    }
  })

  it.each(LANGUAGES)('finds a statement by the name of what it is about, in %s', async (language) => {
    const help = await loadHelp('uprising')
    const say = translator(language, help.boxOf('uprising'))
    const found = await find('uprising', language, say.name('space', 'sietch-tabr'))
    const about = found.filter(({ statement }) => statement.about.includes('space:sietch-tabr'))
    expect(about.length).toBeGreaterThan(0)
  })

  it('puts whole words before beginnings, and finds nothing where a word is missing', () => {
    const statement = (id: string, text: string) => ({ id, text, rules: ['X-1'], at: [], about: [] })
    const chapters = [
      {
        id: 'a',
        title: 'Ties',
        statements: [statement('a.1', 'Spying is fun.'), statement('a.2', 'A spy looks.')],
      },
    ]
    const all = soughtIn(chapters, 'en', ({ id }) => (id === 'a.1' ? ['Espionage'] : []))
    expect(ids(search(all, 'spy', 'en'))).toEqual(['a.2', 'a.1'])
    expect(ids(search(all, 'espionage', 'en'))).toEqual(['a.1'])
    expect(search(all, 'spy nowhere', 'en')).toEqual([])
    expect(search(all, ' ', 'en')).toHaveLength(2)
  })

  it('marks what was found', () => {
    expect(marked('Łódź is ready, łódka too.', 'lod', 'pl')).toEqual([
      { text: 'Łódź', isHit: true },
      { text: ' is ready, ', isHit: false },
      { text: 'łódka', isHit: true },
      { text: ' too.', isHit: false },
    ])
  })
})

describe('the address of a rule', () => {
  it.each([
    { game: 'uprising', query: '' },
    { game: 'classic', statement: 'storm.damage', query: '' },
    { game: 'imperium', query: 'tie & rewards' },
  ])('is read as it was written: %o', (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address)
  })
})

describe('the drawer', () => {
  const window = { width: 1366, height: 768 }
  const asked = { left: 6, top: 550, right: 1090, bottom: 620 }

  it('lies above the question where it would cover it', () => {
    const { top, bottom, width } = lieBeside(window, 46, asked)
    expect(window.height - bottom).toBeLessThanOrEqual(asked.top)
    expect(top).toBeGreaterThan(46)
    expect(width).toBeGreaterThan(380)
  })

  it('lies below it where there is more room', () => {
    const { top, bottom } = lieBeside(window, 46, { left: 700, top: 52, right: 1200, bottom: 160 })
    expect(top).toBeGreaterThanOrEqual(160)
    expect(bottom).toBeLessThan(20)
  })

  it('lies beside it where there is room for reading', () => {
    const { bottom, width } = lieBeside(window, 46, { ...asked, right: 1040 })
    expect(bottom).toBeLessThan(20)
    expect(width).toBeLessThanOrEqual(window.width - 1040)
  })

  it('has all the height where nothing is asked', () => {
    expect(lieBeside(window, 0, undefined).bottom).toBeLessThan(20)
  })
})
