// docs/protocol.md and docs/openapi.json say what the schemas say. RECORD=1 rewrites them; `npm run format` formats
// them.

import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { openApiDocument } from '../src/documents/openapi.ts'
import { TABLES } from '../src/documents/tables.ts'
import { newTable, table, update, whole } from '../src/schemas.ts'

const docs = new URL('../../../docs/', import.meta.url)
const words = new URL('protocol.md', docs)
const openApi = new URL('openapi.json', docs)

const SECTION = /(<!-- (\w+) -->\n)[\s\S]*?(<!-- \/ -->)/g

/** The document with its tables as they should be. */
const rewritten = (text: string): string =>
  text.replace(SECTION, (_, begin: string, name: string, end: string) => {
    const make = TABLES[name]
    if (make === undefined) throw new Error(`there is no table "${name}"`)
    return `${begin}${make()}\n${end}`
  })

const made = openApiDocument()
const spelled = JSON.stringify(made, null, 2)

if (process.env.RECORD) {
  writeFileSync(words, rewritten(readFileSync(words, 'utf8')))
  writeFileSync(openApi, `${spelled}\n`)
}

describe('docs/protocol.md', () => {
  const text = readFileSync(words, 'utf8')

  it('has every table, and each says what the schemas say', () => {
    expect([...text.matchAll(SECTION)].map(([, , name]) => name).sort()).toEqual(Object.keys(TABLES).sort())
    expect(text).toBe(rewritten(text))
  })

  it('shows examples that are right', () => {
    const schemas: Readonly<Record<string, z.ZodType>> = {
      NewTable: newTable,
      Table: table,
      Match: whole,
      Update: update,
    }
    const examples = [...text.matchAll(/```json ?(\w*)\n([\s\S]*?)```/g)]
    expect(examples.map(([, name]) => name).sort()).toEqual(Object.keys(schemas).sort())
    for (const [, name = '', json = ''] of examples) {
      expect(schemas[name]?.safeParse(JSON.parse(json)).error, name).toBeUndefined()
    }
  })

  it('leads to headings that are there', () => {
    const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(
      ([, name = '']) => `#${name.toLowerCase().replaceAll(' ', '-')}`,
    )
    for (const [, target = ''] of text.matchAll(/\]\((#[^)]*)\)/g)) expect(headings).toContain(target)
  })
})

describe('docs/openapi.json', () => {
  it('says what the schemas say', () => {
    expect(JSON.parse(readFileSync(openApi, 'utf8'))).toEqual(made)
  })

  it('describes everything that it names', () => {
    const { schemas } = made.components as { schemas: object }
    const named = [...spelled.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(Object.keys(schemas)))
    expect(spelled).not.toMatch(/"\$ref": "(?!#\/components\/)/)
  })
})
