// The table of any game without its own drawing: the prompt, the view and the log, in the words of the game's own keys.

import { type Language, plainTranslator } from '@sietch/i18n'
import type { GameTable } from '../table/game.ts'
import { remembered } from '../table/speakers.ts'
import type { Stage } from '../table/staging.ts'
import { Board } from './Board.tsx'
import { End } from './End.tsx'
import { TopBar } from './TopBar.tsx'

const NOTHING = () => null

/** No one knows where a turn begins: every line of the log stands for itself, the newest first. */
const marks: Stage['marks'] = ({ data: { seat } }) =>
  typeof seat === 'number' ? { begins: 'turn', seat } : { begins: 'part' }

export function gameTable(language: Language): GameTable {
  const translators = remembered((_, you) => plainTranslator(language, you))
  return {
    placed: (option) => ({ option, places: [] }),
    closedPlaces: () => [],
    translator: (_, you) => translators('', you),
    isHintless: true,
    offerOf: () => 'plain',
    keys: [],
    stage: {
      sound: () => undefined,
      moves: () => [],
      marks,
      isUnsaid: () => false,
      isOfPlayers: () => false,
    },
    boardZones: [],
    Tray: NOTHING,
    Preview: NOTHING,
    tell: () => undefined,
    TopBar,
    Board,
    End,
  }
}
