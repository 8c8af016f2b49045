import { expect, it } from 'vitest'
import { blankForm } from '../form/meeting-form.ts'
import { fitsQuickForm } from './quick-draft.ts'

const now = Date.parse('2026-11-20T09:10:00Z')
const empty = blankForm(now, 'Asia/Kathmandu')

it('[CAL32] fits a draft of title, guests and other times into the small form', () => {
  expect(fitsQuickForm(empty, empty)).toBe(true)
  expect(fitsQuickForm({ ...empty, meeting_title: 'Plan', invitee_query: 'Be' }, empty)).toBe(true)
  const elsewhere = blankForm(now + 86_400_000 * 40, 'America/St_Johns')
  expect(fitsQuickForm({ ...elsewhere, is_all_day: true }, empty)).toBe(true)
})

it('[CAL32] opens the full form for a draft with anything else', () => {
  for (const more of [
    { meeting_description: 'Bring the plans' },
    { agenda: '1. Costs' },
    { location_name: 'Room 4' },
    { label_ids: ['0193f0a0-0000-7000-8000-000000000002'] },
    { meeting_priority: 'high' },
    { repeat: { ...empty.repeat, repeat_type: 'weekly' } },
  ] as const) {
    expect(fitsQuickForm({ ...empty, ...more }, empty)).toBe(false)
  }
})
