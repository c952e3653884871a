// The workshop of the Dune: Imperium family.

import {
  botFor,
  EVALUATION,
  INSTINCT,
  INSTINCT_IN_TEAMS,
  imperiumJudgement,
  puzzling,
  readImperium,
} from '@sietch/bots'
import {
  type ImperiumRules,
  type ImperiumSetup,
  type ImperiumState,
  type ImperiumView,
  uprising,
} from '@sietch/imperium'
import { checkInvariants, components, componentsIn } from '@sietch/imperium/invariants'
import { imperiumScenarios, uprisingScenarios } from '@sietch/imperium/scenario'
import { judgement, judgementFor } from './imperium-bots.ts'
import { uncapped } from './uncapped.ts'
import type { Workshop } from './workshop.ts'

/** What the strong bots learn from; more of what is played most. */
const UPRISING = [
  { players: 4, modules: [] },
  { players: 4, modules: ['choam'] },
  { players: 4, modules: ['choam', 'bloodlines', 'tech'] },
  { players: 4, modules: ['bloodlines', 'tech'] },
  { players: 3, modules: ['choam'] },
  { players: 4, modules: ['choam'] },
]
const BASE = [
  { players: 4, modules: [] },
  { players: 4, modules: ['bloodlines', 'tech'] },
  { players: 3, modules: [] },
]

/** Enough thinking to show the evaluation at work, and little enough for thousands of games. */
const QUICK = { candidates: 4, playouts: 8, horizon: 'turn' } as const

export function workshopOf(rules: ImperiumRules): Workshop<ImperiumState, ImperiumSetup, ImperiumView> {
  return {
    scenarios: rules === uprising ? uprisingScenarios : imperiumScenarios,
    bots: uncapped((level, change) => botFor(rules, level, judgementFor(level), change)),
    tunable: {
      evaluation: {
        weights: EVALUATION,
        bot: (weights) => botFor(rules, 'hard', imperiumJudgement({ ...EVALUATION, ...weights }), QUICK),
      },
      instinct: {
        weights: INSTINCT,
        bot: (weights) =>
          botFor(rules, 'instinct', imperiumJudgement(EVALUATION, { ...INSTINCT, ...weights })),
      },
      'instinct-in-teams': {
        weights: INSTINCT_IN_TEAMS,
        bot: (weights) =>
          botFor(
            rules,
            'instinct',
            imperiumJudgement(EVALUATION, INSTINCT, { ...INSTINCT_IN_TEAMS, ...weights }),
          ),
      },
    },
    learnable: { judgement, tables: rules === uprising ? UPRISING : BASE, read: readImperium },
    puzzling: puzzling(rules, judgement),
    bench: [1, 3, 4],
    benchWith: [
      { players: 4, modules: ['bloodlines'] },
      { players: 4, modules: ['bloodlines', 'tech'] },
    ],
    invariants: checkInvariants,
    components,
    componentsIn,
  }
}
