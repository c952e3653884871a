// Bloodlines as modules of both core boxes: the expansion itself and its Tech module. The base box takes less of both
// (MIX-BLD, TEC-SET-05), and nothing of the CHOAM module.

import { hasSwordmaster } from '../../effects/build.ts'
import type { Module, Parts, SpaceId, Terms, Unit } from '../types.ts'
import { cards, cardsForUprising, choamCards, techCards } from './cards.ts'
import { conflicts } from './conflicts.ts'
import { contracts } from './contracts.ts'
import { choamIntrigue, intrigueCards, intrigueForUprising, techIntrigue } from './intrigue.ts'
import { leaders, leadersForUprising, techLeaders } from './leaders.ts'
import { navigation, navigationWithBase } from './navigation.ts'
import { baseRivals, hagal, rivals, techHagal, techRivals } from './rivals.ts'
import { ixianEmbassy, sardaukar } from './sideboards.ts'
import { skills, skillsForUprising } from './skills.ts'
import { choamTech, techForUprising, tech as techTiles } from './tech.ts'
import { twisted } from './twisted.ts'

const units: readonly Unit[] = [
  // BLD-CMD-07, BLD-CMD-08, SOL-CMD-06
  { id: 'sardaukar-commander', strength: 2, supply: 0, garrison: 0, returnsTo: 'supply', rivalStrength: 4 },
  // BLD-CLR-11: Duncan Idaho's.
  {
    id: 'agent',
    strength: 2,
    better: { when: hasSwordmaster, strength: 3 },
    supply: 0,
    garrison: 0,
    returnsTo: 'bank',
  },
]

/** BLD-CMP-04, BLD-SET-03, BLD-SET-04, BLD-CMD-01. */
const commanders = (
  at: readonly SpaceId[],
  withFour: readonly SpaceId[],
): NonNullable<Terms['commanders']> => ({ at, withFour, bank: 1, count: 7, skillsOffered: 4 })

const forBoth = {
  cards,
  intrigue: [...intrigueCards, ...twisted],
  leaders,
  skills,
  hagal,
  units,
  sideboards: [sardaukar],
} satisfies Partial<Parts>

export const bloodlines: Module = {
  id: 'bloodlines',
  adds: {
    ...forBoth,
    cards: [...forBoth.cards, ...cardsForUprising],
    intrigue: [...forBoth.intrigue, ...intrigueForUprising],
    conflicts,
    leaders: [...forBoth.leaders, ...leadersForUprising],
    navigation,
    skills: [...forBoth.skills, ...skillsForUprising],
    rivals,
  },
  terms: {
    // BLD-SET-01, BLD-SET-02
    commanders: commanders(
      ['sardaukar', 'dutiful-service', 'deliver-supplies', 'high-council', 'gather-support'],
      ['assembly-hall'],
    ),
    // BLD-WLD-01
    wildPairs: true,
  },
  // BLD-CMP-08
  together: [{ with: ['choam'], adds: { cards: choamCards, intrigue: choamIntrigue, contracts } }],
}

export const bloodlinesWithBase: Module = {
  id: 'bloodlines',
  adds: { ...forBoth, navigation: navigationWithBase, rivals: baseRivals },
  terms: {
    // MIX-BLD-01
    commanders: commanders(
      ['conspire', 'wealth', 'foldspace', 'high-council', 'rally-troops'],
      ['hall-of-oratory'],
    ),
  },
}

const techForBoth: Module = {
  id: 'tech',
  needs: ['bloodlines'],
  adds: {
    cards: techCards,
    intrigue: techIntrigue,
    leaders: techLeaders,
    tech: techTiles,
    hagal: techHagal,
    sideboards: [ixianEmbassy],
  },
  // TEC-SET-02
  terms: { techStacks: 3 },
}

export const tech: Module = {
  ...techForBoth,
  adds: { ...techForBoth.adds, tech: [...techTiles, ...techForUprising], rivals: techRivals },
  // BLD-CMP-09
  together: [{ with: ['choam'], adds: { tech: choamTech } }],
}

export const techWithBase: Module = techForBoth
