// Nothing that a game can say is without words: proved by reading what the rules tell, and by playing.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentKey, contentOf, type ImperiumSetup, imperium, setupOptions, uprising } from '@sietch/imperium'
import { randomPolicy, seats, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, listComponents, type Translator, translator } from '../src/index.ts'
import { catalogues, type MessageId } from '../src/messages/messages.ts'
import { en as bloodlinesNames } from '../src/names/bloodlines/en.ts'
import { en as imperiumNames } from '../src/names/imperium/en.ts'
import { en as uprisingNames } from '../src/names/uprising/en.ts'
import { argumentsOf, everythingSaid } from './icu.ts'

/** Each core box alone, with its module, and with everything that can be mixed in. */
const BOXES = [
  ['imperium', []],
  ['uprising', []],
  ['uprising', ['choam']],
  ['uprising', setupOptions('uprising').modules],
  ['imperium', setupOptions('imperium').modules],
  ['uprising', [...setupOptions('uprising').modules, 'six']],
] as const
const KEYS = BOXES.map(([box, modules]) => contentKey(box, modules))

const idsOf = (language: Language) => Object.keys(catalogues[language].messages) as MessageId[]
const textOf = (id: MessageId, language: Language) => catalogues[language].messages[id] ?? ''
const messagesOf = (prefix: string): string[] =>
  idsOf('en').flatMap((id) => (id.startsWith(`${prefix}.`) ? [id.slice(prefix.length + 1)] : []))

