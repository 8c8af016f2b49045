import { expect, it } from 'vitest'
import { meetingHref, occurrenceHref } from './meeting-path.ts'

const meeting_id = '01890000-0000-7000-8000-000000000000'
const original_start_timestamp = '2026-11-24T09:00:00.000Z'
const at_occurrence = `/user/meetings/${meeting_id}?occurrence=2026-11-24T09%3A00%3A00.000Z`

it('[WEB42] leads to the occurrence of a series that is shown, and to a single meeting as it is', () => {
  expect(meetingHref(meeting_id)).toBe(`/user/meetings/${meeting_id}`)
  expect(meetingHref(meeting_id, original_start_timestamp)).toBe(at_occurrence)
  const occurrence = { meeting_id, original_start_timestamp }
  expect(occurrenceHref({ ...occurrence, is_recurring: true })).toBe(at_occurrence)
  expect(occurrenceHref({ ...occurrence, is_recurring: false })).toBe(`/user/meetings/${meeting_id}`)
})
