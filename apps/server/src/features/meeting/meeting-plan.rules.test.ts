import type { MeetingChange } from '@meridian/contract'
import { findOccurrenceAt, instantOf, wallTimeOf } from '@meridian/engine'
import { describe, expect, it } from 'vitest'
import { no_conference } from './conference.rules.ts'
import { planChange } from './meeting-plan.rules.ts'
import { empty_details } from './meeting.rules.ts'
import { scheduleFor } from './series/schedule.rules.ts'
import type { MeetingException } from './series/series.queries.ts'
import { newTimes } from './time-input.rules.ts'

const zone = 'Asia/Kathmandu'
const now = new Date('2026-11-20T09:00:00Z')

/** Each day from 24 November, 10:00 to 11:00. */
const meeting = {
  ...scheduleFor(
    newTimes(
      {
        meeting_date: { start_date: '2026-11-24' },
        meeting_time: { start_time: '10:00', end_time: '11:00' },
        meeting_timezone: zone,
      },
      zone,
    ),
    { is_recurring: true, recurring_type: 'daily', recurring_days: {} },
  ),
  starts_at: new Date(instantOf('2026-11-24T10:00', zone)),
  ends_at: new Date(instantOf('2026-11-24T11:00', zone)),
  ...empty_details,
  ...no_conference,
  meeting_title: 'Plan',
}

const at_noon = { meeting_time: { start_time: '12:00', end_time: '13:00' } }

describe('one occurrence', () => {
  it('[MTG44] is none of its own once its values are those of the series', () => {
    const own = plan('2026-11-26', { series_scope: 'this', meeting_title: 'Review' })
    expect(own).toMatchObject({ exception: { meeting_title: 'Review' }, asksAgain: false })
    if (own.scope !== 'this' || !own.exception) throw new Error('This is no plan for one occurrence.')
    const again = plan('2026-11-26', { series_scope: 'this', meeting_title: 'Plan' }, [own.exception])
    expect(again).toMatchObject({ exception: null, asksAgain: false })
  })

  it('[MTG48] asks its attendees again when it moves', () => {
    const moved = plan('2026-11-26', { series_scope: 'this', ...at_noon })
    expect(moved).toMatchObject({ asksAgain: true, exception: { start_wall: '2026-11-26T12:00:00' } })
  })
})

describe('one occurrence and all following', () => {
  it('[MTG45] ends the series before it and begins another one with it', () => {
    const split = plan('2026-11-26', { series_scope: 'this_and_following', ...at_noon })
    expect(split).toMatchObject({
      before: { series: { recurring_end_date: '2026-11-25' } },
      schedule: { first_start_wall: '2026-11-26T12:00:00' },
    })
  })

  it('[MTG48] asks again only if the times change', () => {
    const renamed = plan('2026-11-26', { series_scope: 'this_and_following', meeting_title: 'Review' })
    const moved = plan('2026-11-26', { series_scope: 'this_and_following', ...at_noon })
    expect([renamed.asksAgain, moved.asksAgain]).toEqual([false, true])
  })

  it('[MTG47] is the whole series from the first occurrence on', () => {
    const whole = plan('2026-11-24', { series_scope: 'this_and_following', ...at_noon })
    expect(whole).toMatchObject({ scope: 'all', schedule: { first_start_wall: '2026-11-24T12:00:00' } })
  })
})

describe('the whole series', () => {
  it('[MTG15] stays as it is when its own values are sent back', () => {
    const { scope, asksAgain, note } = plan('2026-11-26', {
      series_scope: 'all',
      meeting_title: 'Plan',
      meeting_time: { start_time: '10:00', end_time: '11:00' },
    })
    expect({ scope, asksAgain, note }).toEqual({ scope: 'all', asksAgain: false, note: null })
  })

  it('[MTG50] says what happened to the changed occurrences', () => {
    const moved = plan('2026-11-26', { series_scope: 'this', ...at_noon })
    if (moved.scope !== 'this' || !moved.exception) throw new Error('This is no plan for one occurrence.')
    const whole = plan(
      '2026-11-28',
      { series_scope: 'all', meeting_time: { start_time: '15:00', end_time: '16:00' } },
      [moved.exception],
    )
    expect(whole.note).toBe('1 changed occurrence moved along.')
  })
})

function plan(date: string, change: MeetingChange, exceptions: readonly MeetingException[] = []) {
  const occurrence = findOccurrenceAt(meeting, exceptions, instantOf(`${date}T10:00`, zone))
  if (!occurrence) throw new Error('The series has no meeting on this day.')
  expect(wallTimeOf(occurrence.original_starts_ms, zone)).toBe(`${date}T10:00:00`)
  return planChange({ meeting, exceptions, occurrence }, change, { profileZone: zone, now })
}
