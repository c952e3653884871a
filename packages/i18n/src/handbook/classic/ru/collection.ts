// Spice is collected, in Russian.

import type { Told } from '../../outline.ts'
import type { collection as outline } from '../outline/collection.ts'

export const collection: Told<typeof outline> = {
  'collection.rate':
    'Каждый ваш отряд собирает 2 Пряности в своём секторе своей территории или 3, если в этот момент у вас есть отряд в Арракине или Карфаге.',
  'collection.rest':
    'Больше, чем лежит, собрать нельзя; остаток ждёт следующих раундов. Отряды в другом секторе той же территории не собирают ничего.',
  'collection.stay':
    'Пряность собирается сама, но при желании её можно оставить лежать. Отряды остаются на месте.',
}
