import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { toldWish } from './tell-wish.ts'

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
