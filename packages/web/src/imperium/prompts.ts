// What an Imperium prompt says besides the decision itself: what was picked, what must be done first, what would be
// lost, and what cannot be undone.

import type { Language } from '@sietch/i18n'
import { words } from '@sietch/i18n/page'
import {
  contentOf,
  describeList,
  type ImperiumView,
  type Item,
  isOptional,
  resolvedBy,
} from '@sietch/imperium'
import type { Option, Pile, Seat, Target } from '@sietch/kernel'
import type { Asking, GameTable } from '../table/game.ts'
import { partsOf } from '../table/selection.ts'
import { countedIn } from './counts.tsx'
import { isFinal } from './finality.ts'
import { insteadOfWorm, wormsOf } from './instead-of-worms.ts'
import { briefly, teamSentence, throneBarred, waitsFor } from './teams/team-prompts.ts'
import { isCommanderSeat } from './teams/teams.ts'

type Prompts = Required<
  Pick<
    GameTable,
    | 'sentence'
    | 'context'
    | 'shortly'
    | 'brief'
    | 'waits'
    | 'isIdle'
    | 'dueFirst'
    | 'leftBehind'
    | 'isFinal'
    | 'whyNot'
  >
>

/** Questions that come up every turn or round need no source. */
const STANDING = ['turn-start', 'turn-agent', 'turn-reveal', 'leader', 'combat', 'won', 'endgame']

/** What is asked needs all the words there is room for. */
const WHOLE = ['reinforce', 'sort']

/** IMP-INT-09: of those who hold so many Intrigue cards one is taken. */
const MANY = 4

const sizeOf = (pile: Pile<unknown>): number => (typeof pile === 'number' ? pile : pile.length)

const seen = ({ view }: { readonly view: unknown }): ImperiumView => view as ImperiumView

const idOf = ({ targets }: Option, kind: string): string | undefined => {
  const found = targets.find((target) => target.kind === kind)
  return found && String(found.id)
}

/** The viewer's own Leader needs no name. */
function ofOwnLeader({
  say,
  asked,
  names,
  option,
}: Asking & { readonly option: Option }): string | undefined {
  const leader = option.verb === 'resolve' ? idOf(option, 'leader') : undefined
  if (leader === undefined) return undefined
  const words = say.option(asked.decision, option, names)
  const named = `${say.name('leader', leader)}: `
  if (!words.startsWith(named)) return undefined
  const [first = '', ...rest] = words.slice(named.length)
  return [first.toUpperCase(), ...rest].join('')
}

