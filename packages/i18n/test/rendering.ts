// Everything that a language says, written out: each message with several numbers and the colors of the seats, the text
// of each component, the log of a whole match of each game, what could be chosen in it, and the lessons, the handbooks,
// the words of the help and of what is told to people who are away.

import { type ClassicSetup, classic } from '@sietch/classic'
import { contentKey, type ImperiumRules, type ImperiumSetup, imperium, uprising } from '@sietch/imperium'
import {
  type Decision,
  type Option,
  type Policy,
  type Rules,
  randomPolicy,
  type SeenEvent,
  type State,
  seats,
  seenBy,
  simulate,
} from '@sietch/kernel'
import { formatFor } from '../src/format.ts'
import { loadHandbook } from '../src/handbook/handbook.ts'
import { type Language, listComponents, translator } from '../src/index.ts'
import { LESSON_TEXTS } from '../src/learn/lessons.ts'
import { catalogues } from '../src/messages/messages.ts'
import { fetchPages } from '../src/messages/pages.ts'
import { nameOf } from '../src/names/names.ts'
import { playerIn } from '../src/players.ts'
import { argumentsOf } from './icu.ts'

/** Lines under the heading they belong to: the id of a message, a component, a match. */
export type Written = ReadonlyMap<string, readonly string[]>

/** They take every plural form of every language between them. */
const NUMBERS = [0, 1, 2, 5, 21]

/** The arguments that are those who play; a page may speak of something from then to then. */
const PLAYERS =
  /^(seats?|with|ally|owner|target|aggressor|defender|victim|opener|firstPlayer|names?|by|commander)$/
const PLAYERS_IN_GAMES = /^(to|from)$/

export async function colorsIn(language: Language): Promise<string[]> {
  const pages = Object.entries(await fetchPages(language))
  return pages.flatMap(([id, text]) => (id.startsWith('page.color.') ? [text] : []))
}

/** Each message with each number, and with each choice it makes. */
export async function messagesIn(language: Language): Promise<Written> {
  return saidIn(language, { ...catalogues[language].messages, ...(await fetchPages(language)) })
}

/** The lessons, the handbooks and the words of smaller parts, which are read where they are written. */
export async function textsIn(language: Language): Promise<Written> {
  const { learn } = await import(`../src/learn/words/${language}.ts`)
  const { help } = await import(`../src/help/words/${language}.ts`)
  const { told } = await import(`../src/told/words/${language}.ts`)
  const lessons = await Promise.all(Object.values(LESSON_TEXTS).map((lesson) => lesson[language]()))
  const handbooks = await Promise.all(
    (['imperium', 'classic'] as const).map((family) => loadHandbook(family, language)),
  )
  const chapters = handbooks.flatMap((handbook) => handbook.chapters)
  const written = chapters.map(
    ({ id, title, statements }) => [id, [title, ...statements.map(({ text }) => text)]] as const,
  )
  const spoken = [learn, help, told, ...lessons.map(({ text }) => text)]
  const said = await Promise.all(spoken.map((texts) => saidIn(language, texts)))
  return new Map([...written, ...said.flatMap((each, part) => [...each].map(numbered(part)))])
}

/** The same id may stand in several parts. */
const numbered =
  (part: number) =>
  ([id, lines]: readonly [string, readonly string[]]) =>
    [`${id} (${part})`, lines] as const

async function saidIn(language: Language, messages: { readonly [id: string]: string }): Promise<Written> {
  const colors = await colorsIn(language)
  return new Map(
    Object.entries(messages).map(([id, text], index) => {
      const format = formatFor(text, language)
      const color = colors[index % colors.length] ?? ''
      const asked = argumentsOf(text, language)
      const said = waysToSay(asked, language, (name) => put(name, language, color, id.startsWith('page.')))
      return [id, [...new Set(said.map((values) => format.format(values)))]]
    }),
  )
}

type Values = { [name: string]: number | string }

function waysToSay(
  asked: ReturnType<typeof argumentsOf>,
  language: Language,
  putIn: (name: string) => string,
): Values[] {
  const [many = ''] = catalogues[language].players?.many ?? []
  /** A choice of words, with a name that asks for it. */
  const choice = (name: string, form: string): Values => ({
    ...plain(2),
    [name]: form,
    ...(form === 'many' ? { [name.replace(/_is$/, '')]: many } : {}),
  })
  const plain = (n: number): Values =>
    Object.fromEntries(
      asked.map(({ name, isNumber }) => [name, isNumber ? n : isForm(name) ? 'other' : putIn(name)]),
    )
  const numbers = asked.some(({ isNumber }) => isNumber) ? NUMBERS : [2]
  const choices = asked.flatMap(({ name, isNumber, choices: forms }) =>
    isNumber ? [] : forms.flatMap((form) => (form === 'other' ? [] : [choice(name, form)])),
  )
  return [...numbers.map(plain), ...choices]
}

