// Lazily loaded parts of the site, with the texts that the start page does not need.

import { fetchWords } from '@sietch/i18n/page'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { settings } from './settings.ts'

/** If the texts of a language cannot be loaded, English is shown. */
const fetchOwn = () => fetchWords(settings().language).catch(() => fetchWords('en'))

export const lazily = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [part] = await Promise.all([load(), fetchOwn()])
    return { default: part }
  })
