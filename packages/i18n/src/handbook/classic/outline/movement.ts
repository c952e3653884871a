// Movement, the second half of a turn.

import { chapter } from '../tags.ts'

export const movement = chapter({
  'movement.group': { rules: ['DUN-MOV-1', 'D-MOV-1'], about: ['phase:shipment', 'term:movement'] },
  'movement.range': {
    rules: ['DUN-MOV-2', 'DUN-MOV-3'],
    about: ['phase:shipment', 'term:movement', 'term:ornithopter'],
  },
  'movement.ornithopters': {
    rules: ['DUN-MOV-4', 'DUN-MOV-5', 'DUN-QNA-12', 'DUN-QNA-16'],
    about: ['phase:shipment', 'term:ornithopter'],
  },
  'movement.storm': {
    rules: ['DUN-MOV-7', 'AMB-29'],
    about: ['phase:shipment', 'term:movement', 'term:in-storm'],
  },
  'movement.together': {
    rules: ['DUN-MOV-8', 'DUN-MOV-10', 'DUN-QNA-13', 'AMB-29', 'DUN-MOV-6', 'DUN-QNA-15'],
    about: ['phase:shipment', 'term:movement', 'term:sector'],
  },
  'movement.stronghold': {
    rules: ['DUN-MOV-9', 'INV-4'],
    about: ['phase:shipment', 'term:movement', 'term:stronghold'],
  },
  'movement.same-territory': { rules: ['AMB-28'], about: ['phase:shipment', 'term:movement', 'term:sector'] },
})
