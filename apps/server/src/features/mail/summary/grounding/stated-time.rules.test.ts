import { expect, it } from 'vitest'
import type { Language } from '@meridian/text'
import { cleanOutput } from './output.rules.ts'

const sentences: Readonly<Record<Language, (when: string) => string>> = {
  en: (when) => `We meet ${when}.`,
  de: (when) => `Wir treffen uns ${when}.`,
  fr: (when) => `Nous nous voyons ${when}.`,
  es: (when) => `Nos vemos ${when}.`,
  it: (when) => `Ci vediamo ${when}.`,
}
const at: Readonly<Record<Language, string>> = { en: 'at', de: 'um', fr: 'à', es: 'a las', it: 'alle' }

/** How people write a time in a mail, and the time or times that it is. */
const ways: Readonly<Record<Language, readonly (readonly [way: string, ...times: string[]])[]>> = {
  en: [
    ['at 14:30', '14:30'],
    ['at 2:30pm', '14:30'],
    ['at 2:30 p.m', '14:30'],
    ['at 2:30PM', '14:30'],
    ['at 3.30pm', '15:30'],
    ['at 3.30 pm', '15:30'],
    ['at 9.15', '9:15'],
    ['2:30-3:45pm', '14:30', '15:45'],
    ['at 10:00/11:30', '10:00', '11:30'],
    ['9.30–11.15am', '9:30', '11:15'],
    ['2–4pm', '14:00', '16:00'],
    ['between 2 and 4pm', '14:00', '16:00'],
    ['at 3', '15:00'],
    ["at three o'clock", '15:00'],
    ['at 3 in the afternoon', '15:00'],
    ['at half past two', '14:30'],
    ['at half past 2', '14:30'],
    ['at half two', '14:30'],
    ['at quarter to five', '16:45'],
    ['at a quarter past five', '17:15'],
    ['at quarter after 5', '17:15'],
    ['at ten past two', '14:10'],
    ['at ten to five', '16:50'],
    ['at 20 past 9', '9:20'],
    ['at twenty-five to four', '15:35'],
    ['at five minutes past three', '15:05'],
    ['at two thirty', '14:30'],
    ['at nine-fifteen', '9:15'],
    ['at four forty-five pm', '16:45'],
    ['at 1430 hrs', '14:30'],
    ['at 1430h', '14:30'],
    ['at noon', '12:00'],
    ['at 12 noon', '12:00'],
    ['at half past noon', '12:30'],
    ['at midnight', '24:00'],
  ],
  de: [
    ['um 14:30 Uhr', '14:30'],
    ['um 9.15 Uhr', '9:15'],
    ['um 9.15', '9:15'],
    ['um 14.30h', '14:30'],
    ['um 14h30', '14:30'],
    ['um 14 Uhr 30', '14:30'],
    ['um 16 Uhr', '16:00'],
    ['um 16', '16:00'],
    ['14.30-16.15 Uhr', '14:30', '16:15'],
    ['14–16 Uhr', '14:00', '16:00'],
    ['zwischen 14 und 16 Uhr', '14:00', '16:00'],
    ['von 9.30 bis 11.15', '9:30', '11:15'],
    ['um halb drei', '14:30'],
    ['um halb 3', '14:30'],
    ['um Viertel nach zwei', '14:15'],
    ['um Viertel vor fünf', '16:45'],
    ['um drei viertel fünf', '16:45'],
    ['um dreiviertel fünf', '16:45'],
    ['um viertel drei', '14:15'],
    ['um zehn nach zwei', '14:10'],
    ['um 20 vor 5', '16:40'],
    ['um fünf vor halb drei', '14:25'],
    ['um fünf nach halb drei', '14:35'],
    ['um vierzehn Uhr', '14:00'],
    ['um vierzehn Uhr dreißig', '14:30'],
    ['um drei Uhr nachmittags', '15:00'],
    ['um 8 Uhr früh', '8:00'],
    ['um drei', '15:00'],
    ['um 3 am Nachmittag', '15:00'],
    ['mittags', '12:00'],
  ],
  fr: [
    ['à 14h30', '14:30'],
    ['à 14 h 30', '14:30'],
    ['à 14 h', '14:00'],
    ['à 14H', '14:00'],
    ['à 14 heures 30', '14:30'],
    ['à 14.30', '14:30'],
    ['de 14h à 16h30', '14:00', '16:30'],
    ['14h-16h', '14:00', '16:00'],
    ['14h30/16h', '14:30', '16:00'],
    ['entre 14 et 16 heures', '14:00', '16:00'],
    ['le 12 mars 15:00-16:30', '15:00', '16:30'],
    ['à quatorze heures', '14:00'],
    ['à quatorze heures trente', '14:30'],
    ['à vingt heures quinze', '20:15'],
    ['à deux heures et demie', '14:30'],
    ['à 2h et demie', '14:30'],
    ['à trois heures et quart', '15:15'],
    ['à cinq heures moins le quart', '16:45'],
    ['à deux heures dix', '14:10'],
    ['à cinq heures moins vingt', '16:40'],
    ["à trois heures de l'après-midi", '15:00'],
    ['à midi', '12:00'],
    ['à midi et demi', '12:30'],
    ['à midi et quart', '12:15'],
    ['à midi trente', '12:30'],
  ],
  es: [
    ['a las 16.30', '16:30'],
    ['a las 16:30h', '16:30'],
    ['a las 16:30 hs', '16:30'],
    ['a las 16.30 horas', '16:30'],
    ['a las 15 h', '15:00'],
    ['a las 15 horas', '15:00'],
    ['a las 15', '15:00'],
    ['a las 4:30pm', '16:30'],
    ['de 9.30 a 11.15', '9:30', '11:15'],
    ['entre las 9 y las 11', '9:00', '11:00'],
    ['a las tres y media', '15:30'],
    ['a la una y media', '13:30'],
    ['a las 3 y cuarto', '15:15'],
    ['a las cinco menos cuarto', '16:45'],
    ['a las tres y diez', '15:10'],
    ['a las cinco menos veinte', '16:40'],
    ['a las tres y veinticinco', '15:25'],
    ['a las dieciséis treinta', '16:30'],
    ['a las cuatro de la tarde', '16:00'],
    ['a las nueve y media de la mañana', '9:30'],
    ['al mediodía', '12:00'],
    ['a las 12 del mediodía', '12:00'],
  ],
  it: [
    ['ore 9.45', '9:45'],
    ['alle 16.30', '16:30'],
    ['alle 16,30', '16:30'],
    ['alle ore 16.30', '16:30'],
    ['alle ore 16', '16:00'],
    ['h 16.30', '16:30'],
    ['h. 16:30', '16:30'],
    ['dalle 9.30 alle 11.15', '9:30', '11:15'],
    ['ore 14.30-16.15', '14:30', '16:15'],
    ['tra le 9 e le 11', '9:00', '11:00'],
    ['alle tre e mezza', '15:30'],
    ['alle 3 e mezzo', '15:30'],
    ["all'una e mezza", '13:30'],
    ['alle tre e un quarto', '15:15'],
    ['alle cinque meno un quarto', '16:45'],
    ['alle due e tre quarti', '14:45'],
    ['alle tre e dieci', '15:10'],
    ['alle cinque meno venti', '16:40'],
    ['alle 15 e 30', '15:30'],
    ['alle quindici e trenta', '15:30'],
    ['alle quindici', '15:00'],
    ['alle 4 del pomeriggio', '16:00'],
    ['a mezzogiorno', '12:00'],
    ['a mezzogiorno e mezzo', '12:30'],
  ],
}

