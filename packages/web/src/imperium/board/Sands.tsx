// The land below the map: sand in the evening light, dunes, and rock where the cities are.

import type { ReactNode } from 'react'

export function Sands(): ReactNode {
  return (
    <svg className="sands" viewBox="0 0 400 340" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id="sands-light" cx=".32" cy=".06" r="1.15">
          <stop offset="0" stopColor="#c98d4e" />
          <stop offset=".42" stopColor="#96632f" />
          <stop offset=".75" stopColor="#5f3d20" />
          <stop offset="1" stopColor="#34220f" />
        </radialGradient>
        <linearGradient id="sands-dune" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e4ad6a" stopOpacity=".5" />
          <stop offset=".35" stopColor="#a26a35" stopOpacity=".28" />
          <stop offset="1" stopColor="#2b1a0c" stopOpacity=".45" />
        </linearGradient>
        <linearGradient id="sands-rock" x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor="#7d573a" />
          <stop offset="1" stopColor="#3a2819" />
        </linearGradient>
        <filter id="sands-rough" x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="4" />
          <feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G" />
        </filter>
      </defs>
      <rect width="400" height="340" fill="url(#sands-light)" />
      <g fill="url(#sands-rock)" opacity=".55">
        <path d="M0 0h150l-14 18 20 16-26 12 8 22-34-6-20 22-22-14-34 16-28-10Z" />
        <path d="M230 0h170v96l-22 8-10-20-30 12-12-24-34 6-10-26-34-6 6-24-30-4Z" />
        <path d="M120 84l44-14 36 10 40-8 26 22-16 24-46 4-34 14-40-10-24-20Z" opacity=".6" />
      </g>
      <g fill="url(#sands-dune)">
        <path d="M0 178c52-24 96-20 148-4s98 22 152-2 76-18 100-12v180H0Z" />
        <path d="M0 232c60-34 118-14 166 4s110 14 160-14c30-16 54-14 74-8v126H0Z" />
        <path d="M0 290c44-26 104-30 168-6s120 22 232-20v76H0Z" />
      </g>
      <g fill="none" stroke="#f3cf97" strokeOpacity=".16" strokeWidth="1">
        <path d="M14 262c40-20 88-12 128 4m-96 16c44-16 92-4 130 8M226 276c44-2 84-20 118-36m-84 56c40 0 80-14 120-32" />
        <path d="M20 206c36-16 72-12 104-4m170 2c30-12 60-18 92-16" />
      </g>
    </svg>
  )
}
