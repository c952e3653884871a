// Bots without a time cap: on a busy machine only they play as intended.

import { LEVELS, type Level } from '@sietch/bots'
import type { Policy, State } from '@sietch/kernel'

export const uncapped = <S extends State, View>(
  make: (level: Level, change: { readonly cap: number }) => Policy<S, View>,
): { readonly [name: string]: Policy<S, View> } =>
  Object.fromEntries(
    LEVELS.map((level) => [`${level}-uncapped`, make(level, { cap: Number.POSITIVE_INFINITY })]),
  )