export function promptsOf(language: Language): Prompts {
  const w = words(language)

  /** Whom a Commander acts for, all through the turn. */
  function forAlly(asking: Pick<Asking, 'view' | 'names'>, seat: Seat): string | undefined {
    const ally = seen(asking).players[seat]?.activated
    return ally === undefined ? undefined : w('page.prompt.team.for', { name: asking.names[ally] ?? '' })
  }

  /** What a Leader who summons no sandworms has in their place. */
  function insteadOfWorms({ say, asked, option, ...rest }: Asking & { readonly option: Option }) {
    const { box, players } = seen(rest)
    const content = contentOf(box)
    const found = option.verb === 'resolve' ? resolvedBy(content, option) : undefined
    const n = found === undefined ? 0 : wormsOf(found.effect)
    const effects = insteadOfWorm(content, players[asked.decision.seat]?.leader)
    if (found === undefined || n === 0 || effects === undefined) return undefined
    return w('page.prompt.instead-of-worms', {
      source: say.name(found.source.kind, found.source.id),
      n,
      effects: say.phrase({ id: 'several', args: { of: describeList(effects, 'to') } }),
    })
  }

  return {
    sentence({ say, names, asked, picked, ...rest }) {
      const { turn, players, rivals } = seen(rest)
      const own = players[asked.decision.seat]
      if (own === undefined) return undefined
      switch (asked.decision.kind) {
        case 'turn-start': {
          const card = picked.map(partsOf).find(({ zone }) => zone === 'hand')
          const space = picked.map(partsOf).find(({ zone }) => zone === 'space')
          if (card !== undefined && space !== undefined && isCommanderSeat(seen(rest), asked.decision.seat))
            return w('page.prompt.team.activate', {
              card: say.name('card', card.id),
              space: say.name('space', space.id),
            })
          if (card !== undefined) return w('page.prompt.turn.card', { card: say.name('card', card.id) })
          if (space !== undefined) return w('page.prompt.turn.space', { space: say.name('space', space.id) })
          return asked.options.some(({ verb }) => verb === 'agent') || own.agents > 0
            ? undefined
            : w('page.prompt.turn.no-agents')
        }
        case 'turn-agent':
          return turn?.space
            ? w('page.prompt.turn.agent', { space: say.name('space', turn.space) })
            : undefined
        case 'gather':
          // Some must, and are asked only which.
          return asked.options.some(({ verb }) => verb === 'decline') ? undefined : w('page.prompt.gather')
        case 'rival-influence':
        case 'rival-choose': {
          const name = names[rivals?.asking ?? -1]
          return name && w(`page.prompt.${asked.decision.kind}`, { name })
        }
        case 'plot-course':
          return w('page.prompt.plot-course', { n: sizeOf(own.navigation?.hidden ?? []) + 1 })
        case 'lose-troops':
          return w('page.prompt.lose-troops', { n: seen(rest).toLose ?? 1 })
        case 'turn-reveal':
          return w('page.prompt.turn.reveal', {
            n: own.persuasion,
            strength: (players[own.activated ?? -1] ?? own).strength,
          })
        default:
          return teamSentence({ say, names, asked, view: rest.view }, w)
      }
    },

    context({ say, asked, ...rest }) {
      const { turn, phase, conflicts } = seen(rest)
      const { seat, kind } = asked.decision
      if (STANDING.includes(kind)) return forAlly(rest, seat)
      if (WHOLE.includes(kind)) return undefined
      if (turn !== null) {
        const space = turn.space && say.name('space', turn.space)
        const card = turn.card && say.name('card', turn.card)
        const errand = space && card ? w('page.prompt.to', { what: card, where: space }) : undefined
        if (turn.seat === seat || errand === undefined) return errand
        return w('page.prompt.in-turn', { name: rest.names[turn.seat] ?? '', what: errand })
      }
      const conflict = conflicts.at(-1)
      return phase === 'combat' && conflict !== undefined ? say.name('conflict', conflict) : undefined
    },

    shortly(say, option) {
      const [card, space] = [idOf(option, 'card'), idOf(option, 'space')]
      if (option.verb !== 'agent' || card === undefined || space === undefined) return undefined
      return w('page.prompt.to', { what: say.name('card', card), where: say.name('space', space) })
    },

    brief: (asking) => briefly(asking, w) ?? ofOwnLeader(asking) ?? insteadOfWorms(asking),

    waits: ({ names, view, decisions }) => waitsFor(view as ImperiumView, names, decisions, w),

    isIdle({ asked, option, ...rest }) {
      const { box, players } = seen(rest)
      const effect = option.verb === 'resolve' ? resolvedBy(contentOf(box), option)?.effect : undefined
      if (effect?.do !== 'steal-intrigue') return false
      return players.every((player, seat) => seat === asked.decision.seat || sizeOf(player.intrigue) < MANY)
    },

    dueFirst(asking) {
      const { say, asked, names } = asking
      const due = asked.options.find((option) => isMandatory(asking, option))
      return due && say.option(asked.decision, due, names)
    },

    leftBehind(asking) {
      const { say, asked, option, names } = asking
      const own = seen(asking).players[asked.decision.seat]
      if (own === undefined) return undefined
      if (option.verb === 'reveal')
        return asked.options.some(({ verb }) => verb === 'agent')
          ? [w('page.prompt.lost.agents', { n: own.agents })]
          : []
      if (option.verb !== 'end-turn') return undefined
      const left: string[] = []
      if (asked.options.some(({ verb }) => verb === 'acquire'))
        left.push(w('page.prompt.lost.persuasion', { n: own.persuasion }))
      const troops = asked.options.filter(({ verb }) => verb === 'deploy').map(countedIn)
      if (troops.length > 0) left.push(w('page.prompt.lost.troops', { n: Math.max(...troops) }))
      const effects = asked.options.filter(
        (each) => each.verb === 'resolve' && isMandatory(asking, each) === false,
      )
      const unused = effects.map((effect) => say.option(asked.decision, effect, names))
      if (unused.length > 0) left.push(w('page.prompt.lost.effect', { what: unused.join('; ') }))
      return left
    },

    isFinal: ({ asked, option, ...rest }) => isFinal(option, seen(rest), asked.decision.seat),

    whyNot(asking, place) {
      const { say, asked, picked } = asking
      const { zone, id } = partsOf(place)
      const barred = throneBarred(asking, place, w)
      if (barred !== undefined) return { text: barred, why: 'throne-row' }
      if (zone !== 'space' || asked.decision.kind !== 'turn-start') return undefined
      const { box, players } = seen(asking)
      const { icon } = contentOf(box).space(id)
      const name = say.name('icon', icon)
      const card = picked.map(partsOf).find((each) => each.zone === 'hand')
      if (card !== undefined)
        return {
          text: w('page.prompt.dim.card', { card: say.name('card', card.id), icon: name }),
          why: 'other-icon',
        }
      const hand = players[asked.decision.seat]?.hand
      return Array.isArray(hand) && hand.length > 0
        ? { text: w('page.prompt.dim.hand', { icon: name }), why: 'other-icon' }
        : undefined
    },
  }
}

/** Must it be resolved before the turn can end? Undefined if the option is not a pending effect. */
function isMandatory(asking: Asking, option: Option): boolean | undefined {
  const { pending } = seen(asking)
  const [from, what] = option.targets
  const item = option.verb === 'resolve' ? pending.find((each) => isOf(each, from, what)) : undefined
  return item && !item.optional && !isOptional(item.effect)
}

/** An effect that is a choice is offered as its alternatives. */
const isOf = ({ source, slot }: Item, from: Target | undefined, what: Target | undefined): boolean =>
  source.kind === from?.kind &&
  source.id === from.id &&
  (what?.slot === slot || what?.slot?.startsWith(`${slot}.`) === true)
