// Whether there is a server behind this page, and who one is there. A page from a static host has none, and shows
// nothing about online play.

import type { Body, Credentials, User } from '@sietch/protocol'
import { useEffect } from 'react'
import { cell, useCell } from '../cell.ts'
import { api, NoServer } from './api.ts'
import { makePasskey, signWithPasskey } from './passkeys.ts'
import { unsubscribe } from './push.ts'

export type Server =
  /** `away`: it does not answer just now. */
  { readonly state: 'unknown' | 'none' | 'away' } | { readonly state: 'there'; readonly user: User | null }

const server = cell<Server>({ state: 'unknown' })
let hasAsked = false

const enter = ({ user }: { readonly user: User | null }): void => server.set({ state: 'there', user })

/** Milliseconds until the server is tried again; each time longer. */
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 30_000]

/** Looks until it is clear whether there is a server. */
export async function findServer(wait = FIRST_WAIT): Promise<void> {
  try {
    enter(await api.me())
  } catch (error) {
    if (error instanceof NoServer) return server.set({ state: 'none' })
    server.set({ state: 'away' })
    setTimeout(() => {
      // Someone may have signed in another way in the meantime.
      if (server.get().state === 'away') void findServer(Math.min(wait * 2, LONGEST_WAIT))
    }, wait)
  }
}

export const serverNow = server.get

export function useServer(): Server {
  useEffect(() => {
    if (hasAsked) return
    hasAsked = true
    void findServer()
  }, [])
  return useCell(server)
}

/** The person at this page; undefined if not identified. */
export function useUser(): User | null {
  const found = useServer()
  return found.state === 'there' ? found.user : null
}

export const enterAsGuest = async (name: string): Promise<void> => enter(await api.guest(name))
export const rename = async (name: string): Promise<void> => enter(await api.rename(name))
export const register = async (by: Credentials): Promise<void> => enter(await api.register(by))
export const signIn = async (by: Credentials): Promise<void> => enter(await api.signIn(by))
export const recover = async (token: string): Promise<void> => enter(await api.recover(token))

export const enterByPasskey = async (): Promise<void> =>
  enter(await api.enterByPasskey(await signWithPasskey(await api.passkeyEntry())))
/** A guest becomes an account by it, with the user name they want. */
export const addPasskey = async (name: string, username?: string): Promise<void> =>
  enter(
    await api.addPasskey({
      ...(await makePasskey(await api.passkeyOptions())),
      name,
      ...(username !== undefined && { username }),
    }),
  )
export const reset = async (by: Body<'reset'>): Promise<void> => enter(await api.reset(by))

/** Gone for good. */
export async function deleteMe(name: string): Promise<void> {
  await api.deleteMe(name)
  await unsubscribe().catch(() => {})
  enter({ user: null })
}

export const changePassword = async (by: Body<'changePassword'>): Promise<void> =>
  enter(await api.password(by))
/** A guest stays here, for nothing else would bring them back. */
export const signOutEverywhere = async (): Promise<void> => enter(await api.signOutEverywhere())

export async function signOut(): Promise<void> {
  // This device tells no one any more what is for someone who has left it.
  await unsubscribe().catch(() => {})
  await api.signOut()
  enter({ user: null })
}
