// What a view says of the table and of each seat: what is listed once for every seat belongs to the seats.

import { isObject, type Json, seats } from '@sietch/kernel'

export type Field = readonly [name: string, value: Json]

export type Sorted = { readonly common: readonly Field[]; readonly bySeat: readonly (readonly Field[])[] }

export function sorted(view: Json, count: number): Sorted {
  const all: Field[] = Object.entries(isObject(view) ? view : { view })
  const isBySeat = ([, value]: Field) => Array.isArray(value) && value.length === count
  return {
    common: all.filter((field) => !isBySeat(field)),
    bySeat: seats(count).map((seat) =>
      all.filter(isBySeat).flatMap(([name, value]): Field[] => {
        const own = Array.isArray(value) ? (value[seat] ?? null) : null
        // What is said of each seat as a whole needs no name of its own.
        return isObject(own) ? Object.entries(own) : [[name, own]]
      }),
    ),
  }
}
