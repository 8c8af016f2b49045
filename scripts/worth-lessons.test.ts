import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readMarkedSentences } from './marked-sentences.ts'
import { digestOfWorths, mailsToLearnOf, worth_digest_file, worthLessons } from './worth-lessons.ts'

it('[GEN542] a sentence teaches the highest mark of the lines that it has words of', () => {
  const [mail] = readMarkedSentences('=== Ada | Roof\n0 The old roof\n2 leaks a lot.\n1 It rained in.\n')
  if (!mail) throw new Error('No mail was read.')
  const lessons = worthLessons({ ...mail, text: mail.text.replace('\n', ' ') })
  expect(lessons.map(({ label }) => label)).toEqual([2, 1])
  expect(lessons[0]?.cues).toContain('begins en the')
})

it('[GEN542] tells lessons apart by their cues and by what they teach', () => {
  const lesson = { cues: ['any', 'word'], label: 2 }
  const digest = digestOfWorths([lesson])
  expect(digestOfWorths([{ ...lesson }])).toBe(digest)
  expect(digestOfWorths([{ ...lesson, label: 1 }])).not.toBe(digest)
  expect(digestOfWorths([{ ...lesson, cues: ['any', 'other'] }])).not.toBe(digest)
})

it('[GEN542] the table was learned of the mails and the cues as they are now @whole', () => {
  const lessons = mailsToLearnOf().flat().flatMap(worthLessons)
  expect(digestOfWorths(lessons), 'node scripts/train-worths.ts learns the table anew').toBe(
    readFileSync(worth_digest_file, 'utf8').trim(),
  )
})
