// The Mentat Pause and the end of the last round, in Polish.

import type { Told } from '../../outline.ts'
import type { mentat as outline } from '../outline/mentat.ts'

export const mentat: Told<typeof outline> = {
  'mentat.bribes': 'Na początku Pauzy mentata wszyscy zabierają za zasłonkę łapówki, które leżały przed nią.',
  'mentat.victory':
    'Podczas Pauzy mentata sprawdza się zwycięstwo: 3 twierdze u gracza bez sojusznika, 4 w sojuszu. Zanim ogłosi się zwycięzcę, porównuje się przepowiednię Bene Gesserit.',
  'mentat.next-round':
    'Jeśli podczas Pauzy mentata nikt nie zwyciężył, jest czas na namysł i umowy. Gdy wszyscy są gotowi, zaczyna się następna runda.',
  'mentat.last-round':
    'Jeśli do końca 10. rundy nikt nie zwyciężył, najpierw sprawdza się specjalne zwycięstwo Fremenów. Jeśli go nie ma, zwycięża Gildia, o ile jest w grze. Sojusznik zwycięża razem z nimi.',
  'mentat.no-guild':
    'Jeśli do końca 10. rundy nikt nie zwyciężył, a Gildii nie ma w grze, Fremeni zwyciężają bez żadnych warunków, razem z sojusznikiem.',
  'mentat.most-strongholds':
    'Jeśli w grze nie ma ani Gildii, ani Fremenów, po 10. rundzie zwycięża ten, kto ma najwięcej twierdz. Sojuszników liczy się osobno, doradczyń wcale; przy remisie zwyciężają razem.',
  'mentat.unpredictable':
    'Zwycięstw Fremenów i Gildii w ostatniej rundzie Bene Gesserit nie mogą przepowiedzieć. Zwycięstwo liczbą twierdz w 10. rundzie spełnia przepowiednię.',
}
