// The lesson about sandworms, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  worm: 'Najsilniejsze ze wszystkich\nCzerw pustyni ma w konflikcie siłę 3, a kto go przywoła, zdobywa nagrodę podwójnie.',
  hooks:
    'Haki stworzyciela\nBez nich nie przywołasz czerwia. Daje je pole „{space}”, jeśli masz 2 punkty wpływu u Fremenów. W tej lekcji już je masz.',
  wall: 'Mur Zaporowy\nDopóki stoi, czerwie nie trafią do konfliktów o pola pod jego ochroną: Arrakin, Rafinerię przyprawy i Basen Imperialny. W tej rundzie walka toczy się właśnie o jedno z nich: „{conflict}”.',
  blast: 'Wysadź go\nKarta intrygi „{card}” usuwa Mur Zaporowy do końca gry. Zagraj ją i wybierz mur.',
  'blast.deploy': 'Czterech żołnierzy to też coś. Chodzi jednak o czerwie: cofnij ruch i usuń mur.',
  'blast.first':
    'Mur jeszcze przeszkadza. Cofnij ruch i najpierw zagraj kartę intrygi: spisek nie zużywa tury.',
  task: 'Twoje zadanie\nPrzywołaj czerwie: wyślij agenta na pole „{space}” po dwa albo na pole „{smaller}” po jednego i wybierz je zamiast przyprawy.',
  'task.spice': 'Przyprawa zawsze się przyda, ale tu chodzi o czerwie. Cofnij ruch i wybierz je.',
  'task.other': 'Tam nie ma czerwi. Cofnij ruch i idź na pustynię.',
  twice:
    'Podwójna nagroda\nCzerwie walczą dla ciebie. Jeśli zajmiesz miejsce, zdobędziesz jego nagrodę dwa razy; nie podwaja się tylko kontrola ani sama karta konfliktu. Po walce wracają na pustynię.',
}
