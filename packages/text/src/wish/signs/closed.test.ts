import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { dayNumberOf } from '../days/day-number.ts'
import { readItems } from '../sentence/read-items.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN133] a day on which an office remains closed', () => {
  const context = { today: dayNumberOf('2027-01-13'), isMonthFirst: false }

  it.each<[Language, string]>([
    ['en', 'The office will remain closed on the 20th.'],
    ['de', 'Das Büro bleibt am 20. geschlossen.'],
    ['fr', 'Le bureau restera fermé le 20.'],
    ['es', 'La oficina permanecerá cerrada el 20.'],
    ['it', "L'ufficio resterà chiuso il 20."],
  ])('does not suit, %s: %s', (language, text) => {
    expect(readItems(text, { language, ...context })).toMatchObject([{ kind: 'days', isExcluded: true }])
  })

  it('leaves the other days of the week with their hours', () => {
    const text =
      '¿Podemos vernos la semana que viene, en horario de 9:30 a 13:00? La oficina permanecerá cerrada el 20.'
    expect(toldWish(text, 'es')).toBe('2027-01-18..2027-01-24 9.5-13 not 2027-01-20')
  })

  it('is none where a thing stays closed and a day is named behind', () => {
    const text = 'The lid should stay closed. On the 20th the photos are due.'
    expect(readItems(text, { language: 'en', ...context })).toMatchObject([{ isExcluded: false }])
  })
})
