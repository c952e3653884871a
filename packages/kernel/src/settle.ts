// Between two choices of people: forced choices are made, and what is left to ask is listed once.

import type { Asked, Decision, Prompt } from './decision.ts'
import type { Tell } from './event.ts'
import type { Rules, State } from './rules.ts'

/** More forced choices in a row than any game has: the rules are going in circles. */
const ENDLESS = 100_000

const silent = (): void => {}

/**
 * Makes every forced choice (a single option that need not be confirmed) and returns what people have to decide;
 * nothing when the game is over. Optional decisions are never made for them.
 */
export function settle<S extends State>(rules: Rules<S, never>, s: S, tell: Tell): Prompt[] {
  const prompts: Prompt[] = []
  settleInto(prompts, rules, s, tell)
  return prompts
}

/** The same, along with optional decisions; there are none when the game is over. */
export function ask<S extends State>(rules: Rules<S, never>, s: S, tell: Tell = silent): Asked {
  const prompts: Prompt[] = []
  const decisions = settleInto(prompts, rules, s, tell)
  // Most games never have any.
  if (prompts.length === 0 || decisions.length === prompts.length) return { prompts, offers: NONE }
  const offers: Prompt[] = []
  for (const decision of decisions) {
    if (decision.optional === true) offers.push(promptFor(rules, s, decision))
  }
  return { prompts, offers }
}

const NONE: readonly Prompt[] = []

/**
 * Adds what people have to decide to the prompts and returns all decisions of the settled state. Callers that ask one
 * seat at a time only need `first`: the options of the others are listed only where they might be forced.
 */
export function settleInto<S extends State>(
  prompts: Prompt[],
  rules: Rules<S, never>,
  s: S,
  tell: Tell,
  which: 'all' | 'first' = 'all',
): readonly Decision[] {
  for (let taken = 0; taken < ENDLESS; taken++) {
    const decisions = rules.decisions(s)
    let forced: Prompt | undefined
    for (const decision of decisions) {
      if (decision.optional === true) continue
      if (which === 'first' && decision.ask === true && prompts.length > 0) continue
      const prompt = promptFor(rules, s, decision)
      if (isForced(prompt)) forced ??= prompt
      prompts.push(prompt)
    }
    if (forced === undefined) return decisions
    while (prompts.length > 0) prompts.pop()
    rules.choose(s, forced.decision, forced.options[0] as Prompt['options'][number], tell)
  }
  throw new Error(`${rules.id}: ${ENDLESS} forced choices in a row`)
}

/** A decision with its options. */
export function promptFor<S extends State>(rules: Rules<S, never>, s: S, decision: Decision): Prompt {
  const options = rules.options(s, decision)
  if (options.length === 0) {
    throw new Error(`${rules.id}: seat ${decision.seat} has no option for "${decision.kind}"`)
  }
  return { decision, options }
}

const isForced = (prompt: Prompt): boolean => prompt.options.length === 1 && prompt.decision.ask !== true
