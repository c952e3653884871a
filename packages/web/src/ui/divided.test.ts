import { expect, it } from 'vitest'
import { divided } from './divided.ts'

const seen = (name: string, language: string) => divided(name, language).replaceAll('\u00AD', '-')

it('divides long words before a consonant between vowels, and no short ones', () => {
  expect(seen('Guild Ambassador', 'en')).toBe('Guild Ambas-sa-dor')
  expect(seen('Sardaukar Coordination', 'en')).toBe('Sardau-kar Coor-di-na-tion')
  expect(seen('Junction Headquarters', 'en')).toBe('Junction Head-quar-ters')
  expect(seen("Smuggler's Haven", 'en')).toBe("Smug-gler's Haven")
  expect(seen('Dune, the Desert Planet', 'en')).toBe('Dune, the Desert Planet')
  expect(seen('Ядоискатель', 'ru')).toBe('Ядоис-ка-тель')
  expect(seen('Снабженец повстанцев', 'ru')).toBe('Снаб-женец повстан-цев')
  expect(seen('Представник Арракіса', 'uk')).toBe('Представ-ник Арракіса')
  expect(seen('Poruszenie', 'pl')).toBe('Poruszenie')
  expect(seen('Przetrwanie', 'pl')).toBe('Prze-trwanie')
})
