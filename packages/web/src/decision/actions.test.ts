import { option } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { actionsOf } from './actions.ts'

const draw = option('resolve', { kind: 'space', id: 'arrakeen' }, { kind: 'effect', id: 'draw 1' })
const rest = option('resolve-rest')
const end = option('end-turn')

describe('the actions', () => {
  it('go on with the rest of the effects first, then with the end of the turn', () => {
    expect(actionsOf([draw, rest, end])).toMatchObject({ chips: [draw], buttons: [end], primary: rest })
    expect(actionsOf([draw, end])).toMatchObject({ chips: [draw], buttons: [], primary: end })
  })
})
