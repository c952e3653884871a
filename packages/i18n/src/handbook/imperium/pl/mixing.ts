// Playing with parts of several boxes, in Polish.

import type { Told } from '../../outline.ts'
import type { mixing as outline } from '../outline/mixing.ts'

export const mixing: Told<typeof outline> = {
  'mixing.core':
    'Podstawka (gra podstawowa lub „Powstanie”) określa planszę, talie startowe, rezerwę i zasadę pierwszego gracza. Karty o tej samej nazwie z dwóch gier to różne karty.',
  'mixing.leaders':
    'W „Powstaniu” można grać liderami z gry podstawowej; tekst o elementach, których nie ma w grze, nic nie robi.',
  'mixing.cards':
    'Karty Imperium i intryg z gry podstawowej można wtasować do „Powstania”, oprócz „Wykalkulowanego naboru”. Jej karty konfliktu są dozwolone, lecz niezalecane, bo nie mają ikon walki; „Uporządkuj chaos” odpada.',
  'mixing.bloodlines-base':
    '„Bloodlines” z grą podstawową obywa się bez dwóch umiejętności Zaciekłość, nowych kart konfliktu, wszystkiego dla KHOAM, liderów Hasimira Fenringa, Gaius Heleny Mohiam i Lieta-Kynesa oraz karty nawigacji o szpiegach.',
  'mixing.bloodlines-base-cards':
    '„Bloodlines” z grą podstawową: odpadają też intrygi „Fałszywe rozkazy”, „Zawładnięcie Arrakis”, „Poufne informacje”, „Zmarszczki na piasku”, „Uśpiona jednostka” oraz karty Imperium „Obserwatorka z Arrakis”, „Eliminacja sojuszników”, „Święta wojna”, obie „Szkolenie wywiadowcze”, „Wskazywanie drogi”, „Tajemniczy doradca”.',
}
