// What is secret and what everyone sees, in Polish.

import type { Told } from '../../outline.ts'
import type { secrets as outline } from '../outline/secrets.ts'

export const secrets: Told<typeof outline> = {
  'secrets.spice':
    'Ile przyprawy jest za zasłonką, to tajemnica i nikt nie musi tego mówić. Płatności, zasiłek, zbiór i łapówki są jawne, razem z ilością.',
  'secrets.cards':
    'Twoje karty podstępów są tajne, dopóki ich nie zagrasz; Atrydzi znają te, które widzieli podczas licytacji. Liczba kart na ręce jest jawna tylko podczas Licytacji.',
  'secrets.traitors':
    'Tylko ty wiesz, które karty zdrajców są u ciebie, a które zostały oddane. Oddanych kart nie pokazuje się nikomu.',
  'secrets.open':
    'Wszyscy zawsze widzą oddziały na planszy, w rezerwie i w zbiornikach Tleilaxu oraz poległych przywódców, poza tymi, których Harkonnenowie zabili w niewoli.',
  'secrets.decks': 'Kolejności kart w taliach nie zna nikt. Stosy kart odrzuconych są jawne dla wszystkich.',
  'secrets.kept':
    'Co tajne, pozostaje tu tajne: gra nie mówi nikomu tego, czego nie wolno mu wiedzieć, i pyta wszystkich tak samo, żeby zwłoka nikogo nie zdradziła.',
}
