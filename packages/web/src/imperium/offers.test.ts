import { option } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { actionsOf } from '../decision/actions.ts'
import { offerOf } from './offers.ts'

const draw = option('resolve', { kind: 'space', id: 'arrakeen' }, { kind: 'effect', id: 'draw 1' })
const gain = option('resolve', { kind: 'space', id: 'arrakeen' }, { kind: 'effect', id: 'recruit 1' })
const rest = option('resolve-rest')
const end = option('end-turn')

describe('the options of an Imperium game', () => {
  it('go on with the end of the turn, or else with the rest of the effects', () => {
    expect(actionsOf([draw, gain, rest, end], offerOf)).toMatchObject({
      chips: [draw, gain, rest],
      onward: end,
    })
    expect(actionsOf([draw, rest, end], offerOf)).toMatchObject({ chips: [draw], onward: end })
    expect(actionsOf([draw, rest], offerOf)).toMatchObject({ chips: [draw], onward: rest })
    expect(actionsOf([draw, end], offerOf)).toMatchObject({ chips: [draw], onward: end })
  })
})
