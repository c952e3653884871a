// The icons of the games in our own drawing, within 24 × 24. A shape takes `--c`, the color of a seat, where it is a
// player's thing.

import type { ReactNode } from 'react'

const card = (
  <>
    <rect x="7.5" y="2.5" width="11" height="15" rx="1.5" className="icon-paper-back" />
    <rect x="5" y="5" width="11.5" height="16.5" rx="1.5" className="icon-paper" />
  </>
)

const onCard = (mark: ReactNode) => (
  <>
    <rect x="4.5" y="2.5" width="13" height="18.5" rx="1.8" className="icon-paper" />
    {mark}
  </>
)

const cross = (x: number, y: number, r: number) => (
  <path
    className="icon-danger-line"
    d={`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`}
  />
)

const pawn = (
  <path d="M12 2.200a4.9 4.9 0 0 1 3.3 8.500c3.2 1.2 5 4.8 5.3 11.100H3.400c.3-6.3 2.1-9.9 5.3-11.100A4.9 4.9 0 0 1 12 2.200Z" />
)

const smallPawn = (x: number, y: number, s: number) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>{pawn}</g>
)

const back = <path className="icon-line" d="M19.5 13.500a6 6 0 0 0-6-6H5m4-4.200L4.6 7.5 9 11.7" />

