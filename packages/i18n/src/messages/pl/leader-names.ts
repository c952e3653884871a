// The cases of Leaders, by whose names bots and Rivals are called, in Polish: genitive, dative, accusative, instrumental.
// Those who bear foreign names stay as they are.

import { declined } from '../../players.ts'

export const leaderNames = declined({
  'Paul Atryda': ['Paula Atrydy', 'Paulowi Atrydzie', 'Paula Atrydę', 'Paulem Atrydą'],
  'Książę Leto Atryda': [
    'Księcia Leto Atrydy',
    'Księciu Leto Atrydzie',
    'Księcia Leto Atrydę',
    'Księciem Leto Atrydą',
  ],
  'Baron Vladimir Harkonnen': [
    'Barona Vladimira Harkonnena',
    'Baronowi Vladimirowi Harkonnenowi',
    'Barona Vladimira Harkonnena',
    'Baronem Vladimirem Harkonnenem',
  ],
  'Glossu „Bestia” Rabban': [
    'Glossu „Bestii” Rabbana',
    'Glossu „Bestii” Rabbanowi',
    'Glossu „Bestię” Rabbana',
    'Glossu „Bestią” Rabbanem',
  ],
  'Hrabia Ilban Richese': [
    'Hrabiego Ilbana Richese',
    'Hrabiemu Ilbanowi Richese',
    'Hrabiego Ilbana Richese',
    'Hrabią Ilbanem Richese',
  ],
  'Helena Richese': ['Heleny Richese', 'Helenie Richese', 'Helenę Richese', 'Heleną Richese'],
  'Hrabina Ariana Thorvald': [
    'Hrabiny Ariany Thorvald',
    'Hrabinie Arianie Thorvald',
    'Hrabinę Arianę Thorvald',
    'Hrabiną Arianą Thorvald',
  ],
  'Hrabia Memnon Thorvald': [
    'Hrabiego Memnona Thorvalda',
    'Hrabiemu Memnonowi Thorvaldowi',
    'Hrabiego Memnona Thorvalda',
    'Hrabią Memnonem Thorvaldem',
  ],
  'Feyd-Rautha Harkonnen': [
    'Feyda-Rauthy Harkonnena',
    'Feydowi-Raucie Harkonnenowi',
    'Feyda-Rauthę Harkonnena',
    'Feydem-Rauthą Harkonnenem',
  ],
  'Gurney Halleck': ['Gurneya Hallecka', 'Gurneyowi Halleckowi', 'Gurneya Hallecka', 'Gurneyem Halleckiem'],
  'Lady Amber Metulli': [
    'Lady Amber Metulli',
    'Lady Amber Metulli',
    'Lady Amber Metulli',
    'Lady Amber Metulli',
  ],
  'Lady Jessika': ['Lady Jessiki', 'Lady Jessice', 'Lady Jessikę', 'Lady Jessiką'],
  'Matka wielebna Jessika': [
    'Matki wielebnej Jessiki',
    'Matce wielebnej Jessice',
    'Matkę wielebną Jessikę',
    'Matką wielebną Jessiką',
  ],
  'Lady Margot Fenring': [
    'Lady Margot Fenring',
    'Lady Margot Fenring',
    'Lady Margot Fenring',
    'Lady Margot Fenring',
  ],
  'Muad’Dib': ['Muad’Diba', 'Muad’Dibowi', 'Muad’Diba', 'Muad’Dibem'],
  'Księżniczka Irulana': [
    'Księżniczki Irulany',
    'Księżniczce Irulanie',
    'Księżniczkę Irulanę',
    'Księżniczką Irulaną',
  ],
  'Staban Tuek': ['Stabana Tueka', 'Stabanowi Tuekowi', 'Stabana Tueka', 'Stabanem Tuekiem'],
  'Szaddam Corrino IV': [
    'Szaddama Corrino IV',
    'Szaddamowi Corrino IV',
    'Szaddama Corrino IV',
    'Szaddamem Corrino IV',
  ],
  Chani: ['Chani', 'Chani', 'Chani', 'Chani'],
  'Duncan Idaho': ['Duncana Idaho', 'Duncanowi Idaho', 'Duncana Idaho', 'Duncanem Idaho'],
  'Esmar Tuek': ['Esmara Tueka', 'Esmarowi Tuekowi', 'Esmara Tueka', 'Esmarem Tuekiem'],
  'Piter de Vries': ['Pitera de Vriesa', 'Piterowi de Vriesowi', 'Pitera de Vriesa', 'Piterem de Vriesem'],
  'Sternik Y’rkoon': [
    'Sternika Y’rkoona',
    'Sternikowi Y’rkoonowi',
    'Sternika Y’rkoona',
    'Sternikiem Y’rkoonem',
  ],
  'Kota Odax z Ix': ['Koty Odax z Ix', 'Kocie Odax z Ix', 'Kotę Odax z Ix', 'Kotą Odax z Ix'],
  'Hrabia Hasimir Fenring': [
    'Hrabiego Hasimira Fenringa',
    'Hrabiemu Hasimirowi Fenringowi',
    'Hrabiego Hasimira Fenringa',
    'Hrabią Hasimirem Fenringiem',
  ],
  'Gaius Helena Mohiam': [
    'Gaius Heleny Mohiam',
    'Gaius Helenie Mohiam',
    'Gaius Helenę Mohiam',
    'Gaius Heleną Mohiam',
  ],
  'Liet-Kynes': ['Lieta-Kynesa', 'Lietowi-Kynesowi', 'Lieta-Kynesa', 'Lietem-Kynesem'],
  'Ród Hagal': ['Rodu Hagal', 'Rodowi Hagal', 'Ród Hagal', 'Rodem Hagal'],
})
