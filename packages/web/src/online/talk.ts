// A table's conversations, separated by audience: everyone, or a private channel.

import { type Channel, isSameChannel } from '@sietch/kernel'
import type { Notice, OnlineTable, Said } from '@sietch/protocol'
import { useCallback, useMemo, useState } from 'react'
import { useMuted } from './muted.ts'
import type { VisitState } from './visit.ts'

export type Conversation = {
  readonly id: string
  /** The seats of those who hear it; null: everyone at the table. */
  readonly to: Channel | null
  readonly said: readonly Said[]
  /** Something can be said there: alliances that are broken leave only what was said. */
  readonly isOpen: boolean
  /** How much of it has not been read. */
  readonly news: number
}

export type Talk = {
  readonly conversations: readonly Conversation[]
  /** The one that is read and written in. */
  readonly current: Conversation
  choose(id: string): void
  /** Everything in this conversation has been seen. */
  read(id: string): void
}

const ALL = 'all'

const idOf = (channel: Channel): string => channel.toSorted((a, b) => a - b).join(' ')

/** Everyone's conversation first, then those of the channels that the person is in. */
export function conversationsOf(
  { chat, whispers, channels }: Pick<VisitState, 'chat' | 'whispers' | 'channels'>,
  { seats }: Pick<OnlineTable, 'seats'>,
  user: string | undefined,
): Omit<Conversation, 'news'>[] {
  const isOwn = (channel: Channel) =>
    channel.some((seat) => user !== undefined && seats[seat]?.user?.id === user)
  const open = channels.filter(isOwn)
  const former = whispers.flatMap(({ to = [] }) => (open.some((one) => isSameChannel(one, to)) ? [] : [to]))
  const closed = [...new Map(former.map((channel) => [idOf(channel), channel])).values()]
  return [
    { id: ALL, to: null, said: chat, isOpen: true },
    ...[...open, ...closed].map((channel) => ({
      id: idOf(channel),
      to: channel,
      said: whispers.filter(({ to = [] }) => isSameChannel(channel, to)),
      isOpen: open.includes(channel),
    })),
  ]
}

const lastOf = (said: readonly Said[]): number => said.at(-1)?.id ?? 0

/** What was there when one came is known already. */
export function useTalk(
  state: Pick<VisitState, 'chat' | 'whispers' | 'channels'>,
  table: Pick<OnlineTable, 'seats'>,
  user: string | undefined,
): Talk {
  const { chat, whispers, channels } = state
  const muted = useMuted()
  const [chosen, choose] = useState(ALL)
  const [begun] = useState(() => ({ chat: lastOf(chat), whispers: lastOf(whispers) }))
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const conversations = useMemo(() => {
    const knownOf = ({ id, to }: Pick<Conversation, 'id' | 'to'>) =>
      seen[id] ?? (to === null ? begun.chat : begun.whispers)
    return conversationsOf({ chat, whispers, channels }, table, user).map((one) => ({
      ...one,
      news: one.said.filter(({ id, user: by }) => id > knownOf(one) && by.id !== user && !muted.has(by.id))
        .length,
    }))
  }, [chat, whispers, channels, table, user, seen, begun, muted])
  const read = useCallback(
    (id: string) => {
      const last = lastOf(conversations.find((one) => one.id === id)?.said ?? [])
      setSeen((before) => ((before[id] ?? 0) >= last ? before : { ...before, [id]: last }))
    },
    [conversations],
  )
  const [all] = conversations
  const current = conversations.find(({ id }) => id === chosen) ?? all
  if (current === undefined) throw new Error('everybody talks')
  return useMemo(() => ({ conversations, current, choose, read }), [conversations, current, read])
}

/** What happened around the match, without reminders from muted people. */
export function useNotices(notices: readonly Notice[]): readonly Notice[] {
  const muted = useMuted()
  return useMemo(
    () => notices.filter(({ kind, by }) => kind !== 'nudged' || by === null || !muted.has(by.id)),
    [notices, muted],
  )
}
