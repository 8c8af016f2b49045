import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail } from './tell-wish.ts'
import { withUsualHours } from './usual-hours.ts'

function hoursOf(text: string, language: Language): number[] {
  return withUsualHours(readMail(text, language), text).wish.times.map(({ from }) => from / 60)
}

describe('[GEN405] when people go out', () => {
  it.each<[Language, string]>([
    ['en', 'Shall we go to the cinema next week?'],
    ['en', 'Shall we go for a drink next week?'],
    ['de', 'Hast du nächste Woche Lust auf Kino?'],
    ['de', 'Wollen wir nächste Woche ein Bier trinken gehen?'],
    ['fr', 'On prend un verre la semaine prochaine ?'],
    ['es', '¿Tomamos unas cañas la semana que viene?'],
    ['it', 'Facciamo un aperitivo la settimana prossima?'],
  ])('is the evening, %s: %s', (language, text) => {
    expect(hoursOf(text, language)).toEqual([18])
  })

  it.each<[Language, string]>([
    ['en', 'Shall we have lunch next week?'],
    ['en', 'Shall we take the kids to the cinema next week?'],
    ['de', 'Wollen wir nächste Woche mit den Kindern ins Kino?'],
    ['fr', 'On déjeune au resto la semaine prochaine ?'],
    ['es', '¿Vamos con los niños al cine la semana que viene?'],
    ['it', 'Andiamo al cinema con i bambini la settimana prossima?'],
  ])('and not at noon or with children, %s: %s', (language, text) => {
    expect(hoursOf(text, language)).not.toContain(18)
  })

  it('gives way to what the mail says', () => {
    expect(hoursOf('Shall we go for a drink on Tuesday at 4 pm?', 'en')).not.toContain(18)
  })
})
