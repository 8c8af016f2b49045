import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { studyMail } from './study-mail.ts'

const reasons = [
  ['en', 'Could we meet before the 12th, because on the 15th the board decides?', '15th'],
  ['de', 'Können wir uns vor dem 12. treffen, weil am 15. der Vorstand tagt?', '15.'],
  ['fr', 'On peut se voir avant le 12, parce que le 15 le conseil décide ?', '15'],
  ['es', '¿Nos vemos antes del 12, porque el 15 decide la junta?', '15'],
  ['it', 'Ci vediamo prima del 12, perché il 15 decide il consiglio?', '15'],
] as const

describe('[GEN122] times that the grammar takes for those of something else', () => {
  it.each(reasons)('are told by their cues as well, %s: %s', (language, text, day) => {
    const named = timesOf(text, language)
    expect(named.find(({ said }) => said === day)).toEqual({ said: day, role: 'other', isUnmeant: true })
    expect(named.filter(({ isUnmeant }) => isUnmeant)).toHaveLength(1)
  })

  it('are no second times beside what was read of the same words', () => {
    const named = timesOf('Would tomorrow morning at 9 suit you, because I leave at noon?', 'en')
    expect(named.map(({ said }) => said)).toEqual(['tomorrow', 'morning', '9', 'at noon'])
  })
})

function timesOf(text: string, language: Language) {
  return studyMail({ subject: '', text, language, sentOn: '2027-01-06' }).times.map(
    ({ item, role, cues }) => ({
      said: text.slice(item.start, item.end),
      role,
      isUnmeant: cues.includes('unmeant'),
    }),
  )
}
