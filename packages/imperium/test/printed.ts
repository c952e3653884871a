// Content in compact rows, to be held against what is printed: one line for a card, a space, a Leader.

import type {
  AgentIcon,
  Box,
  Card,
  Conflict,
  Contract,
  IntrigueCard,
  Leader,
  NavigationCard,
  Skill,
  Space,
  Tech,
} from '../src/content/types.ts'
import type { Effect } from '../src/effects/types.ts'

/** The lines of a table, each with single spaces between its words. */
export const rowsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().replaceAll(/ +/g, ' '))
    .filter((row) => row !== '')

/** Content in a few words: `3 solari`, `recruit 2`, `pay 1 water (recruit 1, draw 1)`. */
export const say = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(say).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  if ('do' in value && value.do === 'gain' && 'what' in value && 'n' in value)
    return `${value.n} ${value.what}`
  const named = ['do', 'is', 'count', 'on', 'changes'].some((name) => name in value)
  const words = Object.entries(value).map(([key, part]) => {
    if (part === true) return key
    if (!named) return typeof part === 'number' ? `${part} ${key}` : `${key} ${say(part)}`
    return Array.isArray(part) ? `(${say(part)})` : say(part)
  })
  return words.join(named ? ' ' : ' + ')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
export const copiesOf = (things: readonly { readonly copies: number }[]): number =>
  sum(things.map((thing) => thing.copies))
export const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map((thing) => thing.id)
/** How many copies of each kind there are. */
export const tally = <T extends { readonly copies: number }>(
  things: readonly T[],
  kindOf: (thing: T) => string,
): { [kind: string]: number } => {
  const counts: { [kind: string]: number } = {}
  for (const thing of things) counts[kindOf(thing)] = (counts[kindOf(thing)] ?? 0) + thing.copies
  return counts
}

const isGain = (what: 'persuasion' | 'swords') => (effect: Effect) =>
  effect.do === 'gain' && effect.what === what
const total = (effects: readonly Effect[], what: 'persuasion' | 'swords'): number =>
  sum(effects.map((effect) => (effect.do === 'gain' && effect.what === what ? effect.n : 0)))

const LETTERS: { readonly [I in AgentIcon]: string } = {
  emperor: 'E',
  guild: 'G',
  'bene-gesserit': 'B',
  fremen: 'F',
  landsraad: 'L',
  city: 'C',
  'spice-trade': 'S',
  spy: 'Y',
}
const letters = (icons: readonly AgentIcon[]): string => icons.map((icon) => LETTERS[icon]).join('') || '-'

/** Id, copies, cost, icons, Factions, Persuasion and swords of the Reveal box; then what else it does. */
export const cardRow = (card: Card): string => {
  const { id, copies, cost, icons, factions, start, acquire, agent, reveal, trashed, discarded } = card
  const numbers = [total(reveal, 'persuasion'), total(reveal, 'swords')]
  const others = reveal.filter((effect) => !isGain('persuasion')(effect) && !isGain('swords')(effect))
  const boxes = Object.entries({ start, acquire, agent, reveal: others, trashed, discarded }).flatMap(
    ([box, effects = []]) => (effects.length > 0 ? [`| ${box} ${say(effects)}`] : []),
  )
  const marks = [
    card.sendsAnywhere && '| sendsAnywhere',
    card.ignoresRequirements && '| ignoresRequirements',
    card.iconsOfContracts && '| iconsOfContracts',
  ].filter((mark) => mark)
  return [id, copies, cost ?? '-', letters(icons), letters(factions), ...numbers, ...boxes, ...marks].join(
    ' ',
  )
}

/** 0 for Persuasion, 1 for swords, 2 for the rest: the order of a Reveal box. */
export const revealOrder = ({ reveal }: Card): number[] =>
  reveal.map((effect) => (isGain('persuasion')(effect) ? 0 : isGain('swords')(effect) ? 1 : 2))

