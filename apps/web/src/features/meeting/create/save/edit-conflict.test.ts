import { expect, it } from 'vitest'
import { aMeeting } from '../../meeting.sample.ts'
import { formOfMeeting } from '../form/meeting-form.ts'
import { differencesOf, mergedForm } from './edit-conflict.ts'

const base = formOfMeeting(aMeeting({ meeting_title: 'Plan', agenda: 'One' }))
const mine = { ...base, meeting_title: 'Mine', start_time: '15:00', end_time: '16:00', label_ids: ['a'] }
const theirs = { ...base, meeting_title: 'Theirs', agenda: 'Two' }

it('[WMT50] shows what differs, field by field, and proposes to keep what the person changed', () => {
  const differences = differencesOf(base, mine, theirs, false)
  expect(differences.map(({ name, proposed }) => [name, proposed])).toEqual([
    ['Title', 'mine'],
    ['Agenda', 'theirs'],
    ['When', 'mine'],
  ])
  expect(differences[0]).toMatchObject({ mine: 'Mine', theirs: 'Theirs' })
  expect(differences[2]?.mine).toBe('Wed 18 Nov 2026, 15:00 – 16:00, Berlin')
  expect(differencesOf(base, mine, mine, false)).toEqual([])
})

it('[WMT50] saves what was chosen, and what only the person sees', () => {
  const chosen = differencesOf(base, mine, theirs, false).map(({ fields, proposed }) => ({
    fields,
    side: proposed,
  }))
  expect(mergedForm(mine, theirs, chosen)).toEqual({ ...mine, agenda: 'Two' })
  const all = chosen.map(({ fields }) => ({ fields, side: 'theirs' as const }))
  expect(mergedForm(mine, theirs, all)).toEqual({ ...theirs, label_ids: ['a'] })
})
