// Messages are ICU MessageFormat, compiled when they are first needed. A message may ask for its arguments in another
// form than the first: `{faction_genitive}` is the form `genitive` of the argument `faction`.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.ts'

type Values = { readonly [name: string]: number | string }

export type Format = {
  format(values: Values): string
  /** The forms in which the message wants an argument. */
  formsOf(argument: string): readonly string[]
  /** It is nothing but one argument, which so stands where the message stands. */
  readonly isBare: boolean
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

export function formatFor(text: string, language: Language): Format {
  const message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  const elements = message.getAst()
  const wanted = new Map<string, string[]>()
  for (const name of namesIn(elements)) {
    const [, argument, form] = name.match(/^(.+)_(?!is$)(.+)$/) ?? []
    if (argument === undefined || form === undefined) continue
    const forms = wanted.get(argument) ?? []
    if (!forms.includes(form)) wanted.set(argument, [...forms, form])
  }
  return {
    format: (values) =>
      String(
        Object.values(values).some(isFraction)
          ? new IntlMessageFormat(elements.map(putAsSaid), language).format(withFractions(values, language))
          : message.format(values),
      ),
    formsOf: (argument) => wanted.get(argument) ?? [],
    isBare: /^\{\w+\}$/.test(text),
  }
}

/** The arguments wherever they stand in the message; what is written out is no argument. */
const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === LITERAL || !('value' in element)) return []
    const options = 'options' in element ? Object.values(element.options) : []
    return [String(element.value), ...options.flatMap(({ value }) => namesIn(value))]
  })

/** How the parser of messages marks them. */
const LITERAL = 0
const ARGUMENT = 1

const isFraction = (value: number | string): value is number =>
  typeof value === 'number' && !Number.isInteger(value)

/** Before the name of an argument that is put in, not counted and not chosen by. */
const SAID = 'said '

/** The same values once more as they are put in: a fraction as the language writes it, 0,5. */
function withFractions(values: Values, language: Language): Values {
  const { format } = new Intl.NumberFormat(language)
  const said = Object.entries(values).map(([name, value]) => [
    SAID + name,
    isFraction(value) ? format(value) : value,
  ])
  return { ...values, ...Object.fromEntries(said) }
}

function putAsSaid(element: Element): Element {
  if (element.type === ARGUMENT) return { ...element, value: SAID + element.value }
  if (!('options' in element)) return element
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: option.value.map(putAsSaid) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}
