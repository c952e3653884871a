// Who wins the Conflict, and what they win, in Polish.

import type { Told } from '../../outline.ts'
import type { combat as outline } from '../outline/combat.ts'

export const combat: Told<typeof outline> = {
  'combat.intrigue-first':
    'W fazie Walki najpierw zagrywa się karty intryg „Walka”, potem rozstrzyga konflikt. Biorą udział tylko gracze, którzy mają w konflikcie co najmniej jedną jednostkę.',
  'combat.passing':
    'Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy uczestnik zagrywa dowolną liczbę kart „Walka” albo pasuje. Po spasowaniu można jeszcze grać w kolejnej kolejce; koniec, gdy spasują wszyscy po kolei.',
  'combat.marker':
    'Gdy karta zmienia jednostki lub siłę, siła zmienia się od razu; kto stracił ostatnią jednostkę, spada do 0.',
  'combat.rewards':
    'Gracz z najwyższą siłą wygrywa konflikt i bierze pierwszą nagrodę, drugi w kolejności – drugą. Trzecią za trzecie miejsce daje się tylko w cztery i sześć osób. Z siłą 0 nie ma nagrody.',
  'combat.reward-order':
    'Nagrody bierze się według miejsc: pierwsza, druga, trzecia; przy remisie w kolejności tur od pierwszego gracza. Kolejność w swojej nagrodzie wybierasz ty. Zdobyci żołnierze idą do garnizonu.',
  'combat.tie-first':
    'Remis o pierwsze miejsce: nikt nie wygrywa konfliktu, a każdy remisujący bierze drugą nagrodę. Gdy graczy jest trzech lub mniej albo remisuje co najmniej trzech, nikt inny nic nie dostaje.',
  'combat.tie-first-two':
    'Remis o pierwsze miejsce dokładnie dwóch graczy w grze na cztery lub sześć osób: najsilniejszy z pozostałych bierze trzecią nagrodę, o ile tam też nie ma remisu.',
  'combat.tie-second':
    'Remis o drugie miejsce: każdy remisujący bierze trzecią nagrodę, bez względu na liczbę graczy. Drugiej nie dostaje nikt; zwycięzcy to nie dotyczy.',
  'combat.tie-third': 'Remis o trzecie miejsce: remisujący nic nie dostają.',
  'combat.when-you-win':
    'Kartę działającą po wygraniu konfliktu zagrywa się po wygranej – samodzielnym pierwszym miejscu – a przed następną fazą. Można ją nawet dobrać z nagrodą i od razu zagrać.',
  'combat.no-winner':
    'Jeśli nikt nie wygrał, bo był remis o pierwsze miejsce albo nikt nie brał udziału, karta konfliktu zostaje na stosie odkrytych kart.',
  'combat.clean-up':
    'Po nagrodach wszyscy żołnierze z konfliktu wracają do zasobów właścicieli, a nie do garnizonów, a siła wszystkich spada do 0.',
  'combat.clean-up-uprising':
    'Po nagrodach zwycięzca bierze odkrytą kartę konfliktu i sprawdza ikony walki. Potem żołnierze z konfliktu wracają do zasobów właścicieli, czerwie do banku, a siła wszystkich spada do 0.',
}
