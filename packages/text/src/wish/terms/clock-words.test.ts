import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

function minutesOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(({ from }) => from)
}

describe('[GEN292] minutes in words', () => {
  it.each<[Language, string, number, number]>([
    ['en', 'Can you do Tuesday at twenty-five to eleven?', 10, 35],
    ['en', 'Can you do Tuesday at five past four?', 16, 5],
    ['de', 'Passt dir Dienstag um fünf vor halb elf?', 10, 25],
    ['de', 'Passt dir Dienstag um zehn nach halb elf?', 10, 40],
    ['de', 'Passt dir Dienstag um zwanzig vor neun?', 8, 40],
    ['de', 'Passt dir Dienstag um 5 vor 12?', 11, 55],
    ['fr', 'Tu peux mardi à trois heures dix ?', 15, 10],
    ['fr', 'Tu peux mardi à onze heures moins vingt ?', 10, 40],
    ['fr', 'On se voit mardi à midi dix ?', 12, 10],
    ['es', '¿Puedes el martes a las once menos veinte?', 10, 40],
    ['es', '¿Puedes el martes a las once y veinticinco?', 11, 25],
    ['it', 'Puoi martedì alle undici meno venti?', 10, 40],
    ['it', 'Puoi martedì alle undici e venticinque?', 11, 25],
  ])('belong to the hour, %s: %s', (language, text, hour, minute) => {
    expect(minutesOf(language, text)).toEqual([hour * 60 + minute])
  })

  it.each<[string, number]>([
    ['Passt dir Dienstag um zehn nach dem Sport?', 10],
    ['Treffen wir uns Dienstag um 10 vor dem Kino?', 10],
  ])('are an hour where none follows: %s', (text, hour) => {
    expect(minutesOf('de', text)).toEqual([hour * 60])
  })
})
