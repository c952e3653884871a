// Whether there is a server behind this page, and who one is there. A page from a plain file host has none, and shows
// nothing of playing together.

import type { Body, Credentials, User } from '@sietch/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { api, NoServer } from './api.ts'

export type Server =
  /** `away`: it does not answer just now. */
  { readonly state: 'unknown' | 'none' | 'away' } | { readonly state: 'there'; readonly user: User | null }

let server: Server = { state: 'unknown' }
let hasAsked = false
const listeners = new Set<() => void>()

function change(next: Server): void {
  server = next
  for (const listener of listeners) listener()
}

const enter = ({ user }: { readonly user: User | null }): void => change({ state: 'there', user })

/** Milliseconds until the server is tried again; each time longer. */
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 30_000]

/** Looks until it is clear whether there is a server. */
export async function findServer(wait = FIRST_WAIT): Promise<void> {
  try {
    enter(await api.me())
  } catch (error) {
    if (error instanceof NoServer) return change({ state: 'none' })
    change({ state: 'away' })
    setTimeout(() => {
      // Meanwhile somebody may have entered by another door.
      if (server.state === 'away') void findServer(Math.min(wait * 2, LONGEST_WAIT))
    }, wait)
  }
}

export const serverNow = (): Server => server

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useServer(): Server {
  useEffect(() => {
    if (hasAsked) return
    hasAsked = true
    void findServer()
  }, [])
  return useSyncExternalStore(watch, serverNow, serverNow)
}

/** The person at this page; nothing for those who have not said who they are. */
export function useUser(): User | null {
  const found = useServer()
  return found.state === 'there' ? found.user : null
}

export const enterAsGuest = async (name: string): Promise<void> => enter(await api.guest(name))
export const rename = async (name: string): Promise<void> => enter(await api.rename(name))
export const register = async (by: Credentials): Promise<void> => enter(await api.register(by))
export const signIn = async (by: Credentials): Promise<void> => enter(await api.signIn(by))
export const recover = async (token: string): Promise<void> => enter(await api.recover(token))

export const changePassword = async (by: Body<'changePassword'>): Promise<void> =>
  enter(await api.password(by))
/** A guest stays here, for nothing else would bring them back. */
export const signOutEverywhere = async (): Promise<void> => enter(await api.signOutEverywhere())

export async function signOut(): Promise<void> {
  await api.signOut()
  enter({ user: null })
}
