// Where one is on the site, kept in the hash of the address: any web server can serve it, and it works offline.

import { useMemo, useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table' | 'replay'; readonly id: string }
  /** What of it is shown, as it says itself. */
  | { readonly page: 'catalogue'; readonly rest: string }
  | OnlineRoute

/** Pages that need a server; `online` and `match` are there what `table` and `replay` are here. */
export type OnlineRoute =
  | { readonly page: 'lobby' }
  | { readonly page: 'online' | 'match' | 'player' | 'recover'; readonly id: string }

const WITH_ID = ['table', 'replay', 'online', 'match', 'player', 'recover'] as const

export function routeOf(hash: string): Route {
  if (hash === '#/lobby') return { page: 'lobby' }
  const [found, rest = ''] = /^#\/catalogue(|[/?].*)$/.exec(hash) ?? []
  if (found !== undefined) return { page: 'catalogue', rest }
  const [, name, id] = /^#\/(\w+)\/([\w-]+)$/.exec(hash) ?? []
  const page = WITH_ID.find((known) => known === name)
  return page === undefined || id === undefined ? { page: 'start' } : { page, id }
}

export function hashOf(route: Route): string {
  if ('id' in route) return `#/${route.page}/${route.id}`
  if (route.page === 'catalogue') return `#/catalogue${route.rest}`
  return route.page === 'start' ? '#/' : `#/${route.page}`
}

/** The whole address of a page, to be passed on. */
export const linkTo = (route: Route): string => new URL(hashOf(route), location.href).href

export function go(route: Route): void {
  location.hash = hashOf(route)
}

function watch(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(watch, () => location.hash)
  return useMemo(() => routeOf(hash), [hash])
}
