// The components of classic Dune with their names and their texts. What a card does follows from its kind.

import {
  CITIES,
  DEFENSE_AGAINST,
  FACTIONS,
  factionOf,
  INCOME,
  isOpenToStorm,
  isStronghold,
  kindOf,
  LEADERS,
  NEIGHBORS,
  PARTS_OF,
  SHAI_HULUDS,
  SPICE_BLOWS,
  type SpiceTerritory,
  sectorOf,
  strengthOf,
  TERRITORIES,
  TERRITORY_SECTORS,
  type TerritoryId,
  TREACHERY,
  TREACHERY_CARDS,
  type TreacheryId,
  territoryOf,
} from '@sietch/classic/content'
import type { Component } from '../component.ts'
import { list, type Message, message, named } from '../message.ts'
import { known } from '../messages/messages.ts'
import type { Translator } from '../translator.ts'
import { factionPlaces, type Places } from './sheets.ts'

export function* classicComponents(say: Translator): Iterable<Component> {
  const component = (
    kind: Component['kind'],
    group: Component['group'],
    id: string,
    copies: number,
    places: Places,
    custom = false,
  ): Component => {
    const filled = Object.entries(places).filter(([, phrases]) => phrases.length > 0)
    return {
      kind,
      group,
      id,
      name: say.name(kind, id),
      copies,
      text: Object.fromEntries(filled.map(([place, phrases]) => [place, say.text(phrases)])),
      labels: Object.fromEntries(
        filled.map(([place]) => [place, say.phrase(message(known(`part.${place}`)))]),
      ),
      custom,
    }
  }
  const blows = Object.keys(SPICE_BLOWS) as SpiceTerritory[]
  for (const id of FACTIONS)
    yield { ...component('faction', 'factions', id, 1, factionPlaces(id), true), factions: [id] }
  for (const id of LEADERS) {
    const faction = factionOf(id)
    const places = {
      serves: [message('classic.leader.serves', { faction: named('faction', faction) })],
      strength: [message('classic.leader.strength', { n: strengthOf(id) })],
    }
    yield { ...component('leader', 'leaders', id, 1, places), factions: [faction] }
  }
  for (const id of TREACHERY) {
    const { kind, copies } = TREACHERY_CARDS[id]
    const places = { use: cardUse(id, say.box), after: [afterUse(id)] }
    yield component('treachery', 'treachery', id, copies, places, kind === 'special')
  }
  for (const id of blows) yield component('spice-card', 'spice', id, 1, { spice: [blowIn(id)] })
  yield component('spice-card', 'spice', 'shai-hulud', SHAI_HULUDS, {
    effects: [message('classic.spice.shai-hulud')],
  })
  for (const id of TERRITORIES) yield component('territory', 'territories', id, 1, territoryPlaces(id))
}

function cardUse(id: TreacheryId, box: string): Message[] {
  const { kind } = TREACHERY_CARDS[id]
  switch (kind) {
    case 'projectile-weapon':
    case 'poison-weapon':
      return [message('classic.card.weapon', { defense: named('treachery', DEFENSE_AGAINST[kind] ?? '') })]
    case 'shield':
    case 'snooper':
      return [message('classic.card.defense', { defense: kind })]
    case 'lasgun':
    case 'cheap-hero':
    case 'worthless':
      return [message(`classic.card.${kind}`)]
    case 'special': {
      const own = box.includes('advanced') && id === 'karama' ? [message('classic.card.karama.advanced')] : []
      return [message(known(`classic.card.${id}`)), ...own]
    }
  }
}

function afterUse(id: TreacheryId): Message {
  if (id === 'family-atomics') return message('classic.after.removed')
  const { kind } = TREACHERY_CARDS[id]
  return message(
    kind === 'special' || kind === 'cheap-hero' ? 'classic.after.discard' : 'classic.after.winner',
  )
}

function blowIn(territory: SpiceTerritory): Message {
  const { part, amount } = SPICE_BLOWS[territory]
  return message('classic.spice.blow', { n: amount, sector: sectorOf(part) ?? 0 })
}

function territoryPlaces(id: TerritoryId): Places {
  const sectors: readonly number[] = TERRITORY_SECTORS[id]
  const neighbors = new Set(PARTS_OF[id].flatMap((part) => NEIGHBORS[part].map(territoryOf)))
  neighbors.delete(id)
  const income = isStronghold(id) ? INCOME[id] : undefined
  return {
    kind: [
      message('classic.territory.kind', {
        kind: kindOf(id),
        count: sectors.length,
        sectors: sectors.length === 0 ? 'none' : list(sectors.map(String)),
      }),
      stormIn(id),
      ...(CITIES.some((city) => city === id) ? [message('classic.territory.city')] : []),
      ...(income === undefined ? [] : [message('classic.territory.income', { n: income })]),
    ],
    spice: id in SPICE_BLOWS ? [blowIn(id as SpiceTerritory)] : [],
    neighbors: [
      message('classic.list', { items: list([...neighbors].map((one) => named('territory', one))) }),
    ],
  }
}

function stormIn(id: TerritoryId): Message {
  if (isOpenToStorm(id, true)) return message('classic.territory.open')
  return message(isOpenToStorm(id, false) ? 'classic.territory.wall' : 'classic.territory.safe')
}
