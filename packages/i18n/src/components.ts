// Every component of a game with its name and its text, for lists, help pages and search.

import { classicComponents } from './classic/components.ts'
import type { Component } from './component.ts'
import { imperiumComponents } from './imperium/components.ts'
import { isClassic } from './language.ts'
import type { Translator } from './translator.ts'

export const listComponents = (say: Translator): readonly Component[] =>
  isClassic(say) ? classicComponents(say) : imperiumComponents(say)
