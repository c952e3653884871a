// The page's own words are complete in every language.

import { describe, expect, it } from 'vitest'
import { fetchPages, type Pages } from '../src/messages/pages.ts'
import { LANGUAGES, type Language, type PageId, words } from '../src/page.ts'
import { argumentsOf, everythingSaid } from './icu.ts'

const pages = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await fetchPages(language)] as const)),
) as { readonly [L in Language]: Pages }
const ids = Object.keys(pages.en) as PageId[]

describe.each(LANGUAGES)('the words of the page in %s', (language) => {
  it('are all there, and no others', () => {
    expect(Object.keys(pages[language]).sort()).toEqual([...ids].sort())
  })

  it('say what English says', () => {
    const told = (id: PageId, of: Language) =>
      new Set(argumentsOf(pages[of][id], of).map(({ name }) => name.replace(/_.*/, '')))
    for (const id of ids) expect(told(id, language), id).toEqual(told(id, 'en'))
  })

  it('can say any number of anything', () => {
    for (const id of ids) {
      for (const said of everythingSaid(pages[language][id], language)) {
        expect(said, id).toMatch(/^\S[^{}#]*\S$/)
        expect(said, id).not.toMatch(/ {2}|\s[,;:]/)
      }
    }
  })

  it('neither shout nor beg', () => {
    expect(
      ids.filter((id) => /!|\bplease\b|пожалуйста|будь ласка|proszę/i.test(pages[language][id])),
    ).toEqual([])
  })
})

describe('the words of the page', () => {
  it.each([
    ['en', '0 days, 1 day, 2 days, 5 days, 11 days, 21 days, 22 days'],
    ['ru', '0 дней, 1 день, 2 дня, 5 дней, 11 дней, 21 день, 22 дня'],
    ['uk', '0 днів, 1 день, 2 дні, 5 днів, 11 днів, 21 день, 22 дні'],
    ['pl', '0 dni, 1 dzień, 2 dni, 5 dni, 11 dni, 21 dni, 22 dni'],
  ] as const)('count in %s', (language, text) => {
    const w = words(language)
    expect([0, 1, 2, 5, 11, 21, 22].map((n) => w('page.terms.days', { n })).join(', ')).toBe(text)
  })

  it.each([
    ['en', 'Anna asks to undo their last 3 moves.', 'Anna, Boris win'],
    ['ru', 'Anna просит отменить 3 последних выбора.', 'Победители: Anna, Boris'],
    ['uk', 'Anna просить скасувати 3 останні вибори.', 'Переможці: Anna, Boris'],
    ['pl', 'Anna prosi o cofnięcie ostatnich 3 wyborów.', 'Wygrywają: Anna, Boris'],
  ] as const)('leave the names of players as they are in %s', (language, asked, won) => {
    const w = words(language)
    expect(w('page.undo.asked', { name: 'Anna', n: 3 })).toBe(asked)
    expect(w('page.over.won', { names: 'Anna, Boris', count: 2 })).toBe(won)
  })
})
