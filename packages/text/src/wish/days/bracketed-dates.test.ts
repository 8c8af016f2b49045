import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN125] a date in brackets behind a weekday and an event', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet on the Monday after the trade fair (1 February) at ten?'],
    ['de', 'Können wir uns am Montag nach der Messe (1.2.) um zehn treffen?'],
    ['fr', 'Peut-on se voir le lundi après le salon (1er février) à 10 h ?'],
    ['es', '¿Podemos vernos el lunes después de la feria (1 de febrero) a las 10?'],
    ['it', 'Possiamo vederci il lunedì dopo la fiera (1 febbraio) alle 10?'],
  ])('says which weekday is meant, %s: %s', (language, text) => {
    const { proposals } = readMail(text, language).wish
    expect(proposals.map(({ date, from }) => [date, from])).toEqual([['2027-02-01', 600]])
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet after the trade fair (1 to 3 February)?'],
    ['de', 'Können wir uns nach der Messe (1. bis 3. Februar) treffen?'],
  ])('says when the event is where no weekday is named, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-04..')
  })

  it('says when the event is where it falls on another weekday', () => {
    const { proposals } = readMail(
      'Could we meet on the Monday after the fair (3 February) at ten?',
      'en',
    ).wish
    expect(proposals.filter(({ date }) => date === '2027-02-03')).toEqual([])
  })
})
