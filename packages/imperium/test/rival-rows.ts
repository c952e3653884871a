// Rows about Rivals of Uprising: one of them reveals cards, and a person's turn follows.

import type { Row } from './play.ts'

export type Words = NonNullable<Row['given']>
export type More = { readonly table?: Words; readonly serhii?: Words; readonly first?: Words }

export const BUSY = { sent: ['sardaukar', 'high-council'] }

/** It is the Rival's turn, unless a phase is given. */
export const whenOf = (table: Words, turn: string) => ('phase' in table ? {} : { turn })

/** The Rival before Serhii, Staban Tuek unless it is said otherwise; the other one, who has no Agents left, is Lady Amber. */
export const solo = (
  name: string,
  hagalDeck: string[],
  rival: Words,
  then: Words & More,
  { table = {}, serhii = {}, first = {} }: More = {},
  more: Partial<Row> = {},
): Row => {
  const { table: tableThen = {}, serhii: serhiiThen = {}, first: firstThen = {}, ...rivalThen } = then
  return {
    name,
    seats: 1,
    given: {
      table: { conflict: 'skirmish-crysknife', ...whenOf(table, 'automa 2'), hagalDeck, ...table },
      ...serhii,
      'automa 1': { rival: 'lady-amber-metulli', ...BUSY, ...first },
      'automa 2': { rival: 'staban-tuek', ...rival },
    },
    then: { table: tableThen, ...serhiiThen, 'automa 1': firstThen, 'automa 2': rivalThen },
    ...more,
  }
}
