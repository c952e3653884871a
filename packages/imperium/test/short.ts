// Phrases in a few words, to be held against what they should say.

import type { Arg, Phrase } from '../src/effects/phrase.ts'

/** A phrase in short: `pay(cost: cost.pay(what: amount.water(1)) …)`. */
export const short = ({ id, args }: Phrase): string => {
  const words = Object.entries(args).map(([name, arg]) =>
    name === 'n' ? inShort(arg) : `${name} ${inShort(arg)}`,
  )
  return words.length === 0 ? id : `${id}(${words.join(', ')})`
}

const inShort = (arg: Arg): string => {
  if (typeof arg !== 'object') return String(arg)
  if ('join' in arg) return arg.of.map(inShort).join(` ${arg.join} `)
  return 'args' in arg ? short(arg) : arg.id
}
