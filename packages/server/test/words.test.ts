// The server knows no game: it contains no game words, not even in comments. Games come from the registry.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES, loadGames } from '@sietch/games'
import { LANGUAGES, listComponents, translator } from '@sietch/i18n'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

/** Ids of games and components, verbs of options, and kinds of events are treated alike here. */
async function wordsOfGames(): Promise<Set<string>> {
  const words = new Set<string>()
  for (const game of await loadGames(GAMES)) {
    words.add(game.id)
    await game.open(async ({ setups, contentKey, workshop }) => {
      for (const module of setups.modules) words.add(module)
      for (const persona of setups.personas?.every ?? []) words.add(persona)
      for (const verb of Object.keys((await workshop?.())?.scenarios.keys ?? {})) words.add(verb)
      const box = contentKey?.([])
      if (box === undefined) return
      for (const { id, kind, group } of listComponents(translator(LANGUAGES[0], box))) {
        for (const word of [id, kind, group]) words.add(word)
      }
    })
  }
  return words
}

/** Game words that a server also uses in its own sense. */
const OF_A_SERVER = new Set([
  'alone',
  'deal',
  'kind',
  'leave',
  'none',
  'place',
  'ready',
  'start',
  'token',
  'value',
  'wait',
])

/** Nothing is called so here. */
const NOUNS =
  /\b(dune|imperium|uprising|bloodlines|classic|choam|arrakis|intrigue|treachery|troops?|spice|solari|leaders?|factions?|sandworms?|worms?|storm|spies|garrison|swordmaster|mentat|stronghold|traitors?|karama)\b/i

function said(path: string, text: string, words: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const noun = NOUNS.exec(text)
  if (noun !== null) found.add(noun[0])
  const hear = (literal: string) => {
    if (words.has(literal) && !OF_A_SERVER.has(literal)) found.add(literal)
  }
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') hear(value)
    },
    TemplateElement: ({ value }) => hear(value.raw),
  }).visit(parseSync(path, text).program)
  return [...found]
}

describe('the server', async () => {
  const words = await wordsOfGames()
  const folder = fileURLToPath(new URL('../src', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )

  it('is looked at', () => {
    expect(files.length).toBeGreaterThan(40)
    expect(words.size).toBeGreaterThan(300)
  })

  it.each(files)('says no word of a game in %s', (file) => {
    expect(said(file, readFileSync(`${folder}/${file}`, 'utf8'), words)).toEqual([])
  })

  it.each([
    ['a game', `if (game === 'uprising') begin()`, 'uprising'],
    ['a component', `const card = 'dagger'`, 'dagger'],
    ['a verb', `choose('end-turn')`, 'end-turn'],
    ['a thing', '// Where the spice flows.', 'spice'],
  ])('would be heard: %s', (_, text, word) => {
    expect(said('a.ts', text, words)).toContain(word)
  })
})
