// The keys, listed.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { SHORTCUTS } from './keyboard.ts'

export function Shortcuts({ close }: { readonly close: () => void }): ReactNode {
  const w = useWords()
  const { game } = useMatch()
  const own = game.keys.map(({ letter, does }) => ({ keys: letter.toUpperCase(), does }))
  return (
    <Dialog title={w('page.keys')} onClose={close}>
      <dl className="shortcuts">
        {[...SHORTCUTS, ...own].map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{w(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
