// What a classic Dune prompt says besides the decision itself: where, at what cost, and why no more is possible.

import { type BattleView, type ClassicView, type Frame, harvestIn } from '@sietch/classic'
import {
  FACTION,
  FACTION_RULES,
  MAXIMUM_REVIVAL,
  type PartId,
  REVIVAL_PRICE,
  shippingPrice,
  territoryOf,
} from '@sietch/classic/content'
import type { Language, Translator } from '@sietch/i18n'
import { words } from '@sietch/i18n/page'
import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import type { Asking, GameTable } from '../table/game.ts'
import { alliesOf, battleOf, pendingOf } from './useClassic.ts'

type Prompts = Required<Pick<GameTable, 'sentence' | 'brief' | 'isMeant' | 'startsWith' | 'leftBehind'>>

type Ship = Extract<Frame, { kind: 'ship' }> & {
  readonly rate: { readonly each: number; readonly isHalf: boolean }
}
type OfKind<K extends Frame['kind']> = Extract<Frame, { kind: K }>

/** The latest frame of a kind, as visible to the one it asks, which is all of it. */
const frameOf = <F extends Frame>({ pending }: ClassicView, kind: F['kind']): F | undefined =>
  pending.findLast((frame) => frame.kind === kind) as F | undefined

const seen = ({ view }: { readonly view: unknown }): ClassicView => view as ClassicView

/** The options that the question is really about. */
const MEANT: readonly string[] = ['claim', 'call', 'accept']

