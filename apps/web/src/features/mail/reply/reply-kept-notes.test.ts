import { expect, it } from 'vitest'
import { memoryStorage } from '../../../platform/session/memory-storage.ts'
import { no_notes, notesOf } from './draft-notes.ts'
import { aDraft } from './draft.sample.ts'
import { readNotes, writeNotes } from './reply-kept-notes.ts'
import { aSearch } from './time-search.sample.ts'

const notes = notesOf(
  aDraft({
    mail_body: 'It is […].',
    missing: ['An answer to “Where?”'],
    left_out_count: 1,
    time_search: aSearch({ place: { start: 0, end: 41 } }),
  }),
  { point: 'Say where.', areTimesChosen: false },
)

it('[WML73] knows what was said of a draft again after the page was loaded anew', () => {
  const storage = memoryStorage()
  const others = notesOf(aDraft(), { point: '', areTimesChosen: false })
  writeNotes(storage, { one: { notes }, two: { notes: others }, three: { notes: no_notes } })
  expect(readNotes(storage)).toEqual({ one: notes, two: others })
  writeNotes(storage, {})
  expect(storage.length).toBe(0)
})

it.each([
  '',
  '{',
  '7',
  '{"one": 7}',
  JSON.stringify({ one: notes }),
  JSON.stringify({ one: { version: 'https://meridian.example/older.js', notes } }),
])('[WML73] takes what another version of the page wrote for nothing: %s', (stored) => {
  const storage = memoryStorage()
  storage.setItem('unsaved_reply_notes', stored)
  expect(readNotes(storage)).toEqual({})
})
