// A form of the account pages: submitting it never reloads the page.

import type { ReactNode } from 'react'
import './account.css'

type Props = {
  onSubmit(): void
  readonly children: ReactNode
}

export const AccountForm = ({ onSubmit, children }: Props): ReactNode => (
  <form
    className="account-form"
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)
