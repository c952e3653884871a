// The texts of the lessons, by lesson and language.

import type { Language } from '../language.ts'

type Texts = { readonly [L in Language]: () => Promise<{ readonly text: { readonly [id: string]: string } }> }

export const LESSON_TEXTS = {
  'uprising-first': {
    en: () => import('./uprising-first/en.ts'),
    ru: () => import('./uprising-first/ru.ts'),
    uk: () => import('./uprising-first/uk.ts'),
    pl: () => import('./uprising-first/pl.ts'),
  },
  spies: {
    en: () => import('./spies/en.ts'),
    ru: () => import('./spies/ru.ts'),
    uk: () => import('./spies/uk.ts'),
    pl: () => import('./spies/pl.ts'),
  },
  sandworms: {
    en: () => import('./sandworms/en.ts'),
    ru: () => import('./sandworms/ru.ts'),
    uk: () => import('./sandworms/uk.ts'),
    pl: () => import('./sandworms/pl.ts'),
  },
  contracts: {
    en: () => import('./contracts/en.ts'),
    ru: () => import('./contracts/ru.ts'),
    uk: () => import('./contracts/uk.ts'),
    pl: () => import('./contracts/pl.ts'),
  },
  combat: {
    en: () => import('./combat/en.ts'),
    ru: () => import('./combat/ru.ts'),
    uk: () => import('./combat/uk.ts'),
    pl: () => import('./combat/pl.ts'),
  },
  intrigue: {
    en: () => import('./intrigue/en.ts'),
    ru: () => import('./intrigue/ru.ts'),
    uk: () => import('./intrigue/uk.ts'),
    pl: () => import('./intrigue/pl.ts'),
  },
  commanders: {
    en: () => import('./commanders/en.ts'),
    ru: () => import('./commanders/ru.ts'),
    uk: () => import('./commanders/uk.ts'),
    pl: () => import('./commanders/pl.ts'),
  },
  tech: {
    en: () => import('./tech/en.ts'),
    ru: () => import('./tech/ru.ts'),
    uk: () => import('./tech/uk.ts'),
    pl: () => import('./tech/pl.ts'),
  },
  rivals: {
    en: () => import('./rivals/en.ts'),
    ru: () => import('./rivals/ru.ts'),
    uk: () => import('./rivals/uk.ts'),
    pl: () => import('./rivals/pl.ts'),
  },
  'classic-first': {
    en: () => import('./classic-first/en.ts'),
    ru: () => import('./classic-first/ru.ts'),
    uk: () => import('./classic-first/uk.ts'),
    pl: () => import('./classic-first/pl.ts'),
  },
  'classic-storm': {
    en: () => import('./classic-storm/en.ts'),
    ru: () => import('./classic-storm/ru.ts'),
    uk: () => import('./classic-storm/uk.ts'),
    pl: () => import('./classic-storm/pl.ts'),
  },
  'classic-bidding': {
    en: () => import('./classic-bidding/en.ts'),
    ru: () => import('./classic-bidding/ru.ts'),
    uk: () => import('./classic-bidding/uk.ts'),
    pl: () => import('./classic-bidding/pl.ts'),
  },
  'classic-battle': {
    en: () => import('./classic-battle/en.ts'),
    ru: () => import('./classic-battle/ru.ts'),
    uk: () => import('./classic-battle/uk.ts'),
    pl: () => import('./classic-battle/pl.ts'),
  },
  'classic-traitors': {
    en: () => import('./classic-traitors/en.ts'),
    ru: () => import('./classic-traitors/ru.ts'),
    uk: () => import('./classic-traitors/uk.ts'),
    pl: () => import('./classic-traitors/pl.ts'),
  },
  'classic-alliances': {
    en: () => import('./classic-alliances/en.ts'),
    ru: () => import('./classic-alliances/ru.ts'),
    uk: () => import('./classic-alliances/uk.ts'),
    pl: () => import('./classic-alliances/pl.ts'),
  },
  'classic-atreides': {
    en: () => import('./classic-atreides/en.ts'),
    ru: () => import('./classic-atreides/ru.ts'),
    uk: () => import('./classic-atreides/uk.ts'),
    pl: () => import('./classic-atreides/pl.ts'),
  },
  'classic-bene-gesserit': {
    en: () => import('./classic-bene-gesserit/en.ts'),
    ru: () => import('./classic-bene-gesserit/ru.ts'),
    uk: () => import('./classic-bene-gesserit/uk.ts'),
    pl: () => import('./classic-bene-gesserit/pl.ts'),
  },
  'classic-emperor': {
    en: () => import('./classic-emperor/en.ts'),
    ru: () => import('./classic-emperor/ru.ts'),
    uk: () => import('./classic-emperor/uk.ts'),
    pl: () => import('./classic-emperor/pl.ts'),
  },
  'classic-fremen': {
    en: () => import('./classic-fremen/en.ts'),
    ru: () => import('./classic-fremen/ru.ts'),
    uk: () => import('./classic-fremen/uk.ts'),
    pl: () => import('./classic-fremen/pl.ts'),
  },
  'classic-guild': {
    en: () => import('./classic-guild/en.ts'),
    ru: () => import('./classic-guild/ru.ts'),
    uk: () => import('./classic-guild/uk.ts'),
    pl: () => import('./classic-guild/pl.ts'),
  },
  'classic-harkonnen': {
    en: () => import('./classic-harkonnen/en.ts'),
    ru: () => import('./classic-harkonnen/ru.ts'),
    uk: () => import('./classic-harkonnen/uk.ts'),
    pl: () => import('./classic-harkonnen/pl.ts'),
  },
} as const satisfies { readonly [lesson: string]: Texts }

/** The texts that a lesson has. */
export type LessonText<Id extends keyof typeof LESSON_TEXTS> = keyof Awaited<
  ReturnType<(typeof LESSON_TEXTS)[Id]['en']>
>['text']
