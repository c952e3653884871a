// A Leader to choose: the drawing, and both abilities in words. When hovered, it is enlarged, or shown in full.

import { sectionsOf } from '@sietch/i18n'
import { contentOf, describeLeader } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { colorName } from '../../table/names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Art } from '../cards/Art.tsx'
import { teamAt } from '../teams/teams.ts'
import { useImperium } from '../useImperium.ts'
import type { Offered } from './choosing.ts'

type Props = {
  readonly leader: Offered
  readonly isPicked: boolean
  readonly isOpen: boolean
  onPick(): void
  onLook(): void
}

export function LeaderFace({ leader, isPicked, isOpen, onPick, onLook }: Props): ReactNode {
  const { say, names, you } = useImperium()
  const w = useWords()
  const { id, by } = leader
  // Unnamed players are called by their Leader; here, by the color of the seat.
  const takenBy = (seat: Seat): string => {
    const name = names[seat] ?? ''
    return name === say.name('leader', id) ? colorName(seat, w) : name
  }
  return (
    // A disabled button gets no pointer events.
    <li onPointerEnter={onLook}>
      <button
        type="button"
        className={`leader-face ${isPicked ? 'picked' : ''} ${by === undefined ? '' : 'taken'}`}
        data-place={`leader:${id}`}
        data-seat={by}
        disabled={!isOpen}
        aria-pressed={isPicked}
        onClick={onPick}
        onFocus={onLook}
      >
        <LeaderWords id={id} />
        <Advice id={id} />
        {by !== undefined && (
          <span className="leader-taken">
            <SeatMark seat={by} />
            {by === you ? w('page.leaders.yours') : w('page.leaders.taken', { name: takenBy(by) })}
          </span>
        )}
      </button>
    </li>
  )
}

/** SIX-SET-03, SIX-SET-04: with whom the Leader goes well, where someone chooses for a team. */
function Advice({ id }: { readonly id: string }): ReactNode {
  const { content, view, snapshot } = useImperium()
  const w = useWords()
  const { teams = [], advice } = content.box
  if (advice === undefined) return null
  const choosing = snapshot.decisions.find(({ kind }) => kind === 'leader')?.seat ?? -1
  const own = teamAt(view, choosing)?.leader
  if (advice.neither.includes(id))
    return <span className="leader-advice leader-advice-not">{w('page.team.not-advised')}</span>
  const isOwn =
    advice.either.includes(id) || teams.some((team) => team.leader === own && team.advised.includes(id))
  const isOthers = !isOwn && teams.some(({ advised }) => advised.includes(id))
  if (!isOwn && !isOthers) return null
  return (
    <span className={`leader-advice ${isOthers ? 'leader-advice-other' : ''}`}>
      {w(isOthers ? 'page.team.advised.other' : 'page.team.advised')}
    </span>
  )
}

/** At large also with what else belongs to the Leader. */
export function LeaderWords({
  id,
  isLarge = false,
}: {
  readonly id: string
  readonly isLarge?: boolean
}): ReactNode {
  const { say } = useImperium()
  const leader = contentOf(say.box).leader(id)
  const { ability = [], signet = [] } = describeLeader(leader)
  return (
    <>
      <span className="leader-art">
        <Art kind="leader" id={id} />
      </span>
      <span className="leader-name">
        {say.name('leader', id)}
        <small aria-hidden="true">{'⬢'.repeat(leader.complexity)}</small>
      </span>
      <span className="leader-part">
        <b>{say.name('ability', `${id}/ability`)}</b>
        {say.text(ability)}
      </span>
      {signet.length > 0 && (
        <span className="leader-part leader-signet">
          <b>
            <Icon name="signet" /> {say.name('ability', `${id}/signet`)}
          </b>
          {say.text(signet)}
        </span>
      )}
      {isLarge &&
        sectionsOf(say, 'leader', id)
          .filter(({ place }) => place !== 'ability' && place !== 'signet')
          .map(({ place, label, text }) => (
            <span key={place} className="leader-part leader-signet">
              <b>{label}</b>
              {text}
            </span>
          ))}
    </>
  )
}
