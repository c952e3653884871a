// The components of the Imperium games in the catalog.

import { contentKey, setupOptions } from '@sietch/imperium'
import type { Box, GameCatalogue } from '../catalogue/things.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Component } from './cards/Component.tsx'
import { tellOf } from './cards/tell.tsx'

export const catalogue: GameCatalogue = {
  boxesOf: (game) => [
    { id: game, game, key: game },
    ...[...setupOptions(game).modules, ...setupOptions(game).comesByItself].map(
      (module, index, modules): Box => {
        // Includes what a module adds in combination with others: it is added to those before it.
        const others = modules.slice(0, index)
        return {
          id: `${game}.${module}`,
          game,
          module,
          key: contentKey(game, [...others, module]),
          beyond: contentKey(game, others),
        }
      },
    ),
  ],
  picture: (say, subject) => <Component subject={subject} say={say} />,
  tell: (say, subject) => tellOf(say)(subject),
  Sign: ({ kind, id }) => <Icon name={`${kind}:${id}` as IconName} />,
}
