// What a game can be set up with, once it is there.

import { useEffect, useState } from 'react'

export type Options = typeof import('./options.ts')

export function useOptions(): Options | null {
  const [options, setOptions] = useState<Options | null>(null)
  useEffect(() => void import('./options.ts').then(setOptions), [])
  return options
}
