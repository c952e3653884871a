// Spice blows and sandworms, in English.

import type { Told } from '../../outline.ts'
import type { blow as outline } from '../outline/blow.ts'

export const blow: Told<typeof outline> = {
  'blow.territory':
    'Reveal the top spice card. If it names a territory, its spice is placed there, in the sector with the spice blow symbol, and the card is discarded face up.',
  'blow.adds':
    'New spice is added to any already there. If its sector is in storm, no spice is placed, but the card is still discarded.',
  'blow.first-round':
    'In round 1 there is neither sandworm nor Nexus: Shai-Hulud cards are set aside until a territory card appears, then shuffled back into the deck. In the advanced game this holds for both blows.',
  'blow.worm':
    'From round 2 on, Shai-Hulud strikes the territory on the topmost territory card of the discard pile: all spice and all forces there are destroyed, in every sector, in storm or not.',
  'blow.after-worm':
    'After a sandworm, cards are revealed until a territory card appears; its spice is placed. In the basic game further Shai-Hulud cards on the way have no effect.',
  'blow.no-target':
    'If there is no territory card in the discard pile, the sandworm strikes nothing, but the Nexus still takes place.',
  'blow.reshuffle':
    'The Spice deck is reshuffled only when a card must be revealed and none is left, even in mid-phase. Then all discards go back in, in the advanced game those of both piles.',
  'blow.fremen':
    'Sandworms never destroy Fremen forces. The Fremen may spare their ally’s forces as well, and ride the worm after the Nexus.',
}
