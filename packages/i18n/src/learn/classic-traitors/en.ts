// The lesson “Traitors” of classic Dune, in English.

export const text = {
  cards:
    'Traitors\nAt the start, everyone draws leaders from the Traitor deck and keeps one of another faction. You are House Harkonnen and keep all: two of the Emperor’s leaders are in your pay, Bashar and Caid.',
  choose: 'Two battles\nYou are the aggressor and choose the order. Begin with Carthag.',
  'choose.other': 'The order is yours, but here Carthag comes first. Take it back.',
  plan: 'Plan as you like\nYou have 3 forces against 6. If a traitor comes, none of it matters: lock in any plan.',
  call: 'Call him\nThe Emperor has sent Bashar, your man. Call the traitor.',
  'call.not': 'Then you would lose this battle for sure. Take it back and call him.',
  won: 'Won without a loss\nAll six forces of the Emperor are dead, and so is Bashar; you get 2 spice for him. You have lost nothing, not even what you dialed.',
  task: 'Your task\nIn Arrakeen one force of yours stands against nine. The Emperor has few leaders left. Survive this battle.',
  failed:
    'Arrakeen is lost. When both plans lie open, you are asked about a traitor: Caid is yours. Try again.',
  last: 'Trust nobody\nAny of your own leaders may be bought, too, and you never know which. Before a great battle ask yourself what happens if he betrays you.',
}
