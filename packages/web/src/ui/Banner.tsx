// Says over everything what stands in the way, and what can be done about it.

import type { ReactNode } from 'react'
import './banner.css'

type Props = { readonly text: string; readonly children?: ReactNode }

export const Banner = ({ text, children }: Props): ReactNode => (
  <div className="banner" role="alert">
    <p>{text}</p>
    {children}
  </div>
)
