// The rooms that serve every game say no word of one: what a game has of its own comes with its table.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { classicScenarios } from '@sietch/classic/scenario'
import { GAMES } from '@sietch/games'
import { imperiumScenarios, uprisingScenarios } from '@sietch/imperium/scenario'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { STAGING as CLASSIC } from '../src/classic/staging.ts'
import { STAGING as IMPERIUM } from '../src/imperium/staging.ts'

const ROOMS = [
  'catalogue',
  'decision',
  'end',
  'help',
  'learn',
  'log',
  'motion',
  'plain',
  'sound',
  'stage',
  'table',
]

/** The rooms around the tables speak of what games are set up with, but know none by name. */
const AROUND = ['app', 'online', 'start']

/** Nothing in these rooms is called so, not even in a comment. */
const NOUNS =
  /\b(imperium|uprising|bloodlines|classic|choam|arrakis|intrigue|treachery|troops?|spice|solari|leaders?|factions?|sandworms?|worms?|storm|spy|spies|garrison|swordmaster|mentat|stronghold|traitors?|karama)\b/i

/** What games and families are called. */
const IDS = new RegExp(`\\b(bloodlines|${GAMES.map(({ id }) => id).join('|')})\\b`, 'i')

/** Verbs of options and kinds of events. */
const WORDS = new Set(
  [imperiumScenarios, uprisingScenarios, classicScenarios]
    .flatMap(({ keys }) => Object.keys(keys))
    .concat(Object.keys(IMPERIUM), Object.keys(CLASSIC)),
)

/** Words of games that a page, its styles and its line to the worker have a use of their own for. */
const OF_A_PAGE = new Set([
  'ask',
  'cancel',
  'kind',
  'leave',
  'none',
  'phase',
  'play',
  'start',
  'take',
  'to',
  'turn',
])

/** What is said of a game in a file of such a room. */
function wordsOfGames(path: string, text: string): string[] {
  const said = new Set<string>()
  const noun = NOUNS.exec(text)
  if (noun !== null) said.add(noun[0])
  const hear = (literal: string) => {
    const [, option] = /data-option="([a-z-]+)/.exec(literal) ?? []
    const word = option ?? literal
    if (WORDS.has(word) && !OF_A_PAGE.has(word)) said.add(word)
  }
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') hear(value)
    },
    TemplateElement: ({ value }) => hear(value.raw),
  }).visit(parseSync(path, text).program)
  return [...said]
}

describe('a room that serves every game', () => {
  const folder = fileURLToPath(new URL('../src', import.meta.url))
  const filesIn = (rooms: readonly string[]) =>
    rooms.flatMap((room) =>
      readdirSync(`${folder}/${room}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .map((file) => `${room}/${file}`),
    )
  const files = filesIn(ROOMS)

  it('is looked at', () => {
    expect(files).toEqual(expect.arrayContaining(['decision/actions.ts', 'log/groups.ts', 'sound/sound.ts']))
    expect(WORDS.size).toBeGreaterThan(150)
  })

  it.each(files)('%s', (file) => {
    expect(wordsOfGames(file, readFileSync(`${folder}/${file}`, 'utf8'))).toEqual([])
  })

  it.each(filesIn(AROUND))('%s', (file) => {
    expect(readFileSync(`${folder}/${file}`, 'utf8')).not.toMatch(IDS)
  })
})

describe('a word of a game', () => {
  it('is found: a name', () => {
    expect(`if (draft.game === 'classic') deal()`).toMatch(IDS)
  })

  it.each([
    ['a verb', `const ONWARD = ['end-turn']`, 'end-turn'],
    ['an event', `if (event.kind === 'agent-sent') place()`, 'agent-sent'],
    ['the key of an option', 'found(`[data-option="reveal"]`)', 'reveal'],
    ['a thing', '// Where the troops stand.', 'troops'],
  ])('is found: %s', (_, text, word) => {
    expect(wordsOfGames('a.ts', text)).toEqual([word])
  })
})
