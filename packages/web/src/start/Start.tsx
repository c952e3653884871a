// The start page: one click to play, a few to set up a game, and the games that were begun in this browser.

import { type ReactNode, useState } from 'react'
import { LanguageSwitch } from '../app/LanguageSwitch.tsx'
import { createMatch, importMatch } from '../app/matches.ts'
import { problemText } from '../app/opened.ts'
import { randomId } from '../app/random-id.ts'
import { go, hashOf } from '../app/route.ts'
import { SettingsButton } from '../app/SettingsButton.tsx'
import { settings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { AT_ONCE, USUAL_GAME } from '../games/shelf.ts'
import { expectGame } from '../games/useGame.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import { HelpLayer } from '../help/HelpLayer.tsx'
import { PlayTogether } from '../online/PlayTogether.tsx'
import type { Seating, TableSetup } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { AgainstRivals } from './AgainstRivals.tsx'
import { CreditsButton } from './Credits.tsx'
import { Dunes } from './Dunes.tsx'
import type { Draft } from './draft.ts'
import { GameCards } from './GameCards.tsx'
import { MyGames } from './MyGames.tsx'
import { lastSetUp } from './remembered.ts'
import { SetupDialog } from './SetupDialog.tsx'
import './start.css'

/** The game, and what it is played with or all that has been filled in already. */
type SettingUp = { readonly game: string; readonly modules?: readonly string[]; readonly begun?: Draft }

export function Start(): ReactNode {
  const w = useWords()
  const [settingUp, setSettingUp] = useState<SettingUp | null>(null)
  const [people, setPeople] = useState<1 | 2 | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = (id: Promise<string>) =>
    void id.then(
      (found) => go({ page: 'table', id: found }),
      (error) => setProblem(problemText(error)),
    )
  const atOnce = AT_ONCE
  const play = (setup: TableSetup) => open(createMatch(setup))
  return (
    <div className="start">
      <Dunes />
      <nav className="start-nav">
        <LanguageSwitch />
        <a className="button button-quiet" href={hashOf({ page: 'catalogue', rest: '' })}>
          {w('page.catalogue')}
        </a>
        <HelpButton />
        <SettingsButton />
        <CreditsButton />
      </nav>
      <header className="start-head">
        <h1>Sietch</h1>
        <p>{w('page.about')}</p>
      </header>
      <main className="start-main">
        <div className="start-play">
          {atOnce !== undefined && (
            <Button
              look="primary"
              className="start-now"
              onPointerEnter={expectTable}
              onFocus={expectTable}
              onClick={() => play(joined(atOnce))}
            >
              <strong>{w('page.start.play')}</strong>
              <small>{w('page.start.play.about')}</small>
            </Button>
          )}
          <a className="button button-plain start-now start-few start-learn" href={hashOf({ page: 'learn' })}>
            <strong>{w('page.start.learn')}</strong>
            <small>{w('page.start.learn.about')}</small>
          </a>
          <FewPeople people={1} onClick={() => setPeople(1)} />
          <FewPeople people={2} onClick={() => setPeople(2)} />
          <span className="start-break" />
          <PlayTogether />
          <Button onClick={() => setSettingUp(lastSetUp('here') ?? { game: USUAL_GAME })}>
            {w('page.start.setup')}
          </Button>
          <ImportButton onText={(text) => open(importMatch(text))} />
          {problem !== null && <p role="alert">{problem}</p>}
        </div>
        <MyGames />
        <GameCards
          onPlay={(table) => play(joined(table))}
          onSetup={(game, modules) => setSettingUp({ game, modules })}
        />
      </main>
      <footer className="start-foot">{w('page.notice')}</footer>
      <HelpLayer />
      {settingUp !== null && <SetupDialog {...settingUp} onStart={play} onClose={() => setSettingUp(null)} />}
      {people !== null && (
        <AgainstRivals
          people={people}
          onStart={play}
          onMore={(begun) => {
            setPeople(null)
            setSettingUp({ game: begun.game.id, begun })
          }}
          onClose={() => setPeople(null)}
        />
      )}
    </div>
  )
}

/** One or two people against Rivals, as plain a choice as any other. */
function FewPeople({ people, onClick }: { readonly people: 1 | 2; onClick(): void }): ReactNode {
  const w = useWords()
  const name = people === 1 ? 'page.start.solo' : 'page.start.two'
  return (
    <Button
      className="start-now start-few"
      onPointerEnter={expectTable}
      onFocus={expectTable}
      onClick={onClick}
    >
      <strong>{w(name)}</strong>
      <small>{w(`${name}.about`)}</small>
    </Button>
  )
}

/** Someone is about to play. */
function expectTable(): void {
  expectGame(USUAL_GAME)
  void import('../app/TablePage.tsx').catch(() => {})
}

/** The person takes the first seat. */
const joined = (table: Seating): TableSetup => ({
  ...table,
  seats: [{ kind: 'human', name: settings().name }, ...table.seats],
  seed: randomId(),
})

function ImportButton({ onText }: { onText(text: string): void }): ReactNode {
  const w = useWords()
  return (
    <label className="button button-plain start-import">
      {w('page.start.import')}
      <input
        className="unseen"
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onText)
          // The same file may be opened again.
          target.value = ''
        }}
      />
    </label>
  )
}