export function promptsOf(language: Language): Prompts {
  const w = words(language)

  function sentence(asking: Asking): string | undefined {
    const { say, names, asked } = asking
    const { seat, kind } = asked.decision
    const view = seen(asking)
    const own = view.players[seat]
    const has = own?.spice ?? 0
    const lent = lentTo(view, seat)
    const withLent = (said: string | undefined) =>
      said !== undefined && lent > 0 ? w('page.ask.lent', { said, lent }) : said
    const battle = battleOf(view)
    const most = Math.max(0, ...asked.options.map((option) => countOf(option)))
    switch (kind) {
      case 'predict': {
        const faction = frameOf<OfKind<'predict'>>(view, 'predict')?.faction
        return faction ? w('page.ask.predict', { faction: say.name('faction', faction) }) : undefined
      }
      case 'storm-dial':
        return w('page.ask.storm', {
          least: Math.min(...asked.options.map((option) => countOf(option))),
          most,
        })
      case 'charity':
        return w('page.ask.charity', { n: charityOf(asking), has })
      case 'start-forces': {
        if (asked.options.every(({ verb }) => verb === 'elite')) return w('page.ask.start.elite')
        const left = frameOf<OfKind<'start-forces'>>(view, 'start-forces')?.left
        return left === undefined ? undefined : w('page.ask.start', { n: left })
      }
      case 'bid': {
        const { bid = 0, bidder = null } = pendingOf(view, 'auction') ?? {}
        return withLent(
          w('page.ask.bid', {
            bid,
            name: bidder === null ? '' : (names[bidder] ?? ''),
            by: String(bidder !== null),
            has,
          }),
        )
      }
      case 'support':
        return w('page.ask.support', { has })
      case 'revive':
        return w('page.ask.revive', {
          free: freeOf(view, seat),
          price: REVIVAL_PRICE,
          has,
          limit: MAXIMUM_REVIVAL,
        })
      case 'revive-leader':
        return w('page.ask.revive-leader', { has })
      case 'group':
        // Allies pay for shipments, and for nothing else that is counted here.
        return frameOf<Ship>(view, 'ship') === undefined
          ? groupSentence(asking, has, most)
          : withLent(groupSentence(asking, has, most))
      case 'voice':
      case 'prescience':
        return battle && w(`page.ask.${kind}`, { name: names[foeOf(view, battle, seat)] ?? '' })
      case 'answer':
        return battle?.prescience == null
          ? undefined
          : w('page.ask.answer', { name: names[battle.prescience.by] ?? '', part: battle.prescience.part })
      case 'traitor-call':
        return battle && callSentence(asking, battle)
      case 'losses':
        return battle && w('page.ask.losses', { dial: battle.plans[battle.winner ?? 0]?.dial ?? 0 })
      case 'lose-where':
        return battle && w('page.ask.lose-where', { n: battle.owed.forces + battle.owed.elite })
      case 'collect': {
        const [part] = frameOf<OfKind<'collection'>>(view, 'collection')?.parts ?? []
        return (
          part &&
          w('page.ask.collect', {
            part: placeIn(say, part),
            n: harvestOf(view, seat, [part]),
            there: spiceIn(view, part),
          })
        )
      }
      case 'move': {
        const move = frameOf<OfKind<'move'>>(view, 'move')
        return move && w('page.ask.move.to', { from: say.name('territory', move.from) })
      }
      case 'offer':
        return offerSentence(asking)
      case 'question':
        return questionSentence(asking)
      default:
        return undefined
    }
  }

  function offerSentence({ view, names }: Asking): string | undefined {
    const offer = frameOf<OfKind<'offer'>>(view as ClassicView, 'offer')
    if (offer === undefined) return undefined
    const { to, spice, pledge } = offer
    if (to === null) return w('page.ask.offer.to')
    const name = names[to] ?? ''
    if (spice === 0 && pledge === null) return w('page.ask.offer.give', { name })
    return w('page.ask.offer.return', { name })
  }

  function questionSentence({ view, say, names, asked }: Asking): string | undefined {
    const question = frameOf<OfKind<'question'>>(view as ClassicView, 'question')
    if (question === undefined) return undefined
    const { target, about } = question
    if (target === null) return w('page.ask.question.to')
    const name = names[target] ?? ''
    if (about === null) return w('page.ask.question.about', { name })
    const topic = { key: '', verb: 'about', targets: [{ kind: 'question', id: about }] }
    return w('page.ask.question.which', { name, question: say.option(asked.decision, topic, names) })
  }

  function groupSentence(asking: Asking, has: number, most: number): string | undefined {
    const { say, asked } = asking
    const view = seen(asking)
    const elite = asked.options.every(({ verb }) => verb === 'take-elite') ? '.elite' : ''
    const ship = frameOf<Ship>(view, 'ship')
    if (ship !== undefined) {
      const { to, rate } = ship
      if (to === null) return w('page.ask.return', { most })
      const price = rate.each === 0 ? 'free' : rate.isHalf ? 'half' : 'full'
      return w(`page.ask.ship${elite}`, { part: placeIn(say, to), each: rate.each, price, has, most })
    }
    const move = frameOf<OfKind<'move'>>(view, 'move')
    return move?.to == null
      ? undefined
      : w(`page.ask.move${elite}`, {
          from: say.name('territory', move.from),
          part: placeIn(say, move.to),
          most,
        })
  }

  function callSentence({ say, asked }: Asking, battle: BattleView): string | undefined {
    const { seat } = asked.decision
    const foe = battle.plans[battle.seats[0] === seat ? 1 : 0]
    if (!battle.seats.includes(seat) || foe?.leader === undefined) return undefined
    const isTraitor = asked.options.some(({ verb }) => verb === 'call')
    return w('page.ask.call', { leader: say.name('leader', foe.leader), traitor: String(isTraitor) })
  }

  function brief(asking: Asking & { readonly option: Option }): string | undefined {
    const { option, asked } = asking
    const view = seen(asking)
    const { kind, seat } = asked.decision
    const n = countOf(option)
    switch (`${kind} ${option.verb}`) {
      case 'charity claim':
        return w('page.do.claim', { n: charityOf(asking) })
      case 'collect collect':
      case 'collect collect-all': {
        const parts = frameOf<OfKind<'collection'>>(view, 'collection')?.parts ?? []
        return option.verb === 'collect'
          ? w('page.do.collect', { n: harvestOf(view, seat, parts.slice(0, 1)) })
          : w('page.do.collect-all', { n: harvestOf(view, seat, parts) })
      }
      case 'revive revive':
        return w('page.do.revive', { n, price: Math.max(0, n - freeOf(view, seat)) * REVIVAL_PRICE })
      case 'group take':
      case 'group take-elite': {
        const elite = option.verb === 'take-elite' ? '.elite' : ''
        const ship = frameOf<Ship>(view, 'ship')
        return ship === undefined
          ? w(`page.do.move${elite}`, { n })
          : w(`page.do.ship${elite}`, { n, price: priceOf(ship, n) })
      }
      case 'losses lose':
        return w('page.do.lose', { n, elite: countOf(option, 1) })
      default:
        return undefined
    }
  }

  return {
    sentence,
    brief,
    isMeant: ({ option, asked }) => MEANT.includes(option.verb) && asked.options.length > 1,
    startsWith({ asked, view, options }) {
      const { kind, seat } = asked.decision
      const seen = view as ClassicView
      // As many as come back without paying.
      if (kind === 'revive') return options.findLast((option) => countOf(option) <= freeOf(seen, seat))
      // Pressing a key once too often must not spend everything.
      const ship = kind === 'group' ? frameOf<Ship>(seen, 'ship') : undefined
      if (ship === undefined || ship.rate.each === 0) return undefined
      const isBegun = (ship.picker?.taken ?? []).length > 0
      const paid = options.filter((option) => isBegun || countOf(option) > 0)
      return paid.reduce<Option | undefined>(
        (least, option) => (least && countOf(least) <= countOf(option) ? least : option),
        undefined,
      )
    },
    leftBehind(asking) {
      const price = priceOfOnly(asking)
      return price === undefined ? undefined : [w('page.do.ship', { n: 1, price })]
    },
  }
}

