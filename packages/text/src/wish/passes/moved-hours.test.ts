import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', "Can we push our 2 o'clock to 4?", '2027-01-13 16'],
  ['en', "Can we move today's 2pm to 4pm?", '2027-01-13 16'],
  ['en', "Could we move our 3 o'clock on Thursday to 4?", '2027-01-14 16'],
  ['de', 'Können wir unser 15-Uhr-Gespräch am Donnerstag auf 16 Uhr legen?', '2027-01-14 16'],
  ['fr', 'On peut décaler notre 15 h de jeudi à 16 h ?', '2027-01-14 16'],
  ['en', 'Would you mind shifting our 10:30 to 11:30?', '2027-01-13 11.5'],
  ['en', "Could we push today's call back to 4?", '2027-01-13 16'],
  ['de', 'Können wir unser 14-Uhr-Meeting auf 16 Uhr schieben?', '2027-01-13 16'],
  ['de', 'Können wir unseren Termin um 14 Uhr auf 16 Uhr verlegen?', '2027-01-13 16'],
  ['de', 'Können wir den 11-Uhr-Termin morgen auf Freitag verlegen, selbe Zeit?', '2027-01-15 11-11.5'],
  ['fr', 'On peut décaler notre 14h à 16h ?', '2027-01-13 16'],
  ['es', '¿Te importa mover nuestra reunión de las 2 a las 4 de la tarde?', '2027-01-13 16'],
  ['es', '¿Te importa que pasemos lo nuestro de las 10 al viernes, a la misma hora?', '2027-01-15 10-10.5'],
  ['it', 'Ti va se spostiamo le 14 alle 16?', '2027-01-13 16'],
])(
  '[GEN523] a meeting that is named by its hour moves to the hour behind, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
  },
)

it.each<[Language, string, string]>([
  ['en', "Could we move Friday's visit from the afternoon to the morning?", '2027-01-15 0-12'],
  ['de', 'Lässt sich die Besichtigung am Freitag vom Nachmittag auf den Vormittag legen?', '2027-01-15 0-12'],
  ['fr', "Peut-on passer la visite de vendredi de l'après-midi au matin ?", '2027-01-15 0-12'],
  ['es', '¿Habría forma de pasar la visita del sábado de la mañana a la tarde?', '2027-01-16 12-18'],
  ['it', 'Si potrebbe spostare la visita di sabato dalla mattina al pomeriggio?', '2027-01-16 12-18'],
])('[GEN523] to another part of its day, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})

it.each<[Language, string, string]>([
  ['en', 'Could we bring forward to tomorrow our meeting on Friday?', '2027-01-14'],
  ['fr', "Serait-il possible d'avancer à demain notre entretien de vendredi ?", '2027-01-14'],
  ['es', '¿Sería posible adelantar a mañana nuestra reunión del viernes?', '2027-01-14'],
  ['it', 'Sarebbe possibile anticipare a domani il nostro colloquio di venerdì?', '2027-01-14'],
])('[GEN523] to the day ahead of the one that it had, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})

it.each<[Language, string, string]>([
  ['en', 'Can my lesson be moved from Friday to Saturday?', '2027-01-16'],
  ['en', 'Any chance of swapping our Thursday session for Friday, some time after 1 pm?', '2027-01-15 13-24'],
  [
    'de',
    'Der Vorstand möchte die Sitzung vom 26. Januar auf den 4. Februar, 13 Uhr, vertagen. Sind Sie damit einverstanden?',
    '2027-02-04 13',
  ],
  ['es', '¿Adelantamos la cena del sábado al viernes?', '2027-01-15'],
  [
    'es',
    'La dirección desea trasladar el claustro del 27 de enero al 10 de febrero a las 17:00. ¿Está usted conforme?',
    '2027-02-10 17',
  ],
  ['it', 'E se anticipassimo la pizza da sabato a venerdì?', '2027-01-15'],
  [
    'it',
    'Dobbiamo riprogrammare la Sua visita guidata di questo sabato. Le va meglio il 23 o il 30 gennaio?',
    '2027-01-23, 2027-01-30',
  ],
])('[GEN523] from one day to another, whatever is moved, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})
