// A Rival's spies (SOL-RIV-06): the first free post, and the Scheme that comes with the last spy of its supply.

import type { Seat, Tell } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import type { PostId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { loseSpy, recallSpy } from '../pieces/spies.ts'
import { content, type ImperiumState, player, removeOne, rivalOf } from '../state.ts'
import { giveRival } from './give.ts'

const isFree = (s: ImperiumState, post: PostId): boolean =>
  s.players.every(({ posts }) => !posts.includes(post))

/** The posts of the Factions, the most important to the Rival first. */
export const factionPosts = (s: ImperiumState, seat: Seat): PostId[] =>
  (rivalOf(s, seat)?.card?.priorities ?? []).flatMap((faction) =>
    content(s)
      .box.posts.filter(({ spaces }) => spaces.some((space) => content(s).space(space).faction === faction))
      .map(({ id }) => id),
  )

/** Where the next spy goes, if it can go anywhere. */
export const postFor = (
  s: ImperiumState,
  seat: Seat,
  posts: readonly PostId[],
  isDeepCover = false,
): PostId | undefined => {
  const { spies, posts: own } = player(s, seat)
  if (spies === 0) return undefined
  // SOL-SPY-01: with deep cover only the own spies are in the way.
  return posts.find((post) => (isDeepCover ? !own.includes(post) : isFree(s, post)))
}

/** SOL-SPY-02: to the first free post of its list but the one it leaves; with none, the spy is lost. */
export function moveSpyOf(s: ImperiumState, seat: Seat, post: PostId, tell: Tell): void {
  const p = player(s, seat)
  const to = factionPosts(s, seat).find((other) => other !== post && isFree(s, other)) ?? null
  removeOne(p.posts, post)
  if (to === null) loseSpy(p)
  else p.posts.push(to)
  tellOpen(tell, 'spy-moved', { seat, from: post, to })
}

export function placeSpy(s: ImperiumState, seat: Seat, post: PostId, tell: Tell): void {
  const p = player(s, seat)
  const others = p.posts.slice()
  p.spies--
  p.posts.push(post)
  tellOpen(tell, 'spy-placed', { seat, post })
  const rival = rivalOf(s, seat)
  if (p.spies > 0 || rival?.card === undefined) return
  for (const other of others) recallSpy(s, seat, other, tell)
  tellOpen(tell, 'scheme', { seat })
  giveRival(s, seat, printedAt({ kind: 'rival', id: rival.id }, 'scheme', rival.card.scheme))
}
