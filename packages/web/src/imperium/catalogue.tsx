// The components of the Imperium games in the catalogue.

import { contentKey, setupOptions } from '@sietch/imperium'
import type { Box, GameCatalogue } from '../catalogue/things.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Component } from './cards/Component.tsx'
import { tellOf } from './cards/tell.tsx'

export const catalogue: GameCatalogue = {
  boxesOf: (game) => [
    { id: game, game, key: game },
    ...setupOptions(game).modules.map(
      (module): Box => ({
        id: `${game}.${module}`,
        game,
        module,
        key: contentKey(game, withNeeded(game, [module])),
        beyond: game,
      }),
    ),
  ],
  picture: (say, subject) => <Component subject={subject} say={say} />,
  tell: (say, subject) => tellOf(say)(subject),
  Sign: ({ kind, id }) => <Icon name={`${kind}:${id}` as IconName} />,
}

/** With the modules that these cannot be played without. */
function withNeeded(game: string, modules: readonly string[]): readonly string[] {
  const { moduleProblem } = setupOptions(game)
  for (const module of modules) {
    const problem = moduleProblem(module, modules)
    if (problem?.why === 'module-needs') return withNeeded(game, [...modules, problem.other])
  }
  return modules
}
