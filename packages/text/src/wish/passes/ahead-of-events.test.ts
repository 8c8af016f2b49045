import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

function offersOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(({ date, from }) => [date, from && from / 60])
}

describe('[GEN307] so long before an event', () => {
  it.each<[Language, string]>([
    ['en', "Let's meet an hour before the board meeting on Tuesday at 2."],
    ['de', 'Treffen wir uns eine Stunde vor der Sitzung am Dienstag um 14 Uhr?'],
    ['fr', 'On se retrouve une heure avant la réunion de mardi à 14 h ?'],
    ['es', '¿Quedamos una hora antes de la reunión del martes a las 14?'],
    ['it', "Ci vediamo un'ora prima della riunione di martedì alle 14?"],
  ])('is the hour of the meeting, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual([['2027-01-19', 13]])
  })

  it('is in the evening where the event is a concert', () => {
    const mail = 'Could we meet an hour before the concert on Friday at 8?'
    expect(offersOf('en', mail)).toEqual([['2027-01-15', 19]])
  })

  it('is how long the meeting takes behind a word that says so', () => {
    const { length, proposals } = readMail(
      'Could we meet for 15 minutes before the call on Monday at 10?',
      'en',
    ).wish
    expect([length?.minutes, proposals]).toEqual([15, []])
  })
})
