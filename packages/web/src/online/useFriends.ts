// One's friends, friend requests and invitations, kept up to date while shown.

import type { Friends } from '@sietch/protocol'
import { useEffect, useState } from 'react'
import { api } from './api.ts'
import { useUser } from './server.ts'

const EVERY = 15_000

type Book = {
  /** Nothing for guests, and before it is known. */
  readonly friends: Friends | null
  /** Something has been done about it. */
  changed(): void
}

export function useFriends(): Book {
  const user = useUser()
  const id = user?.username == null ? null : user.id
  const [friends, setFriends] = useState<Friends | null>(null)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (id === null) return setFriends(null)
    let hasLeft = false
    void changes
    const look = () =>
      api.friends().then(
        (found) => !hasLeft && setFriends(found),
        // The next time may be better.
        () => {},
      )
    void look()
    const timer = setInterval(() => !document.hidden && look(), EVERY)
    return () => {
      hasLeft = true
      clearInterval(timer)
    }
  }, [id, changes])
  return { friends, changed: () => setChanges((count) => count + 1) }
}
