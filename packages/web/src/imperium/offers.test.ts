import { option } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { actionsOf } from '../decision/actions.ts'
import { offerOf } from './offers.ts'

const draw = option('resolve', { kind: 'space', id: 'arrakeen' }, { kind: 'effect', id: 'draw 1' })
const rest = option('resolve-rest')
const end = option('end-turn')

describe('the options of an Imperium game', () => {
  it('go on with the rest of the effects first, then with the end of the turn', () => {
    expect(actionsOf([draw, rest, end], offerOf)).toMatchObject({
      chips: [draw],
      buttons: [end],
      primary: rest,
    })
    expect(actionsOf([draw, end], offerOf)).toMatchObject({ chips: [draw], buttons: [], primary: end })
  })
})
