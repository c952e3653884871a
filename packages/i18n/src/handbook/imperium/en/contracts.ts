// The CHOAM module: taking contracts and completing them, in English.

import type { Told } from '../../outline.ts'
import type { contracts as outline } from '../outline/contracts.ts'

export const contracts: Told<typeof outline> = {
  'contracts.setup':
    'The CHOAM module adds 20 contracts in a face-down stack with two face up, 4 Imperium cards, 4 Intrigue cards and the Leader Shaddam Corrino IV. The Ix contracts are not used.',
  'contracts.take':
    'Contract icon: take one of the two face-up contracts; the next is turned up at once. If there is none, or none that you may take, you gain 2 Solari instead.',
  'contracts.space':
    'A contract that names a board space is completed by sending an Agent there. You must hold it at that moment: an Agent already there does not count.',
  'contracts.harvest':
    'A Harvest contract is completed when, holding it, you send an Agent to a Maker space and gain at least that much spice in the same turn, from any sources, even before the Agent was sent.',
  'contracts.other':
    'An Immediate contract is completed as soon as you take it; the contract for The Spice Must Flow the next time you acquire that card.',
  'contracts.complete':
    'Once its condition is met, you must complete a contract: gain the reward, in any order with the turn’s other effects, and flip it face down. One visit completes all your contracts that fit. Some cards count completed contracts.',
  'contracts.shaddam':
    'With Shaddam Corrino IV in play both Sardaukar contracts are set aside. Only he may take one, in place of a face-up contract; if none is left he chooses between it and 2 Solari. He does not start with them.',
  'contracts.alliance':
    'Bloodlines adds 8 contracts (28 in all). Earn Any Alliance is completed when you take an Alliance token that you did not have.',
  'contracts.immediate-intrigue':
    'The Immediate contract of Bloodlines trashes an Intrigue card of yours. Without one you cannot take the contract.',
}
