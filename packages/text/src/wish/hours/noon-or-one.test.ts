import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

function hoursOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(({ from }) => from && from / 60)
}

describe('[GEN301] one or two behind noon', () => {
  it.each<[Language, string, number]>([
    ['en', 'Would noon or one on Thursday suit you?', 13],
    ['en', 'Would noon or two on Thursday suit you?', 14],
    ['de', 'Passt dir Donnerstag um zwölf oder eins?', 13],
    ['fr', 'On se voit jeudi à midi ou à une heure ?', 13],
    ['es', '¿Te va bien el jueves a las doce o a la una?', 13],
    ['it', "Ti va bene giovedì a mezzogiorno o all'una?", 13],
  ])('is an hour, %s: %s', (language, text, hour) => {
    expect(hoursOf(language, text)).toEqual([12, hour])
  })

  it('is none where it counts something', () => {
    expect(hoursOf('en', 'Could we meet tomorrow at noon or one day next week?')).toEqual([12])
  })
})
