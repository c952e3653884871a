// What you must do, what you may do, and when, in Polish.

import type { Told } from '../../outline.ts'
import type { effects as outline } from '../outline/effects.ts'

export const effects: Told<typeof outline> = {
  'effects.mandatory':
    'Efekty są obowiązkowe, o ile da się je wykonać. Dobrowolne są tylko: „możesz”, koszt przed strzałką, ikona zniszczenia karty, umieszczenie szpiega, detonacja Muru Zaporowego, pozyskanie dowódcy sardaukarów lub technologii, a w „Powstaniu” zdolność Sygnetu.',
  'effects.arrow':
    'Strzałka oddziela koszt od efektu. Na kartach i w efektach pól płacisz dobrowolnie: bez zapłaty nie ma efektu. Płacić można raz przy każdym rozpatrywaniu karty lub pola.',
  'effects.condition':
    'Słowa przed efektem („2 punkty wpływu:”, „Sojusz:”, „Fremeńska więź:”) mówią, kiedy działa: gdy masz tyle wpływu, ten znacznik i tak dalej. Gdy warunek jest spełniony, efekt jest obowiązkowy jak każdy inny.',
  'effects.pending':
    'Efekt z niespełnionym warunkiem czeka: jeśli warunek spełni się przed końcem tury, musisz go zastosować. W przeciwnym razie przepada z końcem tury.',
  'effects.nothing':
    'Efekt, który nie ma na co zadziałać, nic nie robi. Kartę mimo to możesz zagrać, a pole odwiedzić.',
  'effects.uninterrupted':
    'Nic nie wchodzi między koszt a efekt, w zdobycie 2 punktów wpływu, wybór dwóch możliwości, jedną kartę intrygi ani efekt pozyskania. To, co samoczynne (punkty, bonusy, sojusze), dzieje się w środku od razu.',
  'effects.discard': 'Odrzucasz zawsze kartę z ręki; kartę intrygi tylko wtedy, gdy tekst tak mówi.',
  'effects.self-trash':
    'Kartę, która bez strzałki każe się zniszczyć, musisz zniszczyć. Jej efektów nie da się już użyć, poza działającym przy zniszczeniu, ale to, co już dała (perswazja, miecze, przygotowane efekty), zostaje.',
}
