// Friends: one's list, the relationship with another player, and inviting friends to a table.

import { type ReactNode, useState } from 'react'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { useUser } from './server.ts'
import { useAttempt } from './useAttempt.ts'
import { useFriends } from './useFriends.ts'
import './friends.css'

type Person = { readonly id: string; readonly name: string }

const PersonLink = ({ user }: { readonly user: Person }): ReactNode => (
  <a href={hashOf({ page: 'player', id: user.id })}>{user.name}</a>
)

function Presence({ online }: { readonly online: boolean }): ReactNode {
  const w = useWords()
  return (
    <small className={online ? 'friends-online' : undefined}>
      {w(online ? 'page.friends.online' : 'page.friends.offline')}
    </small>
  )
}

export function FriendsPanel(): ReactNode {
  const w = useWords()
  const user = useUser()
  const { friends, changed } = useFriends()
  const { isBusy, problem, attempt } = useAttempt()
  const after = (work: Promise<unknown>) => attempt(() => work.then(changed))
  if (user?.username === null) {
    return (
      <section className="panel">
        <h2>{w('page.friends')}</h2>
        <p>{w('page.friends.guest')}</p>
      </section>
    )
  }
  if (friends === null) return null
  return (
    <section className="panel">
      <h2>{w('page.friends')}</h2>
      {friends.friends.length + friends.asked.length === 0 && <p>{w('page.friends.none')}</p>}
      <p role="alert">{problem}</p>
      <ul className="friends">
        {friends.asked.map(({ user: one }) => (
          <li key={one.id}>
            <span>{w('page.friends.asks', { name: one.name })}</span>
            <span className="friends-doors">
              <Button disabled={isBusy} onClick={() => after(api.befriend(one.id))}>
                {w('page.friends.accept')}
              </Button>
              <Button look="quiet" disabled={isBusy} onClick={() => after(api.unfriend(one.id))}>
                {w('page.friends.decline')}
              </Button>
            </span>
          </li>
        ))}
        {friends.friends.map(({ user: one, online }) => (
          <li key={one.id}>
            <PersonLink user={one} />
            <Presence online={online} />
          </li>
        ))}
        {friends.asking.map(({ user: one }) => (
          <li key={one.id}>
            <PersonLink user={one} />
            <small>{w('page.friends.asked')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** On another player's page. */
export function Friendship({ with: other }: { readonly with: Person }): ReactNode {
  const w = useWords()
  const { friends, changed } = useFriends()
  const { isBusy, problem, attempt } = useAttempt()
  if (friends === null) return null
  const isIn = (list: readonly { readonly user: Person }[]) => list.some(({ user }) => user.id === other.id)
  const after = (work: Promise<unknown>) => attempt(() => work.then(changed))
  const ask = (words: string) => (
    <Button disabled={isBusy} onClick={() => after(api.befriend(other.id))}>
      {words}
    </Button>
  )
  const end = (words: string) => (
    <Button look="quiet" disabled={isBusy} onClick={() => after(api.unfriend(other.id))}>
      {words}
    </Button>
  )
  const friend = friends.friends.find(({ user }) => user.id === other.id)
  return (
    <section className="panel friendship" aria-label={w('page.friends')}>
      {friend !== undefined ? (
        <>
          <span>
            {w('page.friends.are')} <Presence online={friend.online} />
          </span>
          {end(w('page.friends.end'))}
        </>
      ) : isIn(friends.asked) ? (
        <>
          <span>{w('page.friends.asks', { name: other.name })}</span>
          {ask(w('page.friends.accept'))}
          {end(w('page.friends.decline'))}
        </>
      ) : isIn(friends.asking) ? (
        <>
          <span>{w('page.friends.asked')}</span>
          {end(w('page.friends.withdraw'))}
        </>
      ) : (
        ask(w('page.friends.ask'))
      )}
      <p role="alert">{problem}</p>
    </section>
  )
}

/** At an open table. */
export function InviteFriends({
  table,
  seated,
}: {
  readonly table: string
  readonly seated: readonly string[]
}): ReactNode {
  const w = useWords()
  const { friends } = useFriends()
  const { isBusy, problem, attempt } = useAttempt()
  const [invited, setInvited] = useState<readonly string[]>([])
  const invite = async (id: string) => {
    await api.invite(table, id)
    setInvited((known) => [...known, id])
  }
  const others = friends?.friends.filter(({ user }) => !seated.includes(user.id)) ?? []
  if (others.length === 0) return null
  return (
    <>
      <h3>{w('page.friends.invite')}</h3>
      <p role="alert">{problem}</p>
      <ul className="friends">
        {others
          .toSorted((a, b) => Number(b.online) - Number(a.online))
          .map(({ user, online }) => (
            <li key={user.id}>
              <span>
                {user.name} <Presence online={online} />
              </span>
              {invited.includes(user.id) ? (
                <small role="status">{w('page.friends.invited')}</small>
              ) : (
                <Button
                  disabled={isBusy}
                  aria-label={w('page.friends.invite.who', { name: user.name })}
                  onClick={() => attempt(() => invite(user.id))}
                >
                  {w('page.friends.invite.do')}
                </Button>
              )}
            </li>
          ))}
      </ul>
    </>
  )
}
