import { expect, it } from 'vitest'
import { filledForm, unfilledForm } from './filled-form.ts'
import { blankForm, type FormInvitee } from './meeting-form.ts'
import { changeRepeatType, noRepeat } from './repeat.ts'

const form = {
  ...blankForm(Date.parse('2026-11-20T14:10:00Z'), 'Europe/Berlin'),
  meeting_title: 'Lunch with Omar on Tuesday at noon for 45 min',
}
const noon = {
  meeting_title: 'Lunch',
  is_all_day: false,
  start_date: '2026-11-24',
  end_date: '2026-11-24',
  start_time: '12:00',
  end_time: '12:45',
  meeting_timezone: 'Europe/Berlin',
}

it('[WMT53] fills in what was read and leaves the rest', () => {
  const filled = filledForm({ ...form, agenda: 'Food' }, noon)
  expect(filled).toMatchObject({ ...noon, agenda: 'Food' })
})

it('[WMT53] keeps the times when only a day was read, and the zone they are in', () => {
  const { meeting_title, start_date, end_date, meeting_timezone } = noon
  const day = { meeting_title, start_date, end_date, meeting_timezone }
  const evening = { ...form, start_time: '23:45', end_time: '00:15', end_date: '2026-11-21' }
  const filled = filledForm({ ...evening, meeting_timezone: 'Asia/Kathmandu' }, day)
  expect(filled).toMatchObject({
    start_date: '2026-11-24',
    start_time: '23:45',
    end_date: '2026-11-25',
    end_time: '00:15',
    meeting_timezone: 'Asia/Kathmandu',
  })
})

it('[WMT53] lets guests and labels join those that are there, each once', () => {
  const own = { invitees: [guest('guest:1', 'ben@guest.example'), person('omar')], label_ids: ['a'] }
  const read = {
    invitees: [guest('guest:2', 'Ben@guest.example'), person('omar'), person('bea')],
    label_ids: ['a', 'b'],
  }
  const filled = filledForm({ ...form, ...own }, read)
  expect(filled.invitees.map(({ key }) => key)).toEqual(['guest:1', 'omar', 'bea'])
  expect(filled.label_ids).toEqual(['a', 'b'])
})

it('[WMT53] goes on to repeat, on the weekday of the new day, unless another repetition was read', () => {
  const weekly = changeRepeatType(noRepeat(form.start_date), 'weekly', form.start_date)
  const filled = filledForm({ ...form, repeat: weekly }, noon)
  expect(filled.repeat.repeat_type).toBe('weekly')
  expect(filledForm({ ...form, repeat: weekly }, { ...noon, repeat: noRepeat('2026-11-24') }).repeat).toEqual(
    noRepeat('2026-11-24'),
  )
})

it('[WMT53] brings back what was typed, but for what was changed since', () => {
  const filled = filledForm(form, noon)
  expect(unfilledForm(filled, filled, form)).toEqual(form)
  const changed = { ...filled, end_time: '13:30', agenda: 'Food' }
  expect(unfilledForm(changed, filled, form)).toEqual({ ...form, end_time: '13:30', agenda: 'Food' })
})

function person(key: string): FormInvitee {
  return { ...guest(key, ''), primary_email: null }
}

function guest(key: string, primary_email: string): FormInvitee {
  return { key, primary_email, first_name: key, full_name: key, profile_picture: null, timezone: null }
}
