// Private talk at a table: the channels the table allows, for the people who sit there.

import { type Channel, channelsIn, isSameChannel } from '@sietch/kernel'
import { RefusalError } from '../refusal.ts'
import type { Table } from './table.ts'

type Sitting = Pick<Table, 'status' | 'options' | 'seats' | 'teams'>

/** Before the match, everyone hears everything. */
export function channelsAt(
  { status, options, seats, teams }: Sitting,
  allies: () => readonly Channel[],
): Channel[] {
  if (status === 'open' || options.talk.length === 0) return []
  const people = seats.map(({ user }) => user?.id ?? null)
  return channelsIn(options.talk, { people, teams, allies: options.talk.includes('allies') ? allies() : [] })
}

/** Those who hear what is said in it. */
export const readersIn = ({ seats }: Pick<Table, 'seats'>, channel: Channel): string[] => [
  ...new Set(channel.flatMap((seat) => seats[seat]?.user?.id ?? [])),
]

/** The channel someone wants to talk in; refuses one that does not exist or is not theirs. */
export function channelFor(table: Sitting, channels: readonly Channel[], user: string, to: Channel): Channel {
  const channel = channels.find((one) => isSameChannel(one, to))
  if (channel === undefined) {
    throw new RefusalError('no-such-channel', 'Nobody talks among themselves like this at this table.')
  }
  if (!readersIn(table, channel).includes(user)) {
    throw new RefusalError('not-your-channel', 'Others talk there among themselves.')
  }
  return channel
}
