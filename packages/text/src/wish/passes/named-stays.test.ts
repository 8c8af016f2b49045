import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

describe('[GEN166] days of a stay', () => {
  it.each<[Language, string]>([
    ['en', "I'm in Berlin from Tuesday 23 to Friday 26 February. Could we meet on Thursday?"],
    ['en', 'We shall be over from 23 to 26 February. Could we meet on the Thursday?'],
    ['en', 'My visit is from the 23rd to the 26th of February. Would you have time on the 25th?'],
    ['en', 'Could we meet on Thursday? I land on Tuesday 23 February and fly home on the 27th.'],
    ['de', 'Ich bin von Dienstag, 23., bis Freitag, 26. Februar in Berlin. Treffen wir uns am Donnerstag?'],
    ['de', 'Unser Besuch dauert vom 23. bis 26. Februar. Wollen wir uns am Donnerstag treffen?'],
    [
      'de',
      'Ich lande am Dienstag, 23. Februar, und fliege am Samstag zurück. Treffen wir uns am Donnerstag?',
    ],
    ['fr', 'Je suis à Berlin du mardi 23 au vendredi 26 février. On se voit jeudi ?'],
    ['fr', "J'atterris le mardi 23 février et je repars le samedi 27. On se voit jeudi ?"],
    ['es', 'Estoy en Berlín del martes 23 al viernes 26 de febrero. ¿Nos vemos el jueves?'],
    ['es', 'Llego el martes 23 de febrero y me voy el sábado 27. ¿Nos vemos el jueves?'],
    ['it', 'Sono a Berlino da martedì 23 a venerdì 26 febbraio. Ci vediamo giovedì?'],
    ['it', 'Arrivo martedì 23 febbraio e riparto sabato 27. Ci vediamo giovedì?'],
    ['fr', "J'atterris le mardi 23 février et je repars le samedi. On se voit le jeudi ?"],
    [
      'en',
      'The audit team will be with you from 22 to 26 February. Could we have a first meeting on the 25th?',
    ],
    ['de', 'Das Prüfungsteam ist vom 22. bis 26. Februar bei Ihnen. Können wir uns am 25. zusammensetzen?'],
    ['fr', "L'équipe d'audit sera chez vous du 22 au 26 février. On pourrait se voir le 25 ?"],
    ['es', 'El equipo auditor estará en sus oficinas del 22 al 26 de febrero. ¿Podemos vernos el 25?'],
    ['it', 'Il team di revisione sarà da voi dal 22 al 26 febbraio. Possiamo vederci il 25?'],
  ])('are those that the mail names without a date, %s: %s', (language, text) => {
    expect(daysOf(text, language)).toContain('2027-02-25')
    expect(daysOf(text, language)).not.toContain('2027-01-14')
  })

  it.each<[Language, string]>([
    [
      'en',
      'I get to Berlin on Monday 25 January. On the 26th and 27th I am at the fair. Could we meet on Thursday?',
    ],
    [
      'de',
      'Ich komme am Montag, dem 25. Januar. Am 26. und 27. bin ich auf der Messe. Geht es am Donnerstag?',
    ],
    ['fr', 'Je viens lundi 25 janvier. Le 26 et le 27 je suis au salon. On se voit jeudi ?'],
    ['es', 'Viajo el lunes 25 de enero. El 26 y el 27 estoy en la feria. ¿Nos vemos el jueves?'],
    ['it', 'Arrivo lunedì 25 gennaio. Il 26 e il 27 sono in fiera. Ci vediamo giovedì?'],
  ])('go on behind dates in a row, %s: %s', (language, text) => {
    expect(daysOf(text, language)).toContain('2027-01-28')
    expect(daysOf(text, language)).not.toContain('2027-01-14')
  })

  it('and have its end from a weekday, beside other days', () => {
    const text =
      "On the 21st we take the bus, and we'll be in Berlin from Friday morning, the 22nd, until Wednesday. Tuesday you can have me."
    expect(daysOf(`${text} When could we meet?`, 'en')).toContain('2027-01-26')
  })

  it('and a day on which the writer travels lies beside them', () => {
    const text =
      'I am there Tuesday 9 to Friday 12 March. Could we have breakfast on Saturday before my flight home?'
    expect(daysOf(text, 'en')).toContain('2027-03-13')
  })

  it.each<[Language, string]>([
    ['en', 'Tom is in Berlin from 23 to 26 February. Could we meet on Thursday?'],
    ['en', 'I am on a course in Berlin from 23 to 26 February. Could we meet on Thursday?'],
    ['en', 'The fair runs from 23 to 26 February. Could we meet on Thursday?'],
    ['en', 'I am in Berlin from 1 to 26 February. Could we meet on Thursday?'],
    ['en', 'I was in Berlin from 23 to 26 November. Could we meet on Thursday?'],
    ['en', 'I am in Berlin from 23 to 26 February. This week I only have Thursday. When could we meet?'],
    ['en', 'I am in Rome from 23 to 26 February. Please tell me by Wednesday. Could we meet on 14 January?'],
    ['de', 'Meine Eltern sind vom 23. bis 26. Februar in Berlin. Wollen wir uns am Donnerstag treffen?'],
    ['fr', 'Mes parents sont à Berlin du 23 au 26 février. On se voit jeudi ?'],
    ['es', 'Mis padres están en Berlín del 23 al 26 de febrero. ¿Nos vemos el jueves?'],
    ['it', 'I miei genitori sono a Berlino dal 23 al 26 febbraio. Ci vediamo giovedì?'],
  ])('are not those of another stretch, %s: %s', (language, text) => {
    expect(daysOf(text, language)).toContain('2027-01-14')
  })

  it('nor a weekday with a word of its own', () => {
    const text = 'I am in Berlin from 23 to 26 February. Could we meet next Thursday?'
    expect(daysOf(text, 'en')).toContain('2027-01-21')
  })
})

