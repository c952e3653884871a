import { option } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { placed } from '../imperium/places.ts'
import { clicked, selectionOf } from './selection.ts'

const card = (id: string) => ({ kind: 'card', id })
const space = (id: string) => ({ kind: 'space', id })
const price = (id: number) => ({ kind: 'price', id })

const toArrakeen = option('agent', card('dagger'), space('arrakeen'))
const toMelange = [2, 3].map((n) => option('agent', card('diplomacy'), space('sell-melange'), price(n)))
const withDiplomacy = option('agent', card('diplomacy'), space('wealth'))
const reveal = option('reveal')
const options = [toArrakeen, ...toMelange, withDiplomacy, reveal].map(placed)

describe('the selection', () => {
  it('lights every place of an option and offers the rest in words', () => {
    const { lit, menu } = selectionOf(options, [])
    expect([...lit].sort()).toEqual([
      'hand:dagger',
      'hand:diplomacy',
      'space:arrakeen',
      'space:sell-melange',
      'space:wealth',
    ])
    expect(menu).toEqual([reveal])
  })

  it('after a card lights its spaces only, after a space its cards only', () => {
    expect([...selectionOf(options, ['hand:diplomacy']).lit]).toEqual(['space:sell-melange', 'space:wealth'])
    expect([...selectionOf(options, ['space:wealth']).lit]).toEqual(['hand:diplomacy'])
  })

  it('asks in words for what no place tells apart', () => {
    expect(selectionOf(options, ['hand:diplomacy', 'space:sell-melange']).menu).toEqual(toMelange)
  })
})

describe('a click', () => {
  it('chooses when all places of one option are picked, and not before', () => {
    expect(clicked(options, [], 'hand:dagger')).toEqual({ kind: 'pick', picked: ['hand:dagger'] })
    expect(clicked(options, ['hand:diplomacy'], 'space:wealth')).toEqual({
      kind: 'choose',
      option: withDiplomacy,
    })
  })

  it('narrows down while several are left', () => {
    expect(clicked(options, [], 'hand:diplomacy')).toEqual({ kind: 'pick', picked: ['hand:diplomacy'] })
  })

  it('takes a pick back, and starts again on a place that does not go with it', () => {
    expect(clicked(options, ['hand:diplomacy'], 'hand:diplomacy')).toEqual({ kind: 'pick', picked: [] })
    expect(clicked(options, ['hand:diplomacy'], 'space:arrakeen')).toEqual({
      kind: 'pick',
      picked: ['space:arrakeen'],
    })
    expect(selectionOf(options, ['hand:diplomacy']).instead.has('space:arrakeen')).toBe(true)
  })

  it('does nothing elsewhere', () => {
    expect(clicked(options, [], 'space:foldspace')).toBeUndefined()
  })
})

describe('the place of a target', () => {
  it('knows the hand, the offer and the piles apart', () => {
    const places = (verb: string, target: Parameters<typeof option>[1]) => placed(option(verb, target)).places
    expect(places('discard', card('dagger'))).toEqual(['hand:dagger'])
    expect(places('acquire', card('spice-hunter'))).toEqual(['offer:spice-hunter'])
    expect(places('acquire', { ...card('spice-hunter'), at: 'aside' })).toEqual(['aside:spice-hunter'])
    expect(places('trash', { ...card('dagger'), at: 'discard' })).toEqual(['discard:dagger'])
  })

  it('leaves pending effects and numbers to words', () => {
    expect(placed(option('resolve', space('arrakeen'), { kind: 'effect', id: 'draw 1' })).places).toEqual([])
    expect(placed(option('deploy', { kind: 'number', id: 2 })).places).toEqual([])
  })
})
