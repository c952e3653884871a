// Every icon of the game at the table, with its meaning.

import { type ReactNode, useMemo } from 'react'
import { useBook } from './book.tsx'
import { Entries, useEntries } from './Entries.tsx'

export function Legend(): ReactNode {
  const { help, say } = useBook()
  const signs = useMemo(() => help.signs(say.box).map((id) => ({ kind: 'sign', id })), [help, say])
  return <Entries entries={useEntries(signs)} section="signs" />
}
