// What wins the game, and how it ends, in Polish.

import type { Told } from '../../outline.ts'
import type { goal as outline } from '../outline/goal.ts'

export const goal: Told<typeof outline> = {
  'goal.aim': 'Wygrywa ten, kto na koniec gry ma najwięcej punktów zwycięstwa.',
  'goal.end':
    'Gra kończy się, jeśli na początku fazy Przywołania ktoś ma co najmniej 10 punktów zwycięstwa albo talia konfliktu jest pusta. Sprawdza się to tylko wtedy: 10 punktów zdobytych wcześniej nie przerywa rundy.',
  'goal.rounds':
    'W każdej rundzie zużywa się jedną z 10 kart talii konfliktu, więc gra trwa najwyżej 10 rund (w sześć osób 9).',
  'goal.points':
    'Za każdy zdobyty lub stracony punkt zwycięstwa twój znacznik przesuwa się o jedno pole w górę lub w dół. Górnej granicy nie ma: można minąć ostatnią liczbę toru.',
  'goal.players':
    'Gra podstawowa jest dla 1–4 graczy, „Powstanie” dla 1–4 lub 6. Gdy gra jedna osoba albo dwie, mają przeciw sobie rywali Rodu Hagal; sześć osób gra w dwóch drużynach.',
  'goal.endgame':
    'Na koniec gry każdy jeden raz, zgodnie z ruchem wskazówek zegara od posiadacza znacznika pierwszego gracza, zagrywa karty intryg „Koniec gry” i w wybranej kolejności stosuje wszystko inne, co wtedy działa.',
  'goal.tie-break':
    'Przy remisie punktów zwycięstwa wygrywa ten, kto ma więcej przyprawy, potem solarisów, wody i żołnierzy w garnizonie. Gdy wszystko jest równe, wygrywa ten, kto jako ostatni miał turę odkrywania.',
  'goal.card-text': 'Jeśli tekst karty jest sprzeczny z zasadami, obowiązuje tekst karty.',
  'goal.clockwise':
    'Kolejka zawsze idzie zgodnie z ruchem wskazówek zegara: następny jest gracz po twojej lewej.',
}
