import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allLessons, digest_file, digestOf, type WishLesson } from './wish-lessons.ts'

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
