// sietch content: every component of a game with its name and its text, which is generated from its effects.

import type { AnyGame } from '@sietch/games'
import {
  type Component,
  LANGUAGES,
  type Language,
  listComponents,
  message,
  type Translator,
  translator,
} from '@sietch/i18n'
import { type Command, commaList, parse, UsageError } from './command.ts'
import { findGame } from './games.ts'

export type Listing = {
  readonly game: string
  readonly modules: readonly string[]
  readonly language: Language
  /** How many physical pieces there are, by group. */
  readonly counts: { readonly [group: string]: number }
  /** How many components have code of their own. */
  readonly custom: { readonly components: number; readonly of: number }
  readonly components: readonly Component[]
}

function listingOf(game: string, modules: readonly string[], say: Translator): Listing {
  const components = listComponents(say)
  const counts: { [group: string]: number } = {}
  for (const { group, copies } of components) counts[group] = (counts[group] ?? 0) + copies
  const custom = { components: components.filter((one) => one.custom).length, of: components.length }
  return { game, modules, language: say.language, counts, custom, components }
}

/** What is in play, as the translator knows it. */
function contentKeyOf(game: AnyGame, modules: readonly string[]): string {
  return game.open(({ contentKey, setups: { modules: known } }) => {
    if (contentKey === undefined) throw new UsageError(`${game.id} has no components to list`)
    const unknown = modules.find((module) => !known.includes(module))
    if (unknown === undefined) return contentKey(modules)
    throw new UsageError(`unknown module "${unknown}"; ${game.id} has: ${known.join(', ') || 'none'}`)
  })
}

export const contentCommand: Command = {
  usage: `Usage: sietch content --game ID [--modules NAME,…] [--lang ${LANGUAGES.join('|')}] [--json]

  --game ID     which game
  --modules …   parts of the game that are in play (none)
  --lang CODE   the language of names and texts (en)
  --json        the last line is one JSON object

Lists every component: copies, cost, Factions, icons and text. The text is made from the effects that the rules carry
out, so it says what the component does. A star marks a component carried by code made for it alone.`,

  async run(args, games) {
    const { values } = parse({
      args,
      options: {
        game: { type: 'string' },
        modules: { type: 'string', default: '' },
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
      },
    })
    if (values.game === undefined) throw new UsageError('--game is missing')
    const game = await findGame(games, values.game)
    if (typeof game === 'string') throw new UsageError(game)
    const language = LANGUAGES.find((code) => code === values.lang)
    if (language === undefined) {
      throw new UsageError(`unknown language "${values.lang}"; the languages are: ${LANGUAGES.join(', ')}`)
    }
    const modules = commaList(values.modules)
    const say = translator(language, contentKeyOf(game, modules))
    const listing = listingOf(game.id, modules, say)
    console.log(values.json ? JSON.stringify(listing) : inWords(listing, say))
    return 0
  },
}

function inWords({ counts, components, custom }: Listing, say: Translator): string {
  const groups = Object.entries(counts).map(([group, count]) => {
    const parts = components.filter((one) => one.group === group)
    return [`${titleOf(say, parts)} (${count})`, ...parts.map((one) => describe(one, say))].join('\n\n')
  })
  const general = custom.of - custom.components
  const share = `${general} of ${custom.of} components (${percent(general / custom.of)}) need no code of their own`
  return [...groups, share].join('\n\n\n')
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const titleOf = (say: Translator, [first]: readonly Component[]): string =>
  first === undefined ? '' : say.phrase(message(`group.${first.group}`))

/** The name with its details, and a line for each part with text. */
function describe(component: Component, say: Translator): string {
  const { name, copies, cost, level, factions = [], icons = [], text, labels, custom } = component
  const facts = [
    ...(copies > 1 ? [`×${copies}`] : []),
    ...(cost === undefined ? [] : [say.phrase(message('amount.persuasion', { n: cost }))]),
    ...(level === undefined ? [] : ['I'.repeat(level)]),
    ...factions.map((faction) => say.name('faction', faction)),
    ...(icons.length > 0 ? [`[${icons.map((icon) => say.name('icon', icon)).join(', ')}]`] : []),
  ]
  const head = [`  ${name}${custom ? '*' : ''}`, ...facts].join('  ')
  const lines = Object.entries(text).map(([place, said]) => `    ${labels[place]}: ${said}`)
  return [head, ...lines].join('\n')
}
