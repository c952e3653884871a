// Nothing that a game of classic Dune can say is without words: proved by reading what the rules tell, and by playing.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ADVANTAGES, type ClassicSetup, classic } from '@sietch/classic'
import { FACTIONS, LEADERS, TERRITORIES, TREACHERY } from '@sietch/classic/content'
import { randomPolicy, seats, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { contextMessage, LANGUAGES, translator } from '../src/index.ts'
import { catalogues, type MessageId } from '../src/messages/messages.ts'
import { en as names } from '../src/names/classic/en.ts'

const ids = (Object.keys(catalogues.en.messages) as MessageId[]).filter((id) => id.startsWith('classic.'))
/** The first words of the messages of a kind. */
const messagesOf = (kind: string): string[] =>
  [
    ...new Set(ids.flatMap((id) => (id.startsWith(`classic.${kind}.`) ? [id.split('.')[2] ?? ''] : []))),
  ].sort()

describe('classic Dune', () => {
  it.each(LANGUAGES)('has every message in %s', (language) => {
    expect(ids.filter((id) => catalogues[language].messages[id] === undefined)).toEqual([])
  })

  it('has a name for everything in the box, and for nothing else', () => {
    const sorted = (things: readonly string[]) => [...things].sort()
    expect(Object.keys(names.faction).sort()).toEqual(sorted(FACTIONS))
    expect(Object.keys(names.head).sort()).toEqual(sorted(FACTIONS))
    expect(Object.keys(names.territory).sort()).toEqual(sorted(TERRITORIES))
    expect(Object.keys(names.treachery).sort()).toEqual(sorted(TREACHERY))
    expect(Object.keys(names.leader).sort()).toEqual(sorted([...LEADERS, 'kwisatz-haderach']))
    expect(Object.keys(names.advantage).sort()).toEqual(sorted(ADVANTAGES))
  })
})

describe('the words of the rules', () => {
  const folder = fileURLToPath(new URL('../../classic/src', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(content|scenario)\b/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const wordsIn = (pattern: RegExp): string[] =>
    [...new Set([...sources.matchAll(pattern)].map(([, word = '']) => word))].sort()

  it('are all events', () => {
    expect(wordsIn(/\btell(?:Open|Revealed|Secret)\(\s*tell,\s*'([a-z-]+)'/g)).toEqual(messagesOf('event'))
    // What is told past events.ts is checked by no one.
    expect(sources).not.toContain('tell({')
  })

  it('are all decisions', () => {
    const asked = wordsIn(/(?:\{\s*seat(?:: [^,{}]+)?,\s*kind: |\bdecisionWithCards\(s, \w+, )'([a-z-]+)'/g)
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((kind) => !messagesOf('decision').includes(kind))).toEqual([])
  })

  it('are all reasons', () => {
    expect(wordsIn(/\{ readonly why: '([a-z-]+)'/g)).toEqual(messagesOf('reason'))
  })

  it('are all options', () => {
    const verbs = wordsIn(
      /\b(?:bare|to[A-Z]\w+|of[A-Z]\w+|optionsOf(?:<\w+>)?|numbers|option|take)\(\s*'([a-z-]+)'/g,
    )
    expect(verbs.length).toBeGreaterThan(70)
    const said = ids.flatMap((id) => (id.startsWith('classic.option.') ? id.split('.').slice(2, 4) : []))
    expect(verbs.filter((verb) => !said.includes(verb))).toEqual([])
  })
})

describe('a game', () => {
  const games = 2
  const players = ['Anna', 'Boris', 'Ceren', 'Dana', 'Edda', 'Femi']

  it.each([
    [2, []],
    [3, []],
    [6, []],
    [4, ['pairs']],
    [5, ['advanced']],
    [6, ['advanced']],
  ] as const)(
    'of %i factions with %j is told without a missing word, to every viewer, in every language',
    (count, modules) => {
      const speakers = LANGUAGES.map((language) => translator(language, ['classic', ...modules].join('+')))
      const said = new Map<string, string>()
      /** Each thing is put into words once. */
      const hear = (what: unknown, words: (say: (typeof speakers)[number]) => string): void => {
        const key = JSON.stringify(what)
        if (said.has(key)) return
        said.set(key, speakers.map(words).join('\n'))
      }
      for (let game = 0; game < games; game++) {
        const setup: ClassicSetup = {
          players: count,
          modules,
          factions: game % 3 === 0 ? 'choose' : 'random',
        }
        const viewers = [...seats(count), 'spectator' as const]
        const policies = seats(count).map(() => randomPolicy)
        simulate(classic, setup, policies, `words/${count}/${modules.join()}/${game}`, {
          watch(s, events) {
            for (const event of events) {
              for (const viewer of event.secret === undefined ? viewers.slice(-1) : viewers) {
                const seen = seenBy(event, viewer)
                hear(seen, (say) => say.event(seen, players))
              }
            }
            for (const decision of classic.decisions(s)) {
              hear(decision.kind, (say) => say.decision(decision))
              const context = contextMessage(classic.view(s, decision.seat).pending, players)
              if (context !== undefined) hear(context, (say) => say.text([context]))
              for (const option of classic.options(s, decision)) {
                hear([decision.kind, option.key], (say) => say.option(decision, option, players))
              }
              for (const { reason } of classic.closed(s, decision)) {
                hear(reason, (say) => say.reason(reason, players))
              }
            }
          },
        })
      }
      expect(said.size).toBeGreaterThan(500)
      for (const [key, text] of said) expect(text, key).not.toMatch(/[{}<>_]|undefined|NaN|^ | $| {2}/m)
    },
    120_000,
  )
})
