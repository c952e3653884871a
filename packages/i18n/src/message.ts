// A message with its arguments, and how it becomes text: ICU MessageFormat, compiled when it is first needed.

import type { List, Ref } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language, Voice } from './language.ts'
import { catalogues, type MessageId } from './messages/messages.ts'
import { nameOf } from './names/names.ts'
import { marked } from './pieces.ts'

/** Anything with a name; the engine's own references are some of them. */
export type Named = { readonly kind: string; readonly id: string }

/** Who sits at a seat. A message that says something of them may ask whether it is who is spoken to: `{seat_is}`. */
export type Player = { readonly seat: Seat; readonly name: string }

/** Numbers choose plurals, plain words choose forms or are put in as they are. */
export type Arg = number | string | Named | Player | Message | ListOf

type ListOf = {
  readonly join: List['join']
  readonly of: readonly (Message | Named | Player | Ref | string)[]
}

/** The phrases of the engine are messages, too. */
export type Message = { readonly id: MessageId; readonly args: { readonly [name: string]: Arg } }

export const message = (id: MessageId, args: Message['args'] = {}): Message => ({ id, args })

export const named = (kind: string, id: string): Named => ({ kind, id })

export const list = (of: ListOf['of'], join: List['join'] = 'and'): ListOf => ({ join, of })

export const capitalized = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)

/** The text of a message in a language; of one that the language lacks, in English. */
export function render({ id, args }: Message, voice: Voice): string {
  const spoken = catalogues[voice.language].messages[id] === undefined ? 'en' : voice.language
  const values: { [name: string]: number | string } = { mood: 'do' }
  for (const [name, arg] of Object.entries(args)) {
    values[name] = typeof arg === 'number' ? arg : renderArg(arg, voice, spoken)
    for (const [form, text] of formsOf(arg, voice, spoken)) values[`${name}_${form}`] = text
    if (isPlayers(arg)) values[`${name}_is`] = isYou(arg, voice) ? 'you' : 'other'
  }
  return String(compiled(spoken, id).format(values))
}

function renderArg(arg: Exclude<Arg, number>, voice: Voice, spoken: Language): string {
  if (typeof arg === 'string') return arg
  if ('join' in arg) {
    return join(
      arg.of.map((item) => renderArg(item, voice, spoken)),
      arg.join,
      { ...voice, language: spoken },
    )
  }
  if ('seat' in arg) return player(arg, voice)
  return 'args' in arg ? render(arg, voice) : said(voice, arg, nameOf(voice, arg.kind, arg.id))
}

function player({ seat, name }: Player, voice: Voice): string {
  const called =
    seat === voice.you
      ? render(message('you'), voice)
      : name || render(message('player', { n: seat + 1 }), voice)
  return said(voice, { kind: 'seat', id: String(seat) }, called)
}

const isPlayers = (arg: Arg): boolean =>
  typeof arg === 'object' && ('seat' in arg || ('join' in arg && arg.of.some(isPlayer)))

const isPlayer = (item: ListOf['of'][number]): item is Player => typeof item === 'object' && 'seat' in item

/** Whether it is who is spoken to, and nobody besides. */
function isYou(arg: Arg, { you }: Voice): boolean {
  if (typeof arg !== 'object' || you === undefined) return false
  const players = 'join' in arg ? arg.of : [arg]
  return players.every((each) => typeof each === 'object' && 'seat' in each && each.seat === you)
}

const said = ({ marks }: Voice, { kind, id }: Named, text: string): string =>
  marks ? marked({ kind, id, text }) : text

/** The other forms of a name, as the messages of a language ask for them. */
const formsOf = (arg: Arg, voice: Voice, spoken: Language): [string, string][] =>
  typeof arg === 'object' && 'kind' in arg
    ? Object.entries(catalogues[spoken].forms[arg.kind]?.[arg.id] ?? {}).map(([form, text]) => [
        form,
        said(voice, arg, text),
      ])
    : []

function join(items: readonly string[], how: List['join'], voice: Voice): string {
  if (how === 'then' || how === 'apart' || how === 'else') {
    return items.reduce((first, next, index) => {
      // Of alternatives only the last is joined by the word; some languages say it before each.
      const link = how === 'else' && index < items.length - 1 ? 'more' : how
      return render(message(`list.${link}`, { first, next }), voice)
    })
  }
  return listFormat(voice.language, how === 'and' ? 'conjunction' : 'disjunction').format(items)
}

const listFormat = remembered(
  (language: Language, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(language, { type }),
)

const compiled = remembered((language: Language, id: MessageId): IntlMessageFormat => {
  const text = catalogues[language].messages[id]
  if (text === undefined) throw new Error(`there is no message "${id}"`)
  return new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
})

/** Makes each thing once. */
function remembered<A extends string, B extends string, T>(make: (a: A, b: B) => T): (a: A, b: B) => T {
  const made = new Map<string, T>()
  return (a, b) => {
    const key = `${a} ${b}`
    const known = made.get(key) ?? make(a, b)
    made.set(key, known)
    return known
  }
}
