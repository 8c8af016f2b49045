import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldTimes } from '../tell-wish.ts'

describe('[GEN489] the day of a thing beside the days of a request', () => {
  it.each<[Language, string, string]>([
    ['en', 'The parcel should arrive between 10 and 12 tomorrow.', 'Could we meet on Friday?'],
    ['en', 'Could we meet on Friday?', 'The exam is on 5 February at 9 am.'],
    ['en', 'Could we meet on Friday?', 'Our party is on Saturday from 7 pm.'],
    ['en', 'Could we meet on Friday?', 'Breakfast was great.'],
    ['de', 'Die Prüfung ist am 5. Februar um 9 Uhr.', 'Können wir uns am Freitag treffen?'],
    ['de', 'Können wir uns am Freitag treffen?', 'Das Paket soll morgen zwischen 10 und 12 kommen.'],
    ['de', 'Können wir uns am Freitag treffen?', 'Das Gespräch mit der Bank lief am Montag gut.'],
    ['fr', 'Le colis devrait arriver demain entre 10 h et 12 h.', 'On peut se voir vendredi ?'],
    ['fr', 'On peut se voir vendredi ?', 'La fête est samedi à partir de 19 h.'],
    ['es', 'El examen es el 5 de febrero a las 9.', '¿Podemos vernos el viernes?'],
    ['es', '¿Podemos vernos el viernes?', 'El paquete debería llegar mañana entre las 10 y las 12.'],
    ['it', 'Il pacco dovrebbe arrivare domani tra le 10 e le 12.', 'Possiamo vederci venerdì?'],
    ['it', 'Possiamo vederci venerdì?', "L'idraulico viene martedì alle 8."],
  ])('is none of the meeting, and leaves no doubt, %s: %s %s', (language, one, other) => {
    for (const text of [`${one} ${other}`, `${one}\n\n${other}`])
      expect(toldTimes(text, language)).toBe('2027-01-15')
  })

  it('still ends the time that the request asks for ahead of it', () => {
    const { wish } = readMail(
      'The exam is on 5 February at 9 am. Could we go through my notes before that?',
      'en',
    )
    expect(wish.times).toMatchObject([{ last: '2027-02-04' }])
  })
})
