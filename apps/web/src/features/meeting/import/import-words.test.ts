import { screen_catalogues } from '@meridian/languages/screens'
import { afterEach, describe, expect, it } from 'vitest'
import { server_sentences } from '../../../platform/text/server-sentences.ts'
import { setServerSentences } from '../../../platform/text/server-text.ts'
import { setCatalogue } from '../../../platform/text/text.ts'
import { refusalOf } from './file-refusal.ts'
import { reportAsText, reportInWords, summaryOf } from './import-words.ts'

const report = {
  imported: 1200,
  updated: 0,
  unchanged: 3,
  skipped: [
    { line: 12, uid: 'a', title: 'Dinner', reason: 'It has no start.' },
    { line: 30, uid: 'c', title: 'Gym', reason: '"Gym" (uid c): it ends before it starts.' },
    { line: null, uid: 'b', title: null, reason: 'Its rule cannot be read.' },
  ],
  warnings: [{ line: 40, message: 'An unknown zone was read as UTC.' }],
  more_skipped: 0,
  more_warnings: 0,
}

afterEach(() => setCatalogue(null))

describe('importing calendar files', () => {
  it('[WMT16] tells before sending what cannot be sent', () => {
    expect(refusalOf({ name: 'plan.ics', type: '', size: 10_485_760 })).toBeNull()
    expect(refusalOf({ name: 'PLAN.ICS', type: '', size: 1 })).toBeNull()
    expect(refusalOf({ name: 'download', type: 'text/calendar', size: 1 })).toBeNull()
    expect(refusalOf({ name: 'plan.ics', type: '', size: 10_485_761 })).toContain('larger than 10 MB')
    expect(refusalOf({ name: 'photo.png', type: 'image/png', size: 1 })).toContain('not a calendar file')
    expect(refusalOf({ name: 'plan.ics', type: '', size: 0 })).toContain('empty')
  })

  it('[WMT17] counts what became of the events and leaves out what is none', () => {
    expect(reportInWords(report)).toBe('1,200 imported, 3 unchanged, 3 skipped')
    expect(
      reportInWords({
        imported: 0,
        updated: 0,
        unchanged: 0,
        skipped: [],
        warnings: [],
        more_skipped: 0,
        more_warnings: 0,
      }),
    ).toBe('No events in this file')
    expect(summaryOf({ state: 'failed', reason: 'It is no calendar.' })).toBe('It is no calendar.')
  })

  it('[WMT17] tells how many more there are than it names', () => {
    const long = { ...report, more_skipped: 17_000, more_warnings: 2 }
    expect(reportInWords(long)).toBe('1,200 imported, 3 unchanged, 17,003 skipped')
    const text = reportAsText([{ id: '1', name: 'work.ics', progress: { state: 'done', report: long } }])
    expect(text).toContain('Its rule cannot be read.\n  Skipped · And 17,000 more\n')
    expect(text.endsWith('read as UTC.\n  Note · And 2 more')).toBe(true)
  })

  it('[WEB190] gives the reasons in the language of the reader in the text to copy', async () => {
    setServerSentences(server_sentences)
    setCatalogue((await screen_catalogues.de()).catalogue)
    const skipped = [
      { line: 3, uid: 'g', title: 'Gym', reason: '"Gym" (uid g): it lasts too long.' },
      { line: null, uid: 'h', title: null, reason: 'Event without a title (uid h): it repeats 20000 times.' },
    ]
    const warnings = [{ line: null, message: '2 VTODO of the file are no events and are left out.' }]
    const text = reportAsText([
      { id: '1', name: 'work.ics', progress: { state: 'done', report: { ...report, skipped, warnings } } },
    ])
    expect(text.split('\n').slice(1)).toEqual([
      '  Übersprungen · Zeile 3 · "Gym" (uid g): Der Termin dauert zu lange.',
      '  Übersprungen · Termin ohne Titel (uid h): Der Termin wiederholt sich 20000-mal; das ist zu oft.',
      '  Hinweis · 2 Einträge VTODO der Datei sind keine Termine und werden ausgelassen.',
    ])
  })

  it('[WMT17] names every skipped event with its line, title and reason in the text to copy', () => {
    const text = reportAsText([
      { id: '1', name: 'work.ics', progress: { state: 'done', report } },
      { id: '2', name: 'home.ics', progress: { state: 'failed', reason: 'This file is empty.' } },
    ])
    expect(text.split('\n')).toEqual([
      'work.ics: 1,200 imported, 3 unchanged, 3 skipped',
      '  Skipped · Line 12 · Dinner · It has no start.',
      '  Skipped · Line 30 · "Gym" (uid c): it ends before it starts.',
      '  Skipped · b · Its rule cannot be read.',
      '  Note · Line 40 · An unknown zone was read as UTC.',
      'home.ics: This file is empty.',
    ])
  })
})
