import { describe, expect, it } from 'vitest'
import { bound } from './Line.tsx'

const card = { kind: 'card', id: 'dagger', text: 'Dagger' }

describe('a line of the log', () => {
  it('keeps brackets and quotes with the name that they hold', () => {
    const held = { opens: '(', name: card, closes: ')' }
    expect(bound(['gains 1 spice (', card, ')'])).toEqual(['gains 1 spice ', held, ''])
    const quoted = { opens: '«', name: card, closes: '»' }
    expect(bound(['карту «', card, '» и берёт её'])).toEqual(['карту ', quoted, ' и берёт её'])
  })

  it('breaks between words as ever', () => {
    const free = { opens: '', name: card, closes: '' }
    expect(bound([card, ' joins the row (', card])).toEqual([
      free,
      ' joins the row ',
      { ...free, opens: '(' },
    ])
  })
})
