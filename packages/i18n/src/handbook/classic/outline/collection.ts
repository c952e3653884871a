// Spice is collected.

import { chapter } from '../tags.ts'

export const collection = chapter({
  'collection.rate': { rules: ['DUN-COL-1'], about: ['phase:collection', 'term:spice'] },
  'collection.rest': {
    rules: ['DUN-COL-1', 'DUN-COL-2', 'DUN-COL-4'],
    about: ['phase:collection', 'term:spice'],
  },
  'collection.stay': { rules: ['DUN-COL-3', 'D-COL-1'], about: ['phase:collection'] },
})
