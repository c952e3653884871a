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
  <path d="M12 2.2a4.9 4.9 0 0 1 3.3 8.5c3.2 1.2 5 4.8 5.3 11.1H3.4c.3-6.3 2.1-9.9 5.3-11.1A4.9 4.9 0 0 1 12 2.2Z" />
)

const smallPawn = (x: number, y: number, s: number) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>{pawn}</g>
)

const back = <path className="icon-line" d="M19.5 13.5a6 6 0 0 0-6-6H5m4-4.2L4.6 7.5 9 11.7" />

const EYE =
  'M.8 12C6 4.2 18 4.2 23.2 12 18 19.8 6 19.8.8 12Zm3.3 0c4.2 5 11.6 5 15.8 0-4.2-5-11.6-5-15.8 0ZM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z'

const council = (
  <path
    className="icon-council"
    d="M12 1.5 22.5 7v2.5h-21V7ZM4 11.5h3v7H4Zm6.5 0h3v7h-3Zm6.5 0h3v7h-3ZM1.5 20h21v2.8h-21Z"
  />
)

/** The colors of the four Factions. */
const diamond = (
  <>
    <path className="icon-of-emperor" d="M12 12 1.5 12 12 1.5Z" />
    <path className="icon-of-guild" d="M12 12V1.5L22.5 12Z" />
    <path className="icon-of-bene-gesserit" d="M12 12H1.5L12 22.5Z" />
    <path className="icon-of-fremen" d="M12 12v10.5L22.5 12Z" />
  </>
)

/** A sandworm that rises from the sand, its round mouth full of teeth. */
const WORM =
  'M.5 23.5C.5 10 4 1 15 1a7.8 7.8 0 0 1 0 15.6c-3.5 0-5 2.4-5 6.9ZM15 2.9L16.2 5.9L19.2 4.6L17.9 7.6L20.9 8.8L17.9 10L19.2 13L16.2 11.7L15 14.7L13.8 11.7L10.8 13L12.1 10L9.1 8.8L12.1 7.6L10.8 4.6L13.8 5.9Z'

/** Rounded above, with a crest and a slit for the eyes. */
const HELMET =
  'M12 .8 14.2 4c3.9.9 6.3 4 6.3 8v3.500L22.5 23h-21l2-7.500V12c0-4 2.4-7.1 6.3-8ZM6.5 11v3h4v6h3v-6h4v-3Z'

/** Six teeth around a lens. */
const tech = (
  <>
    <path
      className="icon-tech"
      d="M9.8.800h4.400l.7 3 2.4 1.4 3-.9 2.2 3.8-2.3 2.100v3.600l2.3 2.1-2.2 3.8-3-.9-2.4 1.4-.7 3H9.800l-.7-3-2.4-1.4-3 .9-2.2-3.8 2.3-2.100v-3.600L1.5 8.100l2.2-3.8 3 .9 2.4-1.400Z"
    />
    <circle cx="12" cy="12" r="4.6" className="icon-tech-lens" />
  </>
)

