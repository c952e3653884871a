// The spaces in play: those of the board, and those that Leaders at the table bring along.

import type { AgentIcon, Box, LeaderId, Space } from './types.ts'

export type Board = {
  readonly spaces: readonly Space[]
  /** The spaces that show one of these icons, in the order of the icons. */
  spacesWith(icons: readonly AgentIcon[]): readonly Space[]
}

type Led = { readonly leader: LeaderId | null }

/** The board of a table, by who leads whom; one for each set of Leaders that bring spaces. */
export function boardsOf({ spaces, leaders }: Box): (players: readonly Led[]) => Board {
  const plain = boardWith(spaces)
  const bringing = leaders.filter(({ spaces: brought = [] }) => brought.length > 0)
  if (bringing.length === 0) return () => plain
  const made: Board[] = []
  return (players) => {
    let present = 0
    for (let index = 0; index < bringing.length; index++)
      for (const { leader } of players) if (leader === bringing[index]?.id) present |= 1 << index
    return made[present] ?? make(present)
  }

  function make(present: number): Board {
    const brought = bringing.filter((_, index) => present & (1 << index)).flatMap((led) => led.spaces ?? [])
    const board = boardWith([...spaces, ...brought])
    made[present] = board
    return board
  }
}

function boardWith(spaces: readonly Space[]): Board {
  const bySet = new Map<readonly AgentIcon[], readonly Space[]>()
  return {
    spaces,
    spacesWith(icons) {
      const known = bySet.get(icons)
      if (known !== undefined) return known
      const shown = icons.flatMap((icon) => spaces.filter((space) => space.icon === icon))
      bySet.set(icons, shown)
      return shown
    },
  }
}
