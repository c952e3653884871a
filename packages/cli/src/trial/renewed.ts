// The games as a future version: their states have a different shape, their options other keys, and nothing played
// before replays under them. Everything else is unchanged, so what people see of a match must not change.

import { type AnyGame, anyGame, type Bots, GAMES, type Game, loadGames } from '@sietch/games'
import type { Decision, Json, Option, Policy, Rng, Rules, State } from '@sietch/kernel'

type Renewed<S extends State> = { rng: Rng; form: 'renewed'; table: S }

const renewed = <S extends State>(table: S): Renewed<S> => ({ rng: table.rng, form: 'renewed', table })

/** The inner state; it shares its randomness with the outer one, even after both were read from JSON. */
function within<S extends State>({ rng, form, table }: Renewed<S>): S {
  if (form !== 'renewed') throw new Error('a state of another form')
  if (table.rng !== rng) table.rng = rng
  return table
}

const MARK = ' anew'
const marked = (key: string): string => key + MARK
const unmarked = (key: string): string => key.slice(0, -MARK.length)

/** Rules may recognize their options by identity, not by text. */
const known = new WeakMap<Option, Option>()

function newer(option: Option): Option {
  const made = { ...option, key: marked(option.key) }
  known.set(made, option)
  return made
}

const older = (option: Option): Option => known.get(option) ?? { ...option, key: unmarked(option.key) }

/** A decision names the options that decline it. */
function spelled(decision: Decision, spell: (key: string) => string): Decision {
  const { decline, ...rest } = decision
  if (decline === undefined) return decision
  const { now, always, until } = decline
  return {
    ...rest,
    decline: {
      now: spell(now),
      ...(always !== undefined && { always: spell(always) }),
      ...(until && { until: until.map(spell) }),
    },
  }
}

function renewedRules<S extends State, Setup, View>(
  rules: Rules<S, Setup, View>,
): Rules<Renewed<S>, Setup, View> {
  const { id, version, seats, teams, commitments } = rules
  return {
    id,
    version: version + 1,
    seats,
    ...(teams && { teams }),
    ...(commitments && { commitments }),
    setup: (setup, rng, tell) => renewed(rules.setup(setup, rng, tell)),
    decisions: (s) => rules.decisions(within(s)).map((decision) => spelled(decision, marked)),
    options: (s, decision) => rules.options(within(s), spelled(decision, unmarked)).map(newer),
    closed: (s, decision) => rules.closed(within(s), spelled(decision, unmarked)),
    choose(s, decision, option, tell) {
      rules.choose(within(s), spelled(decision, unmarked), older(option), tell)
      s.rng = s.table.rng
    },
    view: (s, viewer, open) => rules.view(within(s), viewer, open),
    imagine: (s, viewer, rng) => renewed(rules.imagine(within(s), viewer, rng)),
    outcome: (s) => rules.outcome(within(s)),
    clone: (s) => renewed(rules.clone(within(s))),
    migrate: (state: Json, from: number) =>
      from > version ? (state as unknown as Renewed<S>) : renewed(rules.migrate(state, from)),
  }
}

const renewedPolicy =
  <S extends State, View>(policy: Policy<S, View>): Policy<Renewed<S>, View> =>
  (turn) => {
    const chosen = policy({
      ...turn,
      decision: spelled(turn.decision, unmarked),
      options: turn.options.map(older),
      imagine: () => within(turn.imagine()),
    })
    return turn.options.find(({ key }) => key === (chosen && newer(chosen).key))
  }

function renewedBots<S extends State, View>(bots: Bots<S, View>): Bots<Renewed<S>, View> {
  const { random, easy, medium, hard, expert, master } = bots
  return {
    random: renewedPolicy(random),
    easy: renewedPolicy(easy),
    medium: renewedPolicy(medium),
    hard: renewedPolicy(hard),
    expert: renewedPolicy(expert),
    master: renewedPolicy(master),
  }
}

function renewedGame<S extends State, Setup, View>(game: Game<S, Setup, View>): AnyGame {
  const { rules, setups, bots, study, usualLevel, considers, persona } = game
  return anyGame<Renewed<S>, Setup, View>({
    rules: renewedRules(rules),
    setups,
    bots: renewedBots(bots),
    ...(study && { study }),
    usualLevel,
    ...(considers && { considers: (option) => considers(older(option)) }),
    ...(persona && { persona: (s, seat) => persona(within(s), seat) }),
  })
}

/** For a server, whose threads import them from here. */
export const renewedGames = Object.assign(
  new Map((await loadGames(GAMES)).map((game) => [game.id, game.open(renewedGame)])),
  { from: { module: import.meta.url, name: 'renewedGames' } },
)
