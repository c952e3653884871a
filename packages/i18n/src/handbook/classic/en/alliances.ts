// What allies may do and must not do, in English.

import type { Told } from '../../outline.ts'
import type { alliances as outline } from '../outline/alliances.ts'

export const alliances: Told<typeof outline> = {
  'alliances.peace': 'Allies never fight each other.',
  'alliances.power':
    'Every faction helps its ally in its own way; its sheet says how. The faction that has the power decides whether to use it, at most once per battle, and needs no one’s consent.',
  'alliances.territory':
    'You may enter or cross a territory with your ally’s forces only if none of yours are left there at the end of your turn. The Polar Sink and advisors are exempt.',
  'alliances.sharing':
    'If new allies share a territory, one must leave it in Shipment and Movement. If the one who acts first stays, the other must leave or lose those forces.',
  'alliances.storm':
    'Players who share a territory divided by the storm may ally, too. Whoever acts later loses the forces there if both stay, even if the storm allowed no way out.',
  'alliances.landing':
    'You may ship onto your ally’s forces only if a legal move can take all of yours out again, and then you must make that move.',
  'alliances.bids':
    'Your ally may pay for your treachery card, in part or in full, up to a limit only the two of you know. Your own spice is spent first.',
  'alliances.shipment':
    'Allies may pay for each other’s shipments, in part or in full. Your own spice is spent first.',
  'alliances.no-gifts':
    'Apart from bids and shipments, allies cannot share spice: never for battle, and for revival only by the Emperor’s alliance power.',
}
