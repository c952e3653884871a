// The menu of a lesson: start over or leave; leaving returns to the same step later.

import type { LearnWords } from '@sietch/i18n/learn'
import type { ReactNode } from 'react'
import { MenuButton } from '../table/MenuButton.tsx'

type Props = { readonly w: LearnWords; restart(): void; leave(): void }

export function LessonMenu({ w, restart, leave }: Props): ReactNode {
  return (
    <MenuButton>
      {(close) => (
        <ul className="menu-deeds">
          <li>
            <button
              type="button"
              className="menu-deed"
              onClick={() => {
                restart()
                close()
              }}
            >
              {w('learn.restart')}
              <small>{w('learn.restart.about')}</small>
            </button>
          </li>
          <li>
            <button type="button" className="menu-deed" onClick={leave}>
              {w('learn.leave')}
              <small>{w('learn.leave.about')}</small>
            </button>
          </li>
        </ul>
      )}
    </MenuButton>
  )
}
