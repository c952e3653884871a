// The address of the page follows what the catalog shows, and the catalog follows the address: a link opens what it
// names, and going back closes it.

import { useEffect, useRef, useState } from 'react'
import { hashOf, routeOf } from '../app/route.ts'
import { enlarge, isSame, useReading } from '../ui/pointer.ts'
import { type Address, readAddress, writeAddress } from './address.ts'
import type { Collected } from './collect.ts'
import { type Filters, found } from './filters.ts'
import { findThing, type Thing } from './things.ts'

function current(): Address {
  const route = routeOf(location.hash)
  return readAddress(route.page === 'catalogue' ? route.rest : '')
}

export function useAddress({ things, isComplete }: Collected): {
  readonly filters: Filters
  setFilters(filters: Filters): void
} {
  const [filters, setFilters] = useState(() => current().filters)
  /** What the address names but is not open yet. */
  const [wanted, setWanted] = useState(() => current().opened)
  const { enlarged } = useReading()
  const subject = enlarged?.list[enlarged.index]
  const opened = subject && things.find((thing) => isSame(thing.subject, subject))
  const hasAdded = useRef(false)

  useEffect(() => {
    const follow = () => {
      if (routeOf(location.hash).page !== 'catalogue') return
      const next = current()
      hasAdded.current = false
      setFilters(next.filters)
      setWanted(next.opened)
      if (next.opened === undefined) enlarge(null)
    }
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('hashchange', follow)
      enlarge(null)
    }
  }, [])

  useEffect(() => {
    if (wanted === undefined) return
    const thing = findThing(things, wanted, wanted.box)
    if (thing === undefined && !isComplete) return
    setWanted(undefined)
    if (thing !== undefined) enlarge(among(found(things, filters), thing))
  }, [things, isComplete, wanted, filters])

  useEffect(() => {
    if (wanted !== undefined) return
    const rest = writeAddress({ filters, ...(opened && { opened: named(things, opened) }) })
    const hash = hashOf({ page: 'catalogue', rest })
    if (hash === location.hash) return
    const wasOpen = current().opened !== undefined
    if (opened !== undefined && !wasOpen) {
      history.pushState(null, '', hash)
      hasAdded.current = true
    } else if (opened === undefined && wasOpen && hasAdded.current) {
      history.back()
    } else {
      history.replaceState(null, '', hash)
    }
  }, [things, filters, opened, wanted])

  return { filters, setFilters }
}

const among = (list: readonly Thing[], thing: Thing) => {
  const index = list.indexOf(thing)
  const shown = index < 0 ? [thing] : list
  return { list: shown.map(({ subject }) => subject), index: Math.max(0, index) }
}

/** With its box if others have the same id. */
function named(things: readonly Thing[], thing: Thing): Address['opened'] & object {
  const { kind, id, boxes } = thing
  const [box] = boxes
  return { kind, id, ...(findThing(things, { kind, id }) !== thing && box !== undefined && { box }) }
}
