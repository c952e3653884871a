// A core box with modules: what they add, remove and replace.

import type {
  Box,
  Changes,
  Contract,
  Leader,
  Module,
  Part,
  PartKind,
  Parts,
  Post,
  Space,
  Terms,
} from './types.ts'

export function compose(box: Box, modules: readonly Module[]): Box {
  const changes = changesOf(modules)
  const all = <K extends PartKind>(kind: K): readonly Part<K>[] => partsOf(box, changes, kind)
  const parts: Parts = {
    cards: all('cards'),
    spaces: all('spaces').map(spaceAlike),
    intrigue: all('intrigue'),
    conflicts: all('conflicts'),
    leaders: all('leaders').map(withSpacesAlike),
    objectives: all('objectives'),
    posts: all('posts'),
    contracts: all('contracts'),
    tracks: all('tracks'),
    units: all('units'),
    hagal: all('hagal'),
    rivals: all('rivals'),
    skills: all('skills'),
    tech: all('tech'),
    navigation: all('navigation'),
    sideboards: all('sideboards'),
  }
  const isGone = goneFrom(changes)
  const terms = termsOf(changes)
  return {
    ...box,
    ...terms,
    ...parts,
    ...(hasRivals(terms.players ?? box.players) ? {} : { hagal: [], rivals: [] }),
    posts: parts.posts.flatMap((post) => connected(post, isGone)),
    contracts: parts.contracts.filter((contract) => !isImpossible(contract, isGone)),
  }
}

/** All of one shape, what is not printed included: the rules read spaces all the time. */
const spaceAlike = (space: Space): { readonly [K in keyof Required<Space>]: Space[K] } => ({
  id: space.id,
  icon: space.icon,
  faction: space.faction,
  track: space.track,
  combat: space.combat,
  requires: space.requires,
  prices: space.prices,
  effects: space.effects,
  cheaperAfterSwordmaster: space.cheaperAfterSwordmaster,
  once: space.once,
  maker: space.maker,
  controlBonus: space.controlBonus,
  onReveal: space.onReveal,
  onlyFor: space.onlyFor,
})

const withSpacesAlike = (leader: Leader): Leader =>
  leader.spaces === undefined ? leader : { ...leader, spaces: leader.spaces.map(spaceAlike) }

function changesOf(modules: readonly Module[]): readonly Changes[] {
  const isIn = (name: string): boolean => modules.some(({ id }) => id === name)
  return modules.flatMap((module) => [
    module,
    ...(module.together ?? []).filter(({ with: others }) => others.every(isIn)),
  ])
}

function partsOf<K extends PartKind>(box: Parts, changes: readonly Changes[], kind: K): readonly Part<K>[] {
  const own: readonly Part<K>[] = box[kind]
  const present = [...own, ...changes.flatMap(({ adds }): readonly Part<K>[] => adds?.[kind] ?? [])]
  const removed = changes.flatMap(({ removes }): readonly string[] => removes?.[kind] ?? [])
  const replaced = new Map<string, Part<K>>()
  for (const part of changes.flatMap(({ replaces }): readonly Part<K>[] => replaces?.[kind] ?? [])) {
    if (replaced.has(part.id) || removed.includes(part.id))
      throw new Error(`two modules want something else of "${part.id}" (${kind})`)
    replaced.set(part.id, part)
  }
  for (const id of [...removed, ...replaced.keys()]) {
    if (!present.some((part) => part.id === id))
      throw new Error(`there is no "${id}" (${kind}) to be removed or replaced`)
  }
  return present.flatMap((part) => (removed.includes(part.id) ? [] : [replaced.get(part.id) ?? part]))
}

function termsOf(changes: readonly Changes[]): Partial<Terms> {
  const set = changes.flatMap(({ terms = {} }) => Object.keys(terms))
  const twice = set.find((term, index) => set.indexOf(term) !== index)
  if (twice !== undefined) throw new Error(`two modules set the term "${twice}"`)
  return Object.assign({}, ...changes.map(({ terms }) => terms))
}

/** No one plays against House Hagal but one person or two (SOL-SET-01, SOL-SET-02). */
const hasRivals = (players: readonly number[]): boolean => players.some((count) => count <= 2)

type IsGone = (kind: 'spaces' | 'cards', id: string) => boolean

const goneFrom =
  (changes: readonly Changes[]): IsGone =>
  (kind, id) =>
    changes.some(({ removes }) => removes?.[kind]?.includes(id))

/** MIX-RIX-01: a post that only watched spaces that are gone is gone with them. */
function connected(post: Post, isGone: IsGone): readonly Post[] {
  const spaces = post.spaces.filter((space) => !isGone('spaces', space))
  if (spaces.length === post.spaces.length) return [post]
  return spaces.length === 0 ? [] : [{ ...post, spaces }]
}

/** A contract that no one could ever complete. */
function isImpossible({ completedBy }: Contract, isGone: IsGone): boolean {
  if (typeof completedBy === 'string' || 'harvest' in completedBy) return false
  return 'space' in completedBy ? isGone('spaces', completedBy.space) : isGone('cards', completedBy.acquiring)
}
