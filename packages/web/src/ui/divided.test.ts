import { expect, it } from 'vitest'
import { divided } from './divided.ts'

const seen = (name: string, language: string) => divided(name, language).replaceAll('\u00AD', '-')

it('divides long words before a consonant between vowels, and no short ones', () => {
  expect(seen('Guild Ambassador', 'en')).toBe('Guild Ambassa-dor')
  expect(seen('Sardaukar Coordination', 'en')).toBe('Sardau-kar Coordi-na-tion')
  expect(seen('Dune, the Desert Planet', 'en')).toBe('Dune, the Desert Planet')
  expect(seen('Ядоискатель', 'ru')).toBe('Ядоиска-тель')
})
