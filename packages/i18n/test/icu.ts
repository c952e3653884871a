// What a message asks for, read from the message itself, and every way to answer.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../src/language.ts'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]
type Argument = { readonly name: string; readonly isNumber: boolean; readonly choices: readonly string[] }

/** How the parser of messages marks what it finds. */
const TYPE = { literal: 0, number: 2, plural: 6 }

/** Numbers that between them take every plural form of every language. */
const NUMBERS = [0, 1, 2, 5, 11, 21, 22]

const formatOf = (text: string, language: Language) =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true })

/** The arguments of a message wherever they stand in it; a form is an argument of its own: `faction_the`. */
export function argumentsOf(text: string, language: Language): Argument[] {
  const from = (elements: readonly Element[]): Argument[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || !('value' in element)) return []
      const options = 'options' in element ? element.options : {}
      const isNumber = element.type === TYPE.number || element.type === TYPE.plural
      const found = { name: String(element.value), isNumber, choices: isNumber ? [] : Object.keys(options) }
      return [found, ...Object.values(options).flatMap(({ value }) => from(value))]
    })
  return from(formatOf(text, language).getAst())
}

/** Everything that a message can say, but for what is put in as it is. */
export function everythingSaid(text: string, language: Language): string[] {
  const format = formatOf(text, language)
  const asked = argumentsOf(text, language)
  return NUMBERS.flatMap((n) => everyChoice(asked, n).map((values) => String(format.format(values))))
}

/** Stands for what is put in as it is, and so for whatever has no form of its own. */
const OTHER = 'X'

/** Every way to choose among the forms of a message, with `n` for each number. */
function everyChoice(asked: readonly Argument[], n: number): { [name: string]: number | string }[] {
  let ways: { [name: string]: number | string }[] = [{}]
  for (const { name, isNumber, choices } of asked) {
    const words = choices.map((choice) => (choice === 'other' ? OTHER : choice))
    const values = isNumber ? [n] : words.length > 0 ? words : [OTHER]
    ways = ways.flatMap((way) =>
      way[name] === undefined || way[name] === OTHER
        ? values.map((value) => ({ ...way, [name]: value }))
        : [way],
    )
  }
  return ways
}
