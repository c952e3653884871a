// The state of the viewer's battle plan draft: the sheet, the draft and whether the sheet is set aside. A locked plan
// is submitted part by part, as the rules ask for it.

import type { BattleView, Plan, PlanSheet, Side } from '@sietch/classic'
import type { Option, Seat } from '@sietch/kernel'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTable } from '../../table/context.tsx'
import { battleOf, useClassic } from '../useClassic.ts'
import { type Draft, firstDraft, fitted, partOf, planOf } from './draft.ts'
import { type Kept, keepPlan, readPlan } from './keeping.ts'

export type Desk = {
  readonly battle: BattleView
  readonly sheet: PlanSheet
  readonly seat: Seat
  readonly side: Side
  readonly draft: Draft
  /** It is being submitted, and can no longer change. */
  readonly isLocked: boolean
  readonly isAside: boolean
  /** What else may be done now: a card played on the plan of the other side. */
  readonly besides: readonly Option[]
  change(draft: Draft): void
  clear(): void
  lock(): void
  putAside(isAside: boolean): void
}

const DeskContext = createContext<Desk | null>(null)

/** Undefined while the viewer is not asked for a plan. */
export const useDesk = (): Desk | null => use(DeskContext)

export function PlanDesk({ children }: { readonly children: ReactNode }): ReactNode {
  const { shown, table, choose } = useTable()
  const { own, view } = useClassic()
  const { snapshot, ahead } = shown
  const { asked, canUndo } = snapshot
  const battle = battleOf(view)
  const sheet = battle?.sheet ?? null
  const isAsked = asked?.decision.kind === 'plan' && ahead === 0
  const name =
    battle === undefined || own === undefined
      ? null
      : [table.id, own.seat, view.round, battle.territory, ...battle.seats].join(' ')
  const [now, setNow] = useState<{ readonly name: string | null; readonly kept: Kept | null }>({
    name: null,
    kept: null,
  })
  const kept = name === null ? null : now.name === name ? now.kept : readPlan(name)
  const [aside, putAside] = useState<string | null>(null)

  const keep = useCallback(
    (next: Kept) => {
      if (name === null) return
      keepPlan(name, next)
      setNow({ name, kept: next })
    },
    [name],
  )

  const made = battle?.plans[battle.seats[0] === own?.seat ? 0 : 1] ?? {}
  const parts = Object.keys(made).length
  const isLocked = kept?.isLocked === true
  // One step per moment, no matter how often it renders.
  const done = useRef<typeof snapshot | null>(null)
  /** How many parts had been submitted at the last render, and whether some have been undone since. */
  const before = useRef({ parts: 0, isTakenBack: false })
  useEffect(() => {
    const once = (step: () => void) => {
      if (done.current === snapshot) return
      done.current = snapshot
      step()
    }
    if (parts < before.current.parts) before.current.isTakenBack = true
    if (parts === 0 || isLocked) before.current.isTakenBack = false
    before.current.parts = parts
    if (kept === null || !isLocked) {
      // Undoing a part undoes the whole plan.
      if (isAsked && canUndo && before.current.isTakenBack) once(() => table.undo())
      return
    }
    if (!isAsked) {
      if (isMade(made)) keep({ ...kept, isLocked: false })
      return
    }
    const plan = planOf(kept.draft)
    const part = plan && partOf(asked.options, plan)
    if (part === undefined) keep({ ...kept, isLocked: false })
    else once(() => choose(part.key))
  }, [snapshot, asked, isAsked, parts, isLocked, canUndo, made, kept, keep, choose, table])

  const desk = useMemo((): Desk | null => {
    if (!isAsked || battle === undefined || sheet === null || own === undefined) return null
    const draft = kept === null ? firstDraft(sheet) : isLocked ? kept.draft : fitted(sheet, kept.draft)
    return {
      battle,
      sheet,
      seat: own.seat,
      side: battle.seats[0] === own.seat ? 0 : 1,
      draft,
      isLocked,
      isAside: aside === name,
      besides: asked.options.filter(({ verb }) => verb === 'play'),
      change: (next) => keep({ draft: next, isLocked: false }),
      clear: () => keep({ draft: firstDraft(sheet), isLocked: false }),
      lock: () => keep({ draft, isLocked: true }),
      putAside: (isAside) => putAside(isAside ? name : null),
    }
  }, [isAsked, asked, battle, sheet, own, kept, isLocked, aside, name, keep])
  return <DeskContext value={desk}>{children}</DeskContext>
}

const PARTS = ['dial', 'spice', 'leader', 'weapon', 'defense', 'kwisatz'] as const

const isMade = (plan: Partial<Plan>): boolean => PARTS.every((part) => plan[part] !== undefined)
