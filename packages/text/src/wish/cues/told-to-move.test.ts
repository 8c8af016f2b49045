import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldTimes } from '../tell-wish.ts'

it.each<[Language, string]>([
  ['en', "Let's move it to Friday."],
  ['en', "Let's do Friday instead."],
  ['en', 'I need to push our call to Friday.'],
  ['en', 'We need to reschedule to Friday.'],
  ['en', 'Please move my appointment to Friday.'],
  ['en', "I'd prefer Friday."],
  ['de', 'Lass uns das auf Freitag verschieben.'],
  ['de', 'Machen wir lieber Freitag.'],
  ['de', 'Ich müsste unseren Termin auf Freitag verlegen.'],
  ['de', 'Mir wäre Freitag lieber.'],
  ['fr', 'Décalons à vendredi.'],
  ['fr', 'Merci de déplacer mon rendez-vous à vendredi.'],
  ['fr', 'Je préférerais vendredi.'],
  ['es', 'Movámoslo al viernes.'],
  ['es', 'Tengo que mover nuestra reunión al viernes.'],
  ['es', 'Preferiría el viernes.'],
  ['it', 'Spostiamolo a venerdì.'],
  ['it', "Dovrei spostare l'appuntamento a venerdì."],
  ['it', 'Preferirei venerdì.'],
])('[GEN495] who says that a meeting is to move asks for that, %s: %s', (language, text) => {
  expect(['meet', 'move']).toContain(readMail(text, language).ask)
  expect(toldTimes(text, language)).toBe('2027-01-15')
})

it.each<[Language, string]>([
  ['en', 'I moved the car on Friday.'],
  ['en', "Let's do it like that."],
  ['de', 'Ich habe die Kisten am Freitag verschoben.'],
  ['es', 'Movieron la mesa el viernes.'],
])('[GEN495] and not who tells of something else, %s: %s', (language, text) => {
  expect(readMail(text, language).ask).toBe('none')
})
