// Everything of a game in the words of one language.

import type { Closed, Decision, Option, Seat, SeenEvent } from '@sietch/kernel'
import { classicSpeech } from './classic/speech.ts'
import { imperiumSpeech } from './imperium/speech.ts'
import { type Family, familyOf, type Language, type Voice } from './language.ts'
import type { Message } from './message.ts'
import { nameOf } from './names/names.ts'
import { type Piece, pieces } from './pieces.ts'
import { capitalized, render } from './render.ts'
import type { SeatNames } from './seats.ts'
import type { Speech } from './speech.ts'
import { withTerms } from './terms.ts'

export type Translator = Voice & {
  /** `name('card', 'dagger')`; kind `term` has the words of the rulebook. */
  name(kind: string, id: string): string
  /** A part of a sentence. */
  phrase(phrase: Message): string
  /** Whole sentences. */
  text(phrases: readonly Message[]): string
  decision(decision: Decision): string
  /** Without names of their own, players are called by their number. */
  option(decision: Decision, option: Option, seats?: SeatNames): string
  event(event: SeenEvent, seats?: SeatNames): string
  /** The same with names and words of the rulebook told apart, those of the players as kind `seat`. */
  eventPieces(event: SeenEvent, seats: SeatNames): readonly Piece[]
  /** Why something is closed. */
  reason(reason: Closed['reason'], seats?: SeatNames): string
}

const SPEECHES: { readonly [F in Family]: (box: string) => Speech } = {
  imperium: imperiumSpeech,
  classic: () => classicSpeech,
}

/**
 * `box` is what is in play, as the state of the game names it: `imperium`, `uprising+choam`, `classic+advanced`. The
 * player at the seat `you` is spoken to: "You send an Agent". No one is where everyone is spoken of.
 */
export function translator(language: Language, box: string, you?: Seat): Translator {
  const voice = you === undefined ? { language, box } : { language, box, you }
  const speech = SPEECHES[familyOf(box)](box)
  const phrase = (said: Message) => render(said, voice)
  const line = (said: Message) => capitalized(phrase(said), language)
  return {
    ...voice,
    name: (kind, id) => nameOf(voice, kind, id),
    phrase,
    text: (phrases) => phrases.map((said) => `${line(said)}.`).join(' '),
    decision: (decision) => line(speech.decision(decision)),
    option: (decision, option, seats = []) => line(speech.option(decision, option, seats)),
    event: (event, seats = []) => line(speech.event(event, seats)),
    eventPieces(event, seats) {
      const said = pieces(render(speech.event(event, seats), { ...voice, marks: true }))
      const [first, ...rest] = withTerms(voice, said)
      if (first === undefined) return []
      if (typeof first === 'string') return [capitalized(first, language), ...rest]
      const isYou = first.kind === 'seat' && first.id === String(you)
      return [isYou ? { ...first, text: capitalized(first.text, language) } : first, ...rest]
    },
    reason: (reason, seats = []) => line(speech.reason(reason, seats)),
  }
}
