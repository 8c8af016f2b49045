import { expect, it } from 'vitest'
import { mergeFilter } from './merge-filter.ts'

it('[WEB65] takes from the wanted filter what the shown filter does not have, and the rest from the latest', () => {
  const shown = { list: 'task', view: 'all', search: '' }
  const latest = { list: 'inbox', view: 'all', search: '' }
  expect(mergeFilter(shown, { ...shown, search: 'twelve' }, latest)).toEqual({ ...latest, search: 'twelve' })
  expect(mergeFilter(shown, { ...shown, list: 'notes' }, latest)).toEqual({ ...latest, list: 'notes' })
  expect(mergeFilter(latest, latest, latest)).toEqual(latest)
})
