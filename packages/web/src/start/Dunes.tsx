// The desert at night behind the start page.

import type { ReactNode } from 'react'
import './dunes.css'

export const Dunes = (): ReactNode => (
  <svg className="dunes" viewBox="0 0 1366 768" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <linearGradient id="sand" x1="0.7" y1="0" x2="0.4" y2="1">
      <stop className="dunes-crest" offset="0" />
      <stop className="dunes-shade" offset="0.7" />
    </linearGradient>
    <circle className="dunes-moon" cx="1150" cy="130" r="44" opacity="0.5" />
    <circle className="dunes-moon" cx="1232" cy="88" r="13" opacity="0.35" />
    <g fill="url(#sand)">
      <path opacity="0.4" d="M0 440C180 380 330 440 520 400S840 320 1010 380s240 30 356-10v398H0Z" />
      <path opacity="0.6" d="M0 540c150-60 320-10 470-30s260-100 450-40 300 20 446-40v338H0Z" />
      <path opacity="0.8" d="M0 670c220-90 400-40 620-60s330-90 746 10v148H0Z" />
    </g>
  </svg>
)
