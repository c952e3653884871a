// One choice of a person may lead to several Rival turns, and with them the end of a round. This reconstructs the table
// in between: from before the choice, plus what the Rivals have done since, or from after it, minus what they do later.

import {
  COMMANDER,
  type Content,
  contentOf,
  type ImperiumEvent,
  type ImperiumView,
  type PlayerView,
  readEvent,
} from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { Beat, Happening } from '../../stage/beat.ts'
import { linesOf } from '../combat/round.ts'
import { isRivalSeat, isSpoilerSeat } from './rivals.ts'

/** The table after this many events of the choice. */
export function betweenAt({ entry, before, after }: Happening, count: number): Beat['behind'] {
  const events = entry.events.map(readEvent)
  const isBreak = ({ kind }: ImperiumEvent): boolean => kind === 'phase' || kind === 'round'
  const later = events.slice(count)
  if (!later.some(isBreak)) return { events: count, view: withoutLater(after.view as ImperiumView, later) }
  const earlier = events.slice(0, count)
  if (earlier.some(isBreak)) return 'before'
  return { events: count, view: earlier.reduce(withEvent(1), before.view as ImperiumView) }
}

const withoutLater = (view: ImperiumView, later: readonly ImperiumEvent[]): ImperiumView =>
  later.toReversed().reduce(withEvent(-1), view)

/** What an event has done to a Rival is done, or undone. */
const withEvent =
  (sign: 1 | -1) =>
  (view: ImperiumView, event: ImperiumEvent): ImperiumView => {
    const content = contentOf(view.box)
    const players = view.players.map((player, seat) =>
      isRivalSeat(view, seat) ? changed(view, seat, player, event, sign, content) : player,
    )
    return { ...view, turn: null, players }
  }

function changed(
  view: ImperiumView,
  seat: Seat,
  player: PlayerView,
  event: ImperiumEvent,
  sign: 1 | -1,
  content: Content,
): PlayerView {
  const points = isSpoilerSeat(view, seat)
    ? 0
    : linesOf(event, seat, content).reduce((sum, line) => sum + line.points, 0)
  const scored = points === 0 ? player : { ...player, vp: player.vp + sign * points }
  if (event.kind === 'stole-intrigue' && event.data.from === seat)
    return { ...scored, intrigue: held(scored, -sign) }
  return 'seat' in event.data && event.data.seat === seat ? done(scored, event, sign, content) : scored
}

function done(player: PlayerView, { kind, data }: ImperiumEvent, sign: 1 | -1, content: Content): PlayerView {
  const more = (n: number) => sign * n
  const { sent, agents, posts, spies, influence, garrison, supply, conflict, strength } = player
  switch (kind) {
    case 'rival-sent':
      return { ...player, sent: put(sent, data.space, sign), agents: agents - sign }
    case 'swordmaster':
      return { ...player, swordmaster: sign > 0, agents: agents + sign }
    case 'spy-placed':
      return { ...player, posts: put(posts, data.post, sign), spies: spies - sign }
    case 'spy-recalled':
      return { ...player, posts: put(posts, data.post, sign > 0 ? -1 : 1), spies: spies + sign }
    case 'influence':
      return {
        ...player,
        influence: { ...influence, [data.faction]: (influence[data.faction] ?? 0) + more(data.n) },
      }
    case 'gained':
      if (data.what !== 'solari' && data.what !== 'spice' && data.what !== 'water') return player
      return { ...player, [data.what]: player[data.what] + more(data.n) }
    case 'rival-paid':
      return {
        ...player,
        solari: player.solari - more(data.solari),
        spice: player.spice - more(data.spice),
        water: player.water - more(data.water),
        intrigue: held(player, -more(data.cards.length)),
      }
    case 'drew-intrigue':
      return { ...player, intrigue: held(player, more(data.n)) }
    case 'stole-intrigue':
      return { ...player, intrigue: held(player, more(1)) }
    case 'recruited':
      return { ...player, garrison: garrison + more(data.n), supply: supply - more(data.n) }
    case 'troops-lost':
      return {
        ...player,
        [data.from]: player[data.from] - more(data.n),
        supply: supply + more(data.n),
        strength: data.from === 'conflict' ? strength - more(data.n) * content.troop.strength : strength,
      }
    case 'commander-acquired':
      return withCommanders(player, { garrison: more(1) })
    case 'tech-acquired':
      return { ...player, tech: put(player.tech ?? [], data.tech, sign) }
    case 'deployed':
      return {
        ...withCommanders(player, {
          garrison: -more(data.commanders ?? 0),
          conflict: more(data.commanders ?? 0),
        }),
        [data.from]: player[data.from] - more(data.n),
        conflict: conflict + more(data.n),
        strength:
          strength +
          more(data.n) * content.troop.strength +
          more(data.commanders ?? 0) * commanderOf(content),
      }
    case 'sandworms':
      return {
        ...player,
        worms: player.worms + more(data.n),
        strength: strength + more(data.n) * (content.sandworm?.strength ?? 0),
      }
    case 'maker-hooks':
      return { ...player, hooks: sign > 0 }
    default:
      return player
  }
}

/** What a Sardaukar Commander is worth to a Rival (SOL-CMD-06). */
const commanderOf = ({ otherUnits }: Content): number =>
  otherUnits.find(({ id }) => id === COMMANDER)?.rivalStrength ?? 0

function withCommanders(
  player: PlayerView,
  { garrison = 0, conflict = 0 }: { readonly garrison?: number; readonly conflict?: number },
): PlayerView {
  const { units } = player
  const own = units?.[COMMANDER]
  if (units === undefined || own === undefined) return player
  const now = { ...own, garrison: own.garrison + garrison, conflict: own.conflict + conflict }
  return { ...player, units: { ...units, [COMMANDER]: now } }
}

/** Intrigue cards of a Rival are counted, and hidden. */
const held = ({ intrigue }: PlayerView, change: number): PlayerView['intrigue'] =>
  typeof intrigue === 'number' ? intrigue + change : intrigue

/** Last in, first out. */
function put<T>(things: readonly T[], thing: T, sign: 1 | -1): T[] {
  if (sign > 0) return [...things, thing]
  const index = things.lastIndexOf(thing)
  return things.filter((_, at) => at !== index)
}