/** Icon, id, marks; then each price with all it brings. */
export const spaceRow = ({ icon, id, prices, effects, ...space }: Space): string => {
  const marks = [
    space.combat && 'combat',
    space.maker && 'maker',
    space.once && `once ${space.once}`,
    space.cheaperAfterSwordmaster && `${space.cheaperAfterSwordmaster} less after a Swordmaster`,
    space.controlBonus && `control ${say(space.controlBonus)}`,
    space.onReveal && `on reveal ${say(space.onReveal)}`,
    space.requires && `needs ${say(space.requires)}`,
  ].filter((mark) => mark)
  const ways = prices.map((price) => {
    const cost = say(price.cost)
    return `${cost && `${cost} → `}${say([...price.effects, ...effects])}`
  })
  return `${icon} ${id}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${ways.join(' / ')}`
}

/** Id, copies; then each way to play it: when, on which condition, for what, to what effect. */
export const intrigueRow = (card: IntrigueCard): string => {
  const plays = card.plays.map(({ timing, condition, cost, effects }) => {
    const terms = [condition && `needs ${say(condition)}`, cost && say(cost)].filter((term) => term)
    return `${timing}: ${terms.length > 0 ? `${terms.join(', ')} → ` : ''}${say(effects)}`
  })
  return `${card.id} ${card.copies} ${plays.join(' | ')}`
}

/** The kinds of an Intrigue card as its frame shows them. */
export const intrigueKind = (card: IntrigueCard): string => {
  const KINDS = {
    plot: 'Plot',
    'turn-start': 'Plot',
    combat: 'Combat',
    won: 'Combat',
    endgame: 'Endgame',
  } as const
  return [...new Set(card.plays.map((play) => KINDS[play.timing]))].join(' or ')
}

/** Level, id, location, battle icon; then the three rewards. */
export const conflictRow = ({ id, level, location, battleIcon, rewards }: Conflict): string =>
  `${level} ${id} ${location ? `at ${location} ` : ''}(${battleIcon ?? '-'}): ${rewards.map(say).join(' | ')}`

/** Complexity, id, left ability, Signet Ring ability; a training or Tactics track has rows of its own. */
export const leaderRow = ({ id, complexity, backOf, abilities, signet, training, tactics }: Leader): string =>
  [
    `${complexity} ${id}${backOf ? ` (back of ${backOf})` : ''}:`,
    ...(abilities.length > 0 ? [say(abilities)] : []),
    ...(training ? ['+ training'] : []),
    ...(tactics ? ['+ tactics'] : []),
    `| ${say(signet) || '-'}`,
  ].join(' ')

export const contractRow = ({ id, copies, completedBy, reward, tag, trashesIntrigue }: Contract): string =>
  `${id} ${copies} ${say(completedBy)}${trashesIntrigue ? ` + ${trashesIntrigue} trashesIntrigue` : ''} → ${say(reward)}${tag ? ` (${tag})` : ''}`

/** Id, copies, strength; then what it does. */
export const skillRow = ({ id, copies, strength, abilities }: Skill): string =>
  `${id} ${copies}: ${[
    ...strength.map(({ swords, when }) => `${swords} swords${when ? ` if ${say(when)}` : ''}`),
    ...abilities.map(say),
  ].join(' | ')}`

/** Id, cost, the mark for Rivals; then what must be given up, what acquiring it brings, and what it does. */
export const techRow = ({ id, cost, requires, acquire, abilities, hagal }: Tech): string =>
  [
    `${id} ${cost} ${hagal ? 'hagal' : '-'}`,
    ...(requires ? [`requires ${say(requires)}`] : []),
    ...(acquire.length > 0 ? [`acquire ${say(acquire)}`] : []),
    ...abilities.map(say),
    ...(hagal?.acquire ? [`rival ${say(hagal.acquire) || 'nothing'}`] : []),
    ...(hagal?.only ? [`only ${hagal.only}`] : []),
  ].join(' | ')

export const navigationRow = ({ id, effects, lasting }: NavigationCard): string =>
  `${id}: ${say(effects)}${lasting ? ` | slot ${lasting.slot} ${say(lasting.abilities)}` : ''}`

/** What the track of a Faction gives at 4. */
export const bonusOf = ({ tracks }: Box, faction: string): readonly Effect[] =>
  tracks
    .filter(({ id }) => id === faction)
    .flatMap(({ rewards }) => rewards.flatMap(({ at, effects }) => (at === 4 ? effects : [])))