describe('the catalogues', () => {
  /** A language joins this list when its messages are written; from then on none may be missing. */
  const finished: readonly Language[] = LANGUAGES

  it.each(finished)('%s has every message', (language) => {
    expect(idsOf('en').filter((id) => catalogues[language].messages[id] === undefined)).toEqual([])
  })

  /** A verb may show who it speaks to in one language and not in another. */
  it.each(finished)('%s says with each message what English says, and nothing else', (language) => {
    const told = (id: MessageId, of: Language) =>
      argumentsOf(textOf(id, of), of)
        .map(({ name }) => name.replace(/_.*/, ''))
        .filter((name) => name !== 'mood' && name !== 'form')
    for (const id of idsOf(language)) {
      expect(new Set(told(id, language)), id).toEqual(new Set(told(id, 'en')))
    }
  })

  it.each(finished)('%s can say any number of anything', (language) => {
    for (const id of idsOf(language)) {
      for (const said of everythingSaid(textOf(id, language), language)) {
        expect(said, id).toMatch(/^\S[^{}#]*\S$|^\S$/)
        expect(said, id).not.toMatch(/ {2}|\s[,;:.]/)
      }
    }
  })

  it.each([
    ['imperium', imperiumNames],
    ['uprising+choam', uprisingNames],
  ] as const)('name what is in %s, and nothing else', (key, names) => {
    const { box } = contentOf(key)
    const six = key === 'imperium' ? box : contentOf(`${key}+six`).box
    const withSix = (kind: 'cards' | 'spaces' | 'posts') => [
      ...box[kind],
      ...six[kind].filter((one) => !box[kind].some(({ id }) => id === one.id)),
    ]
    const kinds: { readonly [kind: string]: readonly { readonly id: string }[] } = {
      card: withSix('cards'),
      space: withSix('spaces'),
      intrigue: box.intrigue,
      conflict: box.conflicts,
      leader: box.leaders,
      post: withSix('posts'),
      objective: box.objectives,
      contract: box.contracts,
    }
    const named: { readonly [kind: string]: object } = names
    for (const [kind, things] of Object.entries(kinds)) {
      expect(Object.keys(named[kind] ?? {}).sort()).toEqual(things.map(({ id }) => id).sort())
    }
  })

  it('name what Bloodlines adds, and nothing else', () => {
    const whole = contentOf(contentKey('uprising', ['choam', 'bloodlines', 'tech']))
    const before = contentOf(contentKey('uprising', ['choam']))
    const added = (kind: 'cards' | 'intrigue' | 'conflicts' | 'contracts' | 'leaders') =>
      whole.box[kind].filter((one) => !before.box[kind].some(({ id }) => id === one.id))
    const kinds: { readonly [kind: string]: readonly { readonly id: string }[] } = {
      card: added('cards'),
      space: whole.spaces.filter(({ id }) => !before.spaces.some((space) => space.id === id)),
      intrigue: added('intrigue'),
      conflict: added('conflicts'),
      leader: added('leaders'),
      contract: added('contracts'),
      skill: whole.box.skills,
      tech: whole.box.tech,
      navigation: whole.box.navigation,
    }
    const named: { readonly [kind: string]: object } = bloodlinesNames
    for (const [kind, things] of Object.entries(kinds)) {
      expect(Object.keys(named[kind] ?? {}).sort()).toEqual(things.map(({ id }) => id).sort())
    }
  })

  it.each(LANGUAGES)('%s has a name and a text for every component', (language) => {
    for (const key of KEYS) {
      for (const { id, name } of listComponents(translator(language, key))) expect(name, id).not.toBe('')
    }
  })
})

describe('the words of the rules', () => {
  const folder = fileURLToPath(new URL('../../imperium/src', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(pieces|effects|rivals|rules)\b.*\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const wordsIn = (...patterns: readonly RegExp[]): string[] =>
    [
      ...new Set(patterns.flatMap((pattern) => [...sources.matchAll(pattern)].map(([, word = '']) => word))),
    ].sort()
  const first = (ids: readonly string[]): string[] =>
    [...new Set(ids.map((id) => id.replace(/\..*/, '')))].sort()

  it('are all events', () => {
    const told = wordsIn(/\(\s*tell,\s*'([a-z-]+)'/g)
    expect(told).toEqual(first(messagesOf('event')))
    // What is told past events.ts is checked by no one.
    expect(sources).not.toContain('tell({')
  })

  it('are all decisions', () => {
    const asked = wordsIn(
      /\{\s*seat(?:: [^,]+)?,\s*kind: '([a-z-]+)'/g,
      /\{ seat: answering\(s, seat\), kind: (?:isRival\(s, seat\) \? '[a-z-]+' : )?'([a-z-]+)'/g,
      /\bisRival\(s, seat\) \? '([a-z-]+)'/g,
      /\baskHolder\(s, seat, '([a-z-]+)'\)/g,
    )
    const turns = ['turn-start', 'turn-agent', 'turn-reveal']
    expect([...asked, ...turns].sort()).toEqual(messagesOf('decision').sort())
  })

  it('are all options', () => {
    const verbs = wordsIn(/\b(?:option|factionOption|postOption|countdown)\(\s*'([a-z-]+)'/g)
    expect(verbs.length).toBeGreaterThan(30)
    expect(verbs.filter((verb) => !messagesOf('option').includes(verb))).toEqual([])
  })

  it('are all reasons', () => {
    expect(wordsIn(/\bwhy: '([a-z-]+)'/g)).toEqual(first(messagesOf('reason')))
  })
})

describe('a game', () => {
  const games = 12
  const players = ['Анна', 'Борис', 'Джерен', 'Дана', 'Ева', 'Захар']
  const leaders = ['choose', 'random', { deal: 2 }, 'random'] as const
  const counts = [3, 4, 1, 2]

  it.each(BOXES)(
    'of %s with %j is told without a missing word, to every viewer',
    (box, modules) => {
      const rules = box === 'imperium' ? imperium : uprising
      const speakers = LANGUAGES.map((language) => translator(language, contentKey(box, modules)))
      const said = new Map<string, readonly string[]>()
      /** Each thing is put into words once, in every language. */
      const hear = (what: unknown, words: (say: Translator) => string): void => {
        const key = JSON.stringify(what)
        if (!said.has(key)) said.set(key, speakers.map(words))
      }
      for (let game = 0; game < games; game++) {
        // Six players bring their module along.
        const chosen = modules.filter((module) => module !== 'six')
        const setup: ImperiumSetup = {
          players: chosen.length < modules.length ? 6 : (counts[game % counts.length] ?? 3),
          modules: chosen,
          leaders: leaders[game % leaders.length] ?? 'random',
        }
        const all = rules.seats(setup).length
        const policies = seats(all).map(() => randomPolicy)
        const viewers = [...seats(all), 'spectator' as const]
        simulate(rules, setup, policies, `words/${game}`, {
          watch(s, events) {
            for (const event of events) {
              for (const viewer of event.secret === undefined ? viewers.slice(-1) : viewers) {
                const seen = seenBy(event, viewer)
                hear(seen, (say) => say.event(seen, players))
              }
            }
            for (const decision of rules.decisions(s)) {
              hear(decision, (say) => say.decision(decision))
              for (const option of rules.options(s, decision)) {
                hear([decision.kind, option.key], (say) => say.option(decision, option, players))
              }
              for (const { reason } of rules.closed(s, decision))
                hear(reason, (say) => say.reason(reason, players))
            }
          },
        })
      }
      expect(said.size).toBeGreaterThan(1000)
      const texts = [...said.values()]
      expect(texts.flat().filter((text) => !/^[\p{Lu}\d][^{}<>_]*\S$/u.test(text))).toEqual([])
      // Nothing in Russian or Ukrainian is left in English; the IV of an Emperor is no word.
      expect(texts.flatMap(([, ru = '', uk = '']) => [ru, uk]).filter((text) => /[a-z]/.test(text))).toEqual(
        [],
      )
    },
    120_000,
  )
})
