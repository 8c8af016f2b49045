import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldItems } from '../tell-wish.ts'

describe('[GEN141] days of a month in words', () => {
  it.each<[Language, string, string]>([
    ['en', 'I should name the tenth as my first choice.', '2027-02-10'],
    ['en', 'The fifteenth or the twenty-first would do.', '2027-01-15 2027-01-21'],
    ['en', 'The third of March, or the tenth.', '2027-03-03 2027-03-10'],
    ['en', 'From the eighteenth to the twentieth.', '2027-01-18+'],
    ['de', 'Am Fünfzehnten, sonst klappt es nicht.', '2027-01-15'],
    ['de', 'Wir sind vom Zwanzigsten bis zum Fünfundzwanzigsten in der Stadt.', '2027-01-20+'],
    ['de', 'Der Siebzehnte oder der Achtzehnte wäre gut.', '2027-01-17 2027-01-18'],
    ['de', 'Die Eigentümer fliegen am Zweiten heim.', '2027-02-02'],
    ['de', 'am zwanzigsten um drei', '2027-01-20 15'],
    ['fr', 'Je pars le quinze.', '2027-01-15'],
    ['fr', 'Du seize au dix-neuf.', '2027-01-16+'],
    ['es', 'El quince por la tarde.', '2027-01-15 12-18'],
    ['es', 'Del quince al veinte.', '2027-01-15+'],
    ['it', 'Il quindici o il venti.', '2027-01-15 2027-01-20'],
    ['it', 'Dal quattordici al diciotto.', '2027-01-14+'],
  ])('are read, %s: %s', (language, text, days) => {
    expect(toldItems(text, language)).toBe(days)
  })

  it.each<[Language, string]>([
    ['en', 'The tenth floor, for the fifth time, in the eighteenth century.'],
    ['en', 'The tenth of them is the third.'],
    ['de', 'Das zehnte Haus, im fünften Stock, beim sechsten Mal.'],
    ['de', 'Er wurde Fünfter, der Erste, der kommt, und als Erstes rufe ich an.'],
    ['de', 'Wir wohnen am zehnten Tor.'],
    ['fr', 'Le six cylindres et le deux pièces.'],
    ['fr', 'Quoi du neuf ? On prend le cinq à sept.'],
    ['es', 'El siete plazas y el dos por uno.'],
    ['es', 'Sube el quince por ciento.'],
    ['it', 'Il cinque per cento e il due pezzi.'],
  ])('are none where something is counted or named, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })

  it.each<[Language, string, string]>([
    ['en', '22/23 or 29/30 May, you pick.', '2027-05-22 2027-05-23 2027-05-29 2027-05-30'],
    ['en', 'The slot with the needle lady is on 27 feb.', '2027-02-27'],
    ['de', 'Am 3.02 um 10.', '2027-02-03 10'],
    ['de', "Lieber auf'n 27.", '2027-01-27'],
    ['de', 'Der 22. oder der ganze 24.', '2027-01-22 2027-01-24'],
    ['de', 'Inventur 29.–31.', '2027-01-29+'],
    ['fr', "Le 17/18, c'est bon.", '2027-01-17 2027-01-18'],
    ['es', '¿El 18 o el 19 puedes?', '2027-01-18 2027-01-19'],
    ['es', 'El 25 visitamos la obra.', '2027-01-25'],
    ['es', 'El día 30 encienden la caldera.', '2027-01-30'],
    ['es', 'Se suspende el 27 por desinfección.', '2027-01-27'],
    ['fr', "J'ai de la place la semaine du 22 tous les jours.", '2027-01-18+ 2027-01-11+'],
    ['it', 'Rimango volentieri sul 19.', '2027-01-19'],
    ['it', 'Il 31.01 alle 10.', '2027-01-31 10'],
  ])('are read by their numbers, %s: %s', (language, text, days) => {
    expect(toldItems(text, language)).toBe(days)
  })

  it.each<[Language, string]>([
    ['de', 'Kapitel 3.–5. Klasse.'],
    ['es', 'El día 30 por ciento.'],
    ['it', 'Abito al 9 piano, sul 10 per cento.'],
  ])('and not where these count, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })

  it.each<[Language, string, string]>([
    ['en', 'Calendar week 17 or, at a pinch, 18.', '2027-04-26+ 2027-05-03+'],
    ['de', 'In der achten Kalenderwoche passt es.', '2027-02-22+'],
    ['de', 'In der 37. oder 39. Woche, in der 38. auch.', '2027-09-13+ 2027-09-27+ 2027-09-20+'],
  ])('weeks are read by their numbers, %s: %s', (language, text, weeks) => {
    expect(toldItems(text, language)).toBe(weeks)
  })
})
