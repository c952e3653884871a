// Migrates states of any released version, step by step, to the current one.

import { isObject, type Json, type JsonObject } from './json.ts'
import type { State } from './rules.ts'

/** From the shape of one version to that of the next. */
export type Migration = (state: JsonObject) => JsonObject

/**
 * `steps[0]` leads from version 1 to 2, and so on: the version of the rules is one more than there are steps, so that
 * neither can be raised without the other. The last step returns the rules' state type.
 */
export const migratedBy =
  <S extends State>(steps: readonly Migration[]) =>
  (state: Json, from: number): S => {
    if (!isObject(state)) throw new Error('a state is a record')
    if (!(from >= 1 && from <= steps.length + 1)) throw new Error(`there is no version ${from} to come from`)
    return steps.slice(from - 1).reduce((old, step) => step(old), state) as unknown as S
  }

/** The next version reads what this one wrote. */
export const unchanged: Migration = (state) => state
