// What a server says where no page of it is open: notifications, mails, messages to webhooks, and its few plain pages. No
// page loads any of it.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../language.ts'
import { told as en } from './words/en.ts'
import { told as pl } from './words/pl.ts'
import { told as ru } from './words/ru.ts'
import { told as uk } from './words/uk.ts'

export type ToldId = keyof typeof en

/** `w('digest', { n: 3 })` */
export type ToldWords = (id: ToldId, args?: { readonly [name: string]: string | number }) => string

const WORDS: { readonly [L in Language]: { readonly [Id in ToldId]: string } } = { en, ru, uk, pl }

export const toldWords =
  (language: Language): ToldWords =>
  (id, args = {}) =>
    String(new IntlMessageFormat(WORDS[language][id], language, undefined, { ignoreTag: true }).format(args))
