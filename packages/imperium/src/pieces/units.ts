// Troops as the rules speak of them: cubes and Sardaukar Commanders (BLD-CMD-07), and how options count them.

import { number, type Option, option, targetNumber } from '@sietch/kernel'
import type { Player, UnitCount } from '../state.ts'

export const COMMANDER = 'sardaukar-commander'
/** Duncan Idaho's Agent in the Conflict. */
export const AGENT = 'agent'

const NONE: UnitCount = { supply: 0, garrison: 0, conflict: 0 }

export const commandersOf = ({ units }: Player): UnitCount => units?.[COMMANDER] ?? NONE

/** Cubes and Commanders. */
export const troopsIn = (p: Player, zone: 'garrison' | 'conflict'): number => p[zone] + commandersOf(p)[zone]

/** How many of which kind. */
export type Troops = { readonly cubes: number; readonly commanders: number }

/** `deploy 2`; with Commanders `deploy 2 > 1` for one of them besides. */
export function troopOptions(verb: string, most: number, least: number, there: Troops): Option[] {
  const { cubes, commanders } = there
  const options: Option[] = []
  for (let c = 0; c <= Math.min(commanders, most); c++) {
    for (let n = Math.min(cubes, most - c); n >= 0 && n + c >= least; n--) options.push(counted(verb, n, c))
  }
  return options
}

/** By verb, Commanders and cubes. Options are made once: they are the same every time. */
const known = new Map<string, Option[][]>()

function counted(verb: string, cubes: number, commanders: number): Option {
  const byCubes = known.get(verb)?.[commanders]
  return byCubes?.[cubes] ?? remembered(verb, cubes, commanders)
}

function remembered(verb: string, cubes: number, commanders: number): Option {
  const made =
    commanders === 0
      ? option(verb, number(cubes))
      : option(verb, number(cubes), { kind: 'commanders', id: commanders })
  const byCommanders = known.get(verb) ?? []
  const byCubes = byCommanders[commanders] ?? []
  byCubes[cubes] = made
  byCommanders[commanders] = byCubes
  known.set(verb, byCommanders)
  return made
}

export const troopsChosen = (chosen: Option): Troops => ({
  cubes: targetNumber(chosen),
  commanders: chosen.targets.length > 1 ? targetNumber(chosen, 1) : 0,
})
