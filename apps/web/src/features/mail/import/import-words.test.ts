import { expect, it } from 'vitest'
import { refusalOf } from './file-refusal.ts'
import { importReportAsText, importSummaryOf, reportInWords } from './import-words.ts'

const report = {
  imported: 1200,
  unchanged: 3,
  mail_ids: [],
  skipped: [
    { position: 7, subject: 'Dinner', reason: 'It has no sender.' },
    { position: 9, subject: null, reason: 'It is no mail.' },
  ],
}

it('[WML11] tells before sending what cannot be sent', () => {
  expect(refusalOf({ name: 'plan.eml', type: '', size: 26_214_400 })).toBeNull()
  expect(refusalOf({ name: 'ARCHIVE.MBOX', type: '', size: 1 })).toBeNull()
  expect(refusalOf({ name: 'download', type: 'message/rfc822', size: 1 })).toBeNull()
  expect(refusalOf({ name: 'plan.eml', type: '', size: 26_214_401 })).toContain('larger than 25 MB')
  expect(refusalOf({ name: 'plan.msg', type: '', size: 1 })).toContain('not a mail file')
  expect(refusalOf({ name: 'plan.eml', type: '', size: 0 })).toContain('empty')
})

it('[WML11] counts what became of the mails and leaves out what is none', () => {
  expect(reportInWords(report)).toBe('1,200 imported, 3 unchanged, 2 skipped')
  expect(reportInWords({ imported: 0, unchanged: 0, mail_ids: [], skipped: [] })).toBe(
    'No mails in this file',
  )
  expect(importSummaryOf({ state: 'failed', reason: 'It is no mail.' })).toBe('It is no mail.')
})

it('[WML11] names every mail that was left out, with its place and reason, in the text to copy', () => {
  const text = importReportAsText([
    { id: '1', name: 'work.mbox', progress: { state: 'done', report } },
    { id: '2', name: 'home.eml', progress: { state: 'failed', reason: 'This file is empty.' } },
  ])
  expect(text.split('\n')).toEqual([
    'work.mbox: 1,200 imported, 3 unchanged, 2 skipped',
    '  Skipped · Mail 7 · Dinner · It has no sender.',
    '  Skipped · Mail 9 · It is no mail.',
    'home.eml: This file is empty.',
  ])
})
