import { expect, it } from 'vitest'
import { firstReadingWords, shareRead } from './imap-reading.ts'

it('[SET31] tells how far the first reading of a mailbox has come, and a share only where the whole is known', () => {
  const readings = [
    { mails_read: null, mails_expected: 40 },
    { mails_read: 1, mails_expected: null },
    { mails_read: 12, mails_expected: null },
    { mails_read: 1200, mails_expected: 4800 },
    // More came in meanwhile than there was at the beginning.
    { mails_read: 50, mails_expected: 48 },
    { mails_read: 0, mails_expected: 0 },
  ]
  expect(readings.map(firstReadingWords)).toEqual([
    'Begins in a moment.',
    'One mail read so far.',
    '12 mails read so far.',
    '1,200 of 4,800 mails read.',
    '50 mails read so far.',
    '0 of 0 mails read.',
  ])
  expect(readings.map(shareRead)).toEqual([null, null, null, 0.25, null, null])
})
