import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone, readMail, toldWish } from '../tell-wish.ts'

describe('days that are named with a year, by a holiday or in another way', () => {
  it.each<[Language, string]>([
    ['en', 'I read your report of October 2025 and would like to meet you.'],
    ['de', 'Ich habe Ihren Bericht vom Mai 2025 gelesen und würde Sie gern treffen.'],
    ['fr', "J'ai lu votre rapport d'octobre 2025 et j'aimerais vous rencontrer."],
    ['es', 'He leído su informe de mayo de 2025 y me gustaría reunirme con usted.'],
    ['it', 'Ho letto la relazione pubblicata nel maggio 2025 e vorrei chiederLe un incontro.'],
  ])('[GEN95] a month of a year that is over is no wish, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('')
    expect(readMail(text, language)).toMatchObject({ ask: 'meet', confidence: 'high' })
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet in May 2028?'],
    ['de', 'Können wir uns im Mai 2028 treffen?'],
    ['fr', 'On peut se voir en mai 2028 ?'],
    ['es', '¿Podemos vernos en mayo de 2028?'],
    ['it', 'Possiamo vederci a maggio 2028?'],
  ])('[GEN95] and one of a year to come is of that year, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2028-05-01..2028-05-31')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet the week after Easter?'],
    ['de', 'Können wir uns in der Woche nach Ostern treffen?'],
    ['fr', 'On peut se voir la semaine après Pâques ?'],
    ['es', '¿Podemos vernos la semana después de Semana Santa?'],
    ['it', 'Possiamo vederci la settimana dopo Pasqua?'],
  ])('[GEN95] the week after a holiday is the one behind it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-03-30..2027-04-04')
  })

  it('[GEN95] a holiday within a week has the next one behind it', () => {
    expect(toldWish('Could we meet the week after Ascension?', 'en')).toBe('2027-05-10..2027-05-16')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week, ruling out Tuesday?'],
    ['de', 'Können wir uns nächste Woche treffen, außerhalb von Dienstag?'],
    ['fr', 'On peut se voir la semaine prochaine, exception faite de mardi ?'],
    ['fr', 'On peut se voir la semaine prochaine, en dehors du mardi ?'],
    ['es', '¿Podemos vernos la semana que viene, descontando el martes?'],
    ['it', "Possiamo vederci la settimana prossima, all'infuori di martedì?"],
    ['it', 'Possiamo vederci la settimana prossima, eccezion fatta per martedì?'],
  ])('[GEN19] leaves out, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not every 2')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday 19-1-2027?'],
    ['de', 'Können wir uns am 19-01-2027 treffen?'],
    ['fr', 'Peut-on se voir le 19-01-2027 ?'],
    ['es', '¿Podemos vernos el martes 19-1-2027?'],
    ['it', 'Possiamo vederci martedì 19-1-2027?'],
  ])('[GEN19] reads a date with dashes, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19')
  })

  it.each<[Language, string]>([
    ['en', 'My company sends me to Berlin from 26 to 28 January. Fancy a coffee on one of those days?'],
    ['de', 'Die Firma schickt mich vom 26. bis 28. Januar nach Berlin. Lust auf einen Kaffee?'],
    ['fr', "Ma boîte m'envoie à Berlin du 26 au 28 janvier. On se voit ?"],
    ['es', 'La empresa me manda a Berlín del 26 al 28 de enero. ¿Nos vemos?'],
    ['it', 'La ditta mi manda a Berlino dal 26 al 28 gennaio. Ci vediamo?'],
  ])('[GEN73] the days of a journey on behalf of others suit, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-26..2027-01-28')
  })
})

describe('[GEN96] times that may be of something else make the reading unsure', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday or Wednesday? I only have the figures on Friday.'],
    ['de', 'Können wir uns am Dienstag oder Mittwoch treffen? Die Zahlen habe ich nur am Freitag.'],
    ['fr', 'Peut-on se voir mardi ou mercredi ? Le dossier doit être fait vendredi, sans faute.'],
    ['es', '¿Podemos vernos el martes o el miércoles? El borrador tiene que ser el viernes.'],
    ['it', 'Possiamo vederci martedì o mercoledì? Venerdì la bozza deve essere in tipografia.'],
  ])('a day that another sentence names with a word such as must, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).confidence).toBe('low')
  })

  it.each<[Language, string]>([
    ['en', 'Do you have fifteen minutes tomorrow before 11? I can offer them an answer at 11.30.'],
    ['de', 'Hast du morgen vor 11 Uhr eine Viertelstunde? Um 11.30 Uhr kann ich ihnen etwas anbieten.'],
    ['fr', "Tu as un quart d'heure demain avant 11 h ? À 11 h 30 je peux leur répondre."],
    ['es', '¿Tienes un cuarto de hora mañana antes de las 11? A las 11:30 les puedo contestar.'],
    ['it', "Domani hai un quarto d'ora per me prima delle 11? Alle 11.30 li ho qui e posso dirglielo."],
  ])('an hour that the wish for its day rules out, %s: %s', (language, text) => {
    expect(readMail(text, language).confidence).toBe('low')
  })
})
