// What classic Dune says about a thing on the table.

import type { FactionId } from '@sietch/classic/content'
import { classicMeaning, type Component as Listed, listComponents, type Translator } from '@sietch/i18n'
import type { ReactNode } from 'react'
import type { Told } from '../../ui/AboutLayer.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { Emblem } from '../Sign.tsx'
import { SummarySign } from '../SummarySign.tsx'
import { meantBy, signOf } from '../signs.ts'
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
  const subject = meant(asked.kind === 'sign' ? (meantBy(asked.id) ?? asked) : asked)
  const component = componentOf(say, subject)
  if (component === undefined) return wordTold(say, subject)
  // The emblem of a faction stands for what that faction can do.
  if (asked.kind === 'sign') {
    const text = component.text.basic ?? Object.values(component.text).join(' ')
    return {
      name: component.name,
      facts: [],
      sections: [{ label: '', text }],
      picture: emblemOf(subject),
      about: subject,
    }
  }
  return {
    name: component.name,
    facts: [],
    sections: Object.entries(component.text).map(([place, text]) => ({
      label: component.labels[place] ?? '',
      text,
    })),
    picture: <Component subject={subject} say={say} />,
    about: subject,
  }
}

/** A word of the rulebook, a phase, an advantage. Players are described on their own sheets. */
function wordTold(say: Translator, subject: Subject): Told | undefined {
  const { kind, id } = subject
  const text = classicMeaning(say, kind, id)
  if (text === undefined) return undefined
  return {
    name: say.name(kind, id),
    facts: [],
    sections: [{ label: '', text }],
    picture: signPicture(subject),
    about: subject,
  }
}

const emblemOf = ({ kind, id }: Subject): ReactNode =>
  kind === 'faction' ? (
    <span className="told-sign">
      <Emblem faction={id as FactionId} />
    </span>
  ) : null

function signPicture({ id }: Subject): ReactNode {
  const name = signOf(id)
  return name === undefined ? null : (
    <span className="told-sign">
      <SummarySign name={name} />
    </span>
  )
}
