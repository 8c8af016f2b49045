import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

/** Written on Wednesday, 13 January 2027; the next Friday is the 15th. */
function daysOf(language: Language, text: string) {
  const { confidence, wish } = readMail(text, language)
  return {
    confidence,
    days: [...wish.times.map(({ first }) => first), ...wish.proposals.map(({ date }) => date)],
    out: wish.excluded.flatMap(({ weekdays }) => weekdays),
  }
}

it.each<[Language, string]>([
  ['en', "Can we meet? I can't do Thursday, but Friday works."],
  ['en', 'Can we meet? Thursday isn’t possible, but Friday is.'],
  ['en', 'Could we meet? I cannot make Thursday, but Friday at 10 is fine.'],
  ['en', "Can we meet? I'm not in on Thursday, but on Friday I am."],
  ['de', 'Können wir uns treffen? Donnerstag kann ich nicht, aber Freitag schon.'],
  ['de', 'Können wir uns treffen? Donnerstag geht nicht, aber Freitag um 10.'],
  ['fr', 'On peut se voir ? Jeudi je ne peux pas, mais vendredi oui.'],
  ['fr', 'On peut se voir ? Je ne peux pas jeudi, mais vendredi à 10h ça va.'],
  ['es', '¿Nos vemos? El jueves no es posible, pero el viernes sí.'],
  ['it', 'Ci vediamo? Giovedì non è possibile, ma venerdì alle 10 sì.'],
])('[GEN482] a day that suits behind one that does not is asked for, in %s: %s', (language, text) => {
  expect(daysOf(language, text)).toEqual({ confidence: 'high', days: ['2027-01-15'], out: [4] })
})

it.each<[Language, string]>([
  ['en', "I can't do Thursday, but Friday at 10 works."],
  ['en', 'No, Thursday is not possible, but Friday at 10 is.'],
  ['de', 'Donnerstag geht leider nicht, dafür Freitag um 10.'],
  ['fr', 'Jeudi je ne peux pas, mais vendredi à 10h oui.'],
  ['es', 'El jueves no es posible, pero el viernes a las 10 sí.'],
  ['en', "Can't make Thursday, can do Friday."],
  ['en', "Thursday won't work, Friday would."],
  ['en', "Thursday's out for me but Friday works."],
  ['de', 'Donnerstag wird eng, Freitag ginge.'],
  ['fr', "Jeudi ça coince, vendredi c'est bon."],
  ['es', 'El jueves tengo plan, el viernes puedo.'],
  ['it', 'Giovedì non ce la faccio, venerdì sì.'],
])('[GEN482] also where nothing else asks, in %s: %s', (language, text) => {
  expect(daysOf(language, text)).toMatchObject({ days: ['2027-01-15'], out: [4] })
})

it.each<[Language, string]>([
  ['en', 'The delivery on Thursday is not possible, but on Friday we have a show.'],
  ['en', 'Thursday is not my day, but Friday Night is my favourite film.'],
  ['de', 'Die Lieferung am Donnerstag geht nicht, aber am Freitag kommt der Chef.'],
])('[GEN482] and not where another thing is said of the second day, in %s: %s', (language, text) => {
  expect(daysOf(language, text).days).not.toContain('2027-01-15')
})