/** What allies let a seat spend. */
const lentTo = (view: ClassicView, seat: Seat): number =>
  alliesOf(view, seat).reduce((sum, ally) => sum + (view.players[ally]?.support ?? 0), 0)

/** If only one force can be shipped, there is no question how many: the click on the land pays for it, irrevocably. */
function priceOfOnly(asking: Asking & { readonly option: Option }): number | undefined {
  const { option, asked } = asking
  const { seat } = asked.decision
  const view = seen(asking)
  const own = view.players[seat]
  if (option.verb !== 'ship' || own === undefined || FACTION[own.faction].reservesOnPlanet) return undefined
  const { forces, elite } = own.reserves
  const isAskedWhich = forces > 0 && elite > 0
  // At half price, the total differs, and more is affordable.
  const isHalf =
    frameOf<OfKind<'player-turn'>>(view, 'player-turn')?.guildPrice === true ||
    [seat, ...alliesOf(view, seat)].some((one) => view.players[one]?.faction === 'guild')
  if (isAskedWhich || isHalf) return undefined
  const price = shippingPrice(territoryOf(targetId(option) as PartId))
  const most = Math.floor(((own.spice ?? 0) + lentTo(view, seat)) / price)
  return Math.min(forces + elite, most) === 1 ? price : undefined
}

const countOf = (option: Option, index = 0): number =>
  option.targets[index]?.kind === 'number' ? targetNumber(option, index) : 0

/** DUN-CHO-1, FAC-BEN-52. */
function charityOf(asking: Asking): number {
  const { players, advanced } = seen(asking)
  const player = players[asking.asked.decision.seat]
  const isAlways =
    player !== undefined && FACTION_RULES[player.faction][advanced ? 'advanced' : 'basic'].alwaysGetsCharity
  return isAlways ? CHARITY : Math.max(0, CHARITY - (player?.spice ?? 0))
}

const CHARITY = 2

const spiceIn = ({ spice }: ClassicView, part: PartId): number =>
  spice.find((pile) => pile.part === part)?.n ?? 0

function harvestOf(view: ClassicView, seat: number, parts: readonly PartId[]): number {
  const player = view.players[seat]
  if (player === undefined) return 0
  return parts.reduce((sum, part) => sum + harvestIn(player, part, spiceIn(view, part)), 0)
}

function freeOf(view: ClassicView, seat: number): number {
  const { freeRevival } = FACTION[view.players[seat]?.faction ?? 'atreides']
  const granted = (pendingOf(view, 'revival')?.grants ?? []).flatMap(({ ally, kind, n }) =>
    ally === seat && kind === 'free' ? [n] : [],
  )
  return Math.max(freeRevival, ...granted)
}

/** With what was taken before. */
function priceOf({ rate, picker }: Ship, n: number): number {
  const taken = (picker?.taken ?? []).reduce((sum, { forces, elite }) => sum + forces + elite, 0)
  const full = rate.each * (taken + n)
  return rate.isHalf ? Math.ceil(full / 2) : full
}

/** Whom someone acts against, for itself or for its ally. */
const foeOf = (view: ClassicView, { seats }: BattleView, seat: number): number =>
  [seat, ...alliesOf(view, seat)].includes(seats[0]) ? seats[1] : seats[0]

const placeIn = (say: Translator, part: string): string => {
  const [territory = '', sector = ''] = part.split('/')
  const name = say.name('territory', territory)
  return sector === '' ? name : `${name} (${sector})`
}
