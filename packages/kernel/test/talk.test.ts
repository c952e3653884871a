import { describe, expect, it } from 'vitest'
import { channelsIn } from '../src/index.ts'

const six = ['ann', 'ben', 'cid', 'dan', 'eve', 'fay']
const teams = [
  [0, 4, 2],
  [1, 3, 5],
]
const none = { teams: null, allies: [] }

describe('channels', () => {
  it('are none where a table wants none', () => {
    expect(channelsIn([], { people: six, teams, allies: [[0, 1]] })).toEqual([])
  })

  it('are the teams, those who are allied, and any two', () => {
    expect(channelsIn(['team'], { people: six, teams, allies: [] })).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ])
    expect(channelsIn(['allies'], { people: six, teams, allies: [[3, 1]] })).toEqual([[1, 3]])
    expect(channelsIn(['pair'], { people: ['ann', 'ben', 'cid'], ...none })).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
  })

  it('are none for one person alone, or with bots', () => {
    const people = ['ann', 'ben', 'ann', 'ben', null, null]
    expect(channelsIn(['team'], { people, teams, allies: [] })).toEqual([])
    expect(
      channelsIn(['team'], { people: ['ann', null, 'cid', null, null, 'ben'], teams, allies: [] }),
    ).toEqual([[0, 2, 4]])
  })

  it('are one for the same people, however many seats they have', () => {
    const people = ['ann', 'ben', 'ann', 'ben']
    expect(channelsIn(['pair'], { people, ...none })).toEqual([[0, 1]])
    const two = [
      [0, 1],
      [2, 3],
    ]
    expect(channelsIn(['team', 'pair'], { people: six.slice(0, 2), teams: two, allies: [] })).toEqual([
      [0, 1],
    ])
  })
})
