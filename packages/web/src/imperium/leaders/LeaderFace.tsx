// A Leader to choose: the drawing, and both abilities in words. Pointed at, it comes nearer.

import { contentOf, describeLeader } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { colorName } from '../../table/names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Art } from '../cards/Art.tsx'
import { useImperium } from '../useImperium.ts'
import type { Offered } from './choosing.ts'

type Props = {
  readonly leader: Offered
  readonly isPicked: boolean
  readonly isOpen: boolean
  onPick(): void
}

export function LeaderFace({ leader: { id, by }, isPicked, isOpen, onPick }: Props): ReactNode {
  const { say, names, you } = useImperium()
  const w = useWords()
  const { complexity, ...leader } = contentOf(say.box).leader(id)
  const { ability = [], signet = [] } = describeLeader({ complexity, ...leader })
  // Who gave no name is called by the Leader; here by the colour of the seat.
  const takenBy = (seat: Seat): string => {
    const name = names[seat] ?? ''
    return name === say.name('leader', id) ? colorName(seat, w) : name
  }
  return (
    <button
      type="button"
      className={`leader-face ${isPicked ? 'picked' : ''} ${by === undefined ? '' : 'taken'}`}
      data-place={`leader:${id}`}
      data-seat={by}
      disabled={!isOpen}
      aria-pressed={isPicked}
      onClick={onPick}
    >
      <span className="leader-art">
        <Art kind="leader" id={id} />
      </span>
      <span className="leader-name">
        {say.name('leader', id)}
        <small aria-hidden="true">{'⬢'.repeat(complexity)}</small>
      </span>
      <span className="leader-part">
        <b>{say.name('ability', `${id}/ability`)}</b>
        {say.text(ability)}
      </span>
      <span className="leader-part leader-signet">
        <b>
          <Icon name="signet" /> {say.name('ability', `${id}/signet`)}
        </b>
        {say.text(signet)}
      </span>
      {by !== undefined && (
        <span className="leader-taken">
          <SeatMark seat={by} />
          {by === you ? w('page.leaders.yours') : w('page.leaders.taken', { name: takenBy(by) })}
        </span>
      )}
    </button>
  )
}
