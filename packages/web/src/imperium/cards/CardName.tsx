// The name of a card. A long one, or one with a long word, is set smaller, so that it stays inside its card in every
// language.

import type { ReactNode } from 'react'

type Props = { readonly name: string; readonly language: string }

export const CardName = ({ name, language }: Props): ReactNode => (
  <span className="card-name" data-long={lengthOf(name)} lang={language}>
    {name}
  </span>
)

/** How many steps smaller. */
function lengthOf(name: string): 0 | 1 | 2 {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length))
  if (longest > 13 || name.length > 27) return 2
  return longest > 10 || name.length > 19 ? 1 : 0
}
