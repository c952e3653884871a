export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const

export type Language = (typeof LANGUAGES)[number]
