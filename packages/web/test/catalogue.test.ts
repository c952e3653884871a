// The catalog over the real boxes: everything is there once, can be found, and is drawn.

import { GAMES } from '@sietch/games'
import { type Language, listComponents, translator } from '@sietch/i18n'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { collect, type Source } from '../src/catalogue/collect.ts'
import { EVERYTHING, facetsOf, found, toggled } from '../src/catalogue/filters.ts'
import { findThing, plain, type Thing } from '../src/catalogue/things.ts'
import { FACETS, hasCatalogue, loadCatalogues, marksOf } from '../src/games/catalogues.ts'

async function sources(): Promise<readonly Source[]> {
  const games = await loadCatalogues()
  return games.flatMap(({ game, family }) => family.boxesOf(game).map((box) => ({ box, family })))
}

async function collected(language: Language): Promise<readonly Thing[]> {
  let latest: readonly Thing[] = []
  for await (const things of collect(await sources(), language, marksOf)) latest = things
  return latest
}

const search = (things: readonly Thing[], query: string) =>
  found(things, { ...EVERYTHING, query }).map(({ id }) => id)

describe('the catalogue', () => {
  let english: readonly Thing[]
  let russian: readonly Thing[]
  beforeAll(async () => {
    english = await collected('en')
    russian = await collected('ru')
  })

  it('has every component of every box, each with a name, a text and its box', async () => {
    for (const { box } of await sources()) {
      for (const { kind, id, name } of listComponents(translator('en', box.key))) {
        const thing = english.find((one) => one.kind === kind && one.name === name)
        expect(thing, `${box.id} ${kind} ${id}`).toBeDefined()
      }
    }
    for (const { boxes, name } of english) {
      expect(boxes, name).not.toEqual([])
      expect(name).not.toBe('')
    }
    expect(GAMES.filter(({ id }) => hasCatalogue(id)).length).toBeGreaterThan(2)
  })

  it('lists what several boxes have once, with all of them', () => {
    const daggers = english.filter(({ name }) => name === 'Dagger')
    expect(daggers).toHaveLength(1)
    expect(daggers[0]?.boxes).toEqual(['imperium', 'uprising'])
  })

  it('says of a module what it adds, and no more', () => {
    const contracts = english.filter(({ boxes }) => boxes.includes('uprising.choam'))
    expect(contracts.map(({ kind }) => kind)).toContain('contract')
    expect(contracts.length).toBeLessThan(40)
  })

  it('draws each of them', () => {
    for (const { family, key, kind, id } of english) {
      const markup = renderToStaticMarkup(
        createElement('div', null, family.picture(translator('en', key), { kind, id })),
      )
      expect(markup.length, `${kind} ${id}`).toBeGreaterThan(40)
      expect(family.tell(translator('en', key), { kind, id })?.name, `${kind} ${id}`).not.toBe('')
    }
  })

  it('finds by name and by the words of an effect, in the language of the page and in English', () => {
    expect(search(english, 'desert power')).toContain('desert-power')
    expect(search(english, 'SANDWORM conflict')).toContain('desert-power')
    expect(search(russian, 'desert power')).toContain('desert-power')
    expect(search(russian, 'песчан')).toContain('desert-power')
    expect(search(english, 'nothing says so')).toEqual([])
  })

  it('widens within a facet and narrows from one to the next', () => {
    const of = (things: readonly Thing[], facet: string) =>
      new Set(things.flatMap(({ marks }) => marks.filter((mark) => mark.facet === facet).map(({ id }) => id)))
    const cheap = toggled(toggled(EVERYTHING, 'cost', '2'), 'cost', '3')
    expect(of(found(english, cheap), 'cost')).toEqual(new Set(['2', '3']))
    const both = found(english, toggled(cheap, 'faction', 'fremen'))
    expect(both.length).toBeGreaterThan(0)
    expect(both.length).toBeLessThan(found(english, cheap).length)
    expect(toggled(toggled(EVERYTHING, 'cost', '2'), 'cost', '2')).toEqual(EVERYTHING)
  })

  it('counts what a value would leave', () => {
    const filters = toggled(EVERYTHING, 'group', 'intrigue')
    const facets = facetsOf({ things: english, boxes: [] }, ['group', ...FACETS], filters)
    const groups = facets.find(({ id }) => id === 'group')?.values ?? []
    expect(groups.find(({ id }) => id === 'intrigue')?.count).toBe(found(english, filters).length)
    expect(groups.find(({ id }) => id === 'imperium')?.count).toBeGreaterThan(50)
    // No Intrigue card has a cost.
    expect(facets.some(({ id }) => id === 'cost')).toBe(false)
  })

  it('tells things apart that bear one id in several boxes', () => {
    const [first, second] = ['imperium', 'uprising'].map((box) =>
      findThing(english, { kind: 'space', id: 'sietch-tabr' }, box),
    )
    expect(first?.boxes).toContain('imperium')
    expect(second?.boxes).toContain('uprising')
    expect(first).not.toBe(second)
    expect(new Set(english.map(({ subject }) => `${subject.kind} ${subject.id}`)).size).toBe(english.length)
  })
})

describe('what is searched for', () => {
  it.each([
    ['Książę Ż', 'ksiaze z'],
    ['Ёлка Йод', 'елка йод'],
    ['Їжак Ґава', 'їжак ґава'],
    ['Muad’Dib', "muad'dib"],
  ])('%s is found by plain letters', (text, letters) => {
    expect(plain(text)).toBe(letters)
  })
})
