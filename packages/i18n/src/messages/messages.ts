// The message catalogues. English is complete by type; what another language has no message for is said in English.

import type { Language } from '../language.ts'
import type { Players } from '../players.ts'
import { classic } from './en/classic/index.ts'
import { components } from './en/components.ts'
import { effects } from './en/effects.ts'
import { events } from './en/events.ts'
import { forms } from './en/forms.ts'
import { glossary } from './en/glossary.ts'
import { players } from './en/players.ts'
import { printed } from './en/printed.ts'
import { reasons } from './en/reasons.ts'
import { summary } from './en/summary.ts'
import { table } from './en/table.ts'
import { pl } from './pl/index.ts'
import { ru } from './ru/index.ts'
import { uk } from './uk/index.ts'

const en = {
  ...effects,
  ...printed,
  ...table,
  ...events,
  ...components,
  ...glossary,
  ...summary,
  ...reasons,
  ...classic,
}

export type MessageId = keyof typeof en

/** The same messages as in English. */
export type Translated<English> = { readonly [Id in keyof English]: string }

/** Cases and the like of names that have several, by kind, id and the language's own word for the form. */
type Forms = {
  readonly [kind: string]: { readonly [id: string]: { readonly [form: string]: string } }
}

export type Catalogue = {
  readonly messages: { readonly [id in MessageId]?: string }
  readonly forms: Forms
  /** Of a language whose names have cases. */
  readonly players?: Players
}

export const catalogues: { readonly [L in Language]: Catalogue } = {
  en: { messages: en, forms, players },
  ru,
  uk,
  pl,
}

export const isMessage = (id: string): id is MessageId => Object.hasOwn(en, id)

/** The id of a message that is asked for by a word of the rules. */
export function known(id: string): MessageId {
  if (!isMessage(id)) throw new Error(`there is no message "${id}"`)
  return id
}
