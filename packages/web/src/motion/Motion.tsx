// Wraps everything that moves. Only a class component can see the DOM just before an update.

import { Component, createRef, type ReactNode } from 'react'
import { useSettings } from '../app/settings.ts'
import { useMoment } from '../table/context.tsx'
import type { Stage } from '../table/staging.ts'
import type { Shown } from '../table/table.ts'
import { whenLaidOut } from '../ui/laid-out.ts'
import type { Measured } from './measure.ts'
import { before, landAll, move } from './motion.ts'
import type { Movement } from './movement.ts'
import { movementsIn } from './news.ts'

type Props = { readonly className?: string; readonly children: ReactNode }

export function Motion(props: Props): ReactNode {
  const { snapshot, log, game } = useMoment()
  const { motion } = useSettings()
  return <Moving {...props} snapshot={snapshot} log={log} stage={game.stage} on={motion !== 'off'} />
}

type MovingProps = Props & Pick<Shown, 'snapshot' | 'log'> & { readonly stage: Stage; readonly on: boolean }

type Before = { readonly movements: readonly Movement[]; readonly measured: Measured }

class Moving extends Component<MovingProps> {
  readonly root = createRef<HTMLDivElement>()
  /** Movements that start as soon as the new positions are known. */
  private owed: (() => void) | null = null
  private callOff = () => {}

  private settle(): void {
    const { owed } = this
    this.owed = null
    this.callOff()
    owed?.()
  }

  override getSnapshotBeforeUpdate(previous: MovingProps): Before | null {
    this.settle()
    const root = this.root.current
    const { snapshot, log, stage, on } = this.props
    if (root === null || !on || previous.snapshot === snapshot || !isWelcome()) return null
    const movements = movementsIn(previous.log, log, stage)
    return { movements, measured: before(root, movements) }
  }

  override componentDidUpdate(_: MovingProps, __: unknown, was: Before | null): void {
    const root = this.root.current
    if (was === null || root === null) return
    this.owed = () => move(root, was.movements, was.measured)
    this.callOff = whenLaidOut(root, () => this.settle())
  }

  override componentWillUnmount(): void {
    this.owed = null
    this.callOff()
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
