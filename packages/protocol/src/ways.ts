// What people can be notified about while they are away, and the ways to notify them.

export const TOLD_OF = ['your-turn', 'nudged', 'started', 'over', 'invited'] as const
export const WAYS = ['push', 'mail', 'hook'] as const

/** The languages of notifications and tables. */
export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const

/** Whom a table is for, if not for everyone: newcomers, or players who know the game well. */
export const LEVELS = ['new', 'seasoned'] as const

/** How a quick match is played. */
export const PACES = ['live', 'days'] as const
