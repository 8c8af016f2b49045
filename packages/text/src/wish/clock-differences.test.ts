import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail } from './tell-wish.ts'

describe('[GEN132] how far clocks are apart', () => {
  it.each<[Language, string]>([
    ['en', 'Could we talk next week? There are 5 hours between us.'],
    ['de', 'Können wir nächste Woche sprechen? Es liegen 6 Stunden zwischen uns.'],
    ['fr', 'On peut se parler la semaine prochaine ? Il y a seulement 5 heures entre nous deux.'],
    ['fr', 'On peut se parler la semaine prochaine ? Il y a 6 heures de décalage.'],
    ['es', '¿Hablamos la semana que viene? Hay 5 horas entre nosotros.'],
    ['it', 'Possiamo sentirci la settimana prossima? Ci sono 5 ore tra noi.'],
  ])('is no length, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length).toBeNull()
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk next week? I would need two hours between us and the client.'],
    ['fr', 'On peut se parler la semaine prochaine ? Il me faudrait deux heures entre nous.'],
  ])('is none where the hours are wished, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length?.minutes).toBe(120)
  })
})
