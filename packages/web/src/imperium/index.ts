// The Dune: Imperium family at the table.

import { type Language, translator } from '@sietch/i18n'
import { words } from '@sietch/i18n/page'
import { type ImperiumView, readEvent } from '@sietch/imperium'
import type { GameTable } from '../table/game.ts'
import { remembered } from '../table/speakers.ts'
import { stageOf } from '../table/staging.ts'
import { Board } from './Board.tsx'
import { Component } from './cards/Component.tsx'
import { Tray } from './cards/Tray.tsx'
import { tellOf } from './cards/tell.tsx'
import { carries } from './carries.ts'
import { COUNTS } from './counts.tsx'
import { End } from './End.tsx'
import { isInPlay } from './in-play.ts'
import { KEYS, offerOf } from './offers.ts'
import { Preview } from './Preview.tsx'
import { Price } from './Price.tsx'
import { closedPlaces, isBeside, placed } from './places.ts'
import { promptsOf } from './prompts.ts'
import { rivalName } from './rivals/name.ts'
import { isRivalSeat } from './rivals/rivals.ts'
import { Sign } from './Sign.tsx'
import { Beat } from './stage/Beat.tsx'
import { beats, opening } from './stage/beats.ts'
import { STAGING } from './staging.ts'
import { summary } from './summary.ts'
import { TopBar } from './TopBar.tsx'

/** What is visible on the table; the rest is laid out beside the decision. */
const BOARD_ZONES = [
  'hand',
  'offer',
  'space',
  'faction',
  'post',
  'intrigue',
  'contract',
  'trophy',
  'seat',
  'throne',
]

/** Where cards and contracts are visible to everyone. */
const MARKETS = ['offer', 'throne', 'contract']

export function gameTable(language: Language): GameTable {
  const translators = remembered((box, you) => translator(language, box, you))
  return {
    placed,
    closedPlaces,
    translator: (view, you) => translators((view as ImperiumView).box, you),
    called(say, view, seat) {
      const seen = view as ImperiumView
      const leader = seen.players[seat]?.leader
      if (leader != null) return say.name('leader', leader)
      return isRivalSeat(seen, seat) ? rivalName(say, words(language), seen, seat) : undefined
    },
    ...promptsOf(language),
    ends: 'page.prompt.end',
    offerOf,
    keys: KEYS,
    stage: stageOf(STAGING, readEvent),
    beats,
    opening,
    Beat,
    summary,
    Sign,
    boardZones: BOARD_ZONES,
    isBeside: (view, place) => isBeside(view as ImperiumView, place),
    counts: COUNTS,
    looksFirst: MARKETS,
    drags: ['hand', 'intrigue'],
    carries,
    Price,
    Picture: Component,
    Tray,
    Preview,
    tell: (say, subject, seen) => tellOf(say, seen)(subject),
    isInPlay,
    TopBar,
    Board,
    End,
  }
}
