import { readFileSync } from 'node:fs'
import type { Json } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games.ts'
import { makeFolder } from './folder.ts'
import { sietch } from './sietch.ts'

const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
const folder = makeFolder()

describe('docs/scenarios.md', () => {
  const examples = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, text = '']) => text)

  it('has at least one complete example', () => {
    expect(examples.length).toBeGreaterThan(0)
  })

  it.each(examples)('has examples that pass: %s', async (example) => {
    const { stdout } = await sietch('scenario', folder.save('example.json', example))
    expect(stdout).toMatch(/\d+ passed, 0 failed\n$/)
  })

  const words = games.flatMap((game) =>
    game.open(({ scenarios }) =>
      [...Object.entries(scenarios.words), ...Object.entries(scenarios.seatWords)].map(
        ([word, { about, example }]): [string, string, string, Json] => [game.id, word, about, example],
      ),
    ),
  )

  it.each(words)('tells of the words of %s: %s', (_, word, about, example) => {
    const rows = page.replaceAll(/ +/g, ' ').split('\n')
    const row = rows.find((line) => line.startsWith(`| \`${word}\` | ${about}`)) ?? ''
    const withoutSpaces = (text: string) => text.replaceAll(' ', '')
    expect(withoutSpaces(row)).toContain(withoutSpaces(`|\`${JSON.stringify(example)}\`|`))
  })
})
