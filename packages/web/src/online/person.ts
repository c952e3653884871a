// What someone is called: who has left the server for good has no name anymore.

import { words } from '@sietch/i18n/page'
import { settings } from '../app/settings.ts'

type Person = { readonly id: string; readonly name: string }

/** They have no page either. */
export const isFormer = ({ id }: Person): boolean => id.startsWith('former-')

export const personName = (person: Person): string =>
  isFormer(person) ? words(settings().language)('page.player.former') : person.name
