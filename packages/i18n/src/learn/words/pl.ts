// The pages for learners, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { learn as en } from './en.ts'

export const learn: Translated<typeof en> = {
  'learn.title': 'Naucz się grać',
  'learn.about': 'Przy prawdziwym stole, krok po kroku. Wszystkiego można spróbować i wszystko cofnąć.',
  'learn.count': 'Ukończone lekcje: {n} z {of}',
  'learn.first': 'Pierwsza gra',
  'learn.minutes': '{n, plural, one {# minuta} few {# minuty} other {# minut}}',
  'learn.done': 'ukończono',
  'learn.left-at': 'jesteś na kroku {n}',
  'learn.step': '{n} z {of}',
  'learn.leave': 'Wyjdź',
  'learn.leave.about': 'Stąd można wrócić do lekcji w każdej chwili',
  'learn.restart': 'Od początku',
  'learn.restart.about': 'Lekcja od pierwszego kroku',
  'learn.back': 'Wstecz',
  'learn.next': 'Dalej',
  'learn.finish': 'Gotowe',
  'learn.show': 'Pokaż mi',
  'learn.take-back': 'Cofnij',
  'learn.try-again': 'Jeszcze raz',
  'learn.aside': 'Tak można, ale ta lekcja jest o czymś innym. Cofnij ruch i spróbuj inaczej.',
  'learn.failed': 'Tym razem się nie udało. Spróbuj jeszcze raz.',
  'learn.over': 'Świetnie',
  'learn.over.first':
    'Cała runda za tobą. Teraz prawdziwa gra: trzy łatwe boty i podpowiedź do każdego ruchu, dopóki jej nie wyłączysz.',
  'learn.over.short': 'Zadanie wykonane.',
  'learn.over.next': 'Dalej: {lesson}',
  'learn.over.all': 'Wszystkie lekcje',
  'learn.play': 'Graj',
  'learn.again': 'Jeszcze raz',
  'lesson.classic-first': 'Pierwsza gra: Diuna',
  'lesson.classic-first.about': 'Jedna runda Rodu Atrydów: od burzy do zwycięstwa',
  'lesson.uprising-first': 'Pierwsza gra: „Powstanie”',
  'lesson.uprising-first.about': 'Jedna runda: od pierwszego agenta do pierwszych punktów zwycięstwa',
}
