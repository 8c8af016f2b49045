import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN373] the name of a month that is a first name', () => {
  it.each<[Language, string]>([
    ['en', 'April can meet you. Are you free on Thursday?'],
    ['en', 'Could we meet on Thursday with June?'],
    ['de', 'Mai würde dich gern am Donnerstag treffen.'],
    ['de', 'Juli möchte sich am Donnerstag mit dir treffen.'],
    ['fr', 'On peut se voir jeudi avec Avril ?'],
    ['es', '¿Puedes quedar con Julio el jueves?'],
    ['it', 'Aprile può incontrarti giovedì?'],
  ])('is no month, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14')
  })

  it('says nothing of the hour beside it', () => {
    const { proposals } = readMail('Avril peut te voir jeudi à 10 h.', 'fr').wish
    expect(proposals).toMatchObject([{ date: '2027-01-14', from: 10 * 60 }])
  })

  it.each<[Language, string]>([
    ['en', 'April would be best for us. When could we meet?'],
    ['de', 'Wann können wir uns treffen? April wäre gut.'],
    ['fr', 'On se voit en avril ?'],
    ['es', '¿Nos vemos en abril?'],
    ['it', 'Ci vediamo ad aprile?'],
  ])('is one where no person does something, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-04-01..2027-04-30')
  })
})

describe('[GEN374] days of every week in a list', () => {
  it.each<[Language, string]>([
    ['en', "Could we meet? I'm in on Mondays and Wednesdays from 9 to 12."],
    ['de', 'Können wir uns sehen? Ich bin montags und mittwochs von 9 bis 12 Uhr da.'],
    ['fr', 'On peut se voir ? Je suis au bureau les lundi et mercredi de 9 h à 12 h.'],
    ['es', '¿Podemos vernos? Estoy en la oficina los lunes y miércoles de 9 a 12.'],
    ['it', 'Possiamo vederci? Sono in ufficio il lunedì e mercoledì dalle 9 alle 12.'],
  ])('are all of every week, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('every 1 9-12, every 3 9-12')
  })

  it.each<[Language, string]>([
    ['en', 'Between 2 and 4 on Tuesday, or Wednesday after 3?'],
    ['de', 'Zwischen 14 und 16 Uhr am Dienstag oder Mittwoch ab 15 Uhr?'],
    ['fr', 'Entre 14 h et 16 h mardi, ou mercredi à partir de 15 h ?'],
    ['es', '¿Entre las 14 y las 16 el martes, o el miércoles a partir de las 15?'],
    ['it', 'Tra le 14 e le 16 martedì, o mercoledì dalle 15?'],
  ])('[GEN296] have their own hours where others overlap these, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 14-16, 2027-01-20 15-24')
  })
})

describe('[GEN375] an hour until which the writer is free', () => {
  it.each<[Language, string]>([
    ['en', 'Shall we meet on Thursday? I have until half one.'],
    ['de', 'Wollen wir uns am Donnerstag treffen? Ich bin bis halb zwei flexibel.'],
    ['fr', "On se voit jeudi ? J'ai jusqu'à 13 h 30."],
    ['es', '¿Nos vemos el jueves? Tengo hasta la una y media.'],
    ['it', "Ci vediamo giovedì? Ho tempo fino all'una e mezza."],
  ])('ends what suits, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 0-13.5')
  })
})
