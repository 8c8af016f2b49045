import { type Label, label_colors } from '@meridian/contract'
import { expect, it } from 'vitest'
import {
  blankForm,
  color_words,
  formOf,
  isSameForm,
  isSameTitle,
  titleProblem,
  type_options,
} from './label-form.ts'

it('[DSH37] begins with the first colour that no label has, and with the first of all once all are used', () => {
  expect(blankForm([])).toEqual({
    label_title: '',
    label_description: '',
    label_color: '#6EC1E4',
    label_type: 'meeting',
  })
  expect(blankForm([{ label_color: '#A3E635' }, { label_color: '#6EC1E4' }]).label_color).toBe('#FFE066')
  expect(blankForm(label_colors.map(({ value }) => ({ label_color: value }))).label_color).toBe('#6EC1E4')
})

it('[DSH38] refuses an empty title and one that another label has, as the server would', () => {
  const others = [{ label_title: 'Café' }, { label_title: 'Launch' }]
  for (const title of ['', '  ', '\t']) expect(titleProblem(title, others)).toBe('Title must not be empty.')
  for (const title of ['café', ' CAFÉ ', 'Cafe\u0301', 'ｌａｕｎｃｈ']) {
    expect(titleProblem(title, others)).toBe('You have a label with this title already.')
  }
  for (const title of ['Cafe', 'Launches']) expect(titleProblem(title, others)).toBeUndefined()
  expect(isSameTitle('Launch', 'launch ')).toBe(true)
})

it('[DSH39] is changed as soon as one field differs from the label', () => {
  const form = formOf(launch)
  expect(isSameForm(form, formOf({ ...launch, updated_at: '2026-11-21T09:00:00.000Z' }))).toBe(true)
  const changes = [
    { label_title: 'launch' },
    { label_description: '' },
    { label_color: '#D0FF14' },
    { label_type: 'call' },
  ] as const
  for (const change of changes) expect(isSameForm(form, { ...form, ...change })).toBe(false)
})

it('[DSH40] says the eight types in words', () => {
  expect(type_options.map(({ label }) => label)).toEqual([
    'Meeting',
    'Call',
    'Email',
    'Follow up',
    'Task',
    'Action item',
    'Key takeaway',
    'Summary',
  ])
  expect(label_colors.map(({ value }) => color_words[value])).toEqual(label_colors.map(({ name }) => name))
})

const launch: Label = {
  label_id: '0198f000-0000-7000-8000-000000000001',
  user_id: '0198f000-0000-7000-8000-000000000002',
  label_title: 'Launch',
  label_description: 'Lisbon, 10 December',
  label_color: '#76EEC6',
  label_type: 'task',
  meeting_id: null,
  shared_meeting_id: null,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
}
