export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const

export type Language = (typeof LANGUAGES)[number]

/** In which language something is said, and what is in play: a core box and its modules, `uprising+choam`. */
export type Voice = {
  readonly language: Language
  readonly box: string
  /** Names are marked in the text, to be found again by `pieces`. */
  readonly marks?: true
}

/** The other games are of the Dune: Imperium family. */
export const isClassic = ({ box }: Pick<Voice, 'box'>): boolean => coreOf(box) === 'classic'

export const coreOf = (box: string): string => box.replace(/\+.*/, '')
