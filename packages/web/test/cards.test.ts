import { LANGUAGES, translator } from '@sietch/i18n'
import { contentKey, contentOf, setupOptions } from '@sietch/imperium'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ART, ART_ICONS } from '../src/imperium/cards/art.ts'
import { Component } from '../src/imperium/cards/Component.tsx'
import { tellOf } from '../src/imperium/cards/tell.tsx'

const EVERYTHING = [
  contentKey('imperium', ['bloodlines', 'tech']),
  contentKey('uprising', setupOptions('uprising').modules),
  contentKey('uprising', ['choam', 'six']),
]

const subjects = EVERYTHING.flatMap((key) => {
  const { box } = contentOf(key)
  const lists = {
    card: box.cards,
    intrigue: box.intrigue,
    conflict: box.conflicts,
    leader: box.leaders,
    contract: box.contracts,
    objective: box.objectives,
    space: box.spaces,
    post: box.posts,
    hagal: box.hagal,
    rival: box.rivals,
    skill: box.skills,
    tech: box.tech,
    navigation: box.navigation,
    sideboard: box.sideboards,
  }
  return Object.entries(lists).flatMap(([kind, list]) => list.map(({ id }) => ({ key, kind, id })))
})

const markupOf = (key: string, kind: string, id: string): string =>
  renderToStaticMarkup(createElement(Component, { subject: { kind, id }, say: translator('en', key) }))

describe('a card', () => {
  it.each([
    'card',
    'intrigue',
    'conflict',
    'leader',
    'contract',
    'hagal',
    'rival',
    'skill',
    'tech',
    'navigation',
    'sideboard',
  ])('of the kind %s shows its name and is drawn without a gap', (wanted) => {
    for (const { key, kind, id } of subjects.filter((subject) => subject.kind === wanted)) {
      const name = translator('en', key).name(kind, id)
      const text = markupOf(key, kind, id)
        // The words of a name stay whole; a long one may be divided.
        .replace(/<span class="card-word">([^<]*)<\/span>/g, '$1')
        .replace(/<[^>]*>/g, '\n')
        .replaceAll('\u00AD', '')
      expect(text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"'), id).toContain(name)
      expect(text, id).not.toMatch(/undefined|…/)
    }
  })

  it('says in a sentence what its icons say', () => {
    expect(markupOf('imperium', 'card', 'duncan-idaho')).toContain(
      'aria-label="You may pay 1 water to recruit 1 troop and draw 1 card."',
    )
  })

  it('has its cost, its Agent icons and its Faction', () => {
    const markup = markupOf('uprising', 'card', 'steersman')
    expect(markup).toContain('data-faction="guild"')
    expect(markup).toMatch(/class="icon-number icon-number-persuasion">8</)
    expect(markup.match(/class="icon-of-(guild|landsraad|city|spice-trade)"/g)).toHaveLength(5)
  })

  it('has a drawing of its own', () => {
    const without = subjects.filter(
      ({ kind, id }) =>
        ['card', 'intrigue', 'leader', 'skill', 'tech', 'sideboard', 'hagal'].includes(kind) &&
        ART[kind]?.[id.replace('base/', '')] === undefined,
    )
    expect(without).toEqual([])
  })

  it('has no drawing that is not used', () => {
    const ids = new Set(subjects.map(({ kind, id }) => `${kind} ${id.replace('base/', '')}`))
    const drawn = Object.entries(ART).flatMap(([kind, ids]) => Object.keys(ids).map((id) => `${kind} ${id}`))
    expect(drawn.filter((subject) => !ids.has(subject))).toEqual([])
    expect(ART_ICONS.length).toBeLessThan(320)
  })
})

describe('what is told about a thing', () => {
  it('has a name and sentences for every component', () => {
    for (const { key, kind, id } of subjects) {
      const told = tellOf(translator('en', key))({ kind, id })
      expect(told?.name, id).not.toBe('')
      expect(
        told?.sections.every(({ text }) => text.endsWith('.')),
        id,
      ).toBe(true)
    }
  })

  it.each(LANGUAGES)('is there for words and icons of the rulebook in %s', (language) => {
    const tell = tellOf(translator(language, 'uprising+choam'))
    expect(tell({ kind: 'term', id: 'persuasion' })?.sections).toHaveLength(1)
    expect(tell({ kind: 'faction', id: 'fremen' })?.sections).toHaveLength(2)
    expect(tell({ kind: 'icon', id: 'spy' })?.sections).toHaveLength(1)
    expect(tell({ kind: 'trophy', id: 'objective-crysknife' })?.picture).not.toBeNull()
  })
})