const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'it']
const cases = languages.flatMap((language) =>
  ways[language].map(([way, ...times]): [Language, string, string[]] => [language, way, times]),
)
/** A time that no way names, and the numbers that the ways consist of. */
const other = '18:55'
const numbers = Array.from({ length: 60 }, (_, number) => number).join(', ')

it.each(cases)('[GEN30] a mail in %s may name a time as: %s', (language, way, times) => {
  const mail = sentences[language](way)
  for (const time of times) {
    const answer = sentences[language](`${at[language]} ${time}`)
    expect(clean(answer, mail, language)).toBe(answer)
  }
  expect(clean(sentences[language](`${at[language]} ${other}`), `${mail} ${numbers}`, language)).toBe('')
})

it.each(cases)(
  '[GEN30] an answer in %s may name a time of the mail, and no other, as: %s',
  (language, way, times) => {
    const answer = sentences[language](way)
    const mail = times.map((time) => sentences[language](`${at[language]} ${time}`)).join(' ')
    const day = language === 'fr' ? '12 mars' : ''
    expect(clean(answer, `${mail} ${day}`, language)).toBe(answer)
    expect(clean(answer, `${sentences[language](other)} ${day} ${numbers}`, language)).toBe('')
  },
)

it.each<[Language, answer: string, mail: string]>([
  ['en', 'The price goes from 9.50 to 12.50 euros.', 'The price was 9,50 €, and is 12,50 €.'],
  ['en', 'It takes ten to twelve weeks.', 'It takes 10–12 weeks.'],
  ['en', 'Here are two thirty-page reports.', 'Here are 2 reports of 30 pages.'],
  ['en', 'It is for five to ten people.', 'It is for 5–10 people.'],
  ['en', 'We look at five sites.', 'We look at 5 sites.'],
  ['de', 'Es verzögert sich um vier Wochen.', 'Es verzögert sich, und zwar 4 Wochen.'],
  ['de', 'Es geht von 12.03. bis 14.03.', 'Es geht vom 12. bis zum 14. März.'],
  ['de', 'Es kostet ab 19.50 Euro.', 'Es kostet mindestens 19,50 €.'],
  ['fr', 'Le prix passe de 12.50 à 14.50 euros.', 'Le prix est de 14,50 €, et était de 12,50 €.'],
  ['es', 'El precio es de 12.50 euros.', 'El precio es 12,50 €.'],
  ['it', 'Costa 12,50 euro.', 'Il costo è 12.50 €.'],
])('[GEN30] an answer in %s names no time by: %s', (language, answer, mail) => {
  expect(clean(answer, mail, language)).toBe(answer)
})

it('[GEN30] a line may break within a time', () => {
  const mail = 'Wir treffen uns um Viertel\nnach\u00a0zwei.'
  expect(clean('Wir treffen uns um 14:15.', mail, 'de')).toBe('Wir treffen uns um 14:15.')
})

function clean(answer: string, mail: string, language: Language): string {
  const sources = { mail, own: '', language }
  return cleanOutput(answer, sources, { charactersMax: 500, isGrounded: false }).text
}
