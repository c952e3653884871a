// Opens the catalog over the table. It is loaded on demand.

import { type ReactNode, Suspense, useState } from 'react'
import { lazily } from '../app/lazily.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import './catalogue-button.css'

const CatalogueDialog = lazily(async () => (await import('./CatalogueDialog.tsx')).CatalogueDialog)

export function CatalogueButton(): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        className="catalogue-button"
        data-tool="catalogue"
        aria-label={w('page.catalogue')}
        title={w('page.catalogue')}
        onClick={() => setOpen(true)}
      >
        <Cards />
      </Button>
      {isOpen && (
        <Suspense>
          <CatalogueDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A card before another, and a glass over them. */
const Cards = (): ReactNode => (
  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M6 3.5h7M3.5 6.5h8v10h-8zM13 3.5V9" />
    <circle cx="13.5" cy="12.5" r="3" />
    <path d="m15.8 14.8 2.7 2.7" />
  </svg>
)
