import { describe, expect, it } from 'vitest'
import { fitting } from './fit.ts'

describe('a row of chips', () => {
  it('shows all that fit', () => {
    expect(fitting([100, 100, 100], 312, 6, 60)).toBe(3)
    expect(fitting([], 100, 6, 60)).toBe(0)
  })

  it('leaves room for what stands for the rest', () => {
    expect(fitting([100, 100, 100], 311, 6, 60)).toBe(2)
    expect(fitting([100, 100, 100], 271, 6, 60)).toBe(1)
  })

  it('shows the first even if it is cut', () => {
    expect(fitting([500], 140, 6, 60)).toBe(1)
    expect(fitting([500, 20], 140, 6, 60)).toBe(1)
  })
  it('shows none where there is room for nothing else than what stands for all', () => {
    expect(fitting([500, 20], 70, 6, 60)).toBe(0)
  })
})
