// What is said on the stage, where one sees what happens, in Polish.

export const stage = {
  'page.stage': 'Co się dzieje',
  'page.stage.next': 'Dalej',
  'page.stage.skip-all': 'Pomiń wszystko',
  'page.stage.space': 'Spacja',
  'page.stage.taken-back': 'Cofnięto wybór {name_genitive}',
  'page.stage.yours': 'Twój wybór',
  'page.replay.play': 'Odtwórz',
  'page.replay.pause': 'Wstrzymaj',
  'page.replay.round': 'Przejdź do rundy {n}',
  'page.replay.round.back': 'o rundę wstecz',
  'page.replay.round.on': 'o rundę dalej',
  'page.replay.eyes': 'Czyje karty widać',
  'page.replay.eyes.nobody': 'Widz',
  'page.replay.speed': 'Szybkość',
  'page.replay.copy': 'Kopiuj link',
  'page.replay.copied': 'Skopiowano',
}
