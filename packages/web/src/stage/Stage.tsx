// The stage: what happens is shown over the table, beat by beat. It takes no focus and needs no answer, except where a
// beat waits for the player.

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import type { PlaceId } from '../table/selection.ts'
import { whenLaidOut } from '../ui/laid-out.ts'
import { useLate } from '../ui/late.ts'
import { useMark } from '../ui/mark.ts'
import { StageButtons } from './StageButtons.tsx'
import { TakenBack } from './TakenBack.tsx'
import { isTakenBack } from './taken-back.ts'
import './stage.css'

export function Stage(): ReactNode {
  const { shown, game } = useTable()
  const w = useWords()
  const { ahead } = shown
  const late = useLate(shown.beat, 1)
  // It comes after the board, and goes at once.
  const beat = shown.beat && late
  const scene = useRef<HTMLDivElement>(null)
  const edge = useFreeEdge(scene, beat?.size === 'small' ? beat.lit : NOWHERE, beat?.key)
  useMark('scene-below', beat?.size === 'small' && edge === 'bottom')
  return (
    <section className="stage" aria-label={w('page.stage')} data-size={beat?.size} data-edge={edge}>
      {beat !== null && (game.Beat !== undefined || isTakenBack(beat)) && (
        <div key={beat.key} className="stage-scene" ref={scene} data-seat={beat.seat ?? undefined}>
          <div className="stage-beat" aria-live="polite">
            {isTakenBack(beat) && beat.seat !== null ? (
              <TakenBack seat={beat.seat} />
            ) : (
              game.Beat !== undefined && <game.Beat beat={beat} />
            )}
          </div>
          {beat.size === 'small' && ahead > 0 && <StageButtons isQuiet={beat.lasts !== 'waits'} />}
        </div>
      )}
    </section>
  )
}

const NOWHERE: readonly PlaceId[] = []

type Edge = 'bottom' | 'top'

/** At the bottom, unless that would hide what the scene is about. */
function useFreeEdge(
  scene: { readonly current: HTMLDivElement | null },
  lit: readonly PlaceId[],
  key: string | undefined,
): Edge {
  const [edge, setEdge] = useState<Edge>('bottom')
  const now = useRef(edge)
  useLayoutEffect(() => {
    const element = scene.current
    if (element === null || key === undefined) return
    return whenLaidOut(element, () => {
      const free = hides(element, lit) ? 'top' : 'bottom'
      if (free === now.current) return
      now.current = free
      flushSync(() => setEdge(free))
    })
  }, [scene, lit, key])
  return key === undefined ? 'bottom' : edge
}

/** A scene at the bottom would lie over one of these places. */
function hides(scene: HTMLElement, places: readonly PlaceId[]): boolean {
  const { height } = scene.getBoundingClientRect()
  const reach = (scene.parentElement?.getBoundingClientRect().bottom ?? 0) - height
  return places.some((place) =>
    [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].some(
      (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > reach,
    ),
  )
}
