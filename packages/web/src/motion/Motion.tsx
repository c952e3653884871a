// Around everything that moves. React says what was there just before the page changes only to a class.

import { Component, createRef, type ReactNode } from 'react'
import { landAll, measure, move, type Positions } from './motion.ts'

type Props = {
  /** Things move when this changes. */
  readonly moment: unknown
  readonly on: boolean
  readonly className?: string
  readonly children: ReactNode
}

export class Motion extends Component<Props> {
  readonly root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(previous: Props): Positions | null {
    const root = this.root.current
    const moves = this.props.on && previous.moment !== this.props.moment && isWelcome()
    return moves && root !== null ? measure(root) : null
  }

  override componentDidUpdate(_: Props, __: unknown, before: Positions | null): void {
    if (before !== null && this.root.current !== null) move(this.root.current, before)
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