/** It chooses a form, and is never put in. */
const isForm = (name: string): boolean => name === 'mood' || name === 'form' || name.endsWith('_is')

function put(name: string, language: Language, color: string, isOnPage: boolean): string {
  const [argument = '', form] = name.split('_')
  const { forms, players } = catalogues[language]
  if (/^factions?$/.test(argument)) return named('faction', 'guild')
  if (/^territor(y|ies)$/.test(argument)) return named('territory', 'the-great-flat')
  if (/^icons?$/.test(argument)) return named('icon', 'landsraad')
  if (PLAYERS.test(argument) || (!isOnPage && PLAYERS_IN_GAMES.test(argument)))
    return form === undefined ? color : playerIn(form, color, players)
  return `[${argument}]`

  function named(kind: string, id: string): string {
    const own = form === undefined ? undefined : forms[kind]?.[id]?.[form]
    return own ?? nameOf({ language, box: kind === 'territory' ? 'classic' : 'uprising' }, kind, id)
  }
}

const BOXES = [
  contentKey('imperium', ['bloodlines', 'tech']),
  contentKey('uprising', ['choam', 'bloodlines', 'tech']),
  'classic+advanced',
]

/** The text of each component by the places where it stands; what two boxes share just so, once. */
export function componentsIn(language: Language): Written {
  const written = new Map<string, readonly string[]>()
  for (const box of BOXES) {
    for (const { kind, id, name, text, labels } of listComponents(translator(language, box))) {
      const lines = Object.entries(text).map(([place, said]) => `${labels[place] || place}: ${said}`)
      const key = `${kind} ${id} · ${name}`
      const isKnown = written.get(key)?.join() === lines.join()
      if (!isKnown) written.set(written.has(key) ? `${key} (${box})` : key, lines)
    }
  }
  return written
}

/** A match as its first player saw it, and some of what each kind of decision offered. */
type Match = {
  readonly name: string
  readonly box: string
  readonly events: readonly SeenEvent[]
  readonly offers: readonly (readonly [Decision, Option])[]
}

const MATCHES: readonly [string, ImperiumRules, ImperiumSetup][] = [
  ['imperium', imperium, { players: 4, leaders: 'random' }],
  [
    'uprising with bloodlines and tech',
    uprising,
    { players: 3, leaders: 'random', modules: ['choam', 'bloodlines', 'tech'] },
  ],
  ['uprising for six', uprising, { players: 6, leaders: 'random', modules: ['choam'] }],
  ['uprising alone', uprising, { players: 1, leaders: 'random' }],
]

const CLASSIC: ClassicSetup = { players: 6, modules: ['advanced'], factions: 'random' }

export const matches = (): readonly Match[] => [
  ...MATCHES.map(([name, rules, setup]) => played(name, rules, setup, setup.players, ({ box }) => box)),
  played('classic, advanced', classic, CLASSIC, CLASSIC.players, () => 'classic+advanced'),
]

/** So many options of each kind of decision and verb are written out. */
const OF_EACH = 3

function played<S extends State, Setup, View>(
  name: string,
  rules: Rules<S, Setup, View>,
  setup: Setup,
  players: number,
  boxOf: (s: S) => string,
): Match {
  const events: SeenEvent[] = []
  const offers = new Map<string, (readonly [Decision, Option])[]>()
  const policy: Policy<S, View> = (turn) => {
    for (const option of turn.options) {
      const kind = `${turn.decision.kind} ${option.verb} ${option.targets.map((target) => target.kind)}`
      const known = offers.get(kind) ?? []
      offers.set(kind, known)
      if (known.length < OF_EACH && known.every(([, { key }]) => key !== option.key))
        known.push([turn.decision, option])
    }
    return randomPolicy(turn)
  }
  let box = ''
  simulate(
    rules,
    setup,
    seats(players).map(() => policy),
    `written out/${name}`,
    {
      watch(s, told) {
        box = boxOf(s)
        events.push(...told.map((event) => seenBy(event, 0)))
      },
    },
  )
  return { name, box, events, offers: [...offers.values()].flat() }
}

/** The log of each match, from a place of no one's; what is said again word for word, once. */
export async function logsIn(language: Language, all: readonly Match[]): Promise<Written> {
  const colors = await colorsIn(language)
  return new Map(
    all.map(({ name, box, events }) => {
      const say = translator(language, box)
      return [name, [...new Set(events.map((event) => say.event(event, colors)))]]
    }),
  )
}

export async function optionsIn(language: Language, all: readonly Match[]): Promise<Written> {
  const colors = await colorsIn(language)
  const written = new Map<string, string[]>()
  for (const { name, box, offers } of all) {
    const say = translator(language, box)
    for (const [decision, option] of offers) {
      const heading = `${name} · ${say.decision(decision)}`
      written.set(heading, [...(written.get(heading) ?? []), say.option(decision, option, colors)])
    }
  }
  return written
}
