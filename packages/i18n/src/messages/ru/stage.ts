// What is said on the stage, where one sees what happens, in Russian.

export const stage = {
  'page.stage': 'Что происходит',
  'page.stage.next': 'Дальше',
  'page.stage.skip-all': 'Пропустить всё',
  'page.stage.space': 'Пробел',
  'page.stage.taken-back': 'Выбор {name_genitive} отменён',
  'page.stage.yours': 'Выбираете вы',
  'page.replay.play': 'Воспроизвести',
  'page.replay.pause': 'Пауза',
  'page.replay.round': 'К раунду {n}',
  'page.replay.round.back': 'на раунд назад',
  'page.replay.round.on': 'на раунд вперёд',
  'page.replay.eyes': 'Чьи карты видны',
  'page.replay.eyes.nobody': 'Зритель',
  'page.replay.speed': 'Скорость',
  'page.replay.copy': 'Копировать ссылку',
  'page.replay.copied': 'Скопировано',
}
