// What is said on the stage, where one sees what happens, in Ukrainian.

export const stage = {
  'page.stage': 'Що відбувається',
  'page.stage.next': 'Далі',
  'page.stage.skip-all': 'Пропустити все',
  'page.stage.space': 'Пробіл',
  'page.stage.taken-back': 'Вибір {name_genitive} скасовано',
  'page.stage.yours': 'Вибираєте ви',
  'page.replay.play': 'Відтворити',
  'page.replay.pause': 'Пауза',
  'page.replay.round': 'До раунду {n}',
  'page.replay.round.back': 'на раунд назад',
  'page.replay.round.on': 'на раунд уперед',
  'page.replay.eyes': 'Чиї карти видно',
  'page.replay.eyes.nobody': 'Глядач',
  'page.replay.speed': 'Швидкість',
  'page.replay.copy': 'Копіювати посилання',
  'page.replay.copied': 'Скопійовано',
}
