// The Imperium games in the help.

import { terms } from '@sietch/i18n/why'
import { contentKey, contentOf, type ImperiumView, setupOptions } from '@sietch/imperium'
import type { GameHelp, Phase } from '../help/game.ts'
import { isOtherTrack } from '../ui/drawing.tsx'
import { tellOf } from './cards/tell.tsx'
import { LEGEND } from './signs.ts'

const phase = (id: ImperiumView['phase'], term: string): Phase => ({ id, about: { kind: 'term', id: term } })

const boxOf = (game: string): string => contentKey(game, setupOptions(game).modules)

export const help: GameHelp = {
  boxOf,
  tablesOf: (game) => {
    const { players, comesByItself } = setupOptions(game)
    const full = boxOf(game)
    return players.flatMap((count) => [
      { box: game, players: count },
      { box: full, players: count },
      ...comesByItself.map((module) => ({ box: `${full}+${module}`, players: count })),
    ])
  },
  signs(box) {
    const { tracks, sideboards, objectives, spiesPerPlayer } = contentOf(box).box
    // Only six players have the tracks of the Great Houses and the Fringe Worlds; the base game has neither
    // battle icons nor spies.
    return LEGEND.filter((name) => {
      const [kind, id = ''] = name.split(':')
      if (kind === 'faction') return !isOtherTrack(id) || tracks.some((track) => track.id === id)
      if (kind === 'battle-icon') return objectives.length > 0
      if (name === 'icon:spy') return spiesPerPlayer > 0
      return kind !== 'swordmaster-bonus' || sideboards.some((board) => board.id === kind)
    })
  },
  terms: terms('imperium'),
  phases: [
    phase('setup', 'setup'),
    phase('round-start', 'phase-round-start'),
    phase('turns', 'phase-player-turns'),
    phase('combat', 'phase-combat'),
    phase('makers', 'phase-makers'),
    phase('recall', 'phase-recall'),
    phase('endgame', 'endgame'),
  ],
  phaseOf: (view) => {
    const { phase: now } = view as ImperiumView
    return now === 'over' ? 'endgame' : now
  },
  zones: {
    hand: 'hand',
    offer: 'imperium-row',
    throne: 'throne-row',
    aside: 'imperium-row',
    space: 'board-space',
    faction: 'faction',
    post: 'observation-post',
    intrigue: 'intrigue-card',
    contract: 'contract',
    trophy: 'conflict-card',
    seat: 'player',
    skill: 'skill',
    tech: 'tech-tile',
    navigation: 'navigation-card',
    leader: 'leader',
    discard: 'discard-pile',
    play: 'in-play',
    deck: 'deck',
  },
  nameOf: (say, { kind, id }) =>
    kind === 'number' || kind === 'seat' ? undefined : tellOf(say)({ kind, id: String(id) })?.name,
  tell: (say, subject) => tellOf(say)(subject),
}
