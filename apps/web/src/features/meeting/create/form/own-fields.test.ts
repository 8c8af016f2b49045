import { expect, it } from 'vitest'
import { filledForm, withChanges } from './filled-form.ts'
import { withDate, withSlot, withStart } from './form-changes.ts'
import { blankForm } from './meeting-form.ts'
import { ownFields } from './own-fields.ts'
import { changeRepeatType } from './repeat.ts'

const nowMs = Date.parse('2026-11-20T14:10:00Z')
const blank = blankForm(nowMs, 'Europe/Berlin')
const noon = {
  is_all_day: false,
  start_date: '2026-11-24',
  end_date: '2026-11-24',
  start_time: '12:00',
  end_time: '12:45',
  meeting_timezone: 'Europe/Berlin',
}

it('[WMT80] knows what the person set, each group by itself', () => {
  const own = (form: typeof blank) => [...ownFields(form, blank, nowMs)]
  expect(own({ ...blank, meeting_title: 'Lunch', agenda: 'Food', label_ids: ['a'] })).toEqual([])
  expect(own(withDate(blank, '2026-11-23'))).toEqual(['day'])
  expect(own(withStart(blank, '17:00'))).toEqual(['time'])
  expect(own({ ...blank, end_time: '16:30' })).toEqual(['time'])
  const slot = withSlot(
    blank,
    [Date.parse('2026-11-23T08:00Z'), Date.parse('2026-11-23T08:30Z')],
    'Europe/Berlin',
  )
  expect(own(slot)).toEqual(['day', 'time'])
  expect(own({ ...blank, repeat: changeRepeatType(blank.repeat, 'weekly', blank.start_date) })).toEqual([
    'repeat',
  ])
  expect(own({ ...blank, location_name: 'Quay', meeting_link: 'x', meeting_priority: 'high' })).toEqual([
    'place',
    'link',
    'priority',
  ])
})

it('[WMT80] takes times that are over for left from before', () => {
  expect([...ownFields(withDate(blank, '2026-11-19'), blank, nowMs)]).toEqual([])
})

it('[WMT80] leaves the day that the person set, and takes the time', () => {
  const form = withDate(blank, '2026-12-01')
  expect(filledForm(form, noon, new Set(['day']))).toMatchObject({
    ...noon,
    start_date: '2026-12-01',
    end_date: '2026-12-01',
  })
  const night = { ...noon, start_time: '23:30', end_time: '00:15', end_date: '2026-11-25' }
  expect(filledForm(form, night, new Set(['day']))).toMatchObject({
    start_date: '2026-12-01',
    end_date: '2026-12-02',
  })
  expect(filledForm(form, { is_all_day: true, start_date: '2026-11-24' }, new Set(['day']))).toMatchObject({
    is_all_day: true,
    start_date: '2026-12-01',
    end_date: '2026-12-01',
  })
})

it('[WMT80] leaves the time that the person set, and takes the day', () => {
  const form = withStart(blank, '17:00')
  expect(filledForm(form, { ...noon, minutes: 45 }, new Set(['time']))).toMatchObject({
    start_date: '2026-11-24',
    start_time: '17:00',
    end_time: '17:30',
  })
  expect(filledForm(form, { ...noon, minutes: 45 }, new Set(['day', 'time']))).toEqual(form)
})

it('[WMT80] takes a length beside a day', () => {
  const filled = filledForm(blank, { start_date: '2026-11-24', end_date: '2026-11-24', minutes: 45 })
  expect(filled).toMatchObject({ start_date: '2026-11-24', start_time: '15:30', end_time: '16:15' })
})

it('[WMT80] does not take what a sentence filled in for what the person set', () => {
  const form = { ...blank, location_name: 'Quay' }
  const filled = filledForm(form, noon, new Set(['place']))
  const base = withChanges(blank, form, filled)
  expect([...ownFields(filled, base, nowMs)]).toEqual(['place'])
  expect([...ownFields(withStart(filled, '13:00'), base, nowMs)]).toEqual(['time', 'place'])
})
