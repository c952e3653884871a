// What classic Dune has to tell about a thing on the table.

import { type Component as Listed, listComponents, type Translator } from '@sietch/i18n'
import type { Told } from '../../ui/AboutLayer.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { Component } from './Component.tsx'

const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`

/** All components of a language, listed once. */
const listed = new WeakMap<Translator, ReadonlyMap<string, Listed>>()

function componentOf(say: Translator, subject: Subject): Listed | undefined {
  let known = listed.get(say)
  if (known === undefined) {
    known = new Map(listComponents(say).map((component) => [keyOf(component), component]))
    listed.set(say, known)
  }
  return known.get(keyOf(subject))
}

/** A Cheap Hero leads like a leader, and is a card. */
export const meant = ({ kind, id }: Subject): Subject =>
  kind === 'leader' && id === 'cheap-hero' ? { kind: 'treachery', id } : { kind, id }

export function tell(say: Translator, asked: Subject): Told | undefined {
  const subject = meant(asked)
  // A player is told about on the own sheet; nobody has more to say about a phase than its name.
  const component = componentOf(say, subject)
  if (component === undefined) return undefined
  return {
    name: component.name,
    facts: [],
    sections: Object.entries(component.text).map(([place, text]) => ({
      label: component.labels[place] ?? '',
      text,
    })),
    picture: <Component subject={subject} say={say} />,
  }
}
