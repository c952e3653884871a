// The typeface of headings has every letter that the four languages write, so that none stands out from its word.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { type Language, listComponents, translator } from '@sietch/i18n'
import { expect, it } from 'vitest'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/ysabeau-office/700.css')),
  'files',
)

/** What the table `cmap` of a WOFF file has glyphs for. */
function charactersOf(file: string): string[] {
  const woff = readFileSync(join(folder, file))
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => 44 + index * 20)
  const entry = entries.find((at) => woff.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error(`${file} has no cmap`)
  const start = woff.readUInt32BE(entry + 4)
  const packed = woff.readUInt32BE(entry + 8)
  const table = woff.subarray(start, start + packed)
  return charactersIn(packed < woff.readUInt32BE(entry + 12) ? inflateSync(table) : table)
}

/** Of the subtables in format 4, which hold ranges of characters. */
function charactersIn(cmap: Buffer): string[] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  )
  return subtables
    .filter((at) => cmap.readUInt16BE(at) === 4)
    .flatMap((at) => {
      const bytes = cmap.readUInt16BE(at + 6)
      return Array.from({ length: bytes / 2 }, (_, index) => {
        const last = cmap.readUInt16BE(at + 14 + index * 2)
        const first = cmap.readUInt16BE(at + 16 + bytes + index * 2)
        return Array.from({ length: last - first + 1 }, (_, step) => String.fromCharCode(first + step))
      }).flat()
    })
}

const ALPHABETS: { readonly [L in Language]: string } = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’',
  pl: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
}

const known = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('-700-normal.woff'))
    .flatMap(charactersOf),
)

it.each(Object.entries(ALPHABETS) as [Language, string][])(
  'all letters and names in %s',
  (language, letters) => {
    const names = ['imperium+bloodlines+tech', 'uprising+choam+bloodlines+tech', 'classic+advanced'].flatMap(
      (box) => listComponents(translator(language, box)).map(({ name }) => name),
    )
    const written = new Set([...letters, ...letters.toLocaleUpperCase(language), ...names.join('')])
    expect([...written].filter((character) => !known.has(character)).join('')).toBe('')
  },
)
