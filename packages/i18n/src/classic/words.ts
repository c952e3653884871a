// How the things of classic Dune are called in messages.

import {
  LEADERS,
  type LeaderId,
  PARTS,
  PARTS_OF,
  type PartId,
  sectorOf,
  TERRITORIES,
  type TerritoryId,
  TREACHERY,
  type TreacheryId,
  territoryOf,
} from '@sietch/classic/content'
import { type Message, message, type Named, named, type Player } from '../message.ts'
import { known } from '../messages/messages.ts'

/** Kinds whose ids have names of their own; the ids of other kinds are words that choose forms. */
const NAMED = [
  'territory',
  'leader',
  'treachery',
  'faction',
  'advantage',
  'spice-card',
  'treachery-kind',
  'phase',
]

/** What can stand in a list. */
export type Word = string | Message | Named | Player

export function wordFor(kind: string, id: string): Word {
  if (id === 'none') return id
  if (kind === 'part') return partWord(id as PartId | 'reserves')
  if (kind === 'leader' && id === 'cheap-hero') return named('treachery', id)
  if (kind === 'whose') return placeWord(id)
  if (kind === 'value') return planWord(id)
  if (kind === 'pledge') return pledgeWord(id)
  // A selector of a message has no hyphens.
  return NAMED.includes(kind) ? named(kind, id) : id.replaceAll('-', '_')
}

/** What is promised in a deal, and the table cannot judge. */
export const pledgeWord = (id: string): Message => message(known(`classic.pledge.${id}`))

/** A part of a battle plan: a leader, a card or a number. */
function planWord(id: string): Word {
  if (LEADERS.includes(id as LeaderId)) return named('leader', id)
  return TREACHERY.includes(id as TreacheryId) ? named('treachery', id) : id
}

/** Where something goes or comes from: a part, a territory, or a word. */
function placeWord(id: string): Word {
  if (PARTS.includes(id as PartId)) return partWord(id as PartId)
  return TERRITORIES.includes(id as TerritoryId) ? named('territory', id) : id
}

/** A territory in one sector needs no number. */
function partWord(part: PartId | 'reserves'): Word {
  if (part === 'reserves') return message('classic.reserves')
  const territory = territoryOf(part)
  const name = named('territory', territory)
  return PARTS_OF[territory].length === 1
    ? name
    : message('classic.part', { territory: name, sector: sectorOf(part) ?? 0 })
}

/** Tokens, the starred ones told apart. */
export const forcesWord = (forces: number, elite: number): Message =>
  elite === 0 ? message('classic.forces', { forces }) : message('classic.forces.elite', { forces, elite })
