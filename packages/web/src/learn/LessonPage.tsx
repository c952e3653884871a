// A lesson: the real table with the bubble over it.

import { LESSONS } from '@sietch/games/lessons'
import type { LearnId, LearnWords, LessonWords } from '@sietch/i18n/learn'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Loading, Notice } from '../app/Notice.tsx'
import { useOpened } from '../app/opened.ts'
import { go } from '../app/route.ts'
import { confirmsMoves, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { useCell } from '../cell.ts'
import { useGame } from '../games/useGame.ts'
import { ALONE, CompanyContext } from '../table/company.tsx'
import { TableProvider } from '../table/context.tsx'
import { seatNames } from '../table/names.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useOfShown } from '../table/useShown.ts'
import type { LessonAt } from './at.ts'
import { Coach } from './Coach.tsx'
import { LessonMenu } from './LessonMenu.tsx'
import { LessonOver } from './LessonOver.tsx'
import { type LessonTable, openLesson } from './lesson-table.ts'
import { finishLesson, keepLesson } from './progress.ts'
import { useLearnWords, useLessonWords } from './words.ts'

export function LessonPage({ id }: { readonly id: string }): ReactNode {
  const { table, problem } = useOpened(id, openLesson)
  const w = useLearnWords()
  if (problem !== null) return <Notice text={problem} />
  return table === null || w === null ? <Loading /> : <OpenLesson table={table} w={w} />
}

/** Being shown how counts as learned, too. */
const finish = (id: string): void => finishLesson(id)

const leave = () => go({ page: 'learn' })

function OpenLesson({ table, w }: { readonly table: LessonTable; readonly w: LearnWords }): ReactNode {
  const said = useLessonWords(table.id)
  const entry = LESSONS.find(({ id }) => id === table.id)
  if (said === null || entry === undefined) return <Loading />
  return (
    <LessonScreen
      table={table}
      w={w}
      said={said}
      title={w(`lesson.${entry.id}` satisfies LearnId)}
      finish={finish}
      over={<LessonOver entry={entry} w={w} restart={() => table.learn('restart')} />}
    />
  )
}

type ScreenProps = {
  readonly table: LessonTable
  readonly w: LearnWords
  readonly said: LessonWords
  readonly title: string
  /** Marks what was done. */
  finish(id: string, at: LessonAt): void
  /** What is shown when all steps are done. */
  readonly over: ReactNode
}

/** The table with the bubble over it. */
export function LessonScreen({ table, w, said, title, finish, over }: ScreenProps): ReactNode {
  const settings = useSettings()
  const page = useWords()
  const game = useGame(table.setup.game, settings.language)
  const isThere = useOfShown(table, (shown) => shown !== null)
  const problem = useCell({ watch: table.subscribe, get: table.problem })
  const names = useMemo(() => seatNames(table.setup, page), [table, page])
  useKept(table, finish)
  const company = useMemo(
    () => ({
      ...ALONE,
      tools: <LessonMenu w={w} restart={() => table.learn('restart')} leave={leave} />,
    }),
    [table, w],
  )
  if (!isThere && problem !== null) return <Notice text={problem} />
  if (!isThere || game === null) return <Loading />
  return (
    <CompanyContext value={company}>
      <TableProvider table={table} game={game} names={names} confirms={confirmsMoves(settings)}>
        <TableScreen>
          <Coach
            title={title}
            steps={table.steps}
            w={w}
            said={said}
            learn={table.learn}
            leave={leave}
            over={over}
          />
        </TableScreen>
      </TableProvider>
    </CompanyContext>
  )
}

/** Leaving returns to the same place later. */
function useKept(table: LessonTable, finish: ScreenProps['finish']): void {
  useEffect(
    () =>
      table.subscribe(() => {
        const at = table.shown()?.lesson
        if (at === undefined || at.is === 'waits') return
        if (at.is === 'over') finish(table.id, at)
        else keepLesson(table.id, at.kept)
      }),
    [table, finish],
  )
}
