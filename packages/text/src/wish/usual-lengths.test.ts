import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail } from './tell-wish.ts'
import { withUsualLength } from './usual-lengths.ts'

function minutesOf(text: string, language: Language): number | undefined {
  return withUsualLength(readMail(text, language), text).wish.length?.minutes
}

describe('[GEN379] how long what a mail asks for usually lasts', () => {
  it.each<[Language, string, number]>([
    ['en', 'Shall we go to the cinema on Friday?', 120],
    ['de', 'Hast du Lust, am Freitag in die Sauna zu gehen?', 120],
    ['fr', 'On se fait une rando samedi ?', 120],
    ['es', '¿Vamos al concierto el viernes?', 120],
    ['it', 'Andiamo al museo sabato?', 120],
    ['en', 'Shall we have lunch on Friday?', 60],
    ['de', 'Hast du am Freitag Zeit für ein Mittagessen?', 60],
    ['fr', 'On prend un verre jeudi ?', 60],
    ['es', '¿Tomamos una cerveza el jueves?', 60],
    ['it', 'Ti va un aperitivo giovedì?', 60],
  ])('is known in %s: %s', (language, text, minutes) => {
    expect(minutesOf(text, language)).toBe(minutes)
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk on Friday after lunch?'],
    ['de', 'Können wir am Freitag nach dem Mittagessen reden?'],
    ['fr', 'On peut se parler vendredi après le déjeuner ?'],
    ['es', '¿Podemos hablar el viernes después de comer?'],
    ['it', 'Possiamo parlarci venerdì dopo pranzo?'],
  ])('says nothing where it only tells when, %s: %s', (language, text) => {
    expect(minutesOf(text, language)).toBeUndefined()
  })

  it('gives way to what the mail says', () => {
    expect(minutesOf('Shall we have lunch on Friday, an hour and a half?', 'en')).toBe(90)
  })
})
