import { deleteLabel } from '@meridian/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { showError, showRefreshed, showSuccess, toasts } from './toasts.ts'

beforeEach(() => toasts.clear())

it('[WEB29] shows what was done for 5 seconds, and a refresh that was asked for during one', () => {
  showSuccess('Meeting created successfully.')
  showRefreshed('Meetings fetched successfully')
  expect(listShown()).toEqual([
    ['success', 'Meetings fetched successfully', 1000],
    ['success', 'Meeting created successfully.', 5000],
  ])
})

it('[WEB29] shows a failure until it is closed', () => {
  showError('Failed to login. Please try again.')
  expect(listShown()).toEqual([['error', 'Failed to login. Please try again.', undefined]])
})

it('[WEB29] closes what failed once the same call succeeds, and no other', async () => {
  vi.stubGlobal('location', { origin: 'http://meridian.example' })
  let status = 500
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: null }, { status })))
  await remove('1')
  status = 200
  await remove('2')
  expect(listShown()).toHaveLength(1)
  await remove('1')
  expect(listShown()).toEqual([])
  vi.unstubAllGlobals()
})

it('[WEB201] says of an action that fails again what was said last, until it succeeds', async () => {
  vi.stubGlobal('location', { origin: 'http://meridian.example' })
  const answers = [
    Response.json({ message: 'Labels cannot be deleted now.', data: null }, { status: 503 }),
    Response.json({ message: 'Failed to delete label.', data: null }, { status: 500 }),
    Response.json({ data: null }),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  await remove('2')
  await remove('1')
  expect(listShown()).toEqual([['error', 'Failed to delete label.', undefined]])
  await remove('1')
  expect(listShown()).toEqual([])
  vi.unstubAllGlobals()
})

it('[WEB30] says what the server said, and the words of the screen where no answer came or nothing was said', () => {
  showError(new ApiError('The meeting is over.', 409), 'Error in deleting meeting')
  showError(new ApiError('Failed to delete label. Please try again.', 0), 'Error in deleting label')
  showError(new Error(''), 'Error in updating label')
  expect(listShown().map(([, text]) => text)).toEqual([
    'Error in updating label',
    'Error in deleting label',
    'The meeting is over.',
  ])
})

it('[WEB30] says the words of the call where the screen has none', () => {
  showError(new ApiError('Failed to create meeting. Please try again.', 0))
  expect(listShown().map(([, text]) => text)).toEqual(['Failed to create meeting. Please try again.'])
})

it('[WEB30] says nothing twice', () => {
  showError('Failed to get weather')
  showError('Failed to get weather')
  expect(listShown()).toHaveLength(1)
})

function remove(label_id: string): Promise<unknown> {
  return call(deleteLabel, { params: { label_id } }).catch(showError)
}

function listShown() {
  return toasts.visibleToasts.map(({ content, timeout }) => [content.kind, content.text, timeout])
}
