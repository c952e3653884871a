// A game that no one has given words, told in those of its own keys: `coup-price` is a coup price in any language.

import type { Json, JsonObject, Seat } from '@sietch/kernel'
import type { Language } from './language.ts'
import { message } from './message.ts'
import type { Piece } from './pieces.ts'
import { capitalized, render } from './render.ts'
import type { SeatNames } from './seats.ts'
import type { Translator } from './translator.ts'

export function plainTranslator(language: Language, you?: Seat): Translator {
  const voice = you === undefined ? { language, box: '' } : { language, box: '', you }
  const line = (text: string) => capitalized(text, language)
  const seat = (seats: SeatNames, at: Seat): string => {
    if (at === you) return line(render(message('you'), voice))
    return seats[at] || render(message('player', { n: at + 1 }), voice)
  }
  const told = (data: JsonObject) =>
    Object.entries(data)
      .filter(([field]) => field !== 'seat')
      .map(([field, value]) => `${worded(field)} ${wordsOf(value)}`)
      .join(', ')
  const eventPieces: Translator['eventPieces'] = ({ kind, data }, seats) => {
    const by = data.seat
    const rest = [worded(kind), told(data)].filter((part) => part !== '').join(': ')
    if (typeof by !== 'number') return [line(rest)]
    return [{ kind: 'seat', id: String(by), text: seat(seats, by) }, ` · ${rest}`]
  }
  return {
    ...voice,
    name: (_, id) => worded(id),
    phrase: (said) => render(said, voice),
    text: (phrases) => phrases.map((said) => `${line(render(said, voice))}.`).join(' '),
    decision: ({ kind }) => line(worded(kind)),
    option(_, { verb, targets }, seats = []) {
      const aims = targets.map(({ kind, id }) =>
        kind === 'seat' ? seat(seats, Number(id)) : worded(String(id)),
      )
      return line([worded(verb), ...aims].join(' '))
    },
    event: (event, seats = []) => eventPieces(event, seats).map(textOf).join(''),
    eventPieces,
    reason: ({ why, ...data }) =>
      line([worded(String(why)), told(data)].filter((part) => part !== '').join(': ')),
  }
}

const textOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text)

/** `coup-price` and `coupPrice` as two words. */
const worded = (id: string): string =>
  id
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[-_]/g, ' ')
    .toLowerCase()

function wordsOf(value: Json): string {
  if (value === null) return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(wordsOf).join(', ')
  if (typeof value !== 'object') return worded(String(value))
  return Object.entries(value)
    .map(([field, part]) => `${worded(field)} ${wordsOf(part)}`)
    .join(', ')
}
