// The treachery cards, in Polish.

import type { Told } from '../../outline.ts'
import type { cards as outline } from '../outline/cards.ts'

export const cards: Told<typeof outline> = {
  'cards.kinds':
    'Talia podstępów: po 4 karty broni miotającej i trującej, „Rusznica laserowa”, po 4 „Tarcze” i „Wykrywacze trucizn”, 3 karty „Tani bohater”, 5 bezwartościowych i 8 specjalnych. Kart z dodatków nie ma.',
  'cards.projectile':
    'Broń miotająca – „Krysnóż”, „Pistolet maula”, „Zatrute ostrze” i „Ogłuszacz” – zabija przywódcę lub „Taniego bohatera” przeciwnika, jeśli nie zagrał on „Tarczy”.',
  'cards.poison':
    'Broń trująca – „Chaumas”, „Chaumurky”, „Narkotyk elakka” i „Gom dżabbar” – zabija przywódcę lub „Taniego bohatera” przeciwnika, jeśli nie zagrał on „Wykrywacza trucizn”.',
  'cards.lasgun':
    '„Rusznica laserowa” zabija przywódcę lub „Taniego bohatera” przeciwnika i nie chroni przed nią żadna obrona. Nie jest bronią miotającą ani trującą. Jeśli choć w jednym planie jest „Tarcza”, następuje eksplozja.',
  'cards.explosion':
    'Jeśli w bitwie zagrano „Rusznicę laserową” i „Tarczę”, na terytorium giną wszystkie oddziały i cała przyprawa, także oddziały tych, którzy nie walczyli, i doradczynie.',
  'cards.explosion-details':
    'Eksplozja nie ma zwycięzcy: giną obaj przywódcy, nikt nie zyskuje przyprawy, karty się odrzuca, a przyprawę na bitwę płaci. „Rusznica laserowa” i „Tarcza” wybuchają także w jednym planie; zapobiega temu ujawniony zdrajca.',
  'cards.defenses':
    '„Tarcza” chroni twojego przywódcę przed bronią miotającą, „Wykrywacz trucizn” przed trującą. Każdej karty jest po 4.',
  'cards.cheap-hero':
    'Trzy karty „Tani bohater” zastępują przywódcę, z siłą 0. Po bitwie odrzuca je nawet zwycięzca; zachować taką kartę można, tylko ujawniając zdrajcę.',
  'cards.worthless':
    '„Baliseta”, „Płaszcz dżubba”, „Kulon”, „La, la, la” i „Wycieczka na Gamont” są bezwartościowe: nic nie dają, ale można je zagrać zamiast broni lub obrony, żeby się ich pozbyć.',
  'cards.atomics':
    '„Rodowe atomówki”: zagraj w fazie Burzy od 2. rundy, przed ruchem burzy. Mur Zaporowy i wszystkie oddziały na nim, także twoje, zostają zniszczone. Karta wypada z gry.',
  'cards.atomics-where':
    'Aby zagrać „Rodowe atomówki”, trzeba mieć oddział na Murze Zaporowym lub obok niego, choćby w burzy, ale burza nie może leżeć między nimi. Doradczynie nie wystarczą.',
  'cards.atomics-neighbors':
    'Z Murem Zaporowym sąsiadują Wschodni Fałszywy Mur, Gara Kulon, Dziura w Skale, Basen Imperialny, Blady Płaskowyż, Grzbiet Sihaja i Mniejszy Erg.',
  'cards.atomics-storm':
    'Po „Rodowych atomówkach” Arrakin, Kartagin i Basen Imperialny nie są już chronione przed burzą. Tylko to, co w tej chwili jest w burzy, pozostaje bezpieczne, aż burza ruszy dalej.',
  'cards.weather':
    '„Kontrola pogody”: w fazie Burzy od 2. rundy, przed ruchem burzy, zdecyduj, o ile sektorów się przesunie, od 0 do 10, zamiast kół lub karty burzy.',
  'cards.hajr':
    '„Hadżr”: podczas swojego ruchu, przed zwykłym ruchem lub po nim, wykonujesz jeszcze jeden tą samą grupą albo inną. Drugiego transportu karta nie daje.',
  'cards.ghola':
    '„Ghola Tleilaxu”: w dowolnej chwili przywróć za darmo jednego swojego przywódcę albo do 5 swoich oddziałów, ponad zwykłe odrodzenie.',
  'cards.ghola-leader':
    '„Ghola Tleilaxu” przywraca każdego odkrytego przywódcę, nawet gdy inni żyją. Przywrócony w fazie Bitwy może walczyć w tej samej fazie na dowolnym terytorium.',
  'cards.truthtrance':
    '„Trans prawdy”: w dowolnej chwili, nawet między Głosem a jasnowidzeniem, zadaj innemu graczowi przy wszystkich pytanie o grę, na które odpowiada się „tak” lub „nie”. Musi on przy wszystkich odpowiedzieć prawdę.',
  'cards.truthtrance-questions':
    '„Transem prawdy” możesz pytać o karty na ręce, zdrajców, przyprawę, przepowiednię, karty obejrzane w tajemnicy, jeńców i plan tej bitwy. Na to, co wie gra, odpowiada ona sama.',
  'cards.truthtrance-plan':
    'Odpowiedź na „Trans prawdy” o planie trwającej bitwy ustala tę część planu. Na pytanie własnymi słowami odpowiada sam gracz; odpowiedź się zapisuje, ale gra nie może jej sprawdzić.',
}
