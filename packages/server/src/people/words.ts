// What people write for others to read: names and chat. Nothing in it may be invisible, run backward or break a line.

import { LIMITS } from '@sietch/protocol'
import { RefusalError } from '../refusal.ts'

/** Emoji are spelled with joiners and selectors, which alone are invisible. */
const EMOJI = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F}|\u{200D})*/gu
/** Control and format characters, halves of characters, and letters that show nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u
/** Marks piled up on a letter until they cover the lines around it. */
const PILED = /\p{M}{4}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The name as stored; refuses one that others could not read. */
export function readableName(given: string, most: number = LIMITS.name): string {
  const name = given.normalize('NFC').replace(/\p{Zs}+/gu, ' ')
  const bare = name.replace(EMOJI, '☺')
  if (name.length > most || UNSEEN.test(bare) || PILED.test(bare) || !VISIBLE.test(bare)) {
    throw new RefusalError('bad-name', 'A name must have letters, and nothing in it that cannot be seen.')
  }
  return name
}

/** Control characters except line breaks, and characters that change text direction. */
const DISTURBING = /[\p{Cs}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{200E}\u{200F}\u{61C}]|(?!\n)\p{Cc}/gu

/** Without anything that would bother others or the database. */
export const readableText = (text: string): string => text.normalize('NFC').replace(DISTURBING, '')
