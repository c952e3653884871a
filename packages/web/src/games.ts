// The games of the house, as the start page shows them. All are still on their way.
import bloodlines from './glyphs/bloodlines.svg'
import classic from './glyphs/classic.svg'
import imperium from './glyphs/imperium.svg'
import uprising from './glyphs/uprising.svg'

export const games = [
  {
    name: 'Dune: Imperium',
    about: 'Place agents, build a deck, win the conflict.',
    players: '1–4 players',
    glyph: imperium,
  },
  {
    name: 'Dune: Imperium – Uprising',
    about: 'Spies, contracts and sandworms.',
    players: '1–4 or 6 players',
    glyph: uprising,
  },
  {
    name: 'Bloodlines',
    about: 'Leaders, tech and the Sardaukar for Imperium and Uprising.',
    players: 'Expansion',
    glyph: bloodlines,
  },
  {
    name: 'Dune',
    about: 'War, diplomacy and treachery among the factions of Arrakis.',
    players: '2–6 players',
    glyph: classic,
  },
]
