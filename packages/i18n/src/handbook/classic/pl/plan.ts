// The battle plan, in Polish.

import type { Told } from '../../outline.ts'
import type { plan as outline } from '../outline/plan.ts'

export const plan: Told<typeof outline> = {
  'plan.parts':
    'Plan bitwy układa się w tajemnicy: wartość na kole, przywódca albo „Tani bohater” oraz, jeśli chcesz, broń i obrona. Oba plany ujawnia się jednocześnie.',
  'plan.dial':
    'Na kole ustawia się liczbę od 0 do liczby twoich oddziałów w tej bitwie. Tyle oddziałów stracisz nawet przy zwycięstwie, chyba że ujawnisz zdrajcę.',
  'plan.leader':
    'Do bitwy wysyła się dokładnie jednego przywódcę albo zamiast niego zagrywa „Taniego bohatera”. Jeśli masz kogo wysłać, musisz to zrobić.',
  'plan.available':
    'Możesz wysłać każdego swojego żywego lub pojmanego przez siebie przywódcę, który w tej rundzie nie walczył na innym terytorium, bez względu na wynik tamtej bitwy.',
  'plan.no-leader':
    'Jeśli nie masz ani przywódcy, ani „Taniego bohatera”, od razu dowiadują się o tym wszyscy. Walczysz mimo to, ale nie możesz zagrać w tej bitwie żadnej karty podstępu.',
  'plan.cheap-hero':
    '„Tani bohater” zajmuje tylko miejsce przywódcy i ma siłę 0; z nim można zagrać broń, obronę i karty bezwartościowe. Zdrajcą być nie może.',
  'plan.cards':
    'Z przywódcą lub „Tanim bohaterem” możesz zagrać jedną broń, jedną obronę albo jedno i drugie, ale nigdy dwie karty tego samego rodzaju.',
  'plan.worthless':
    'Kartę bezwartościową można położyć w miejscu broni lub obrony, albo po jednej w każdym, żeby się jej pozbyć.',
  'plan.order':
    'Głosu zawsze używa się przed jasnowidzeniem. Po nich możesz zmieniać każdą część planu poza tymi, które ustaliły.',
  'plan.change':
    'Dopóki przeciwnik nie skończy swojego planu, możesz zmienić swój gotowy, poza ustalonymi już częściami.',
}
