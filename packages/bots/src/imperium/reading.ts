// A position in words, as a network reads it: what each seat has, by the names that content gives it. A new box brings new
// words and needs no change here.

import type { ImperiumState } from '@sietch/imperium'
import {
  content,
  currentConflict,
  influenceOn,
  type Player,
  player,
  victoryPoints,
} from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Write } from '../learned/network.ts'
import type { Appraisal } from './appraisal.ts'
import { momentOf, OWN_TERMS, termsOf } from './terms.ts'

/** Writes down the position, one seat after the other. */
export function readPosition(s: ImperiumState, appraisal: Appraisal, writeFor: (seat: Seat) => Write): void {
  const moment = momentOf(s, appraisal)
  const points = s.players.map((_, seat) => victoryPoints(s, seat))
  for (let seat = 0; seat < s.players.length; seat++) {
    const write = writeFor(seat)
    readTable(s, moment.left, write)
    const terms = termsOf(s, seat, moment, appraisal)
    for (const term of OWN_TERMS) write(TERM_WORDS[term], terms[term] / 2)
    let best = 0
    for (let other = 0; other < points.length; other++)
      if (other !== seat) best = Math.max(best, points[other] ?? 0)
    write('lead', ((points[seat] ?? 0) - best) / 3)
    readPlayer(s, seat, player(s, seat), write)
  }
}

const TERM_WORDS = Object.fromEntries(OWN_TERMS.map((term) => [term, `term ${term}`])) as {
  readonly [T in (typeof OWN_TERMS)[number]]: string
}

/** What everybody at the table has in common. */
function readTable(s: ImperiumState, left: number, write: Write): void {
  write('round', s.round / 5)
  write('left', left / 4)
  write(`players ${s.players.length}`, 1)
  const conflict = currentConflict(s)
  if (conflict !== undefined) write(`conflict ${conflict}`, 1)
  if (s.shieldWall) write('shield wall', 1)
}

function readPlayer(s: ImperiumState, seat: Seat, p: Player, write: Write): void {
  const count = s.players.length
  write(`order ${(seat - s.firstPlayer + count) % count}`, 1)
  if (p.leader !== null) write(`leader ${p.leader}`, 1)
  write('solari', p.solari / 5)
  write('spice', p.spice / 4)
  write('water', p.water / 2)
  write('garrison', p.garrison / 5)
  write('conflict', p.conflict / 5)
  write('agents', p.agents / 2)
  if (p.swordmaster) write('swordmaster', 1)
  if (p.council) write('council', 1)
  if (p.hooks) write('hooks', 1)
  if (s.mentat?.holder === seat) write('mentat', 1)
  write('spies', p.spies / 2)
  for (const post of p.posts) write(`post ${post}`, 1)
  for (const { id } of content(s).box.tracks) {
    const steps = influenceOn(p, id)
    if (steps > 0) write(`influence ${id}`, steps / 3)
    if (steps >= 2) write(`friend ${id}`, 1)
    if (s.alliances[id] === seat) write(`alliance ${id}`, 1)
  }
  for (const space in s.control) if (s.control[space] === seat) write(`control ${space}`, 1)
  readHoldings(p, write)
}

function readHoldings(p: Player, write: Write): void {
  let cards = 0
  for (const zone of [p.deck, p.hand, p.discard, p.played, p.revealed]) {
    for (const id of zone) write(`card ${id}`, 1)
    cards += zone.length
  }
  write('cards', cards / 10)
  for (const id of p.hand) write(`hand ${id}`, 1)
  write('intrigue', p.intrigue.length / 2)
  for (const id of p.intrigue) write(`intrigue ${id}`, 1)
  for (const { icon, faceUp } of p.trophies) if (faceUp && icon !== null) write(`trophy ${icon}`, 1)
  for (const id of p.contracts) write(`contract ${id}`, 1)
  write('completed', p.completed.length / 3)
  for (const id of p.skills ?? []) write(`skill ${id}`, 1)
  for (const id of p.tech ?? []) write(`tech ${id}`, 1)
  for (const unit in p.units) {
    const { garrison = 0, conflict = 0, supply = 0 } = p.units[unit] ?? {}
    write(`unit ${unit}`, (garrison + conflict + supply) / 2)
  }
  if (p.training !== '') write(`training ${p.training}`, 1)
  if (p.memories > 0) write('memories', p.memories / 3)
  if (p.tactics !== undefined) write('tactics', p.tactics / 5)
}
