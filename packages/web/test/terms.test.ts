// What bots weigh is named for people.

import { CLASSIC_TERMS, IMPERIUM_TERMS } from '@sietch/bots'
import { becauseOf } from '@sietch/i18n'
import { isPageId } from '@sietch/i18n/page'
import { describe, expect, it } from 'vitest'

describe.each([...new Set([...IMPERIUM_TERMS, ...CLASSIC_TERMS])])('%s', (term) => {
  it('has a name, and words for and against', () => {
    expect(isPageId(`page.term.${term}`)).toBe(true)
    const terms = [
      { term, by: 2 },
      { term, by: -1 },
    ]
    expect(becauseOf(terms, 'another')).toBeDefined()
  })
})
