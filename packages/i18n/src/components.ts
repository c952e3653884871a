// Every component of a game with its name and its text, for lists, help pages and search.

import { classicComponents } from './classic/components.ts'
import type { Component } from './component.ts'
import { imperiumComponents } from './imperium/components.ts'
import { type Family, familyOf } from './language.ts'
import type { Translator } from './translator.ts'

const COMPONENTS: { readonly [F in Family]: (say: Translator, beyond?: string) => Iterable<Component> } = {
  imperium: imperiumComponents,
  classic: classicComponents,
}

/** One by one: to write all the texts takes its time. With another box at hand, only what that has not just so. */
export const eachComponent = (say: Translator, beyond?: string): Iterable<Component> =>
  COMPONENTS[familyOf(say.box)](say, beyond)

export const listComponents = (say: Translator): readonly Component[] => [...eachComponent(say)]
