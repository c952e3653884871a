// What an option costs and brings, in icons.

import type { Option } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Glyphs } from '../ui/Glyphs.tsx'
import { previewOf } from './preview.ts'
import { useImperium } from './useImperium.ts'

export function Preview({ option }: { readonly option: Option }): ReactNode {
  const { content, view, snapshot, say } = useImperium()
  // The words stand beside it.
  const row = previewOf({ content, view }, snapshot.viewer, option).filter(({ glyph }) => glyph !== 'text')
  return row.length === 0 ? null : <Glyphs row={row} say={say} />
}
