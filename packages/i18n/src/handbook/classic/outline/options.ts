// What a table may agree on.

import { chapter } from '../tags.ts'

export const options = chapter({
  'options.alliance-size': {
    rules: ['DUN-ALV-1', 'DUN-ALV-2', 'DUN-ALV-3', 'DUN-ALV-4'],
    about: ['phase:setup', 'term:alliance'],
  },
  'options.alliance-any': { rules: ['DUN-ALV-5'], about: ['phase:setup', 'term:alliance'] },
  'options.alliance-many': { rules: ['AMB-73'], about: ['term:ally'] },
  'options.storm-battle': { rules: ['AMB-8'], about: ['phase:battle', 'term:in-storm'] },
  'options.contested': { rules: ['AMB-9'], about: ['phase:mentat-pause', 'term:control'] },
  'options.first-storm': { rules: ['AMB-85'], about: ['phase:storm', 'term:storm-marker'] },
  'options.worm-scope': {
    rules: ['AMB-15'],
    at: ['advanced'],
    about: ['phase:spice-blow', 'faction:fremen'],
  },
  'options.ride-each': { rules: ['FAC-FRE-8'], at: ['basic'], about: ['phase:spice-blow', 'faction:fremen'] },
  'options.final-pass': { rules: ['AMB-18'], about: ['phase:bidding', 'term:pass'] },
  'options.ghola': { rules: ['AMB-24'], about: ['treachery:tleilaxu-ghola'] },
  'options.reposition': { rules: ['AMB-28'], about: ['phase:shipment', 'term:movement'] },
  'options.caller-leader': { rules: ['AMB-35'], about: ['phase:battle', 'term:traitor'] },
  'options.prediction': { rules: ['AMB-42'], about: ['phase:mentat-pause', 'term:prediction'] },
  'options.paid-fighters': {
    rules: ['AMB-51'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit'],
  },
  'options.polar-sink': {
    rules: ['AMB-56'],
    at: ['advanced'],
    about: ['phase:shipment', 'faction:bene-gesserit'],
  },
  'options.prescience-spice': {
    rules: ['AMB-64'],
    at: ['advanced'],
    about: ['phase:battle', 'term:prescience', 'faction:atreides'],
  },
  'options.atreides-karama': {
    rules: ['AMB-67'],
    at: ['advanced'],
    about: ['phase:battle', 'faction:atreides'],
  },
  'options.emperor-gifts': { rules: ['CON-9'], about: ['faction:emperor'] },
  'options.karama-use': { rules: ['AMB-65'], about: ['treachery:karama'] },
  'options.fremen-ally': {
    rules: ['AMB-89'],
    about: ['phase:mentat-pause', 'faction:fremen', 'term:special-victory'],
  },
  'options.bribes': { rules: ['CON-16'], at: ['basic'], about: ['term:bribe'] },
  'options.hands': { rules: ['VIS-4'], about: ['term:hand'] },
  'options.swap': { rules: ['DUN-SET-3', 'D-SET-3'], about: ['phase:setup', 'term:faction'] },
  'options.notes': { rules: ['AMB-79', 'VIS-23'], about: ['faction:atreides'] },
})
