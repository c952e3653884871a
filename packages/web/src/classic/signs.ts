// What each icon of classic Dune stands for: its explanation in the legend and in tooltips.

import { type FactionId, TREACHERY } from '@sietch/classic/content'
import type { Subject } from '../ui/pointer.ts'
import { EMBLEM } from './icons.ts'
import type { SummaryIcon } from './SummarySign.tsx'

const term = (id: string): Subject => ({ kind: 'term', id })

/** Signs of the table and of summaries. A new one without an explanation does not compile. */
const SINGLE: { readonly [name in SummaryIcon]: Subject } = {
  spice: term('spice'),
  battle: { kind: 'phase', id: 'battle' },
  first: term('first-player'),
  worm: term('sandworm'),
  storm: { kind: 'phase', id: 'storm' },
  stronghold: term('stronghold'),
  tanks: term('tleilaxu-tanks'),
  card: term('treachery-card'),
  traitor: term('traitor-card'),
  prediction: term('prediction'),
  alliance: term('alliance'),
  reserves: term('reserves'),
  captive: term('captured-leaders'),
}

const isSingle = (name: string): name is keyof typeof SINGLE => Object.hasOwn(SINGLE, name)

/** `worm`, `faction:fremen`, `treachery:lasgun`; undefined if it is not a sign. */
export function meantBy(name: string): Subject | undefined {
  if (isSingle(name)) return SINGLE[name]
  const [kind = '', id = ''] = name.split(':')
  const isKnown =
    (kind === 'faction' && Object.hasOwn(EMBLEM, id)) ||
    (kind === 'treachery' && TREACHERY.some((card) => card === id))
  return isKnown ? { kind, id } : undefined
}

/** The sign of a word of the rulebook, if it has one. */
export const signOf = (word: string): SummaryIcon | undefined =>
  (Object.keys(SINGLE) as SummaryIcon[]).find((name) => SINGLE[name].id === word)

export const LEGEND: readonly string[] = [
  ...Object.keys(SINGLE),
  ...(Object.keys(EMBLEM) as FactionId[]).map((id) => `faction:${id}`),
]
