// The components of classic Dune in the catalog, with what is printed for the advanced game.

import type { FactionId } from '@sietch/classic/content'
import type { GameCatalogue } from '../catalogue/things.ts'
import { Component } from './cards/Component.tsx'
import { tell } from './cards/tell.tsx'
import { Emblem } from './Sign.tsx'
import './houses.css'

export const catalogue: GameCatalogue = {
  boxesOf: (game) => [{ id: game, game, key: `${game}+advanced` }],
  picture: (say, subject) => <Component subject={subject} say={say} />,
  tell,
  Sign: ({ id }) => <Emblem faction={id as FactionId} />,
}
