import { describe, expect, it } from 'vitest'
import { becauseOf, LANGUAGES, translator } from '../src/index.ts'

const TERMS = [
  { term: 'conflict', by: 0.8 },
  { term: 'resources', by: -0.5 },
  { term: 'influence', by: 0.3 },
  { term: 'deck', by: 0.1 },
]

const said = (terms: typeof TERMS, language: (typeof LANGUAGES)[number] = 'en') => {
  const because = becauseOf(terms, 'X')
  return because && translator(language, 'uprising').phrase(because)
}

describe('why a bot would choose something', () => {
  it('is what weighs most, and what it costs', () => {
    expect(said(TERMS)).toBe(
      'Better than “X”: better prospects in the Conflict and more Influence, but fewer resources.',
    )
    expect(said(TERMS.slice(0, 1))).toBe('Better than “X”: better prospects in the Conflict.')
  })

  it('says nothing where nothing speaks for it', () => {
    expect(said([])).toBeUndefined()
    expect(said([{ term: 'deck', by: -1 }])).toBeUndefined()
  })

  it.each(LANGUAGES)('is a sentence in %s, with a loss and without', (language) => {
    for (const terms of [TERMS, TERMS.slice(0, 1)]) {
      expect(said(terms, language)).toMatch(/^\p{Lu}.*X.+\.$/u)
      expect(said(terms, language)).not.toContain('none')
    }
  })
})
