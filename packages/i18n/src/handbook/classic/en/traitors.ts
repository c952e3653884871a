// Traitors and who calls them, in English.

import type { Told } from '../../outline.ts'
import type { traitors as outline } from '../outline/traitors.ts'

export const traitors: Told<typeof outline> = {
  'traitors.call':
    'If your opponent’s plan uses a leader who is on one of your traitor cards, you may call traitor after the reveal. You never have to.',
  'traitors.asked':
    'Both sides are asked for traitors at the same time, and Harkonnen as well when their ally fights; all answers are collected before any is shown.',
  'traitors.win':
    'If you call a traitor, you win at once and lose nothing: no forces, cards, leader or battle spice. Even a Lasgun and a Shield do not explode.',
  'traitors.spice':
    'The betrayed player loses all forces in the territory and all treachery cards played. The traitor goes to the tanks, and you take spice from the bank equal to the traitor’s strength.',
  'traitors.both':
    'If both players call a traitor, both lose all their forces in the territory, all cards played and both leaders. Nobody gets spice.',
  'traitors.again':
    'A traitor card you have called stays with you, known to everyone. If that leader is revived, you may call them again. Your other traitor cards stay secret.',
  'traitors.own-leader':
    'Calling a traitor, you keep even a Cheap Hero. Your own leader has fought, though, and cannot fight in another territory this round.',
}
