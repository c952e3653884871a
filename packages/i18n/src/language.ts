import type { Seat } from '@sietch/kernel'

export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const

export type Language = (typeof LANGUAGES)[number]

/** In which language something is said, and what is in play: a core box and its modules, `uprising+choam`. */
export type Voice = {
  readonly language: Language
  readonly box: string
  /** Who is spoken to, if it is one of the players. */
  readonly you?: Seat
  /** Names are marked in the text, to be found again by `pieces`. */
  readonly marks?: true
}

const FAMILIES = { imperium: 'imperium', uprising: 'imperium', classic: 'classic' } as const

/** Games of a family speak alike. */
export type Family = (typeof FAMILIES)[keyof typeof FAMILIES]

export function familyOf(box: string): Family {
  const families: { readonly [core: string]: Family } = FAMILIES
  const family = families[coreOf(box)]
  if (family === undefined) throw new Error(`there is no box "${box}"`)
  return family
}

export const coreOf = (box: string): string => box.replace(/\+.*/, '')
