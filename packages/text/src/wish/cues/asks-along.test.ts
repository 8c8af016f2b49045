import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

it.each<[Language, string]>([
  ['en', "We're going bowling on Friday evening. Are you in?"],
  ['en', 'I was hoping to pick your brain about the lease next week.'],
  ['en', "I have to pull out of tomorrow's meeting. Please suggest a new time."],
  ['de', 'Wir gehen Freitagabend bowlen, bist du dabei?'],
  ['de', 'Am 18. ist der Gutachter verhindert. Als Alternativen kämen der 22. und der 25. infrage.'],
  ['de', 'Ich brauche dich heute um 11 Uhr im großen Saal.'],
  ['fr', 'Dans mon bureau à 11h ce matin, nous devons parler du devis.'],
  ['fr', 'Trouvons-nous une matinée la semaine prochaine pour trier les archives.'],
  ['es', 'Te necesito en la sala grande hoy a las 11:30.'],
  ['es', 'Me vendría bien media horita contigo para aprender el programa nuevo.'],
  ['it', 'La aspetto venerdì alle 9:30 nel mio ufficio per parlare del rinnovo.'],
  ['it', 'Domani dobbiamo assolutamente parlarci.'],
])('[GEN502] who wants the reader to be there asks to meet, %s: %s', (language, text) => {
  expect(['meet', 'move', 'choose']).toContain(readMail(text, language).ask)
})

it.each<[Language, string]>([
  ['en', 'Join us on Facebook for news on Friday.'],
  ['en', 'The summer concert is on Friday at 7 pm in the main hall.'],
  ['de', 'Das Sommerfest ist am Freitag um 15 Uhr, der Eintritt ist frei.'],
  ['es', 'Queridos todos: el concierto es el viernes a las 19 h. Venid acompañados.'],
])('[GEN502] and not who tells everybody, %s: %s', (language, text) => {
  expect(readMail(text, language).ask).toBe('none')
})
