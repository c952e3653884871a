// Where one is on the site, kept in the hash of the address: any web server can serve it, and it works offline.

import { useMemo, useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }

export function routeOf(hash: string): Route {
  const [, page, id] = /^#\/(table|replay)\/([\w-]+)$/.exec(hash) ?? []
  if (id !== undefined && (page === 'table' || page === 'replay')) return { page, id }
  return { page: 'start' }
}

export const hashOf = (route: Route): string =>
  route.page === 'start' ? '#/' : `#/${route.page}/${route.id}`

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
