// No word of another language is left in a message: Russian, Ukrainian and Polish differ in their letters.

import { expect, it } from 'vitest'
import { catalogues } from '../src/messages/messages.ts'
import { fetchPages } from '../src/messages/pages.ts'
import { everythingSaid } from './icu.ts'

/** People, programs, licences, an expansion that has no other name, what programs call things, and Conflicts I to III. */
const NAMES =
  /Sietch|Bloodlines|Delapouite|Lorc|Skoll|Cathelineau|Caro Asercion|game-icons\.net|CC BY|Philosopher|Jovanny Lemonad|Inter|Rasmus Andersson|SIL Open Font License|MIT|QR|POST|JSON|\bI{1,3}\b/g

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
})
