// What the spaces of the board cost and give, in Polish.

import type { Told } from '../../outline.ts'
import type { spaces as outline } from '../outline/spaces.ts'

export const spaces: Told<typeof outline> = {
  'spaces.paid-and-free':
    'Plansza podstawowa ma 22 pola: po dwa każdej frakcji (bezpłatne i płatne), pięć Landsraadu, cztery miasta i pięć handlu przyprawą. Pola frakcji dają też 1 punkt wpływu.',
  'spaces.emperor-guild':
    'Konspiracja: 4 przyprawy za 5 solarisów, 2 żołnierzy i kartę intrygi. Bogactwo: 2 solarisy. Liniowiec (pole walki): 6 przypraw za 5 żołnierzy i 2 wody. Zagięcie przestrzeni: karta o tej nazwie.',
  'spaces.sisterhood-fremen':
    'Selekcja: 2 przyprawy; możesz zniszczyć kartę, by dobrać 2. Sekrety: karta intrygi i Kradzież intrygi. Wytrwali wojownicy (pole walki): 1 woda za 2 żołnierzy. Filtrfraki (pole walki): zdobywasz 1 wodę.',
  'spaces.landsraad':
    'Landsraad: Wysoka Rada 5 solarisów, Mentat 2, Mistrz miecza 8. Zbiórka wojsk: 4 solarisy za 4 żołnierzy. Sala oratorska: żołnierz i 1 perswazji w turze odkrywania, póki stoi tam agent. Pól walki brak.',
  'spaces.cities':
    'Miasta, wszystkie to pola walki. Arrakin: żołnierz i karta. Kartagin: żołnierz i karta intrygi. Stacja badawcza: 2 wody za 3 karty. Sicz Tabr: żołnierz i 1 woda.',
  'spaces.spice-trade':
    'Zawarcie kontraktu: 3 solarisy. Sprzedaż melanżu: 2, 3, 4, 5 przypraw za 6, 8, 10, 12 solarisów. Pola walki i stworzyciela: Wielka Równina (2 wody) 3 przyprawy, Basen Hagga (1 woda) 2, Basen Imperialny 1, plus bonusowa.',
  'spaces.intrigue': 'Karty intryg dają pola Kartagin, Konspiracja i Sekrety.',
  'spaces.board-uprising':
    'Plansza „Powstania” dla 1–4 graczy ma 22 pola: po dwa każdej frakcji, pięć Landsraadu, cztery miasta i pięć handlu przyprawą. Pola frakcji dają też 1 punkt wpływu.',
  'spaces.emperor-guild-uprising':
    'Sardaukar: 4 przyprawy za 4 żołnierzy i kartę intrygi. Wierna służba: kontrakt. Liniowiec (pole walki): 5 przypraw za 5 żołnierzy. Dostawa zaopatrzenia: zdobywasz 1 wodę.',
  'spaces.sisterhood-fremen-uprising':
    'Szpiegostwo: 1 przyprawa za kartę i szpiega. Sekrety: karta intrygi i Kradzież intrygi. Pustynna taktyka (pole walki): 1 woda za żołnierza, możesz zniszczyć kartę. Fremsak (pole walki): karta.',
  'spaces.landsraad-uprising':
    'Landsraad: Wysoka Rada 5 solarisów, Mistrz miecza 8 lub 6. Sala zebrań: karta intrygi i 1 perswazji w turze odkrywania, póki stoi tam agent. Uzyskaj poparcie: 2 żołnierzy, za 2 solarisy także 1 woda.',
  'spaces.imperial-privilege':
    'Przywilej imperialny wymaga 2 punktów wpływu u Imperatora i 3 solarisów: możesz zniszczyć kartę intrygi, by dobrać inną; przywołaj innego swojego agenta; dobierz kartę.',
  'spaces.cities-uprising':
    'Miasta, wszystkie to pola walki. Arrakin: żołnierz i karta. Rafineria przyprawy: 2 solarisy albo 4 za 1 przyprawę. Stacja badawcza: 2 wody za 2 żołnierzy i 2 karty.',
  'spaces.sietch-tabr-uprising':
    'Sicz Tabr (miasto, pole walki) wymaga 2 punktów wpływu u Fremenów. Do wyboru: haki stworzyciela, żołnierz i 1 woda albo 1 woda i możliwość zdetonowania Muru Zaporowego.',
  'spaces.spice-trade-uprising':
    'Pola walki i stworzyciela: Głęboka Pustynia (3 wody) 4 przyprawy, Basen Hagga (1 woda) 2, Basen Imperialny 1, plus bonusowa. Wysyłka: 3 przyprawy za 5 solarisów i 1 dowolny punkt wpływu. Zaakceptuj kontrakt: karta i kontrakt.',
  'spaces.intrigue-uprising':
    'Karty intryg dają Sekrety, Sardaukar, Sala zebrań, ponowna wizyta w Wysokiej Radzie oraz, w zamian za inną kartę intrygi, Przywilej imperialny.',
}
