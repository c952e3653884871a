// The Dune: Imperium family at the table.

import { type Language, translator } from '@sietch/i18n'
import { type ImperiumView, readEvent } from '@sietch/imperium'
import type { GameTable } from '../table/game.ts'
import { stageOf } from '../table/staging.ts'
import { Board } from './Board.tsx'
import { Tray } from './cards/Tray.tsx'
import { tellOf } from './cards/tell.tsx'
import { End } from './End.tsx'
import { isInPlay } from './in-play.ts'
import { KEYS, offerOf } from './offers.ts'
import { Preview } from './Preview.tsx'
import { Price } from './Price.tsx'
import { closedPlaces, placed } from './places.ts'
import { STAGING } from './staging.ts'
import { TopBar } from './TopBar.tsx'

/** What lies open on the table; the rest is laid out beside the decision. */
const BOARD_ZONES = ['hand', 'offer', 'space', 'faction', 'post', 'intrigue', 'contract', 'trophy', 'seat']

/** Where cards and contracts lie open for everybody. */
const MARKETS = ['offer', 'contract']

export function gameTable(language: Language): GameTable {
  // A translator for each box, made once: the table asks with every moment.
  const translators = new Map<string, ReturnType<typeof translator>>()
  return {
    placed,
    closedPlaces,
    translator(view) {
      const { box } = view as ImperiumView
      const known = translators.get(box) ?? translator(language, box)
      translators.set(box, known)
      return known
    },
    offerOf,
    keys: KEYS,
    stage: stageOf(STAGING, readEvent),
    boardZones: BOARD_ZONES,
    looksFirst: MARKETS,
    Price,
    Tray,
    Preview,
    tell: (say, subject) => tellOf(say)(subject),
    isInPlay,
    TopBar,
    Board,
    End,
  }
}
