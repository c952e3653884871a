import { number, option } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { fieldsOf, withNumber } from './numbers.ts'

const deploy = (n: number, others = 0) =>
  others === 0 ? option('deploy', number(n)) : option('deploy', number(n), { kind: 'others', id: others })

/** Two at most, and of the others there is one. */
const options = [deploy(2), deploy(1), deploy(1, 1), deploy(0, 1)]

describe('numbers to choose', () => {
  it('have a field for each thing that is counted', () => {
    expect(fieldsOf(options)).toEqual([
      { kind: 'number', values: [0, 1, 2] },
      { kind: 'others', values: [0, 1] },
    ])
    expect(fieldsOf([deploy(3), deploy(1)])).toEqual([{ kind: 'number', values: [1, 3] }])
  })

  it('give way to the one that is changed', () => {
    expect(withNumber(options, deploy(2), 'others', 1)?.key).toBe('deploy 1 > 1')
    expect(withNumber(options, deploy(1, 1), 'number', 2)?.key).toBe('deploy 2')
    expect(withNumber(options, deploy(1, 1), 'number', 0)?.key).toBe('deploy 0 > 1')
    expect(withNumber(options, deploy(1), 'number', 7)?.key).toBe('deploy 2')
  })
})
