// No word of another language is left in a message or in a handbook: Russian, Ukrainian and Polish differ in their
// letters.

import { describe, expect, it } from 'vitest'
import { loadHandbook } from '../src/handbook/handbook.ts'
import { catalogues } from '../src/messages/messages.ts'
import { fetchPages } from '../src/messages/pages.ts'
import { everythingSaid } from './icu.ts'

/**
 * People, programs, licences, an expansion that has no other name, what programs call things, Conflicts I to III and
 * Shaddam IV.
 */
const NAMES =
  /Sietch|Bloodlines|Delapouite|Lorc|Skoll|Cathelineau|Caro Asercion|game-icons\.net|CC BY|Ysabeau Office|Christian Thalmann|Inter|Rasmus Andersson|SIL Open Font License|MIT|QR|POST|JSON|\bI{1,3}\b|\bIV\b/g

/** Stands for what is put in as it is. */
const PUT_IN = /X/g

describe.each([
  ['ru', /[a-zіїєґ]/i],
  ['uk', /[a-zыэёъ]/i],
  ['pl', /[а-яіїєґ]/i],
] as const)('%s is written in its own letters', (language, foreign) => {
  it('in messages', async () => {
    const messages = { ...catalogues[language].messages, ...(await fetchPages(language)) }
    const written = (text: string) =>
      everythingSaid(text, language).join(' ').replace(NAMES, '').replace(PUT_IN, '')
    expect(Object.values(messages).filter((text) => foreign.test(written(text)))).toEqual([])
  })

  it.each(['imperium', 'classic'] as const)('in the handbook of %s', async (family) => {
    const { chapters } = await loadHandbook(family, language)
    const texts = chapters.flatMap(({ title, statements }) => [title, ...statements.map(({ text }) => text)])
    expect(texts.filter((text) => foreign.test(text.replace(NAMES, '')))).toEqual([])
  })
})
