// The treachery cards.

import { chapter } from '../tags.ts'

export const cards = chapter({
  'cards.kinds': {
    rules: ['EXT-1', 'DUN-TCH-2', 'EXT-11'],
    about: ['term:treachery-deck', 'term:treachery-card'],
  },
  'cards.projectile': {
    rules: ['EXT-1', 'DUN-TCH-2'],
    about: [
      'phase:battle',
      'term:weapon',
      'treachery:crysknife',
      'treachery:maula-pistol',
      'treachery:slip-tip',
      'treachery:stunner',
    ],
  },
  'cards.poison': {
    rules: ['EXT-1', 'DUN-TCH-2'],
    about: [
      'phase:battle',
      'term:weapon',
      'treachery:chaumas',
      'treachery:chaumurky',
      'treachery:ellaca-drug',
      'treachery:gom-jabbar',
    ],
  },
  'cards.lasgun': { rules: ['EXT-1', 'DUN-BAT-21'], about: ['phase:battle', 'treachery:lasgun'] },
  'cards.explosion': {
    rules: ['DUN-TCH-1', 'DUN-QNA-3'],
    about: ['phase:battle', 'term:explosion', 'treachery:lasgun', 'treachery:shield'],
  },
  'cards.explosion-details': { rules: ['AMB-33'], about: ['phase:battle', 'term:explosion'] },
  'cards.defenses': {
    rules: ['EXT-1', 'DUN-TCH-2'],
    about: ['phase:battle', 'term:defense', 'treachery:shield', 'treachery:snooper'],
  },
  'cards.cheap-hero': { rules: ['EXT-1', 'AMB-32'], about: ['phase:battle', 'treachery:cheap-hero'] },
  'cards.worthless': {
    rules: ['EXT-1', 'AMB-34'],
    about: [
      'phase:battle',
      'treachery:baliset',
      'treachery:jubba-cloak',
      'treachery:kulon',
      'treachery:la-la-la',
      'treachery:trip-to-gamont',
    ],
  },
  'cards.atomics': {
    rules: ['W-ATOMICS', 'AMB-71', 'EXT-7'],
    about: ['phase:storm', 'treachery:family-atomics', 'term:shield-wall', 'territory:shield-wall'],
  },
  'cards.atomics-where': {
    rules: ['DUN-TCH-3', 'DUN-QNA-2'],
    about: ['phase:storm', 'treachery:family-atomics'],
  },
  'cards.atomics-neighbors': {
    rules: ['DUN-TCH-3'],
    about: ['phase:storm', 'treachery:family-atomics', 'territory:shield-wall'],
  },
  'cards.atomics-storm': {
    rules: ['DUN-TCH-4', 'DUN-QNA-1'],
    about: [
      'phase:storm',
      'treachery:family-atomics',
      'term:shield-wall',
      'territory:arrakeen',
      'territory:carthag',
      'territory:imperial-basin',
    ],
  },
  'cards.weather': { rules: ['W-WEATHER', 'EXT-7'], about: ['phase:storm', 'treachery:weather-control'] },
  'cards.hajr': { rules: ['W-HAJR', 'D-MOV-4', 'EXT-1'], about: ['phase:shipment', 'treachery:hajr'] },
  'cards.ghola': { rules: ['DUN-TCH-5', 'W-GHOLA', 'DUN-QNA-6'], about: ['treachery:tleilaxu-ghola'] },
  'cards.ghola-leader': {
    rules: ['DUN-QNA-5', 'AMB-81', 'AMB-24'],
    about: ['phase:battle', 'treachery:tleilaxu-ghola'],
  },
  'cards.truthtrance': { rules: ['DUN-TCH-6', 'W-TRUTH'], about: ['treachery:truthtrance'] },
  'cards.truthtrance-questions': { rules: ['AMB-86'], about: ['treachery:truthtrance'] },
  'cards.truthtrance-plan': {
    rules: ['AMB-86', 'W-TRUTH'],
    about: ['phase:battle', 'treachery:truthtrance'],
  },
})
