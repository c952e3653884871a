// Spies on observation posts (UPR-SPY): placing, recalling, Infiltrate and Gather Intelligence.

import {
  type Option,
  option,
  optionAbout,
  popFrame,
  pushFrame,
  type Seat,
  type Tell,
  targetId,
} from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import type { AgentIcon, PostId, SpaceId } from '../content/types.ts'
import type { EffectOf } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, type Kind, ownTurn, type Player, player, removeOne } from '../state.ts'
import { modifiersOf } from './abilities.ts'
import { drawCards, pushAll } from './cards.ts'
import { spiesOn } from './spied.ts'

const spyOption = optionAbout('spy', 'post')
const recallOption = optionAbout('recall-spy', 'post')
const gatherOption = optionAbout('gather', 'post')
const trashOption = optionAbout('trash-spy', 'post')
const DECLINE = option('decline')

const isConnected = (s: ImperiumState, post: PostId, icons: readonly AgentIcon[]): boolean =>
  content(s)
    .post(post)
    .spaces.some((space) => icons.includes(content(s).space(space).icon))

/** UPR-SPY-02, UPR-SPY-04, UPR-SPY-18: does the effect let the player put a spy there, one of theirs being `recalled`? */
function isOpen(
  s: ImperiumState,
  seat: Seat,
  { at, share }: EffectOf<'spy'>,
  post: PostId,
  recalled: PostId | undefined,
): boolean {
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat ? post === recalled : share) continue
    if (player(s, other).posts.includes(post)) return false
  }
  if (at === undefined) return true
  if (at !== 'visited') return isConnected(s, post, at)
  const visited = ownTurn(s, seat)?.space
  return visited != null && content(s).post(post).spaces.includes(visited)
}

/** With no spy in supply one may be recalled first, so its own post counts as open too (UPR-SPY-03, UPR-SPY-16). */
export function canPlaceSpy(s: ImperiumState, seat: Seat, effect: EffectOf<'spy'>): boolean {
  const { spies, posts } = player(s, seat)
  if (spies === 0) return posts.some((recalled) => hasOpenPost(s, seat, effect, recalled))
  return hasOpenPost(s, seat, effect, undefined)
}

function hasOpenPost(
  s: ImperiumState,
  seat: Seat,
  effect: EffectOf<'spy'>,
  recalled: PostId | undefined,
): boolean {
  for (const { id } of content(s).box.posts) if (isOpen(s, seat, effect, id, recalled)) return true
  return false
}

export function recallSpy(s: ImperiumState, seat: Seat, post: PostId, tell: Tell): void {
  const p = player(s, seat)
  if (!removeOne(p.posts, post)) throw new Error(`seat ${seat} has no spy on ${post}`)
  p.spies++
  const turn = ownTurn(s, seat)
  if (turn !== undefined) turn.spyRecalled = true
  tellOpen(tell, 'spy-recalled', { seat, post })
}

export const spy: Kind<'spy'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'spy' }],
  options(s, { seat, effect, optional }) {
    const { spies, posts } = player(s, seat)
    const options: Option[] = []
    if (spies > 0) {
      for (const { id } of content(s).box.posts)
        if (isOpen(s, seat, effect, id, undefined)) options.push(spyOption(id))
    } else {
      for (const post of posts) if (hasOpenPost(s, seat, effect, post)) options.push(recallOption(post))
    }
    if (optional || options.length === 0) options.push(DECLINE)
    return options
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    if (chosen.verb === 'decline') return popFrame(s, frame)
    const post = String(targetId(chosen))
    if (chosen.verb === 'recall-spy') {
      // UPR-SPY-03: recalled in order to be placed.
      frame.optional = false
      return recallSpy(s, seat, post, tell)
    }
    popFrame(s, frame)
    const p = player(s, seat)
    p.spies--
    p.posts.push(post)
    tellOpen(tell, 'spy-placed', { seat, post })
    let first = 0
    for (const { at, effects } of frame.effect.afterwards ?? []) {
      const printed = printedAt(frame.source, frame.slot, effects, first)
      if (isConnected(s, post, at)) pushAll(s, seat, printed)
      first += effects.length
    }
  },
}

/** UPR-SPY-05: a cost; which ones is the player's choice. */
export const recallSpyFrame: Kind<'recall-spy'> = {
  step(s, frame) {
    if (frame.left > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'recall-spy' }],
  options: (s, { seat }) => player(s, seat).posts.map(recallOption),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    frame.left--
    recallSpy(s, seat, String(targetId(chosen)), tell)
  },
}

/** UPR-SPY-07, UPR-SPY-08: right after the Agent has been placed. */
export function askToGather(s: ImperiumState, seat: Seat, space: SpaceId): void {
  if (spiesOn(s, seat, space).length > 0) pushFrame(s, { kind: 'gather', seat, space })
}

export const gather: Kind<'gather'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'gather' }],
  options: (s, { seat, space }) => [
    ...spiesOn(s, seat, space).map(gatherOption),
    ...(modifiersOf(s, seat, 'gather').length > 0 ? [] : [DECLINE]),
  ],
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    if (chosen.verb === 'decline') return
    recallSpy(s, seat, String(targetId(chosen)), tell)
    drawCards(s, seat, 1, tell)
  },
}

/** Advanced Data Analysis: a spy on the board leaves the game. */
export const trashSpy: Kind<'trash-spy'> = {
  step(s, frame) {
    if (frame.left > 0 && player(s, frame.seat).posts.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'trash-spy' }],
  options: (s, { seat }) => player(s, seat).posts.map(trashOption),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    frame.left--
    const post = String(targetId(chosen))
    removeOne(player(s, seat).posts, post)
    loseSpy(player(s, seat))
    tellOpen(tell, 'spy-trashed', { seat, post })
  },
}

/** INV-02: out of the game. */
export function loseSpy(p: Player): void {
  p.spiesLost = (p.spiesLost ?? 0) + 1
}
