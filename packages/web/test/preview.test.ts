import { contentOf, type ImperiumState, uprising } from '@sietch/imperium'
import { option, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { previewOf } from '../src/imperium/preview.ts'

/** The table of seat 0 with Bloodlines, changed by hand; the icons of an option, `solari 2 arrow commander`. */
function previews(
  change: (s: ImperiumState) => void,
  ...[verb, ...targets]: Parameters<typeof option>
): string {
  const { state } = start(
    uprising,
    {
      players: 3,
      leaders: ['duncan-idaho', 'chani', 'muad-dib'],
      modules: ['bloodlines', 'tech', 'choam'],
    },
    'preview',
  ).match
  change(state)
  const table = { view: uprising.view(state, 0), content: contentOf(state.box) }
  return previewOf(table, 0, option(verb, ...targets))
    .map(({ glyph, n }) => (n === undefined ? glyph : `${glyph} ${n}`))
    .join(' ')
}

const nothing = () => {}
const has =
  (...tech: string[]) =>
  (s: ImperiumState) =>
    void Object.assign(s.players[0] ?? {}, { tech })

describe('the preview of an option', () => {
  const commander = [
    'resolve',
    { kind: 'sideboard', id: 'sardaukar' },
    { kind: 'effect', id: 'acquire commander' },
  ] as const

  it('BLD-CMD-16 shows what a Commander costs the player', () => {
    expect(previews(nothing, ...commander)).toBe('solari 2 arrow commander')
    expect(previews(has('sardaukar-high-command'), ...commander)).toBe('solari 1 arrow commander')
  })

  it('shows what Liet Kynes has in place of sandworms', () => {
    const ride = [
      'resolve',
      { kind: 'space', id: 'hagga-basin' },
      { kind: 'effect', id: 'harvest 0 + 1 sandworm' },
    ] as const
    const liet = (s: ImperiumState) => void Object.assign(s.players[0] ?? {}, { leader: 'liet-kynes' })
    expect(previews(nothing, ...ride)).toContain('sandworm')
    expect(previews(liet, ...ride)).not.toContain('sandworm')
    expect(previews(liet, ...ride)).toContain('trash spice 1 intrigue')
  })

  it('TEC-ACQ-07 shows the price of a tile and what it brings', () => {
    const tile = ['tech', { kind: 'tech', id: 'plasteel-blades' }] as const
    expect(previews(nothing, ...tile)).toBe('spice 3 arrow tech solari 4')
    const seated = (s: ImperiumState) => void Object.assign(s.players[0] ?? {}, { council: true })
    expect(previews(seated, ...tile)).toBe('spice 2 arrow tech solari 4')
  })

  it('shows what a space costs the player', () => {
    const visit = ['agent', { kind: 'card', id: 'dagger' }, { kind: 'space', id: 'swordmaster' }] as const
    expect(previews(nothing, ...visit)).toMatch(/^solari 6 arrow/)
    expect(previews(has('navigation-chamber'), ...visit)).toMatch(/^solari 5 arrow/)
  })

  it('shows the reward of a contract, and what it takes', () => {
    const contract = (id: string) => ['contract', { kind: 'contract', id }] as const
    expect(previews(nothing, ...contract('deliver-supplies-spy'))).toMatch(/^solari 1 /)
    expect(previews(nothing, ...contract('immediate-intrigue'))).toMatch(/ arrow intrigue 1 card 1$/)
  })

  it('shows what a card does at the start of a turn, and a Navigation card', () => {
    expect(previews(nothing, 'start', { kind: 'card', id: 'litany-against-fear' })).toMatch(/^card 1/)
    expect(previews(nothing, 'lay', { kind: 'navigation', id: 'nav8' })).toMatch(/^water 1/)
  })
})
