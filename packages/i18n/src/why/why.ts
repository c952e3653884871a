// Why: from something at the table to the statements of the handbook that tell its rule. A word that a family has no
// line for leads nowhere, and no link is drawn then.

import { isObject, type SeenEvent } from '@sietch/kernel'
import { type Handbook, isAbout, type Statement, standsFor } from '../handbook/handbook.ts'
import type { Family } from '../language.ts'
import type { Cited, Citing } from './cited.ts'
import { decisions as classicDecisions, verbs as classicVerbs } from './classic/decisions.ts'
import { events as classicEvents } from './classic/events.ts'
import { reasons as classicReasons } from './classic/reasons.ts'
import * as classicWords from './classic/words.ts'
import { decisions as imperiumDecisions, verbs as imperiumVerbs } from './imperium/decisions.ts'
import { events as imperiumEvents } from './imperium/events.ts'
import { reasons as imperiumReasons } from './imperium/reasons.ts'
import * as imperiumWords from './imperium/words.ts'

export const CITED: { readonly [F in Family]: Cited } = {
  imperium: {
    reasons: imperiumReasons,
    events: imperiumEvents,
    decisions: imperiumDecisions,
    verbs: imperiumVerbs as Citing,
    phases: imperiumWords.phases,
    terms: imperiumWords.terms,
    kinds: imperiumWords.kinds,
    things: {},
  },
  classic: {
    reasons: classicReasons,
    events: classicEvents,
    decisions: classicDecisions,
    verbs: classicVerbs as Citing,
    phases: classicWords.phases,
    terms: classicWords.terms,
    kinds: classicWords.kinds,
    things: classicWords.things as Citing,
  },
}

/** The words of the rulebooks of a family. */
export const terms = (family: Family): readonly string[] => Object.keys(CITED[family].terms)

/** What someone asks about. */
export type Question =
  | { readonly about: 'reason'; readonly why: string }
  | { readonly about: 'event'; readonly event: SeenEvent }
  | { readonly about: 'decision'; readonly kind: string }
  | { readonly about: 'verb'; readonly verb: string }
  | { readonly about: 'phase'; readonly phase: string }
  | { readonly about: 'thing'; readonly kind: string; readonly id: string }

/** The statements that answer it at a table, those that say most first. */
export function answers(
  { family, chapters }: Handbook,
  question: Question,
  holds: (statement: Statement) => boolean,
): readonly Statement[] {
  const all = chapters.flatMap(({ statements }) => statements).filter(holds)
  const named = rulesFor(CITED[family], question).flatMap((rule) => all.filter(standsFor(rule)))
  const told =
    question.about === 'thing'
      ? all.filter(isAbout(question.kind, question.id))
      : question.about === 'phase'
        ? all.filter(isAbout('phase', question.phase))
        : []
  // What is said of a phase is read in its order; what is said of a thing by name comes first.
  return [...new Set(question.about === 'phase' ? [...named, ...told] : [...told, ...named])]
}

function rulesFor(cited: Cited, question: Question): readonly string[] {
  switch (question.about) {
    case 'reason':
      return cited.reasons[question.why] ?? []
    case 'event':
      return rulesOfEvent(cited.events, question.event)
    case 'decision':
      return cited.decisions[question.kind] ?? []
    case 'verb':
      return cited.verbs[question.verb] ?? []
    case 'phase':
      return cited.phases[question.phase] ?? []
    case 'thing':
      return rulesOfThing(cited, question.kind, question.id)
  }
}

/** A word of the event may decide which rule it was: what forces died of. */
function rulesOfEvent(events: Citing, { kind, data }: SeenEvent): readonly string[] {
  const words = isObject(data) ? Object.values(data) : []
  const own = words.flatMap((word) => (typeof word === 'string' ? (events[`${kind}.${word}`] ?? []) : []))
  return own.length > 0 ? own : (events[kind] ?? [])
}

function rulesOfThing({ terms, phases, kinds, things }: Cited, kind: string, id: string): readonly string[] {
  if (kind === 'term') return terms[id] ?? []
  if (kind === 'phase') return phases[id] ?? []
  return things[`${kind}:${id}`] ?? kinds[kind] ?? []
}
