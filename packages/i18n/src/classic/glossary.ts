// What a word of the rulebook of classic Dune, a phase or an advantage of a faction means.

import { message } from '../message.ts'
import { isMessage } from '../messages/messages.ts'
import type { Translator } from '../translator.ts'

/** Nothing about what has no entry. */
export function classicMeaning(say: Translator, kind: string, id: string): string | undefined {
  const key = keyOf(kind, id)
  return isMessage(key) ? say.text([message(key)]) : undefined
}

function keyOf(kind: string, id: string): string {
  switch (kind) {
    case 'term':
      return `classic.glossary.${id}`
    case 'phase':
      return `classic.glossary.phase.${id}`
    case 'advantage':
      return 'classic.glossary.advantage'
    case 'treachery-kind':
      return `classic.glossary.${KINDS[id] ?? 'treachery-card'}`
    default:
      return ''
  }
}

/** The word of the rulebook that a kind of treachery card goes by. */
const KINDS: { readonly [kind: string]: string } = {
  'projectile-weapon': 'weapon',
  'poison-weapon': 'weapon',
  lasgun: 'weapon',
  weapon: 'weapon',
  shield: 'defense',
  snooper: 'defense',
  defense: 'defense',
}
