// Putting a group together, one number at a time: `take 3 > south-mesa/5`, then `take-elite 1 > south-mesa/5`.

import { number, type Option, option, type Seat, targetNumber } from '@sietch/kernel'
import { partTarget } from './choices.ts'
import type { PartId } from './content/types.ts'
import { stackAt } from './forces.ts'
import type { Picker } from './frames.ts'
import { type ClassicState, type Forces, player } from './state.ts'

export function newPicker(
  s: ClassicState,
  seat: Seat,
  from: Picker['from'],
  most: number,
  all: boolean,
): Picker {
  const picker: Picker = { from, at: 0, taken: [], most, all }
  advance(s, seat, picker)
  return picker
}

const NONE: Forces = { forces: 0, elite: 0 }

const available = (s: ClassicState, seat: Seat, from: PartId | 'reserves'): Forces =>
  from === 'reserves' ? player(s, seat).reserves : (stackAt(player(s, seat), from) ?? NONE)

function have(s: ClassicState, seat: Seat, { from, at }: Picker): number {
  const source = from[at >> 1]
  if (source === undefined) return 0
  return available(s, seat, source)[at % 2 === 0 ? 'forces' : 'elite']
}

export function takenBy({ taken }: Picker): number {
  let sum = 0
  for (const { forces, elite } of taken) sum += forces + elite
  return sum
}

/** What is still to come after the source asked about. */
function later(s: ClassicState, seat: Seat, picker: Picker): number {
  let sum = 0
  for (let at = picker.at + 1; at < picker.from.length * 2; at++) sum += have(s, seat, { ...picker, at })
  return sum
}

/** Moves on to the next source with a choice; takes all where all must go. */
function advance(s: ClassicState, seat: Seat, picker: Picker): void {
  for (; picker.at < picker.from.length * 2; picker.at++) {
    const here = have(s, seat, picker)
    if (picker.all) put(picker, here)
    else if (here > 0 && takenBy(picker) < picker.most) return
  }
}

function put({ from, at, taken }: Picker, n: number): void {
  const source = from[at >> 1]
  if (source === undefined || n === 0) return
  const kind = at % 2 === 0 ? 'forces' : 'elite'
  const entry = taken.find((one) => one.from === source)
  if (entry === undefined) taken.push({ from: source, forces: 0, elite: 0, [kind]: n })
  else entry[kind] += n
}

export const isPicked = (picker: Picker): boolean => picker.at >= picker.from.length * 2

type TakeOptions = Map<PartId | 'reserves', Option[]>

const takeOptions: readonly [TakeOptions, TakeOptions] = [new Map(), new Map()]

/** `take 3 > south-mesa/5`, created once. */
function take(kind: 0 | 1, n: number, source: PartId | 'reserves'): Option {
  let made = takeOptions[kind].get(source)
  if (made === undefined) {
    made = []
    takeOptions[kind].set(source, made)
  }
  const known = made[n]
  if (known !== undefined) return known
  const fresh = option(kind === 0 ? 'take' : 'take-elite', number(n), partTarget(source))
  made[n] = fresh
  return fresh
}

/** The group needs at least one token. */
export function pickerOptions(s: ClassicState, seat: Seat, picker: Picker): Option[] {
  const source = picker.from[picker.at >> 1]
  if (source === undefined) throw new Error('the group is complete')
  const kind = picker.at % 2 === 0 ? 0 : 1
  const most = Math.min(have(s, seat, picker), picker.most - takenBy(picker))
  const least = takenBy(picker) === 0 && later(s, seat, picker) === 0 ? 1 : 0
  const options: Option[] = []
  for (let n = most; n >= least; n--) options.push(take(kind, n, source))
  return options
}

export function pickerChosen(s: ClassicState, seat: Seat, picker: Picker, chosen: Option): void {
  put(picker, targetNumber(chosen))
  picker.at++
  advance(s, seat, picker)
}
