import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone, readMail, toldWish } from '../tell-wish.ts'

describe('parts of a week and of a day', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet next week, in the first half of the week?'],
    ['de', 'Können wir uns nächste Woche treffen, in der ersten Wochenhälfte?'],
    ['fr', 'On peut se voir la semaine prochaine, en première moitié de semaine ?'],
    ['es', '¿Podemos vernos la semana que viene, en la primera mitad de la semana?'],
    ['it', 'Possiamo vederci la settimana prossima, nella prima metà della settimana?'],
  ])('[GEN99] a half of the week is that of the week which the mail names, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-20')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week, any day after Tuesday?'],
    ['de', 'Können wir uns nächste Woche treffen, jeder Tag nach Dienstag?'],
    ['fr', "On peut se voir la semaine prochaine, n'importe quel jour après mardi ?"],
    ['es', '¿Podemos vernos la semana que viene, cualquier día después del martes?'],
    ['it', 'Possiamo vederci la settimana prossima, qualsiasi giorno dopo martedì?'],
  ])('[GEN99] a day after a weekday is any day behind it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-20..2027-01-24')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday? From 12 to 1 pm I eat with a client.'],
    ['de', 'Können wir uns nächste Woche treffen? Von 12 bis 13 Uhr bin ich mit einem Kunden essen.'],
    ['fr', 'On peut se voir la semaine prochaine ? De 12 h à 13 h je déjeune avec un client.'],
    ['es', '¿Podemos vernos la semana que viene? De 12 a 13 estoy con un cliente.'],
    ['it', 'Possiamo vederci la settimana prossima? Dalle 12 alle 13 pranzo con un cliente.'],
  ])('[GEN73] hours for which the writer has something else do not suit, %s: %s', (language, text) => {
    const { excluded } = readMail(text, language).wish
    expect(excluded.some(({ from, until }) => from <= 12 * 60 && until >= 13 * 60)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week? I work until noon only.'],
    ['de', 'Können wir uns nächste Woche treffen? Ich arbeite nur bis zwölf.'],
    ['fr', "On peut se voir la semaine prochaine ? Je travaille seulement jusqu'à midi."],
    ['es', '¿Podemos vernos la semana que viene? Solo trabajo hasta las doce.'],
  ])(
    '[GEN96] an hour until which the writer only works makes the reading unsure, %s: %s',
    (language, text) => {
      expect(readMail(text, language).confidence).toBe('low')
    },
  )

  it.each<[Language, string]>([
    ['en', 'Could we meet next week? I am only in on Wednesday and Thursday.'],
    ['de', 'Können wir uns nächste Woche treffen? Ich bin nur Mittwoch und Donnerstag da.'],
    ['es', '¿Podemos vernos la semana que viene? Solo estoy el miércoles y el jueves.'],
    ['it', 'Possiamo vederci la settimana prossima? Ci sono solo mercoledì e giovedì.'],
  ])('[GEN75] the only days on which the writer is there suit, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-20, 2027-01-21')
  })

  it.each<[Language, string]>([
    ['en', "Could we meet next week? From Thursday I'm on holiday."],
    ['en', "Could we meet next week? I'm abroad from Thursday."],
    ['de', 'Können wir uns nächste Woche treffen? Ab Donnerstag habe ich Urlaub.'],
    ['de', 'Können wir uns nächste Woche treffen? Ich bin ab Donnerstag nicht da.'],
    ['fr', 'On peut se voir la semaine prochaine ? À partir de jeudi je suis en vacances.'],
    ['fr', "On peut se voir la semaine prochaine ? Dès jeudi je suis à l'étranger."],
    ['es', '¿Podemos vernos la semana que viene? Desde el jueves estoy de baja.'],
    ['es', '¿Podemos vernos la semana que viene? A partir del jueves estoy fuera.'],
    ['it', 'Possiamo vederci la settimana prossima? Da giovedì sono in vacanza.'],
    ['it', "Possiamo vederci la settimana prossima? Da giovedì sono all'estero."],
  ])('[GEN73] from the day on from which the writer is away nothing suits, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-01-18..2027-01-20$/)
  })

  it.each<[Language, string]>([
    ['en', "Could we meet next week? From Thursday I'm in Madrid."],
    ['de', 'Können wir uns nächste Woche treffen? Ab Donnerstag bin ich in Madrid.'],
    ['fr', 'On peut se voir la semaine prochaine ? À partir de jeudi je suis à Madrid.'],
    ['es', '¿Podemos vernos la semana que viene? A partir del jueves estoy en Madrid.'],
    ['it', 'Possiamo vederci la settimana prossima? Da giovedì sono a Madrid.'],
  ])('[GEN60] where the writer is from a day on makes the reading unsure, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).confidence).toBe('low')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week? No later than 3 pm, please.'],
    ['de', 'Können wir uns nächste Woche treffen? Bitte nicht später als 15 Uhr.'],
    ['fr', "On peut se voir la semaine prochaine ? Pas plus tard que 15 h, s'il te plaît."],
    ['es', '¿Podemos vernos la semana que viene? No más tarde de las 15, por favor.'],
    ['it', 'Possiamo vederci la settimana prossima? Non più tardi delle 15, per favore.'],
  ])('[GEN19] no later than an hour, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 0-15')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet before I leave for my holidays on 24 January?'],
    ['en', 'Could we meet before I go on leave on the 24th?'],
    ['en', "Could we talk before I'm away on 24 January?"],
    ['en', 'Could we meet before my holiday from 24 to 31 January?'],
    ['de', 'Können wir uns vor meiner Abreise in den Urlaub am 24. Januar treffen?'],
    ['de', 'Können wir reden, bevor ich ab dem 24. Januar im Urlaub bin?'],
    ['de', 'Können wir uns vor meinem Urlaub ab dem 24. Januar treffen?'],
    ['de', 'Können wir uns vor Beginn der Elternzeit am 24. Januar treffen?'],
    ['fr', "Est-ce qu'on pourrait se voir avant mon départ en vacances le 24 janvier ?"],
    ['fr', 'On peut se voir avant que je parte en congé maternité le 24 janvier ?'],
    ['fr', 'On peut se voir avant mes vacances du 24 au 31 janvier ?'],
    ['es', '¿Podemos vernos antes de mi salida de vacaciones el 24 de enero?'],
    ['es', '¿Podemos vernos antes de que me vaya de vacaciones el 24 de enero?'],
    ['es', '¿Podemos vernos antes de mis vacaciones del 24 al 31 de enero?'],
    ['it', 'Possiamo vederci prima della mia partenza per le ferie il 24 gennaio?'],
    ['it', 'Possiamo vederci prima di andare in ferie il 24 gennaio?'],
    ['it', 'Possiamo vederci prima delle mie ferie dal 24 al 31 gennaio?'],
  ])(
    '[GEN19] what is to come before the writer goes away comes before that day, %s: %s',
    (language, text) => {
      expect(toldWish(text, language)).toBe('..2027-01-23')
      expect(readMail(text, language).confidence).toBe('high')
    },
  )

  it.each<[Language, string]>([
    ['en', "Could we meet next week? I'm on holiday before Thursday."],
    ['de', 'Können wir uns nächste Woche treffen? Vor Donnerstag bin ich im Urlaub.'],
    ['fr', 'On peut se voir la semaine prochaine ? Avant jeudi je suis en vacances.'],
    ['es', '¿Podemos vernos la semana que viene? Antes del jueves estoy de vacaciones.'],
    ['it', 'Possiamo vederci la settimana prossima? Sono in ferie prima di giovedì.'],
  ])('[GEN73] whoever is away before a day is there from that day on, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-21..2027-01-24')
  })

  it.each<[Language, string]>([
    ['en', "got 15 min tomorrow? i'm in from 10 and have to leave at 2 pm"],
    ['de', 'hast du morgen mal 15 min für mich? ich bin ab 10 da und muss um 14 uhr los zur kita'],
    ['fr', "t'as 15 min demain ? je suis là à partir de 10h et je dois partir à 14h"],
    ['es', '¿tienes 15 min mañana? estoy desde las 10 y tengo que irme a las 14'],
    ['it', 'hai 15 min domani? ci sono dalle 10 e devo andare via alle 14'],
  ])(
    '[GEN73] whoever is in from an hour and leaves at another is there between them, %s: %s',
    (language, text) => {
      expect(toldWish(text, language)).toBe('2027-01-14 not any day 0-10, any day 14-24')
    },
  )

  it.each<[Language, string]>([
    ['en', 'Could we move it by a week, to Wednesday 27?'],
    ['de', 'Verschieben wir unser Treffen um eine Woche, auf Mittwoch, den 27.?'],
    ['fr', "On décale notre réunion d'une semaine, au mercredi 27 ?"],
    ['it', 'Spostiamo la riunione di una settimana, a mercoledì 27?'],
  ])('[GEN19] the day by which a week ends is the new day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-27')
  })

  it.each<[Language, string]>([
    ['en', 'Could we move the meeting to next week? On Fridays the office is only staffed until 1 pm.'],
    [
      'de',
      'Können wir das Treffen auf nächste Woche verlegen? Freitags ist die Kanzlei nur bis 13 Uhr besetzt.',
    ],
    [
      'fr',
      "On peut déplacer la réunion à la semaine prochaine ? Le vendredi le cabinet n'est ouvert que jusqu'à 13 h.",
    ],
    [
      'es',
      '¿Pasamos la reunión a la semana que viene? Los viernes la oficina está abierta solo hasta las 13.',
    ],
  ])('[GEN73] what is open until an hour only is closed behind it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not every 5 13-24')
  })
})
