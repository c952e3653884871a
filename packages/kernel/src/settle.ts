// Between two choices of people: forced choices are taken, and what is left to ask is listed once.

import type { Prompt } from './decision.ts'
import type { Tell } from './event.ts'
import type { Rules, State } from './rules.ts'

/** More forced choices in a row than any game has: the rules go round in circles. */
const ENDLESS = 100_000

/** Takes every forced choice (one option, and nobody asked to see it) and returns what people have to decide. */
export function settle<S extends State>(rules: Rules<S, never>, s: S, tell: Tell): Prompt[] {
  for (let taken = 0; taken < ENDLESS; taken++) {
    const prompts = list(rules, s)
    const forced = prompts.find(isForced)
    if (forced === undefined) return prompts
    rules.choose(s, forced.decision, forced.options[0] as Prompt['options'][number], tell)
  }
  throw new Error(`${rules.id}: ${ENDLESS} forced choices in a row`)
}

function list<S extends State>(rules: Rules<S, never>, s: S): Prompt[] {
  return rules.decisions(s).map((decision) => {
    const options = rules.options(s, decision)
    if (options.length === 0) {
      throw new Error(`${rules.id}: seat ${decision.seat} has no option for "${decision.kind}"`)
    }
    return { decision, options }
  })
}

const isForced = (prompt: Prompt): boolean => prompt.options.length === 1 && prompt.decision.ask !== true
