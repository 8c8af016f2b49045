import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN294] an amount before or after an event', () => {
  it.each<[Language, string]>([
    ['en', 'The film starts at 8 pm on Friday, shall we meet half an hour before?'],
    ['en', 'The talk is on Friday at 8 pm. Could we meet half an hour before that?'],
    ['de', 'Der Film beginnt am Freitag um 20 Uhr, treffen wir uns eine halbe Stunde vorher?'],
    ['fr', 'Le film commence vendredi à 20 h, on se retrouve une demi-heure avant ?'],
    ['es', 'La película empieza el viernes a las 20, ¿nos vemos media hora antes?'],
    ['it', "Il film comincia venerdì alle 20, ci vediamo mezz'ora prima?"],
  ])('says when to meet, and moves no meeting, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-15 19.5-20')
    expect(readMail(text, language)).toMatchObject({ ask: 'meet', wish: { length: null, deadline: null } })
  })

  it.each<[Language, string]>([
    ['en', 'My train gets in at 5 pm on Monday. Could we meet an hour after that?'],
    ['de', 'Ich komme am Montag um 17 Uhr an, können wir uns eine Stunde danach treffen?'],
  ])('may be after it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18 18-18.5')
  })

  it('moves the meeting of both', () => {
    const { ask } = readMail(
      'Unser Treffen ist am Freitag um 10 Uhr. Ginge es auch eine Stunde vorher?',
      'de',
    )
    expect(ask).toBe('move')
  })

  it('is a length where the event is named behind it', () => {
    expect(readMail('Could we meet for an hour before 5 on Monday?', 'en').wish.length?.minutes).toBe(60)
  })
})
