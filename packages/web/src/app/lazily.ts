// Parts of the site that are fetched when they are wanted, with the words that the start page does without.

import { fetchWords } from '@sietch/i18n/page'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { settings } from './settings.ts'

/** Who cannot have the words of a language reads English. */
const fetchOwn = () => fetchWords(settings().language).catch(() => fetchWords('en'))

export const lazily = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [part] = await Promise.all([load(), fetchOwn()])
    return { default: part }
  })
