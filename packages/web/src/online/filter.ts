// Which tables of a list someone wants to see.

import type { ClockRule, OnlineTable } from '@sietch/protocol'
import { ALL, ANY, type Filter } from './kept-choice.ts'
import { isFree } from './seating.ts'

/** How fast a table is played. */
export const paceOf = ({ kind }: ClockRule): 'live' | 'days' | 'none' =>
  kind === 'none' || kind === 'days' ? kind : 'live'

export const isFiltered = (filter: Filter): boolean =>
  (Object.keys(ALL) as (keyof Filter)[]).some((key) => filter[key] !== ALL[key])

/** So many people play there. */
const playersAt = ({ seats }: OnlineTable): number => seats.filter(({ kind }) => kind === 'person').length

export const passes =
  ({ game, pace, players, language, isFree: hasFree }: Filter) =>
  (table: OnlineTable): boolean =>
    (game === ANY || table.game === game) &&
    (pace === ANY || paceOf(table.options.clock) === pace) &&
    (players === 0 || playersAt(table) === players) &&
    // Where nothing is said of it, any language is spoken.
    (language === ANY || table.language === undefined || table.language === language) &&
    // Only a table that has not begun has seats to give away.
    (!hasFree || table.status !== 'open' || table.seats.some(isFree))
