import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN447] “we have to stop at ten”', () => {
  it.each<[Language, string]>([
    ['en', 'Can we get together one evening next week? We have to stop at ten, the neighbours have a baby.'],
    [
      'de',
      'Können wir uns nächste Woche an einem Abend treffen? Um zehn müssen wir aufhören, die Nachbarn haben ein Baby.',
    ],
    ['fr', 'On se voit un soir la semaine prochaine ? Il faut arrêter à 22h, les voisins ont un bébé.'],
    ['es', '¿Nos vemos una noche la semana que viene? A las diez hay que parar, los vecinos tienen un bebé.'],
    [
      'it',
      'Ci vediamo una sera la settimana prossima? Alle dieci dobbiamo smettere, i vicini hanno un neonato.',
    ],
  ])('is the end of what suits, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/ not any day 22-24$/)
  })
})

describe('[GEN370] “until my train at four”', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet on Thursday? I’m free all day until my train at 4.'],
    ['de', 'Können wir uns am Donnerstag treffen? Ich habe Zeit bis zu meinem Zug um 16 Uhr.'],
    ['fr', 'On peut se voir jeudi ? Je suis libre toute la journée jusqu’à mon train à 16h.'],
    ['es', '¿Nos vemos el jueves? Estoy libre todo el día hasta mi tren a las 16.'],
    ['it', 'Ci vediamo giovedì? Sono libero tutto il giorno fino al mio treno alle 16.'],
  ])('is the end of what suits that day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-\d\d-\d\d 0-16$/)
  })
})
