// No word of another language is left in a message or the handbook: Russian, Ukrainian and Polish differ in their letters.

import { expect, it } from 'vitest'
import { loadHandbook } from '../src/handbook/handbook.ts'
import { catalogues } from '../src/messages/messages.ts'
import { fetchPages } from '../src/messages/pages.ts'
import { everythingSaid } from './icu.ts'

/** People, programs, licences, an expansion that has no other name, what programs call things, and numerals of Conflicts and emperors. */
const NAMES =
  /Sietch|Bloodlines|Delapouite|Lorc|Skoll|Cathelineau|Caro Asercion|game-icons\.net|CC BY|Philosopher|Jovanny Lemonad|Inter|Rasmus Andersson|SIL Open Font License|MIT|QR|POST|JSON|\b(?:I{1,3}|IV)\b/g

/** Stands for what is put in as it is. */
const PUT_IN = /X/g

it.each([
  ['ru', /[a-zіїєґ]/i],
  ['uk', /[a-zыэёъ]/i],
  ['pl', /[а-яіїєґ]/i],
] as const)('%s is written in its own letters', async (language, foreign) => {
  const messages = { ...catalogues[language].messages, ...(await fetchPages(language)) }
  const written = (text: string) =>
    everythingSaid(text, language).join(' ').replace(NAMES, '').replace(PUT_IN, '')
  expect(Object.values(messages).filter((text) => foreign.test(written(text)))).toEqual([])
  const books = await Promise.all(
    (['imperium', 'classic'] as const).map((one) => loadHandbook(one, language)),
  )
  const told = books.flatMap(({ chapters }) =>
    chapters.flatMap(({ title, statements }) => [title, ...statements.map(({ text }) => text)]),
  )
  expect(told.filter((text) => foreign.test(text.replace(NAMES, '')))).toEqual([])
})
