// The current page, kept in the hash of the address: any web server can serve it, and it works offline.

import { useMemo, useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'start' | 'learn' }
  | { readonly page: 'lesson' | 'puzzle' | 'game'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly step?: number }
  /** What is shown on the page, in its own format. */
  | { readonly page: 'catalogue' | 'rules'; readonly rest: string }
  | OnlineRoute

/** Pages that need a server; `online` and `match` are to the server what `table` and `replay` are to this browser. */
export type OnlineRoute =
  | { readonly page: 'lobby' }
  /** `leaders`: those of a game. */
  | { readonly page: 'player' | 'recover' | 'leaders'; readonly id: string }
  /** From a mail, with the key that signs its player in. */
  | { readonly page: 'told'; readonly id: string; readonly token: string }
  /** With the number of a team, from 1, for someone invited to it. */
  | { readonly page: 'online'; readonly id: string; readonly team?: number }
  | { readonly page: 'match'; readonly id: string; readonly step?: number }

const WITH_ID = [
  'table',
  'lesson',
  'puzzle',
  'game',
  'replay',
  'online',
  'match',
  'player',
  'recover',
  'leaders',
] as const

export function routeOf(hash: string): Route {
  if (hash === '#/lobby') return { page: 'lobby' }
  if (hash === '#/learn') return { page: 'learn' }
  const [, to, rest = ''] = /^#\/(catalogue|rules)(|[/?].*)$/.exec(hash) ?? []
  if (to === 'catalogue' || to === 'rules') return { page: to, rest }
  const [, toldOf, token] = /^#\/told\/([\w-]+)\/([\w.-]+)$/.exec(hash) ?? []
  if (toldOf !== undefined && token !== undefined) return { page: 'told', id: toldOf, token }
  const [, name, id, step] = /^#\/(\w+)\/([\w-]+)(?:\/(\d{1,6}))?$/.exec(hash) ?? []
  const page = WITH_ID.find((known) => known === name)
  if (page === undefined || id === undefined) return { page: 'start' }
  if (step === undefined) return { page, id }
  if (page === 'online') return { page, id, team: Number(step) }
  return page === 'replay' || page === 'match' ? { page, id, step: Number(step) } : { page: 'start' }
}

export function hashOf(route: Route): string {
  if ('id' in route) {
    if ('token' in route) return `#/${route.page}/${route.id}/${route.token}`
    const part = 'step' in route ? route.step : 'team' in route ? route.team : undefined
    return `#/${route.page}/${route.id}${part === undefined ? '' : `/${part}`}`
  }
  if ('rest' in route) return `#/${route.page}${route.rest}`
  return route.page === 'start' ? '#/' : `#/${route.page}`
}

/** The full address of a page, for sharing. */
export const linkTo = (route: Route): string => new URL(hashOf(route), location.href).href

export function go(route: Route): void {
  location.hash = hashOf(route)
}

/** Updates the address to reflect the state of the open page, without navigating. */
export function note(route: Route): void {
  history.replaceState(history.state, '', hashOf(route))
}

function watch(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(watch, () => location.hash)
  return useMemo(() => routeOf(hash), [hash])
}
