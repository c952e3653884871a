// Shipment, the first half of a turn, in Polish.

import type { Told } from '../../outline.ts'
import type { shipment as outline } from '../outline/shipment.ts'

export const shipment: Told<typeof outline> = {
  'shipment.turn':
    'W kolejności tur każdy wykonuje całą turę: najpierw transport, potem ruch. Oba są dobrowolne, ale po ruchu nie można już transportować.',
  'shipment.reserves':
    'Raz na rundę możesz przetransportować dowolną liczbę oddziałów z rezerwy poza planetą na jedno terytorium dowolnego rodzaju. Wszystkie lądują w jednym wybranym przez ciebie sektorze.',
  'shipment.price':
    'Transport kosztuje 1 przyprawę za oddział do twierdzy i 2 za oddział gdziekolwiek indziej, także na Polarną Depresję. Płacisz Gildii, jeśli jest w grze i nie jest twoja, w przeciwnym razie do banku.',
  'shipment.where':
    'Nie można transportować do sektora w burzy ani do twierdzy, w której są już oddziały dwóch innych graczy. Jeden inny gracz nie przeszkadza, a doradczynie Bene Gesserit się nie liczą.',
  'shipment.no-return': 'Oddziały z planszy nie wracają do rezerwy, chyba że specjalnym transportem Gildii.',
}
