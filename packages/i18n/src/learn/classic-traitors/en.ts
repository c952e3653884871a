// The lesson “Traitors” of classic Dune, in English.

export const text = {
  cards:
    'Traitors\nAt the start, everyone is dealt leaders from the Traitor deck and keeps one of another faction’s. You are House Harkonnen and keep them all: two of the Emperor’s leaders are in your pay, Bashar and Caid.',
  choose: 'Two battles\nYou are the aggressor and choose the order. Start with Carthag.',
  'choose.other': 'The order is up to you, but here Carthag comes first. Take it back.',
  plan: 'Plan as you like\nYou have 3 forces against 6. If a traitor comes, none of it matters: lock in any plan.',
  call: 'Call him\nThe Emperor has sent Bashar, your man. Call the traitor.',
  'call.not': 'Then you would certainly lose this battle. Take it back and call him.',
  won: 'Won without a loss\nAll six of the Emperor’s forces are dead, and so is Bashar; you get 2 spice for him. You have lost nothing, not even what you dialed.',
  task: 'Your task\nIn Arrakeen, one of your forces faces nine. The Emperor has few leaders left. Survive this battle.',
  failed:
    'Arrakeen is lost. When both plans are revealed, you are asked whether to call a traitor: Caid is yours. Try again.',
  last: 'Trust no one\nAny of your own leaders may be a traitor, too, and you never know which. Before a big battle, ask yourself what happens if yours betrays you.',
}
