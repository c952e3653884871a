// Spice blows and sandworms.

import { chapter } from '../tags.ts'

export const blow = chapter({
  'blow.territory': {
    rules: ['DUN-BLW-1', 'DUN-BLW-2', 'D-BLW-1'],
    about: ['phase:spice-blow', 'term:spice-blow', 'term:territory-card', 'term:spice-deck'],
  },
  'blow.adds': {
    rules: ['DUN-BLW-3', 'DUN-BLW-4'],
    about: ['phase:spice-blow', 'term:spice-blow', 'term:in-storm'],
  },
  'blow.first-round': {
    rules: ['DUN-BLW-5', 'ADV-BLW-6'],
    about: ['phase:spice-blow', 'term:sandworm', 'term:spice-blow'],
  },
  'blow.worm': { rules: ['DUN-BLW-6'], about: ['phase:spice-blow', 'term:sandworm'] },
  'blow.after-worm': {
    rules: ['DUN-BLW-7'],
    about: ['phase:spice-blow', 'term:sandworm', 'term:spice-blow'],
  },
  'blow.no-target': { rules: ['AMB-12'], about: ['phase:spice-blow', 'term:sandworm', 'term:nexus'] },
  'blow.reshuffle': {
    rules: ['AMB-12', 'ADV-BLW-5', 'DUN-QNA-26'],
    about: ['phase:spice-blow', 'term:spice-deck', 'term:discard-pile'],
  },
  'blow.fremen': { rules: ['DUN-BLW-8'], about: ['phase:spice-blow', 'faction:fremen', 'term:sandworm'] },
})
