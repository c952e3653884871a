// What a game can be set up with, once it is there.

import { useEffect, useState } from 'react'

export type Options = typeof import('./setup-options.ts')

export function useSetupOptions(): Options | null {
  const [options, setOptions] = useState<Options | null>(null)
  useEffect(() => void import('./setup-options.ts').then(setOptions), [])
  return options
}