it.each<[Language, string]>([
  [
    'en',
    "I'm in Berlin from 22 February to 5 March. Could I visit you? I can come Monday to Thursday before 1 pm.",
  ],
  [
    'de',
    'Ich bin vom 22. Februar bis 5. März in Berlin. Darf ich Sie besuchen? Montag bis Donnerstag kann ich.',
  ],
])('[GEN166] a range of weekdays is of each week of the stay, %s: %s', (language, text) => {
  expect(readByGrammarAlone(text, language).wish.times.map(({ first, last }) => [first, last])).toEqual([
    ['2027-02-22', '2027-02-25'],
    ['2027-03-01', '2027-03-04'],
  ])
})

describe('[GEN167] that weekday', () => {
  it.each<[Language, string]>([
    ['en', 'On Thursday 28 January I am in town. Could we meet on that Thursday?'],
    ['en', 'The agents come on the 26th. Could we meet on that Thursday?'],
    ['de', 'Am Donnerstag, dem 28. Januar, bin ich in Berlin. Treffen wir uns an diesem Donnerstag?'],
    ['de', 'Am 26. Januar bin ich in Berlin. Treffen wir uns an jenem Donnerstag?'],
    ['fr', 'Le jeudi 28 janvier je suis à Lyon. On se voit ce jeudi-là ?'],
    ['es', 'El jueves 28 de enero como con los agentes. ¿Nos vemos ese jueves?'],
    ['it', 'Giovedì 28 gennaio sono a Milano. Ci vediamo quel giovedì?'],
  ])('is the one that was named, %s: %s', (language, text) => {
    expect(daysOf(text, language)).toContain('2027-01-28')
    expect(daysOf(text, language)).not.toContain('2027-01-14')
  })

  it.each<[Language, string]>([
    ['en', 'The report is due on 28 January. I hope that Thursday suits you for our talk?'],
    ['de', 'Am 28. Januar ist Abgabe. Können wir uns diesen Donnerstag treffen?'],
    ['fr', 'Le rapport est du 28 janvier. On se voit ce jeudi ?'],
    ['es', 'El informe es del 28 de enero. ¿Nos vemos este jueves?'],
    ['it', 'La relazione è del 28 gennaio. Ci vediamo questo giovedì?'],
  ])('and not the coming one, %s: %s', (language, text) => {
    expect(daysOf(text, language)).toContain('2027-01-14')
  })
})

function daysOf(text: string, language: Language): (string | null)[] {
  return readByGrammarAlone(text, language).wish.times.map(({ first }) => first)
}
