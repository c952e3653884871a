// Classic Dune at the table.

import { type ClassicView, keepsNotes, readEvent } from '@sietch/classic'
import { factionOf, type LeaderId } from '@sietch/classic/content'
import { contextMessage, type Language, translator } from '@sietch/i18n'
import type { GameTable } from '../table/game.ts'
import { remembered } from '../table/speakers.ts'
import { stageOf } from '../table/staging.ts'
import { Board } from './Board.tsx'
import { Component } from './cards/Component.tsx'
import { Tray } from './cards/Tray.tsx'
import { tell } from './cards/tell.tsx'
import { End } from './End.tsx'
import { asksFirst, isFinal } from './finality.ts'
import { offerOf } from './offers.ts'
import { Preview } from './Preview.tsx'
import { BOARD_ZONES, closedPlaces, placed } from './places.ts'
import { PlanAsked } from './plan/PlanAsked.tsx'
import { promptsOf } from './prompts.ts'
import { SummarySign } from './SummarySign.tsx'
import { Beat } from './stage/Beat.tsx'
import { beats } from './stage/beats.ts'
import { STAGING } from './staging.ts'
import { summary } from './summary.ts'
import { TopBar } from './TopBar.tsx'
import { pendingOf } from './useClassic.ts'
import { VoicePicker } from './VoicePicker.tsx'

/** Their sentences need no additions. */
const SAID_WHOLE: readonly string[] = ['bid', 'move']

export function gameTable(language: Language): GameTable {
  const translators = remembered((box, you) => translator(language, box, you))
  return {
    placed,
    closedPlaces,
    translator: (view, you) =>
      translators((view as ClassicView).advanced ? 'classic+advanced' : 'classic', you),
    context({ say, view, names, asked }) {
      if (SAID_WHOLE.includes(asked.decision.kind)) return undefined
      const said = contextMessage((view as ClassicView).pending, names)
      return said && say.text([said])
    },
    called(say, view, seat) {
      const seen = view as ClassicView
      const faction = seen.players[seat]?.faction
      // While factions are being chosen, players are named instead.
      if (faction === undefined || pendingOf(seen, 'choose-faction') !== undefined) return undefined
      return say.name('faction', faction)
    },
    asksFirst,
    keepsNotes: (view, seat) => keepsNotes(view as ClassicView, seat),
    isFinal: ({ asked, option }) => isFinal(option, asked.decision),
    atAnyTime: true,
    offerOf,
    keys: [],
    stage: stageOf(STAGING, readEvent),
    tellsStepByStep: true,
    beats,
    Beat,
    summary,
    Sign: SummarySign,
    boardZones: BOARD_ZONES,
    Picture: Component,
    ...promptsOf(language),
    asks: {
      plan: PlanAsked,
      voice: VoicePicker,
    },
    laysOut: true,
    Tray,
    Preview,
    tell,
    isInPlay(view, { kind, id }) {
      const factions = (view as ClassicView).players.map(({ faction }) => faction)
      if (kind === 'faction') return factions.some((faction) => faction === id)
      return kind !== 'leader' || factions.includes(factionOf(id as LeaderId))
    },
    TopBar,
    Board,
    End,
  }
}
