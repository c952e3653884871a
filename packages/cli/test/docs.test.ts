import { readFileSync } from 'node:fs'
import { loadGames } from '@sietch/games'
import type { Json } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import { games } from './games.ts'
import { sietch } from './sietch.ts'

const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
const folder = makeFolder()

const words = (
  await Promise.all(
    (
      await loadGames(games)
    ).map((game) =>
      game.open(async ({ workshop }) => {
        const { words = {}, seatWords = {} } = (await workshop?.())?.scenarios ?? {}
        return [...Object.entries(words), ...Object.entries(seatWords)].map(
          ([word, { about, example }]): [string, string, string, Json] => [game.id, word, about, example],
        )
      }),
    ),
  )
).flat()

describe('docs/scenarios.md', () => {
  const examples = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, text = '']) => text)

  it('has at least one complete example', () => {
    expect(examples.length).toBeGreaterThan(0)
  })

  it.each(examples)('has examples that pass: %s', async (example) => {
    const { stdout } = await sietch('scenario', folder.save('example.json', example))
    expect(stdout).toMatch(/\d+ passed, 0 failed\n$/)
  })

  it.each(words)('tells of the words of %s: %s', (_, word, about, example) => {
    const rows = page.replaceAll(/ +/g, ' ').split('\n')
    const row = rows.find((line) => line.startsWith(`| \`${word}\` | ${about}`)) ?? ''
    const withoutSpaces = (text: string) => text.replaceAll(' ', '')
    expect(withoutSpaces(row)).toContain(withoutSpaces(`|\`${JSON.stringify(example)}\`|`))
  })
})
