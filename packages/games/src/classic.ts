// Classic Dune, basic and advanced.

import {
  classicAnalyst,
  classicBotFor,
  classicConsiders,
  classicJudgement,
  classicLingers,
  explainClassic,
} from '@sietch/bots'
import {
  CHOICES,
  type ClassicSetup,
  type ClassicState,
  type ClassicView,
  classic,
  DEFAULT_OPTIONS,
  keepsNotes,
  laidOpen,
  MODULES,
  type Options,
  PLAYERS,
  readSetup,
  setupProblem,
} from '@sietch/classic'
import { FACTIONS } from '@sietch/classic/content'
import { isObject } from '@sietch/kernel'
import { anyGame, botsOf, type Charts } from './game.ts'
import { dealt, type Personas, SetupRefused, type Setups } from './setups.ts'

const charts: Charts<ClassicView> = {
  standings: ({ players }) =>
    players.map(({ strongholds, stacks, tanks }) => ({
      strongholds,
      forces: stacks.reduce((sum, { forces, elite }) => sum + forces + elite, 0),
      tanks: tanks.forces + tanks.elite,
    })),
  peaks: [],
}

const OPTIONS = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[]

const personas: Personas = {
  kind: 'faction',
  ways: ['recommended', 'random', 'choose', 'fixed'],
  with: () => FACTIONS,
  isOrdered: true,
  every: FACTIONS,
}

const setups: Setups<ClassicSetup> = {
  players: PLAYERS,
  modules: MODULES,
  readings: OPTIONS.map((id) => ({
    id,
    usual: DEFAULT_OPTIONS[id],
    values: CHOICES[id] ?? [true, false],
  })),
  personas,
  write(wish) {
    const {
      players,
      modules,
      readings = {},
      personas: { way, choosers = [] } = { way: 'recommended' },
    } = wish
    return {
      players,
      modules,
      factions: way === 'fixed' ? dealt(personas, wish) : way,
      ...(way === 'choose' && choosers.length > 0 && { choosers }),
      ...(Object.keys(readings).length > 0 ? { options: readings } : {}),
    }
  },
  seated(json, people) {
    const { choosers: _, ...setup } = json
    return setup.factions === 'choose' && people.length > 0 ? { ...setup, choosers: [...people] } : setup
  },
  read(json) {
    const { players, ...words } = isObject(json) ? json : {}
    const setup = readSetup(words, Number(players))
    const problem = setupProblem(setup)
    if (problem !== undefined) throw new SetupRefused(problem.message, problem)
    return setup
  },
}

const judgement = classicJudgement()

export const classicGame = anyGame<ClassicState, ClassicSetup, ClassicView>({
  rules: classic,
  setups,
  bots: botsOf((level) => classicBotFor(level, judgement)),
  usualLevel: 'medium',
  considers: classicConsiders,
  lingers: classicLingers,
  hint: (turn) => explainClassic('hard', judgement, turn),
  analyst: classicAnalyst(judgement),
  round: ({ round }) => round,
  keepsNotes,
  persona: (s, seat) => s.players[seat]?.faction ?? null,
  // DUN-ALY-3: alliances are public; what allies say to each other is their business.
  talk: { usual: () => ['allies'], allies: ({ alliances }) => alliances },
  charts,
  laidOpen,
  contentKey: (modules) => ['classic', ...modules].join('+'),
  workshop: async () => (await import('./classic-workshop.ts')).workshop,
})
