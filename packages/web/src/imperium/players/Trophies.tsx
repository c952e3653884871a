// Objectives and won Conflict cards of a player. Face-down ones no longer match.

import type { PlayerView } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { PileButton } from '../../table/PileButton.tsx'
import { Place } from '../../table/Place.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useImperium } from '../useImperium.ts'

type Trophy = PlayerView['trophies'][number]

export function Trophies({ trophies }: Pick<PlayerView, 'trophies'>): ReactNode {
  const { view } = useImperium()
  const faceDown = trophies.filter(({ faceUp }) => !faceUp)
  // Among six players there is room for those that still match.
  const isStacked = view.teams !== undefined && faceDown.length > 1
  return (
    <>
      {(isStacked ? trophies.filter(({ faceUp }) => faceUp) : trophies).map((trophy) => (
        <TrophyPlace key={trophy.id} trophy={trophy} />
      ))}
      {isStacked && <FaceDown trophies={faceDown} />}
    </>
  )
}

function TrophyPlace({ trophy: { kind, id, icon, faceUp } }: { readonly trophy: Trophy }): ReactNode {
  const { say } = useImperium()
  return (
    <Place
      id={`trophy:${id}`}
      label={say.name(kind, id)}
      about={{ kind, id }}
      className={`trophy trophy-${kind} ${faceUp ? '' : 'face-down'}`}
      moves={`${kind}:${id}`}
    >
      <Icon name={icon === null ? 'combat' : `battle-icon:${icon}`} />
    </Place>
  )
}

function FaceDown({ trophies }: Pick<PlayerView, 'trophies'>): ReactNode {
  const w = useWords()
  const name = w('page.pile.face-down')
  return (
    <PileButton
      name={`${name}: ${trophies.length}`}
      n={trophies.length}
      piles={() => [{ name, things: trophies.map(({ kind, id }) => ({ kind, id })) }]}
      className="trophy face-down stacked-trophies"
    >
      <Icon name="combat" />
      <b>{trophies.length}</b>
    </PileButton>
  )
}