export const SHAPES = {
  water: (
    <>
      <path
        className="icon-water"
        d="M12 1.5C9.6 7 4.8 10.6 4.8 15.3a7.2 7.2 0 0 0 14.4 0C19.2 10.6 14.4 7 12 1.5Z"
      />
      <path className="icon-shine" d="M8 15.5a4.2 4.2 0 0 0 3.6 4.2" />
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
      <path className="icon-spice" d="M7.5 1.5h9L23 8v8.5L16.5 22.5h-9L1 16.5V8Z" />
      <path className="icon-spice-light" d="M7.5 1.5h9L14.5 6h-6L5.5 9.5 1 8Z" />
      <path className="icon-spice-dark" d="M23 8v8.5l-6.5 6h-9L9.5 18.5h5.5l4-4V9.5Z" />
    </>
  ),
  persuasion: <path className="icon-persuasion" d="M12 .8 23.2 12 12 23.2.8 12Z" />,
  vp: (
    <>
      <circle cx="12" cy="12" r="11" className="icon-vp" />
      <circle cx="12" cy="12" r="9" className="icon-vp-ring" />
    </>
  ),
  star: <path d="m12 5 2.1 4.6 5 .6-3.7 3.4 1 5L12 16.1 7.6 18.6l1-5L4.9 10.2l5-.6Z" />,
  troop: (
    <>
      <path className="icon-cube-top" d="M12 2.5 20.5 7 12 11.5 3.5 7Z" />
      <path className="icon-cube-left" d="M3.5 7 12 11.5v10L3.5 17Z" />
      <path className="icon-cube-right" d="M20.5 7 12 11.5v10l8.5-4.5Z" />
    </>
  ),
  sword: (
    <>
      <path className="icon-blade" d="M22 2l-1.2 5.8L10.6 18l-4.6-4.6L16.2 3.2Z" />
      <path className="icon-blade-edge" d="M20.5 3.5 8.3 15.7" />
      <path className="icon-hilt" d="m4.8 12.3 6.9 6.9M7.5 16.5 2.8 21.2" />
    </>
  ),
  strength: (
    <>
      <path className="icon-strength" d="M12 1.5 21 4.5v7.3c0 5-3.6 8.7-9 10.7-5.4-2-9-5.7-9-10.7V4.5Z" />
      <path className="icon-on-dark" d="M7.5 16.5 16.5 7.5M16.5 16.5 7.5 7.5" />
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
      {diamond}
      <path className="icon-up" d="m7.8 14.2 4.2-4.6 4.2 4.6" />
    </>
  ),
  /** Influence with the Faction at a place of a Rival's list: the place is written on it. */
  priority: (
    <>
      {diamond}
      <circle cx="12" cy="12" r="6.8" className="icon-place" />
    </>
  ),
  /** The level of a Conflict is written on it. */
  'conflict-level': <path className="icon-level" d="M2 2.5h20v12.5L12 22.5 2 15Z" />,
  trash: onCard(cross(11, 11.75, 4)),
  'trash-this': (
    <>
      {onCard(cross(11, 9.5, 3.6))}
      <path className="icon-ink-line" d="M7.5 17.8h7" />
    </>
  ),
  discard: onCard(<path className="icon-ink-line" d="M11 6.5v9m-3.8-3.8L11 15.6l3.8-3.9" />),
  reveal: (
    <>
      <path className="icon-paper-back" d="m2.5 8 6-2.2L13.5 19l-6 2.2Z" />
      <path className="icon-paper" d="M15.5 5.8 21.5 8l-5 13.2-6-2.2Z" />
      <path className="icon-line" d="m8 5.5 4-4 4 4" />
    </>
  ),
  recall: (
    <>
      <g className="icon-seat">{smallPawn(6.5, 6.5, 0.72)}</g>
      {back}
    </>
  ),
  deploy: <path className="icon-line" d="M2.5 12h13m-5-5.5 5.5 5.5L10.5 17.5M20.5 4v16" />,
  retreat: <path className="icon-line" d="M21.5 12h-13m5-5.5L8 12l5.5 5.5M3.5 4v16" />,
  lose: <path className="icon-danger-line" d="M4.5 12h15" />,
  flip: (
    <path
      className="icon-line"
      d="M4 10a8.3 8.3 0 0 1 15-2.5M20 3v5h-5M20 14a8.3 8.3 0 0 1-15 2.5M4 21v-5h5"
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
      <path className="icon-contract" d="M5 1.8h10.5l4 4V22H5Z" />
      <path className="icon-ink-line" d="M8 8.5h8M8 12h8M8 15.5h4" />
      <circle cx="15.8" cy="17.5" r="2.4" className="icon-seal" />
    </>
  ),
  signet: (
    <>
      <circle cx="12" cy="15.5" r="6" className="icon-ring" />
      <path className="icon-gem" d="M7.5 2h9l2.5 3.5L12 11 5 5.5Z" />
    </>
  ),
  unit: (
    <>
      <g transform="translate(-1 5) scale(.78)">
        <path className="icon-cube-top" d="M12 2.5 20.5 7 12 11.5 3.5 7Z" />
        <path className="icon-cube-left" d="M3.5 7 12 11.5v10L3.5 17Z" />
        <path className="icon-cube-right" d="M20.5 7 12 11.5v10l8.5-4.5Z" />
      </g>
      <path className="icon-line" d="M14 5.5c4-3 7 0 5.5 3s-3 4 .5 7" />
    </>
  ),
  spy: <path className="icon-spy" fillRule="evenodd" d={EYE} />,
  'recall-spy': (
    <>
      <g transform="translate(3.5 5.5) scale(.85)">
        <path className="icon-spy" fillRule="evenodd" d={EYE} />
      </g>
      <path className="icon-line" d="M20 3.5H3.5M7.5.8 3.3 3.6 7.5 6.6" />
    </>
  ),
  sandworm: <path className="icon-worm" fillRule="evenodd" d={WORM} />,
  maker: (
    <>
      <path className="icon-of-spice-trade" d="M12 1 22.5 7.5V23h-21V7.5Z" />
      <g transform="translate(4.2 7) scale(.65)" className="icon-on-color">
        <path fillRule="evenodd" d={WORM} />
      </g>
    </>
  ),
  council,
  'no-council': (
    <>
      {council}
      <path className="icon-danger-line" d="M3 21 21 3" />
    </>
  ),
  /** A helmet with a crest: a Sardaukar Commander. */
  commander: <path className="icon-commander" fillRule="evenodd" d={HELMET} />,
  /** Chevrons on a badge. */
  skill: (
    <>
      <path className="icon-skill" d="M4 2h16v13.5l-8 7-8-7Z" />
      <path className="icon-skill-mark" d="m7.5 9.2 4.5-4 4.5 4m-9 5 4.5-4 4.5 4" />
    </>
  ),
  /** An eye below a hood. */
  'deep-cover': (
    <>
      <path
        className="icon-hood"
        d="M12 .8c6 0 9.5 5 9.5 11.2 0 4.6-1.2 8.2-2.5 11.2H5C3.7 20.2 2.5 16.6 2.5 12 2.5 5.8 6 .8 12 .8Z"
      />
      <g transform="translate(3.6 5.5) scale(.7)">
        <path className="icon-deep-eye" fillRule="evenodd" d={EYE} />
      </g>
    </>
  ),
  /** So much Persuasion that one commands. */
  command: (
    <>
      <path className="icon-persuasion" d="M12 .8 23.2 12 12 23.2.8 12Z" />
      <path className="icon-on-color" d="m6.5 8.5 3 2.500L12 6.500l2.5 4.5 3-2.5-1 8h-9Z" />
    </>
  ),
  tech,
  'tech-discount': (
    <>
      {tech}
      <circle cx="18" cy="18" r="5.7" className="icon-less" />
      <path className="icon-less-line" d="M15 18h6" />
    </>
  ),
  navigation: (
    <>
      <rect x="4.5" y="1.5" width="15" height="21" rx="1.8" className="icon-navigation" />
      <path
        className="icon-navigation-mark"
        d="m12 4.5 1.9 5.600L19 12l-5.1 1.900L12 19.500l-1.9-5.600L5 12l5.1-1.900Z"
      />
    </>
  ),
  garrison: (
    <path
      className="icon-garrison"
      d="M2 2.500h4.500V6h3V2.500h5V6h3V2.500H22V11l-2 1.500v10h-5.500v-5h-5v5H4v-10L2 11Z"
    />
  ),
  /** An hourglass. */
  endgame: (
    <>
      <path
        className="icon-line"
        d="M4.5 2h15M4.5 22h15M6.5 2.500c0 5 4 6.5 5.5 9.5 1.5-3 5.5-4.5 5.5-9.500m-11 19c0-5 4-6.5 5.5-9.5 1.5 3 5.5 4.5 5.5 9.5"
      />
      <path className="icon-spice" d="M8 21c.5-2.5 2.5-4 4-4s3.5 1.5 4 4Z" />
    </>
  ),
  arrow: <path d="M2 9.2h11V4l9 8-9 8v-5.2H2Z" />,
  /** Whom a team Commander has activated: an arrow points there. */
  ally: (
    <>
      <g className="icon-ally">{smallPawn(6.5, 3, 0.8)}</g>
      <path className="icon-ally-arrow" d="M.8 10.6h4.600V7.2L11 12.400l-5.600 5.200v-3.400H.8Z" />
    </>
  ),
  allies: (
    <g className="icon-ally">
      {smallPawn(-1.5, 4.5, 0.68)}
      {smallPawn(9.2, 4.5, 0.68)}
    </g>
  ),
  /** All three of a team, the Commander in front. */
  team: (
    <>
      <g className="icon-ally">
        {smallPawn(-2, 3, 0.6)}
        {smallPawn(11.6, 3, 0.6)}
      </g>
      <g className="icon-team">{smallPawn(3.2, 6.4, 0.74)}</g>
    </>
  ),
  throne: (
    <path
      className="icon-throne"
      d="M5.500 1.500 9 4l3-3 3 3 3.500-2.500V13H21v5.500h-2V23h-3v-4.500H8V23H5v-4.500H3V13h2.500Z"
    />
  ),
  /** Two hands that give to each other. */
  trade: (
    <>
      <path className="icon-trade" d="M1 8.900h13V4.600L23 10.500H1Z" />
      <path className="icon-trade icon-trade-back" d="M23 15.100H10v4.300L1 13.500h22Z" />
    </>
  ),
  /** Troops that come straight up to the Conflict. */
  reinforce: (
    <>
      <g transform="translate(-1.5 5.5) scale(.78)">
        <path className="icon-cube-top" d="M12 2.5 20.5 7 12 11.5 3.5 7Z" />
        <path className="icon-cube-left" d="M3.5 7 12 11.5v10L3.5 17Z" />
        <path className="icon-cube-right" d="M20.5 7 12 11.5v10l8.5-4.5Z" />
      </g>
      <path className="icon-reinforce" d="M15.300 11V7.300H12.200L17.800.8l5.600 6.500h-3.100V11Z" />
    </>
  ),
  /** Two swords on every Reveal turn. */
  'swordmaster-bonus': (
    <>
      <circle cx="12" cy="12" r="11" className="icon-bonus" />
      <path className="icon-bonus-blade" d="M6.200 17.800 17.600 5M17.800 17.800 6.400 5" />
      <path className="icon-bonus-hilt" d="m5.200 14.200 4.400 4.400m9.200-4.400-4.400 4.400" />
    </>
  ),
} satisfies { readonly [name: string]: ReactNode }

export type Shape = keyof typeof SHAPES

/** What stands in the pentagon of a board space that is no Faction's. */
export const MARKS = {
  landsraad: 'M12 2 22 7.5V10H2V7.5ZM4 12h3.4v7H4Zm6.3 0h3.4v7h-3.4Zm6.3 0H20v7h-3.4ZM2 20.5h20V23H2Z',
  city: 'M2 23V12.5l3.2-3.5 3.2 3.5V23Zm7.6 0V6L12 1.5 14.4 6v17Zm6 0v-8.5l3.2-3.5 3.2 3.5V23Z',
  'spice-trade': 'M8 2.5h8l6 6v7l-6 6H8l-6-6v-7Zm1.5 4L6 10v4l3.5 3.5h5L18 14v-4l-3.5-3.5Z',
  spy: EYE,
} as const

/** The pentagon of an Agent icon, and the shield of an Alliance. */
export const PENTAGON = 'M12 1 22.5 7.5V23h-21V7.5Z'
export const SHIELD = 'M12 1 22 4v8c0 5.5-4 9-10 11C6 21 2 17.5 2 12V4Z'
