// The translators of a family, one for each box and each seat that is spoken to, made once: the table asks with every
// moment.

import type { Translator } from '@sietch/i18n'
import type { Seat } from '@sietch/kernel'

type Make = (box: string, you?: Seat) => Translator

export function remembered(make: Make): Make {
  const made = new Map<string, Translator>()
  return (box, you) => {
    const key = `${box} ${you ?? ''}`
    const known = made.get(key) ?? make(box, you)
    made.set(key, known)
    return known
  }
}