export const SHAPES = {
  water: (
    <>
      <path
        className="icon-water"
        d="M12 1.500C9.6 7 4.8 10.6 4.8 15.300a7.2 7.2 0 0 0 14.4 0C19.2 10.6 14.4 7 12 1.500Z"
      />
      <path className="icon-shine" d="M8 15.500a4.2 4.2 0 0 0 3.6 4.2" />
    </>
  ),
  solari: (
    <>
      <circle cx="12" cy="12" r="11" className="icon-solari" />
      <circle cx="12" cy="12" r="8.7" className="icon-solari-ring" />
    </>
  ),
  spice: (
    <>
      <path className="icon-spice" d="M7.5 1.500h9L23 8v8.500L16.5 22.500h-9L1 16.500V8Z" />
      <path className="icon-spice-light" d="M7.5 1.500h9L14.5 6h-6L5.5 9.5 1 8Z" />
      <path className="icon-spice-dark" d="M23 8v8.500l-6.5 6h-9L9.5 18.500h5.500l4-4V9.500Z" />
    </>
  ),
  persuasion: <path className="icon-persuasion" d="M12 .8 23.2 12 12 23.2.8 12Z" />,
  vp: (
    <>
      <circle cx="12" cy="12" r="11" className="icon-vp" />
      <circle cx="12" cy="12" r="9" className="icon-vp-ring" />
    </>
  ),
  star: <path d="m12 5 2.1 4.6 5 .6-3.7 3.4 1 5L12 16.1 7.6 18.600l1-5L4.9 10.200l5-.6Z" />,
  troop: (
    <>
      <path className="icon-cube-top" d="M12 2.5 20.5 7 12 11.5 3.5 7Z" />
      <path className="icon-cube-left" d="M3.5 7 12 11.500v10L3.5 17Z" />
      <path className="icon-cube-right" d="M20.5 7 12 11.500v10l8.5-4.500Z" />
    </>
  ),
  sword: (
    <>
      <path className="icon-blade" d="M22 2l-1.2 5.800L10.6 18l-4.6-4.600L16.2 3.200Z" />
      <path className="icon-blade-edge" d="M20.5 3.5 8.3 15.7" />
      <path className="icon-hilt" d="m4.8 12.3 6.9 6.900M7.5 16.5 2.8 21.2" />
    </>
  ),
  strength: (
    <>
      <path
        className="icon-strength"
        d="M12 1.5 21 4.500v7.300c0 5-3.6 8.7-9 10.7-5.4-2-9-5.7-9-10.700V4.500Z"
      />
      <path className="icon-on-dark" d="M7.5 16.5 16.5 7.500M16.5 16.5 7.5 7.5" />
    </>
  ),
  card,
  agent: <g className="icon-seat">{pawn}</g>,
  opponent: <g className="icon-rival">{pawn}</g>,
  opponents: (
    <g className="icon-rival">
      {smallPawn(-2, 5, 0.6)}
      {smallPawn(12, 5, 0.6)}
      {smallPawn(3.8, 6, 0.7)}
    </g>
  ),
  influence: (
    <>
      <path className="icon-of-emperor" d="M12 12 1.5 12 12 1.500Z" />
      <path className="icon-of-guild" d="M12 12V1.500L22.5 12Z" />
      <path className="icon-of-bene-gesserit" d="M12 12H1.500L12 22.500Z" />
      <path className="icon-of-fremen" d="M12 12v10.500L22.5 12Z" />
      <path className="icon-up" d="m7.8 14.2 4.2-4.6 4.2 4.6" />
    </>
  ),
  trash: onCard(cross(11, 11.75, 4)),
  'trash-this': (
    <>
      {onCard(cross(11, 9.5, 3.6))}
      <path className="icon-ink-line" d="M7.5 17.800h7" />
    </>
  ),
  discard: onCard(<path className="icon-ink-line" d="M11 6.500v9m-3.8-3.800L11 15.600l3.8-3.9" />),
  reveal: (
    <>
      <path className="icon-paper-back" d="m2.5 8 6-2.200L13.5 19l-6 2.200Z" />
      <path className="icon-paper" d="M15.5 5.8 21.5 8l-5 13.2-6-2.200Z" />
      <path className="icon-up" d="m8 6.5 4-4 4 4" />
    </>
  ),
  recall: (
    <>
      <g className="icon-seat">{smallPawn(6.5, 6.5, 0.72)}</g>
      {back}
    </>
  ),
  deploy: <path className="icon-line" d="M2.5 12h13m-5-5.5 5.5 5.500L10.5 17.500M20.5 4v16" />,
  retreat: <path className="icon-line" d="M21.5 12h-13m5-5.500L8 12l5.5 5.500M3.5 4v16" />,
  lose: <path className="icon-danger-line" d="M4.5 12h15" />,
  flip: (
    <path
      className="icon-line"
      d="M4 10a8.3 8.3 0 0 1 15-2.500M20 3v5h-5M20 14a8.3 8.3 0 0 1-15 2.500M4 21v-5h5"
    />
  ),
  control: (
    <>
      <path className="icon-line" d="M5.5 2v20" />
      <path className="icon-flag" d="M6.5 3h14l-4 5 4 5h-14Z" />
    </>
  ),
  contract: (
    <>
      <path className="icon-contract" d="M5 1.800h10.500l4 4V22H5Z" />
      <path className="icon-ink-line" d="M8 8.500h8M8 12h8M8 15.500h4" />
      <circle cx="15.8" cy="17.5" r="2.4" className="icon-seal" />
    </>
  ),
  signet: (
    <>
      <circle cx="12" cy="15.5" r="6" className="icon-ring" />
      <path className="icon-gem" d="M7.5 2h9l2.5 3.500L12 11 5 5.500Z" />
    </>
  ),
  unit: (
    <>
      <g transform="translate(-1 5) scale(.78)">
        <path className="icon-cube-top" d="M12 2.5 20.5 7 12 11.5 3.5 7Z" />
        <path className="icon-cube-left" d="M3.5 7 12 11.500v10L3.5 17Z" />
        <path className="icon-cube-right" d="M20.5 7 12 11.500v10l8.5-4.500Z" />
      </g>
      <path className="icon-line" d="M14 5.500c4-3 7 0 5.5 3s-3 4 .5 7" />
    </>
  ),
  arrow: <path d="M2 9.200h11V4l9 8-9 8v-5.200H2Z" />,
} satisfies { readonly [name: string]: ReactNode }

export type Shape = keyof typeof SHAPES

/** The pentagon of an Agent icon, and the shield of an Alliance. */
export const PENTAGON = 'M12 1 22.5 7.500V23h-21V7.500Z'
export const SHIELD = 'M12 1 22 4v8c0 5.5-4 9-10 11C6 21 2 17.5 2 12V4Z'
