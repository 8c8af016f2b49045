import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

describe('[GEN245] how long it takes', () => {
  it.each<[Language, string]>([
    ['en', 'For the workshop I have set aside three hours. Which day next week suits you?'],
    [
      'de',
      'Nach dem Treffen am vergangenen Donnerstag, das erst um 15 Uhr zu Ende war, plane ich großzügiger und setze drei Stunden an. Welcher Tag nächste Woche passt Ihnen?',
    ],
    ['fr', 'Nous tablons sur trois heures. Quel jour vous conviendrait la semaine prochaine ?'],
    ['es', 'Reservo tres horas. ¿Qué día le va bien la semana que viene?'],
    ['it', 'Metto in conto tre ore. Che giorno Le va bene la prossima settimana?'],
  ])('is what the writer plans with, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length?.minutes).toBe(180)
  })

  it.each<[Language, string]>([
    [
      'en',
      'We would like to examine you next week. You should not drive for about two hours afterwards. When would suit you?',
    ],
    ['en', 'Take the drops every two hours. When could we talk next week?'],
    [
      'de',
      'Bitte kommen Sie nächste Woche zur Blutabnahme und essen Sie zwei Stunden vorher nichts. Wann passt es Ihnen?',
    ],
    ['de', 'Nehmen Sie die Tropfen alle zwei Stunden. Wann können wir nächste Woche telefonieren?'],
    [
      'fr',
      "Venez pour un contrôle la semaine prochaine et ne conduisez pas pendant deux heures après l'examen. Quand pouvez-vous venir ?",
    ],
    [
      'fr',
      'Prenez les gouttes toutes les deux heures. Quand pouvons-nous nous parler la semaine prochaine ?',
    ],
    ['es', 'Venga la semana que viene y no coma nada durante dos horas antes. ¿Cuándo puede venir?'],
    ['es', 'Tome las gotas cada dos horas. ¿Cuándo podemos hablar la semana que viene?'],
    [
      'it',
      "Vorremmo rivederLa la prossima settimana. Non potrà guidare per due ore dopo l'esame. Quando può venire?",
    ],
    ['it', 'Prenda le gocce ogni due ore. Quando possiamo sentirci la prossima settimana?'],
  ])('and not what is done, or left undone, beside it, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.length).toBeNull()
  })
})
