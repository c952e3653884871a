// What the prompt says in the game of teams: what a Commander's turn asks of an Ally, and whom everyone is waiting for.

import { giftPhrase } from '@sietch/i18n'
import type { Words } from '@sietch/i18n/page'
import { contentOf, type ImperiumView } from '@sietch/imperium'
import type { Decision, Option, Seat } from '@sietch/kernel'
import type { Asking } from '../../table/game.ts'
import { type PlaceId, partsOf } from '../../table/selection.ts'
import { ARROWS, allyOf, SIGNS, teamAt } from './teams.ts'

/** The question and whom it is about; undefined if the decision's own text is enough. */
export function teamSentence({ say, names, asked, ...rest }: Asking, w: Words): string | undefined {
  const view = rest.view as ImperiumView
  const { seat, kind } = asked.decision
  const { turn } = view
  const team = teamAt(view, seat)
  if (team === undefined) return undefined
  const called = (one: Seat | undefined) => names[one ?? -1] ?? ''
  const name = called(turn?.seat)
  switch (kind) {
    case 'ally-deploy':
      return turn?.space
        ? w('page.prompt.team.deploy', { name, space: say.name('space', turn.space) })
        : w('page.prompt.team.deploy.reveal', { name })
    case 'deploy':
      return turn !== null && turn.seat !== seat ? w('page.prompt.team.reinforced', { name }) : undefined
    case 'reinforce': {
      const first = Number(asked.options[0]?.targets[0]?.id)
      const second = [team.allies.left, team.allies.right].find((ally) => ally !== first)
      return w('page.prompt.team.reinforce', { first: called(first), second: called(second) })
    }
    case 'trade-gift': {
      const { trade } = view
      if (trade === undefined) return undefined
      const { gift } = trade
      if (gift === undefined) return w('page.prompt.team.trade', { name: called(trade.partner) })
      const giver = called(trade.seat)
      return gift.n === 0
        ? w('page.prompt.team.gift.nothing', { name: giver })
        : w('page.prompt.team.gift', { name: giver, gift: say.phrase(giftPhrase(gift)) })
    }
    case 'contribute':
      return turn?.card
        ? w('page.prompt.team.contribute', { name, card: say.name('card', turn.card) })
        : undefined
    case 'concede': {
      const { left, right } = team.allies
      return w('page.prompt.team.concede', { name: called(left === seat ? right : left) })
    }
    default:
      return undefined
  }
}

/** Other players' decisions that are described by what they are about. */
const TOLD = {
  'ally-deploy': 'page.wait.deploy',
  deploy: 'page.wait.deploy',
  retreat: 'page.wait.retreat',
  'trade-gift': 'page.wait.trade-gift',
  contribute: 'page.wait.contribute',
  concede: 'page.wait.concede',
  spy: 'page.wait.spy',
} as const

const isTold = (kind: string): kind is keyof typeof TOLD => Object.hasOwn(TOLD, kind)

/** Whom everyone is waiting for in someone else's turn. */
export function waitsFor(
  view: ImperiumView,
  names: readonly string[],
  decisions: readonly Decision[],
  w: Words,
): string | undefined {
  const [decision, another] = decisions
  if (view.teams === undefined || decision === undefined || another !== undefined) return undefined
  const { seat, kind } = decision
  const name = names[seat] ?? ''
  if (kind === 'concede') return w(TOLD[kind], { name })
  if (view.turn === null || view.turn.seat === seat) return undefined
  return isTold(kind)
    ? w(TOLD[kind], { name })
    : w('page.wait.in-turn', { name, commander: names[view.turn.seat] ?? '' })
}

/** Options that differ in the Ally: the arrow and the name. */
export function briefly(
  { say, names, asked, option: { verb, targets }, ...rest }: Asking & { readonly option: Option },
  w: Words,
): string | undefined {
  if (verb === 'reinforce') {
    const [ally, n] = targets
    return `${names[Number(ally?.id)] ?? ''}: ${n?.id ?? 0}`
  }
  if (verb !== 'agent' && verb !== 'intrigue' && verb !== 'reveal') return undefined
  // How a spy makes way, and which Agent moves, takes words.
  if (targets.some(({ kind }) => kind === 'post' || kind === 'origin')) return undefined
  const team = teamAt(rest.view as ImperiumView, asked.decision.seat)
  const named = targets.find(({ kind }) => kind === 'seat')?.id
  const arrow = ARROWS.find((one) => targets.some(({ kind, id }) => kind === 'arrow' && id === one))
  const seat = named === undefined ? arrow && team && allyOf(team, arrow) : Number(named)
  if (seat === undefined) return undefined
  const name = names[seat] ?? ''
  if (verb === 'reveal') return w('page.prompt.team.reveal', { name })
  if (arrow === 'both') return `${SIGNS.both} ${name} · ${say.name('space', 'swordmaster')}`
  return `${SIGNS[arrow ?? 'right']} ${name}`
}

/** SIX-THR-01: why a card cannot be acquired from the Throne Row, or moved there. */
export function throneBarred({ say, asked, ...rest }: Asking, place: PlaceId, w: Words): string | undefined {
  const view = rest.view as ImperiumView
  const { zone, id } = partsOf(place)
  const { box, card } = contentOf(view.box)
  if (zone === 'throne') {
    const team = box.teams?.find(({ has }) => has.includes('throne-row'))
    if (team === undefined || teamAt(view, asked.decision.seat)?.leader === team.leader) return undefined
    return w('page.team.throne.only', { leader: say.name('leader', team.leader) })
  }
  if (zone === 'offer' && asked.decision.kind === 'throne-row')
    return card(id).factions.includes('fremen') ? w('page.team.throne.not-fremen') : undefined
  return undefined
}
