// The advantages that a Karama can stop for the rest of a phase (section 11.5), with their owners. Own use and use for
// an ally are two advantages. What is not listed cannot be stopped.

import type { FactionId } from './types.ts'

type Part = 'basic' | 'alliance' | 'advanced'

const ADVANTAGE = {
  'bidding-prescience': ['atreides', 'basic'],
  'spice-prescience': ['atreides', 'basic'],
  prescience: ['atreides', 'basic'],
  'ally-prescience': ['atreides', 'alliance'],
  'kwisatz-haderach': ['atreides', 'advanced'],
  accompaniment: ['bene-gesserit', 'basic'],
  voice: ['bene-gesserit', 'basic'],
  'ally-voice': ['bene-gesserit', 'alliance'],
  'bene-gesserit-charity': ['bene-gesserit', 'advanced'],
  'worthless-karama': ['bene-gesserit', 'advanced'],
  intrusion: ['bene-gesserit', 'advanced'],
  wartime: ['bene-gesserit', 'advanced'],
  'card-income': ['emperor', 'basic'],
  'emperor-ally-revival': ['emperor', 'alliance'],
  sardaukar: ['emperor', 'advanced'],
  'fremen-movement': ['fremen', 'basic'],
  'worm-friendship': ['fremen', 'basic'],
  'ally-worm-friendship': ['fremen', 'alliance'],
  'fremen-ally-revival': ['fremen', 'alliance'],
  'storm-prescience': ['fremen', 'advanced'],
  'worm-placement': ['fremen', 'advanced'],
  'storm-resistance': ['fremen', 'advanced'],
  'storm-landing': ['fremen', 'advanced'],
  fedaykin: ['fremen', 'advanced'],
  'fighting-without-spice': ['fremen', 'advanced'],
  'shipping-income': ['guild', 'basic'],
  'three-ways': ['guild', 'basic'],
  'half-price': ['guild', 'basic'],
  'ally-shipping': ['guild', 'alliance'],
  'out-of-turn': ['guild', 'advanced'],
  'bonus-card': ['harkonnen', 'basic'],
  capture: ['harkonnen', 'advanced'],
} as const satisfies { readonly [id: string]: readonly [FactionId, Part] }

export type AdvantageId = keyof typeof ADVANTAGE

export const ADVANTAGES = Object.keys(ADVANTAGE) as AdvantageId[]

export const ownerOf = (advantage: AdvantageId): FactionId => ADVANTAGE[advantage][0]

export const partOfSheet = (advantage: AdvantageId): Part => ADVANTAGE[advantage][1]
