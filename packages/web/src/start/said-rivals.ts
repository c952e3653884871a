// What the page says of Rivals: of their levels, rules and variants. What a level means depends on the game.

import type { PageId, Words } from '@sietch/i18n/page'
import type { RivalLevel, RULES } from './draft.ts'

type Rule = (typeof RULES)[number]

export const levelName = (w: Words, id: RivalLevel): string => w(`level.${id}`)
export const aboutLevel = (w: Words, id: RivalLevel, game: string): string =>
  w(`level.${id}.about`, { box: game })
export const ruleName = (w: Words, id: Rule): string => w(`rival-rule.${id}`)
export const aboutRule = (w: Words, id: Rule): string => w(`rival-rule.${id}.about`)

type Variant = Extract<PageId, 'streamlined' | 'churn'>
export const variantName = (w: Words, id: Variant): string => w(id)
export const aboutVariant = (w: Words, id: Variant): string => w(`${id}.about`)
