// What can be done with a thing of a zone where a click only looks: a button for each option, with what it takes, or
// the reason why there is none. It stands beside the thing enlarged.

import type { Option } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { useTable } from './context.tsx'
import { type PlaceId, zoneOf } from './selection.ts'
import './handling.css'

type Props = { readonly place: PlaceId; close(): void }

export function Handling({ place, close }: Props): ReactNode {
  const { game, shown, closed, say, names, choose, click } = useTable()
  const w = useWords()
  const { asked } = shown.snapshot
  if (asked === null || shown.ahead > 0 || !game.looksFirst?.includes(zoneOf(place))) return null
  const open = asked.options.map(game.placed).filter(({ places }) => places.includes(place))
  const decided = open.filter(({ places }) => places.length === 1).map(({ option }) => option)
  const reason = closed.get(place)
  if (open.length === 0 && reason === undefined) return null
  const decide = (option: Option) => {
    close()
    choose(option.key)
  }
  const begin = () => {
    close()
    click(place)
  }
  return (
    <div className="handling">
      {decided.map((option, index) => (
        <div key={option.key} className="handling-option">
          <Button
            look="primary"
            data-option={option.key}
            data-first={index === 0 || undefined}
            onClick={() => decide(option)}
          >
            {say.option(asked.decision, option, names)}
          </Button>
          {game.Price !== undefined && <game.Price option={option} />}
        </div>
      ))}
      {decided.length < open.length && (
        <Button look="primary" data-option={place} data-first onClick={begin}>
          {w('page.look.choose')}
        </Button>
      )}
      {open.length === 0 && (
        <Button look="primary" disabled>
          {reason}
        </Button>
      )}
    </div>
  )
}
