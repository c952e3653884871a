// Around everything that moves. React says what was there just before the page changes only to a class.

import { Component, createRef, type ReactNode } from 'react'
import { gather, type Piles, pilesIn } from './gather.ts'
import { landAll, measure, move, type Positions } from './motion.ts'

type Props = {
  /** Things move when this changes. */
  readonly moment: unknown
  readonly on: boolean
  readonly className?: string
  readonly children: ReactNode
}

type Before = { readonly things: Positions; readonly piles: Piles }

export class Motion extends Component<Props> {
  readonly root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(previous: Props): Before | null {
    const root = this.root.current
    if (root === null || !this.props.on || previous.moment === this.props.moment || !isWelcome()) return null
    return { things: measure(root), piles: pilesIn(root) }
  }

  override componentDidUpdate(_: Props, __: unknown, before: Before | null): void {
    const root = this.root.current
    if (before === null || root === null) return
    move(root, before.things)
    gather(root, before.things, before.piles)
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
