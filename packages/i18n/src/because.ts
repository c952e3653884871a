// Why a bot would choose something: the terms of its judgment as a player says them.

import { list, type Message, message } from './message.ts'
import { known } from './messages/messages.ts'

/** By how much each term speaks for an option, the weightiest first. */
type Terms = readonly { readonly term: string; readonly by: number }[]

/** So many gains are told and so many losses, and none that is small beside the largest. */
const TOLD = { gains: 2, losses: 1 }
const SMALL = 0.25

/** What an option brings that the `other` one does not; nothing where nothing speaks for it. */
export function becauseOf(terms: Terms, other: string): Message | undefined {
  const least = SMALL * Math.abs(terms[0]?.by ?? 0)
  const told = terms.filter(({ by }) => Math.abs(by) >= least)
  const phrases = (side: 'for' | 'against', most: number) =>
    told
      .filter(({ by }) => by > 0 === (side === 'for'))
      .slice(0, most)
      .map(({ term }) => message(known(`because.${term}.${side}`)))
  const gains = phrases('for', TOLD.gains)
  const losses = phrases('against', TOLD.losses)
  if (gains.length === 0) return undefined
  return message('because', {
    other,
    gains: list(gains),
    losses: losses.length === 0 ? 'none' : list(losses),
  })
}
