// The setup of classic Dune as it stands in a match file.

import { type ClassicSetup, DEFAULT_OPTIONS, type Options, setupProblem } from '@sietch/classic'
import { FACTIONS, type FactionId } from '@sietch/classic/content'
import { isObject, type Json, type JsonObject } from '@sietch/kernel'

/** Throws with a sentence when it is none. */
export function classicSetup(json: Json): ClassicSetup {
  if (!isObject(json)) throw new Error('The setup is not an object.')
  const { players, modules = [], factions = 'recommended', options = {} } = json
  const setup = {
    players: Number(players),
    modules: list(modules, 'modules').map(String),
    factions: factionsIn(factions),
    options: optionsIn(options),
  }
  const problem = setupProblem(setup)
  if (problem !== undefined) throw new Error(problem.message)
  return setup
}

const WAYS = ['recommended', 'random', 'choose'] as const

function factionsIn(json: Json): NonNullable<ClassicSetup['factions']> {
  const way = WAYS.find((known) => known === json)
  return way ?? list(json, 'factions').map(factionIn)
}

function factionIn(json: Json): FactionId {
  const faction = FACTIONS.find((known) => known === json)
  if (faction === undefined) throw new Error(`There is no faction "${json}".`)
  return faction
}

/** What is unknown or has a wrong value is found by `setupProblem`. */
function optionsIn(json: Json): Partial<Options> {
  if (!isObject(json)) throw new Error('The options are not an object.')
  const given: JsonObject = { ...DEFAULT_OPTIONS, ...json }
  return given as Partial<Options>
}

function list(json: Json, what: string): readonly Json[] {
  if (!Array.isArray(json)) throw new Error(`The ${what} are not a list.`)
  return json
}
