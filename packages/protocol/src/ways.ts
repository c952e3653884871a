// What a person may be told of while they do not look, and the ways to tell them.

export const TOLD_OF = ['your-turn', 'nudged', 'started', 'over', 'invited'] as const
export const WAYS = ['push', 'mail', 'hook'] as const

/** In which people are told, and talk at a table. */
export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const

/** Whom a table is for, where it is not for everybody: those who are new to the game, or those who know it well. */
export const LEVELS = ['new', 'seasoned'] as const

/** How a quick match is played. */
export const PACES = ['live', 'days'] as const
