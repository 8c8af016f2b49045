import type { MeetingProposal } from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import { expect, it } from 'vitest'
import { monthText, reasonText, slotText } from './proposal-words.ts'

const kathmandu = { zone: 'Asia/Kathmandu', isTwelveHour: true }

it('[DSH23] says why the reader cannot come, and nothing where they can', () => {
  expect(reasonText(proposal({ is_available: true, reason: null }))).toBeNull()
  expect(reasonText(proposal({ reason: 'outside_hours' }))).toBe('Outside your hours.')
  expect(reasonText(proposal({ reason: 'away' }))).toBe('You are away then.')
  expect(reasonText(proposal({}, ['1:1 with Tomás']))).toBe('Overlaps 1:1 with Tomás.')
  expect(reasonText(proposal({}, ['A', '']))).toBe('Overlaps A and No title provided.')
  expect(reasonText(proposal({}, ['A', 'B', 'C']))).toBe('Overlaps A and 2 more.')
  expect(reasonText(proposal({}, []))).toBe('You are busy then.')
})

it('[DSH25] names a free slot by its weekday within six days, by its date beyond', () => {
  const nowMs = instantOf('2026-11-18T10:48', kathmandu.zone)
  expect(slotText(...afternoonOf('2026-11-20'), kathmandu, nowMs)).toBe('Fri, 01:30 – 02:15 PM')
  expect(slotText(...afternoonOf('2026-11-24'), kathmandu, nowMs)).toBe('Tue, 01:30 – 02:15 PM')
  expect(slotText(...afternoonOf('2026-11-25'), kathmandu, nowMs)).toBe('Wed 25 Nov, 01:30 – 02:15 PM')
})

it('[DSH49] names the month of a proposal beyond six days', () => {
  const nowMs = instantOf('2026-11-18T10:48', kathmandu.zone)
  const told = ['2026-11-24', '2026-11-25', '2027-03-10'].map((date) => monthText(date, kathmandu, nowMs))
  expect(told).toEqual([null, 'Nov', 'Mar'])
})

it('[DSH25] counts days by the reader’s calendar', () => {
  const stJohns = { zone: 'America/St_Johns', isTwelveHour: false }
  const nowMs = instantOf('2026-11-18T23:50', stJohns.zone)
  const start = instantOf('2026-11-24T00:00', stJohns.zone)
  expect(slotText(start, start + 1_800_000, stJohns, nowMs)).toBe('Tue, 00:00 – 00:30')
})

function afternoonOf(date: string): readonly [string, string] {
  return [at(date, '13:30'), at(date, '14:15')]
}

function at(date: string, time: string): string {
  return new Date(instantOf(`${date}T${time}`, kathmandu.zone)).toISOString()
}

function proposal(
  availability: Partial<MeetingProposal['availability']>,
  titles: readonly string[] = [],
): Pick<MeetingProposal, 'availability'> {
  return {
    availability: {
      is_available: false,
      reason: 'busy',
      conflicts: titles.map((meeting_title, index) => ({ meeting_id: String(index), meeting_title })),
      possible_slots: null,
      ...availability,
    },
  }
}
