// The name of a card. A long word may be hyphenated, and a long name gets smaller text, so that it fits its card in
// every language.

import { Fragment, type ReactNode } from 'react'
import { divided } from '../../ui/divided.ts'

type Props = { readonly name: string; readonly language: string }

export function CardName({ name, language }: Props): ReactNode {
  const [first = '', ...others] = divided(name, language).split(' ')
  return (
    <span className="card-name" data-long={stepsOf(name)} lang={language}>
      {first}
      {others.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name does not change
        <Fragment key={index}>
          {' '}
          <span className="card-word">{word}</span>
        </Fragment>
      ))}
    </span>
  )
}

/** How many steps smaller. Cyrillic letters are wider. */
function stepsOf(name: string): 0 | 1 | 2 {
  const width = /\p{Script=Cyrillic}/u.test(name) ? 1.12 : 1
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length)) * width
  const whole = name.length * width
  if (longest > 12.5 || whole > 25) return 2
  return longest > 9.5 || whole > 19 ? 1 : 0
}
