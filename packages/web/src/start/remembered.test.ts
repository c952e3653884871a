import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newDraft, withModule, withPlayers, withReading, withSeat } from './draft.ts'
import { offeredGame } from './offered.ts'
import { lastSetUp, recalled, remember } from './remembered.ts'

const classic = await offeredGame('classic')
const uprising = await offeredGame('uprising')

/** As a person leaves it. */
const draft = withSeat(
  withReading(withModule(withPlayers(newDraft(classic, 'Liet'), 4), 'advanced', true), 'swapFactions', true),
  1,
  { who: 'human', name: 'Chani' },
)

describe('how a game was set up last', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is nothing before one was', () => {
    expect(lastSetUp('here')).toBeUndefined()
    expect(recalled('here', classic)).toBeUndefined()
  })

  it('comes back as it was left, but for the seed', () => {
    remember('here', { ...draft, seed: 'the same again' })
    expect(lastSetUp('here')?.game).toBe('classic')
    expect(recalled('here', classic)).toEqual(draft)
    expect(recalled('here', uprising)).toBeUndefined()
  })

  it('is another on a server, and with an expansion', () => {
    remember('online', draft)
    expect(recalled('here', classic)).toBeUndefined()
    remember('here', withModule(newDraft(uprising, ''), 'bloodlines', true))
    expect(recalled('here', uprising)).toBeUndefined()
    expect(recalled('here', uprising, ['bloodlines'])?.modules).toEqual(['bloodlines'])
    expect(lastSetUp('here')?.id).toBe('bloodlines')
  })

  it('loses what the game no longer knows, and is forgotten when it cannot be read', () => {
    remember('here', draft)
    const [[key = '', text = ''] = []] = kept
    kept.set(key, text.replace('"advanced"', '"gone"').replace('"who":"human"', '"who":"nobody"'))
    expect(recalled('here', classic)).toMatchObject({ modules: [], players: 4 })
    kept.set(key, '{')
    expect(recalled('here', classic)).toBeUndefined()
  })
})
