// The options of classic Dune, each created once: option lists are long and needed at every step.

import { type Option, option, type Seat, type Target } from '@sietch/kernel'
import type { FactionId, LeaderId, PartId, TerritoryId, TreacheryId } from './content/types.ts'

const made = new Map<string, Map<string | number, Option>>()

/** The options of one verb as a table: `ship` with every part. */
export function optionsOf<Id extends string | number>(verb: string, kind: string): (id: Id) => Option {
  const table = new Map<Id, Option>()
  return (id) => {
    let found = table.get(id)
    if (found === undefined) {
      found = option(verb, { kind, id })
      table.set(id, found)
    }
    return found
  }
}

/** One target, cached by verb and id. */
function single(verb: string, kind: string, id: string | number): Option {
  let ofVerb = made.get(verb)
  if (ofVerb === undefined) {
    ofVerb = new Map()
    made.set(verb, ofVerb)
  }
  let found = ofVerb.get(id)
  if (found === undefined) {
    found = option(verb, { kind, id })
    ofVerb.set(id, found)
  }
  return found
}

const bares = new Map<string, Option>()

/** No target: `pass`. */
export function bare(verb: string): Option {
  let found = bares.get(verb)
  if (found === undefined) {
    found = option(verb)
    bares.set(verb, found)
  }
  return found
}

export const toPart = (verb: string, part: PartId): Option => single(verb, 'part', part)
export const toTerritory = (verb: string, territory: TerritoryId): Option =>
  single(verb, 'territory', territory)
export const ofCard = (verb: string, card: TreacheryId | 'none'): Option => single(verb, 'treachery', card)
export const ofLeader = (verb: string, leader: LeaderId | 'cheap-hero' | 'none'): Option =>
  single(verb, 'leader', leader)
export const ofSeat = (verb: string, seat: Seat): Option => single(verb, 'seat', seat)
export const ofFaction = (verb: string, faction: FactionId): Option => single(verb, 'faction', faction)
export const ofNumber = (verb: string, n: number): Option => single(verb, 'number', n)
export const ofWord = (verb: string, kind: string, word: string): Option => single(verb, kind, word)

export const partTarget = (part: PartId | 'reserves'): Target => ({ kind: 'part', id: part })

const ofPledges = new Map<string, Option>()

/** What someone has promised. */
export function ofPledge(verb: string, seat: Seat, pledge: string): Option {
  const name = `${verb} ${seat} ${pledge}`
  let found = ofPledges.get(name)
  if (found === undefined) {
    found = option(verb, { kind: 'seat', id: seat }, { kind: 'pledge', id: pledge })
    ofPledges.set(name, found)
  }
  return found
}

const counted = new Map<string, Option[]>()

/** `verb from` … `verb to`. */
export function numbers(verb: string, from: number, to: number): Option[] {
  let table = counted.get(verb)
  if (table === undefined) {
    table = []
    counted.set(verb, table)
  }
  const options: Option[] = []
  for (let n = from; n <= to; n++) {
    let one = table[n]
    if (one === undefined) {
      one = ofNumber(verb, n)
      table[n] = one
    }
    options.push(one)
  }
  return options
}

export const PASS = bare('pass')
