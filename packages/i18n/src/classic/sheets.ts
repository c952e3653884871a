// The sheets of the factions of classic Dune: what they start with, and the abilities that the rules ask for.

import {
  FACTION,
  FACTION_RULES,
  type Faction,
  type FactionId,
  type Hooks,
  MAXIMUM_REVIVAL,
} from '@sietch/classic/content'
import { list, type Message, message, named } from '../message.ts'
import { isMessage } from '../messages/messages.ts'

/** Sentences by the place where they stand. */
export type Places = { readonly [place: string]: readonly Message[] }

export function factionPlaces(id: FactionId): Places {
  const faction = FACTION[id]
  const { basic, advanced } = FACTION_RULES[id]
  return {
    start: [
      ...startingForces(faction),
      message('classic.faction.spice', { n: faction.spice }),
      message('classic.faction.traitors', { n: faction.traitors }),
      message('classic.faction.cards', { n: faction.treachery, limit: faction.handLimit }),
    ],
    revival: [
      faction.freeRevivalOnly
        ? message('classic.faction.revival.only', { n: faction.freeRevival })
        : message('classic.faction.revival', { n: faction.freeRevival, most: MAXIMUM_REVIVAL }),
    ],
    basic: [
      ...(faction.reservesOnPlanet ? [RESERVES_ON_PLANET] : []),
      ...hooksIn(basic)
        .filter((hook) => !IN_ALLIANCE.includes(hook))
        .map((hook) => ability(basic, hook)),
    ],
    alliance: hooksIn(basic).flatMap((hook) => {
      if (IN_ALLIANCE.includes(hook)) return [ability(basic, hook)]
      const forAlly = `classic.ally.${hook}`
      return isMessage(forAlly) ? [message(forAlly)] : []
    }),
    advanced: hooksIn(advanced)
      .filter((hook) => basic[hook] !== advanced[hook])
      .map((hook) => ability(advanced, hook)),
    karama: advanced.special === undefined ? [] : [message(`classic.special.${advanced.special}`)],
  }
}

function startingForces({ start, startAmong }: Faction): Message[] {
  if (startAmong !== undefined) {
    const territories = list(startAmong.territories.map((one) => named('territory', one)))
    return [message('classic.faction.among', { n: startAmong.forces, territories })]
  }
  if (start.length === 0) return [message('classic.faction.no-forces')]
  return start.map(({ forces, territory }) =>
    message('classic.faction.forces', { n: forces, territory: named('territory', territory) }),
  )
}

const RESERVES_ON_PLANET = message('classic.faction.reserves', {
  territory: named('territory', 'the-great-flat'),
})

/** Abilities that are good for an ally only. */
const IN_ALLIANCE: readonly (keyof Hooks)[] = ['grantsAllyRevival', 'paysAllyRevival', 'callsForAlly']

type Ability = Exclude<keyof Hooks, 'special'>

const hooksIn = (hooks: Hooks): Ability[] =>
  (Object.keys(hooks) as (keyof Hooks)[]).filter((hook) => hook !== 'special')

function ability(hooks: Hooks, hook: Ability): Message {
  const value = hooks[hook]
  switch (hook) {
    case 'accompanies':
      return message('classic.hook.accompanies', { where: hooks.accompanies ?? '' })
    case 'elite': {
      const { advantage, notAgainst = 'nobody' } = hooks.elite ?? {}
      const elite = advantage === 'emp-sardaukar' ? 'sardaukar' : 'fedaykin'
      return message('classic.hook.elite', { elite, against: notAgainst })
    }
    default:
      return message(`classic.hook.${hook}`, typeof value === 'number' ? { n: value } : {})
  }
}
