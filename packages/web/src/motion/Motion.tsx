// Around everything that moves. React says what was there just before the page changes only to a class.

import { Component, createRef, type ReactNode } from 'react'
import { useSettings } from '../app/settings.ts'
import { useTable } from '../table/context.tsx'
import type { Stage } from '../table/staging.ts'
import type { Shown } from '../table/table.ts'
import type { Measured } from './measure.ts'
import { before, landAll, move } from './motion.ts'
import type { Movement } from './movement.ts'
import { movementsIn } from './news.ts'

type Props = { readonly className?: string; readonly children: ReactNode }

export function Motion(props: Props): ReactNode {
  const { shown, game } = useTable()
  const { motion } = useSettings()
  return <Moving {...props} shown={shown} stage={game.stage} on={motion !== 'off'} />
}

type MovingProps = Props & { readonly shown: Shown; readonly stage: Stage; readonly on: boolean }

type Before = { readonly movements: readonly Movement[]; readonly measured: Measured }

class Moving extends Component<MovingProps> {
  readonly root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(previous: MovingProps): Before | null {
    const root = this.root.current
    const { shown, stage, on } = this.props
    if (root === null || !on || previous.shown.snapshot === shown.snapshot || !isWelcome()) return null
    const movements = movementsIn(previous.shown.log, shown.log, stage)
    return { movements, measured: before(root, movements) }
  }

  override componentDidUpdate(_: MovingProps, __: unknown, was: Before | null): void {
    const root = this.root.current
    if (was !== null && root !== null) move(root, was.movements, was.measured)
  }

  override componentWillUnmount(): void {
    landAll()
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    )
  }
}

const isWelcome = (): boolean => !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches
