// What the spaces of the board cost and give, in Polish.

import type { Told } from '../../outline.ts'
import type { spaces as outline } from '../outline/spaces.ts'

export const spaces: Told<typeof outline> = {
  'spaces.paid-and-free':
    'Plansza podstawowa ma 22 pola: po dwa każdej frakcji (bezpłatne i płatne), pięć Landsraadu, cztery miasta i pięć handlu przyprawą. Pola frakcji dają też 1 punkt wpływu.',
  'spaces.emperor':
    'Pola Imperatora: Konspiracja kosztuje 4 przyprawy i daje 5 solarisów, 2 żołnierzy i kartę intrygi; Bogactwo daje 2 solarisy.',
  'spaces.guild':
    'Pola Gildii Kosmicznej: Liniowiec, pole walki, kosztuje 6 przypraw i daje 5 żołnierzy i 2 wody; Zagięcie przestrzeni daje kartę o tej nazwie.',
  'spaces.bene-gesserit':
    'Pola Bene Gesserit: Selekcja kosztuje 2 przyprawy i pozwala zniszczyć kartę, aby dobrać 2; Sekrety dają kartę intrygi i Kradzież intrygi.',
  'spaces.fremen':
    'Pola Fremenów, oba to pola walki: Wytrwali wojownicy kosztują 1 wodę i dają 2 żołnierzy; Filtrfraki dają 1 wodę.',
  'spaces.landsraad':
    'Pola Landsraadu, bez pól walki: Wysoka Rada, Mentat, Mistrz miecza; Zbiórka wojsk kosztuje 4 solarisy i daje 4 żołnierzy; Sala oratorska daje żołnierza i 1 punkt perswazji w turze odkrywania, póki stoi tam twój agent.',
  'spaces.cities':
    'Miasta, wszystkie to pola walki: Arrakin daje żołnierza i kartę, Kartagin żołnierza i kartę intrygi; Stacja badawcza kosztuje 2 wody i daje 3 karty; Sicz Tabr daje żołnierza i 1 wodę.',
  'spaces.spice-trade':
    'Pieniądze dają dwa pola handlu przyprawą: Zawarcie kontraktu daje 3 solarisy; Sprzedaż melanżu daje 6, 8, 10 lub 12 solarisów za 2, 3, 4 lub 5 przypraw.',
  'spaces.desert':
    'Pola stworzyciela, wszystkie są też polami walki: Wielka Równina kosztuje 2 wody i daje 3 przyprawy, Basen Hagga kosztuje 1 wodę i daje 2, Basen Imperialny jest bezpłatny i daje 1; zawsze plus bonusowa przyprawa.',
  'spaces.intrigue': 'Karty intryg dają pola Kartagin, Konspiracja i Sekrety.',
  'spaces.board-uprising':
    'Plansza „Powstania” dla 1–4 graczy ma 22 pola: po dwa każdej frakcji, pięć Landsraadu, cztery miasta i pięć handlu przyprawą. Pola frakcji dają też 1 punkt wpływu.',
  'spaces.emperor-uprising':
    'Pola Imperatora: Sardaukar kosztuje 4 przyprawy i daje 4 żołnierzy i kartę intrygi; Wierna służba daje kontrakt.',
  'spaces.guild-uprising':
    'Pola Gildii Kosmicznej: Liniowiec, pole walki, kosztuje 5 przypraw i daje 5 żołnierzy; Dostawa zaopatrzenia daje 1 wodę.',
  'spaces.bene-gesserit-uprising':
    'Pola Bene Gesserit: Szpiegostwo kosztuje 1 przyprawę i daje kartę i szpiega; Sekrety dają kartę intrygi i Kradzież intrygi.',
  'spaces.fremen-uprising':
    'Pola Fremenów, oba to pola walki: Pustynna taktyka kosztuje 1 wodę, daje żołnierza i pozwala zniszczyć kartę; Fremsak daje kartę.',
  'spaces.landsraad-uprising':
    'Pola Landsraadu, bez pól walki: Wysoka Rada, Przywilej imperialny, Mistrz miecza; Sala zebrań daje kartę intrygi i 1 punkt perswazji w turze odkrywania, póki stoi tam twój agent; Uzyskaj poparcie – 2 żołnierzy, a za 2 solarisy także 1 wodę.',
  'spaces.imperial-privilege':
    'Przywilej imperialny wymaga 2 punktów wpływu u Imperatora i kosztuje 3 solarisy: możesz zniszczyć kartę intrygi, aby dobrać inną; przywołaj innego swojego agenta; dobierz kartę.',
  'spaces.cities-uprising':
    'Miasta, wszystkie to pola walki: Arrakin daje żołnierza i kartę; Rafineria przyprawy 2 solarisy, a za 1 przyprawę 4; Stacja badawcza kosztuje 2 wody i daje 2 żołnierzy i 2 karty; czwarte to Sicz Tabr.',
  'spaces.sietch-tabr-uprising':
    'Sicz Tabr (miasto, pole walki) wymaga 2 punktów wpływu u Fremenów. Do wyboru: haki stworzyciela, żołnierz i 1 woda albo 1 woda i możliwość zdetonowania Muru Zaporowego.',
  'spaces.desert-uprising':
    'Pola stworzyciela, wszystkie są też polami walki: Głęboka Pustynia kosztuje 3 wody i daje 4 przyprawy, Basen Hagga kosztuje 1 wodę i daje 2, Basen Imperialny jest bezpłatny i daje 1; zawsze plus bonusowa przyprawa.',
  'spaces.spice-trade-uprising':
    'Wysyłka wymaga 2 punktów wpływu u Gildii Kosmicznej, kosztuje 3 przyprawy i daje 5 solarisów oraz 1 dowolny punkt wpływu. Zaakceptuj kontrakt daje kartę i kontrakt.',
  'spaces.intrigue-uprising':
    'Karty intryg dają Sekrety, Sardaukar, Sala zebrań, ponowna wizyta w Wysokiej Radzie oraz, w zamian za inną kartę intrygi, Przywilej imperialny.',
}
