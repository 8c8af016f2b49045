import { readFileSync } from 'node:fs'
import { time_roles } from '@meridian/text'
import { expect, it } from 'vitest'
import { readMarkedMails } from './marked-mails.ts'
import { allLessons, digest_file, digestOf, markedLesson, type WishLesson } from './wish-lessons.ts'

it('[GEN123] tells lessons apart by their cues and by what they teach', () => {
  const lesson: WishLesson = {
    groups: [['any', 'word']],
    isAny: true,
    isFound: true,
    times: [{ cues: ['any'], read: 0, label: 0 }],
  }
  const digest = digestOf([lesson])
  expect(digestOf([{ ...lesson, isFound: false }])).toBe(digest)
  expect(digestOf([{ ...lesson, isAny: false }])).not.toBe(digest)
  expect(digestOf([{ ...lesson, groups: [['any', 'other']] }])).not.toBe(digest)
  expect(digestOf([{ ...lesson, times: [{ cues: ['any'], read: 0, label: 1 }] }])).not.toBe(digest)
  expect(digestOf([lesson, lesson])).not.toBe(digest)
})

it('[GEN123] the tables were learned of the mails and the grammar as they are now @whole', () => {
  expect(digestOf(allLessons()), 'node scripts/train-wishes.ts learns the tables anew').toBe(
    readFileSync(digest_file, 'utf8').trim(),
  )
})

it.each([
  ['Können wir telefonieren? Aber [w nicht vor zehn].', 'Können wir telefonieren? Aber nicht [x vor zehn].'],
  ['Treffen wir uns, aber [w nicht vor Montag]?', 'Treffen wir uns, aber nicht [x vor Montag]?'],
  ['Could we talk, but [w not before ten]?', 'Could we talk, but not [x before ten]?'],
  ['On se parle, mais [w pas avant dix heures] ?', 'On se parle, mais pas [x avant dix heures] ?'],
  ['¿Hablamos, pero [w no antes de las diez]?', '¿Hablamos, pero no [x antes de las diez]?'],
  ['Ci sentiamo, ma [w non prima delle dieci]?', 'Ci sentiamo, ma non [x prima delle dieci]?'],
])('[GEN165] a denied limit teaches the same in both marks: %s', (inside, before) => {
  expect(labelsOf(before)).toEqual(labelsOf(inside))
  expect(labelsOf(inside)).toHaveLength(1)
})

it('[GEN165] what a mark denies of a day is left out, and a negation behind a time says nothing of it', () => {
  expect(labelsOf('On se voit la semaine suivante, mais [w pas le lundi] ?')).toContain('left_out')
  expect(labelsOf('Treffen wir uns [w am Montag um 20 Uhr (lach nicht)]?')).not.toContain('left_out')
})

function labelsOf(text: string): (string | undefined)[] {
  const file = `=== ask: meet | sent: 2027-01-13 09:00\nSubject: Treffen\nFrom: a@b.example\n\n${text}\n`
  return readMarkedMails(file).flatMap((mail) =>
    markedLesson(mail).times.map(({ label }) => time_roles[label]),
  )
}
