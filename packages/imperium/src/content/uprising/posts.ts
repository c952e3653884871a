// The 13 observation posts of the Uprising board and the spaces each is connected to (UPR-SPY-19).

import type { Post } from '../types.ts'

export const posts: readonly Post[] = [
  { id: 'post-emperor', spaces: ['sardaukar', 'dutiful-service'] },
  { id: 'post-spacing-guild', spaces: ['heighliner', 'deliver-supplies'] },
  { id: 'post-bene-gesserit', spaces: ['espionage', 'secrets'] },
  { id: 'post-fremen', spaces: ['desert-tactics', 'fremkit'] },
  { id: 'post-landsraad-1', spaces: ['high-council', 'imperial-privilege', 'swordmaster'] },
  { id: 'post-landsraad-2', spaces: ['assembly-hall', 'gather-support'] },
  { id: 'post-choam', spaces: ['shipping', 'accept-contract'] },
  { id: 'post-research-sietch', spaces: ['sietch-tabr', 'research-station'] },
  { id: 'post-research-refinery', spaces: ['research-station', 'spice-refinery'] },
  { id: 'post-refinery-arrakeen', spaces: ['spice-refinery', 'arrakeen'] },
  { id: 'post-imperial-basin', spaces: ['imperial-basin'] },
  { id: 'post-hagga-basin', spaces: ['hagga-basin'] },
  { id: 'post-deep-desert', spaces: ['deep-desert'] },
]
