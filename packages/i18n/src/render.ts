// How a message becomes text. What is put into it takes the form that its place asks for: a name its case, a list the
// case of each of its items, a deed the mood of its verb.

import type { Mood } from '@sietch/imperium'
import { type Format, formatFor } from './format.ts'
import type { Language, Voice } from './language.ts'
import { joined, sharing } from './lists.ts'
import { type Arg, type ListOf, type Message, message, type Named, type Player } from './message.ts'
import { catalogues, type MessageId } from './messages/messages.ts'
import { nameOf } from './names/names.ts'
import { marked } from './pieces.ts'
import { numberOf, playerIn } from './players.ts'
import { nested, quoted } from './quotes.ts'
import { sounded } from './sounds.ts'

/** What a place asks of what stands there; nothing but for what a message says of it: `{what_nominative}`, `{effect_do}`. */
type Asked = { readonly form?: string | undefined; readonly mood?: Mood }

const MOODS: readonly string[] = ['do', 'they', 'to'] satisfies Mood[]

const isMood = (form: string): form is Mood => MOODS.includes(form)

export const capitalized = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)

/** The text of a message in a language; of one that the language lacks, in English. */
export function render({ id, args }: Message, voice: Voice, asked: Asked = {}): string {
  const language = catalogues[voice.language].messages[id] === undefined ? 'en' : voice.language
  const said = compiled(language, id)
  const spoken = { ...voice, language }
  // Its own case does not go on to what is inside, unless the message is nothing else; its mood does.
  const within: Asked = said.isBare ? asked : { ...asked, form: undefined }
  const values: { [name: string]: number | string } = {}
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg === 'number') {
      values[name] = arg
      continue
    }
    values[name] = renderArg(arg, spoken, within)
    for (const form of said.formsOf(name)) {
      values[`${name}_${form}`] = renderArg(arg, spoken, isMood(form) ? { mood: form } : { ...within, form })
    }
    if (isPlayers(arg)) values[`${name}_is`] = whoIs(arg, voice)
  }
  const text = said.format({ ...values, mood: moodOf(args.mood, asked), form: asked.form ?? 'none' })
  return nested(sounded(text, language), language)
}

/** What someone else does stays so wherever it stands. */
const moodOf = (own: Arg | undefined, { mood }: Asked): string =>
  own === 'they' ? own : (mood ?? (typeof own === 'string' ? own : 'do'))

function renderArg(arg: Exclude<Arg, number>, voice: Voice, asked: Asked): string {
  if (typeof arg === 'string') return arg
  if ('join' in arg) return renderList(arg, voice, asked)
  if ('seat' in arg) return player(arg, voice, asked)
  if ('args' in arg) return render(arg, voice, asked)
  const { kind, id } = arg
  const form =
    asked.form === undefined ? undefined : catalogues[voice.language].forms[kind]?.[id]?.[asked.form]
  return said(voice, arg, form ?? nameOf(voice, kind, id))
}

function renderList({ join, of }: ListOf, voice: Voice, asked: Asked): string {
  const items = of.map((item) => renderArg(apart(item, of.length, voice), voice, asked))
  if (join === 'and' || join === 'or') return joined(items, join, voice.language)
  if (join === 'both') return joined(sharing(items), 'and', voice.language)
  return items.reduce((first, next, index) => {
    // Of alternatives only the last is joined by the word; some languages say it before each.
    const link = join === 'else' && index < items.length - 1 ? 'more' : join
    return render(message(`list.${link}`, { first, next }), voice)
  })
}

/** Among others a name with a comma of its own stands in quotes. */
function apart(item: Exclude<Arg, number>, among: number, voice: Voice): Exclude<Arg, number> {
  if (among < 2 || typeof item === 'string' || 'join' in item || 'seat' in item) return item
  if ('kind' in item) {
    const name = nameOf(voice, item.kind, item.id)
    return name.includes(', ') ? quoted(said(voice, item, name), voice.language) : item
  }
  const { card } = item.args
  if (item.id !== 'copies' || card === undefined || typeof card === 'number') return item
  return message('copies', { ...item.args, card: apart(card, among, voice) })
}

function player({ seat, name }: Player, voice: Voice, { form }: Asked): string {
  const { players } = catalogues[voice.language]
  const called = () => {
    if (seat === voice.you) {
      return (form === undefined ? undefined : players?.you?.[form]) ?? render(message('you'), voice)
    }
    const own = name || render(message('player', { n: seat + 1 }), voice)
    return form === undefined ? own : playerIn(form, own, players)
  }
  return said(voice, { kind: 'seat', id: String(seat) }, called())
}

const isPlayers = (arg: Arg): boolean =>
  typeof arg === 'object' && ('seat' in arg || ('join' in arg && arg.of.some(isPlayer)))

const isPlayer = (item: ListOf['of'][number]): item is Player => typeof item === 'object' && 'seat' in item

/** Who is spoken to is `you`; someone whose name is a plural is `many`, where a message tells them from others. */
function whoIs(arg: Arg, voice: Voice): 'you' | 'many' | 'other' {
  if (isYou(arg, voice)) return 'you'
  const only = typeof arg === 'object' && 'join' in arg && arg.of.length === 1 ? arg.of[0] : arg
  if (typeof only !== 'object' || !('seat' in only)) return 'other'
  return numberOf(only.name, catalogues[voice.language].players)
}

/** Whether it is who is spoken to, and no one besides. */
function isYou(arg: Arg, { you }: Voice): boolean {
  if (typeof arg !== 'object' || you === undefined) return false
  const players = 'join' in arg ? arg.of : [arg]
  return players.every((each) => typeof each === 'object' && 'seat' in each && each.seat === you)
}

const said = ({ marks }: Voice, { kind, id }: Named, text: string): string =>
  marks ? marked({ kind, id, text }) : text

const formats = new Map<string, Format>()

function compiled(language: Language, id: MessageId): Format {
  const key = `${language} ${id}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const text = catalogues[language].messages[id]
  if (text === undefined) throw new Error(`there is no message "${id}"`)
  const format = formatFor(text, language)
  formats.set(key, format)
  return format
}
