// Levy's words for scenario files.

import { fields } from '@sietch/kernel/reading'
import type { ScenarioGame } from '@sietch/kernel/scenario'
import { type LevySetup, type LevyState, type LevyView, levy } from './levy.ts'

export const levyScenarios: ScenarioGame<LevyState, LevySetup, LevyView> = {
  rules: levy,
  setup(words, players) {
    const { teams = false } = fields(words, 'Levy', ['teams'])
    if (![1, 2, 3, 4, 6].includes(players)) throw new Error(`Levy is played by 1 to 4 or 6, not ${players}`)
    return { players, teams: teams === true }
  },
  keys: { play: [[{ name: 'a card', is: (_, word) => /^\d+$/.test(word) }]] },
  words: {},
  seatWords: {
    hand: {
      about: 'the cards held; an automa plays the first of them',
      example: [40, 1, 2, 3],
      show: (s, seat) => s.hands[seat] ?? [],
      put(s, seat, value) {
        if (!Array.isArray(value)) throw new Error('must be a list of cards')
        s.hands[seat] = value.map(Number)
      },
    },
    won: { about: 'the rounds won', example: 2, show: (s, seat) => s.won[seat] ?? 0 },
  },
}
