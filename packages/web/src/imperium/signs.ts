// What each icon of the Imperium games stands for: its explanation in the legend and in tooltips.

import { EMBLEM_OF, OTHER_TRACKS } from '../ui/drawing.tsx'
import type { IconName } from '../ui/Icon.tsx'
import type { Subject } from '../ui/pointer.ts'

type Prefixed = Extract<IconName, `${string}:${string}`>
type Prefix = Prefixed extends `${infer Before}:${string}` ? Before : never

const term = (id: string): Subject => ({ kind: 'term', id })

/** Icons of which there is one. A new icon without an explanation does not compile. */
const SINGLE: { readonly [name in Exclude<IconName, Prefixed>]: Subject } = {
  water: term('water'),
  solari: term('solari'),
  spice: term('spice'),
  persuasion: term('persuasion'),
  vp: term('victory-point'),
  troop: term('troop'),
  sword: term('sword'),
  strength: term('strength'),
  card: term('draw-card'),
  agent: term('agent'),
  opponent: term('opponent'),
  opponents: term('opponent'),
  influence: term('influence'),
  priority: term('priority-list'),
  'conflict-level': term('conflict-level'),
  trash: term('trash'),
  'trash-this': term('trash-this'),
  discard: term('discard'),
  reveal: term('reveal-turn'),
  recall: term('recall-agent'),
  deploy: term('deploy'),
  retreat: term('retreat'),
  lose: term('lose'),
  flip: term('flip'),
  control: term('control'),
  contract: term('contract'),
  signet: term('signet-ring'),
  unit: term('unit'),
  spy: term('spy'),
  'recall-spy': term('recall-spy'),
  sandworm: term('sandworm'),
  maker: term('maker'),
  council: term('council-seat'),
  'no-council': term('council-seat'),
  commander: term('sardaukar-commander'),
  skill: term('skill'),
  'deep-cover': term('deep-cover'),
  command: term('command'),
  tech: term('tech-tile'),
  'tech-discount': term('tech-discount'),
  navigation: term('navigation-card'),
  garrison: term('garrison'),
  endgame: term('endgame'),
  arrow: term('arrow'),
  ally: term('ally'),
  allies: term('ally'),
  team: term('team'),
  throne: term('throne-row'),
  trade: term('trade'),
  reinforce: term('reinforce'),
  'swordmaster-bonus': { kind: 'sideboard', id: 'swordmaster-bonus' },
  intrigue: term('intrigue-card'),
  'maker-hooks': term('maker-hooks'),
  'shield-wall': term('shield-wall'),
  mentat: term('mentat'),
  combat: term('combat-space'),
  harvest: term('harvest'),
  'steal-intrigue': term('steal-intrigue'),
  twisted: term('twisted-intrigue'),
}

/** Icons of which there is one for each Faction, or each kind of board space. */
const PREFIXED: { readonly [prefix in Prefix]: (id: string) => Subject } = {
  faction: (id) => ({ kind: 'faction', id }),
  alliance: () => term('alliance'),
  bond: () => term('bond'),
  'battle-icon': (id) => (id === 'wild' ? term('wild-battle-icon') : { kind: 'battle-icon', id }),
  icon: (id) => ({ kind: 'icon', id }),
  spy: () => term('spy-at'),
}

const isSingle = (name: string): name is keyof typeof SINGLE => Object.hasOwn(SINGLE, name)
const isPrefix = (name: string): name is Prefix => Object.hasOwn(PREFIXED, name)

/** Nothing for what is no icon. */
export function meantBy(name: string): Subject | undefined {
  if (isSingle(name)) return SINGLE[name]
  const [prefix = '', id = ''] = name.split(':')
  return isPrefix(prefix) && id !== '' ? PREFIXED[prefix](id) : undefined
}

/** The icon of a word; of several, the first. */
export const iconOf = (word: string): IconName | undefined =>
  (Object.keys(SINGLE) as (keyof typeof SINGLE)[]).find((name) => SINGLE[name].id === word)

const AGENT_ICONS = ['landsraad', 'city', 'spice-trade', 'spy']

/** Every icon once; of those that are alike for each Faction, one stands for all. */
export const LEGEND: readonly string[] = [
  ...Object.keys(SINGLE).filter((name) => !['opponents', 'no-council', 'allies'].includes(name)),
  ...[...Object.keys(EMBLEM_OF), ...AGENT_ICONS].map((id) => `icon:${id}`),
  ...[...Object.keys(EMBLEM_OF), ...Object.keys(OTHER_TRACKS)].map((id) => `faction:${id}`),
  ...['crysknife', 'desert-mouse', 'ornithopter', 'wild'].map((id) => `battle-icon:${id}`),
  'alliance:any',
  'bond:fremen',
  'spy:city',
]
