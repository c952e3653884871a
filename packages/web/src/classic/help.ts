// Classic Dune in the help.

import type { ClassicView } from '@sietch/classic'
import { PARTS, type PartId, PHASES, territoryOf } from '@sietch/classic/content'
import { terms } from '@sietch/i18n/why'
import type { GameHelp } from '../help/game.ts'
import { tell } from './cards/tell.tsx'
import { LEGEND } from './signs.ts'
import './houses.css'

const COUNTS = [2, 3, 4, 5, 6]

export const help: GameHelp = {
  boxOf: (game) => `${game}+advanced`,
  tablesOf: (game) =>
    COUNTS.flatMap((players) => [game, `${game}+advanced`].map((box) => ({ box, players }))),
  signs: () => LEGEND,
  terms: terms('classic'),
  phases: ['setup', ...PHASES].map((id) => ({ id, about: { kind: 'phase', id } })),
  phaseOf: (view) => {
    const { phase } = view as ClassicView
    return phase === 'over' ? 'mentat-pause' : phase
  },
  zones: {
    part: 'territory',
    territory: 'territory',
    seat: 'player',
    hand: 'treachery-card',
    treachery: 'treachery-card',
    leader: 'leader',
    faction: 'faction',
    'spice-card': 'spice-deck',
  },
  nameOf(say, { kind, id }) {
    const isPart = kind === 'part' && PARTS.some((part) => part === id)
    if (isPart) return say.name('territory', territoryOf(id as PartId))
    return kind === 'number' || kind === 'seat' ? undefined : tell(say, { kind, id: String(id) })?.name
  },
  tell,
}
