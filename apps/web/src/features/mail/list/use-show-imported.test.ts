import { expect, it } from 'vitest'
import { default_mail_filter } from './list-filter.ts'
import { filterOfImported, firstImported } from './use-show-imported.ts'

it('[WML47] shows the list of imported mails, and leaves a list that has them', () => {
  const google = { ...default_mail_filter, search: 'quay' }
  expect(filterOfImported(google, 'google', 'task')).toEqual({
    ...default_mail_filter,
    category: 'task',
    type: 'file',
  })
  expect(filterOfImported(default_mail_filter, 'all', 'notes')).toEqual({
    ...default_mail_filter,
    category: 'notes',
  })
  expect(filterOfImported(default_mail_filter, 'all', 'inbox')).toBe(default_mail_filter)
})

it('[WML47] knows the first new mail of several files', () => {
  const report = { imported: 1, unchanged: 0, skipped: [] }
  expect(
    firstImported([
      { id: '1', name: 'a.eml', progress: { state: 'failed', reason: 'No.' } },
      { id: '2', name: 'b.eml', progress: { state: 'done', report: { ...report, mail_ids: ['x'] } } },
    ]),
  ).toBe('x')
  expect(firstImported([])).toBeUndefined()
})
