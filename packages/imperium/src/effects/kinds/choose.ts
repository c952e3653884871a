// Choosing one of several effects, or two; both are named before either happens (IMP-GEN-14).

import { pushFrame, type Seat } from '@sietch/kernel'
import { printedAt } from '../../content/printed.ts'
import { FACTIONS } from '../../content/types.ts'
import { fighterOf } from '../../pieces/teams.ts'
import { type ImperiumState, player } from '../../state.ts'
import { alternatives, one } from '../glyph.ts'
import type { EffectKind, Language, Voice } from '../kind.ts'
import { type List, type Mood, or, orElse, phrase } from '../phrase.ts'
import type { Effect } from '../types.ts'

const needsMissingHooks = (s: ImperiumState, seat: Seat, effect: Effect): boolean =>
  effect.do === 'when' && effect.condition.is === 'maker-hooks' && !player(s, fighterOf(s, seat)).hooks

/** How much Influence, if it is as much with each Faction. */
function sameInfluence(effects: readonly Effect[]): number | undefined {
  const [first] = effects
  if (first?.do !== 'influence' || effects.length !== FACTIONS.length) return undefined
  const isWithEach = FACTIONS.every((faction) =>
    effects.some((part) => part.do === 'influence' && part.with === faction && part.n === first.n),
  )
  return isWithEach ? first.n : undefined
}

/** The parts as things, if all are: things among themselves need no verb, "choose one: 2 Persuasion or 2 swords". */
function thingsIn(effects: readonly Effect[], thingOf: Language['thingOf'], mood: Mood): List | undefined {
  const things = effects.flatMap((effect) => thingOf(effect, mood) ?? [])
  return things.length === effects.length ? or(...things) : undefined
}

/** Deeds exclude each other only if one of them is chosen. */
function deedsIn(effects: readonly Effect[], n: number, { one: say }: Voice, mood: Mood = 'to'): List {
  const deeds = effects.map((effect) => say(effect, mood))
  return n === 1 ? orElse(...deeds) : or(...deeds)
}

export const choose = ({
  asks,
  canDo,
  canDoAny,
  concernsInfluence,
  glyphs,
  isImmediate,
  isOptional,
  shows,
  thingOf,
  wordsFor,
}: Language): EffectKind<'choose'> => ({
  perform(s, { seat, source, slot, effect }) {
    const parts = printedAt(source, slot, effect.effects)
    const items = parts.filter((part) => canDo(s, seat, source, part.effect))
    if (items.length === 0) return
    pushFrame(s, { kind: 'choose', seat, n: Math.min(effect.n, items.length), items, chosen: [] })
  },
  can: (s, seat, { effects }, source) => canDoAny(s, seat, source, effects),
  isOptional: ({ effects }) => effects.every(isOptional),
  isImmediate(s, seat, { n, effects }, source, whole) {
    // Without Maker Hooks there is nothing to choose at a Maker space.
    const [only, ...others] = effects.filter((part) => !needsMissingHooks(s, seat, part))
    if (n !== 1 || only === undefined || others.length > 0) return false
    return isImmediate(s, seat, only, source, whole)
  },
  asks: (s, seat, { effects }, source) => {
    const [only, ...others] = effects.filter((part) => canDo(s, seat, source, part))
    return others.length > 0 || (only !== undefined && asks(s, seat, source, only))
  },
  shows: ({ effects }) => effects.some(shows),
  concernsInfluence: ({ effects }) => effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ effects }) => effects.map(wordsFor).join(' + '),
  /** Within a sentence without the words "choose one". */
  phrase({ n, effects }, voice) {
    const { mood, place, verb } = voice
    const influence = sameInfluence(effects)
    if (influence !== undefined)
      return verb('gain', { what: phrase('influence.several', { n: influence, factions: n }) })
    const things = thingsIn(effects, thingOf, mood)
    const of = things ?? deedsIn(effects, n, voice)
    if (n > 1 || mood === 'they') return verb('choose', { n, of })
    if (effects.every(isOptional) && mood === 'do')
      return phrase('may', { effect: phrase('several', { of }) })
    if (place === 'sentence' && mood === 'do') return phrase('choose', { n, of })
    if (things !== undefined) return verb('gain', { what: of })
    // Who is not told to choose is told what to do.
    return phrase('several', { of: mood === 'do' ? deedsIn(effects, n, voice, mood) : of })
  },
  glyphs({ n, effects }) {
    const rows = alternatives(effects.map(glyphs))
    return n === 1 ? rows : [...one('choose', n), ...rows]
  },
})
