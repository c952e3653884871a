// The lesson about Combat and ties, in English.

export const text = {
  strength:
    'Who is ahead?\nTroops count 2 each, swords 1 each. You have three troops, and so has {rival}: 6 to 6.',
  tie: 'No one wins a tie\nPlayers tied for first place all get the second reward, and no one gets the first one or the Conflict card. Players tied for second get the third reward.',
  order:
    'Turn by turn\nStarting with the First Player, everyone with units in the Conflict plays an Intrigue card or passes. It goes around until all of them pass in a row: if you have passed, you may still play later.',
  task: 'Your task\nWin the Conflict “{conflict}”, alone in first place. You may also find out what a tie brings.',
  'task.tied':
    'A tie: both of you got the second reward, and no one controls Arrakeen. Try again: you have a card that breaks it.',
  control:
    'More than points\nThe first reward was control of {space}. Whenever anyone sends an Agent there now, you get 1 Solari, and you may deploy a troop to Conflicts over it for free.',
}
