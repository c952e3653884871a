// The table of any game that nobody has drawn: what is asked, what lies there and what happened, in the words of the
// game's own keys.

import { type Language, plainTranslator } from '@sietch/i18n'
import type { GameTable } from '../table/game.ts'
import { Board } from './Board.tsx'
import { End } from './End.tsx'
import { TopBar } from './TopBar.tsx'

const NOTHING = () => null

export function gameTable(language: Language): GameTable {
  const say = plainTranslator(language)
  return {
    placed: (option) => ({ option, places: [] }),
    closedPlaces: () => [],
    translator: () => say,
    isHintless: true,
    offerOf: () => 'plain',
    keys: [],
    stage: { sound: () => undefined, moves: () => [], marks: () => undefined, isUnsaid: () => false },
    boardZones: [],
    Tray: NOTHING,
    Preview: NOTHING,
    tell: () => undefined,
    TopBar,
    Board,
    End,
  }
}
