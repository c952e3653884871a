// Which choices may bring out what was hidden, so that there is no way back behind them. Told from what an option does,
// as far as the viewer can know; what a choice leads to is said where it begins.

import { contentOf, type Effect, type ImperiumView, resolvedBy, shows, withParts } from '@sietch/imperium'
import { type Option, type Seat, targetNumber } from '@sietch/kernel'

type At = { readonly view: ImperiumView; readonly seat: Seat }

const idOf = ({ targets }: Option, kind: string): string =>
  String(targets.find((target) => target.kind === kind)?.id ?? '')

export function isFinal(option: Option, view: ImperiumView, seat: Seat): boolean {
  const at = { view, seat }
  const content = contentOf(view.box)
  // Outside of one's turn the game goes on by itself: cards are played, a round ends, another begins.
  if (view.turn?.seat !== seat) return true
  switch (option.verb) {
    case 'acquire': {
      const card = idOf(option, 'card')
      return view.row.includes(card) || content.card(card).acquire.some((effect) => opens(at, effect))
    }
    case 'resolve': {
      const found = resolvedBy(content, option)
      return found !== undefined && opens(at, found.effect)
    }
    case 'intrigue':
      return content
        .intrigue(idOf(option, 'intrigue'))
        .plays.some(({ effects }) => effects.some((effect) => opens(at, effect)))
    case 'influence':
      return reaches(at, idOf(option, 'faction'), 2)
    case 'deploy':
      return view.turn.deployed + view.turn.sentToConflict + targetNumber(option) >= deployedFor(at)
    case 'trash':
      return option.targets.some((target) => target.at === 'deck')
    case 'contract':
    case 'draw':
    case 'gather':
    case 'set-aside':
      return true
    default:
      return false
  }
}

/** Does something hidden come out with the effect, or with the Influence that it gives? */
function opens(at: At, effect: Effect): boolean {
  // Where there are several contracts it is asked which one: taking it is what brings out the next.
  if (effect.do === 'contract' && new Set(at.view.contractMarket).size > 1) return false
  return withParts(effect).some((part) => {
    switch (part.do) {
      case 'visit':
        return reaches(at, part.track ?? part.faction, Math.max(at.view.turn?.factionInfluence ?? 1, 1))
      case 'influence':
        return typeof part.with === 'string' && reaches(at, part.with, part.n)
      case 'acquire':
        return affordable(at, part.upTo) < 2
      default:
        return shows(part)
    }
  })
}

/** How many cards of the Row and the Reserve cost so much at most; paid in Solari, nobody knows before. */
function affordable({ view: { box, row, reserve } }: At, upTo: number | 'solari'): number {
  const content = contentOf(box)
  const offered = new Set([...row, ...Object.keys(reserve).filter((card) => (reserve[card] ?? 0) > 0)])
  return upTo === 'solari' ? 0 : [...offered].filter((card) => (content.card(card).cost ?? 99) <= upTo).length
}

/** Would so much more Influence reach a step, or an ability of the Leader, that brings out something hidden? */
function reaches({ view, seat }: At, faction: string, n: number): boolean {
  const own = view.players[seat]
  const { box } = contentOf(view.box)
  return box.tracks
    .filter((track) => faction === 'any' || track.id === faction || track.faction === faction)
    .some(({ id, rewards }) => {
      const before = own?.influence[id] ?? 0
      const isReached = (step: number) => before < step && before + n >= step
      return (
        rewards.some((reward) => isReached(reward.at) && reward.effects.some(shows)) ||
        triggersOf({ view, seat }).some(
          (each) => each.on === 'influence-reached' && isReached(each.n) && each.effects.some(shows),
        )
      )
    })
}

/** With how many deployed troops an ability of the Leader brings out something hidden. */
const deployedFor = (at: At): number =>
  Math.min(
    ...triggersOf(at).flatMap((each) =>
      each.on === 'deployed' && each.effects.some(shows) ? each.troops : [],
    ),
  )

function triggersOf({ view, seat }: At) {
  const leader = view.players[seat]?.leader
  const abilities = leader == null ? [] : contentOf(view.box).leader(leader).abilities
  return abilities.flatMap((ability) => ('on' in ability ? ability : []))
}
