// Which Agent is where. An Agent keeps its key on the way from its Leader to a space and back.

import type { Arrow, ImperiumView, SpaceId } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'

export type StandingAgent = {
  readonly seat: Seat
  readonly index: number
  readonly isMentat: boolean
  /** Of a team Commander's Agent. */
  readonly arrow: Arrow | undefined
}

export const agentName = (seat: Seat, index: number): string => `agent:${seat}:${index}`

export const agentsAt = ({ players, mentat }: ImperiumView, space: SpaceId): readonly StandingAgent[] =>
  players.flatMap(({ sent, arrows }, seat) =>
    sent.flatMap((at, index) => {
      if (at !== space) return []
      // One's own Agents go first, the Mentat last.
      const isMentat = mentat?.holder === seat && mentat.at === space && sent.lastIndexOf(space) === index
      return [{ seat, index, isMentat, arrow: arrows?.[index] }]
    }),
  )
