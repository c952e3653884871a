// What just happened around the match, for as long as it is news.

import type { Notice } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { noticeWords } from './company.ts'

/** Milliseconds for which it stays. */
const STAYS = 12_000

type Props = { readonly notices: readonly Notice[]; readonly names: readonly string[] }

export function LatestNotice({ notices, names }: Props): ReactNode {
  const w = useWords()
  const latest = notices.at(-1)
  // What was there when one came is known already.
  const [read, setRead] = useState(latest?.id ?? 0)
  const id = latest?.id ?? 0
  useEffect(() => {
    if (id <= read) return
    const timer = setTimeout(() => setRead(id), STAYS)
    return () => clearTimeout(timer)
  }, [id, read])
  return latest === undefined || id <= read ? null : (
    <p className="status-notice">{noticeWords(latest, names, w)}</p>
  )
}
