import { countMails, listMails, sendMail } from '@meridian/contract'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { addressOf } from './api.ts'
import { ApiError, errorOf } from './api-error.ts'
import { newQueryClient, retries, retryDelay } from './queries.ts'

afterEach(() => onlineManager.setOnline(true))

it('[WEB17] tries to read three times more, with growing pauses of 30 seconds at most', () => {
  const tries = retries(listMails)
  expect([0, 1, 2, 3].map((failures) => tries(failures, new ApiError('', 503)))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000])
})

it('[WEB17] never repeats what changes something, nor what the server called wrong', () => {
  expect(retries(sendMail)(0, new ApiError('', 503))).toBe(false)
  expect(retries(listMails)(0, new ApiError('', 404))).toBe(false)
})

it('[WEB17] tries to read by POST as often as by GET', () => {
  expect(countMails.method).toBe('POST')
  expect(retries(countMails)(0, new ApiError('', 503))).toBe(true)
  expect(retries(countMails)(0, new ApiError('', 422))).toBe(false)
})

it('[WEB27] takes answers as fresh, and keeps them, for five minutes', async () => {
  const client = newQueryClient()
  const readAfter = (ageMs: number) => {
    client.setQueryData(['sky'], 'before', { updatedAt: Date.now() - ageMs })
    return client.fetchQuery({ queryKey: ['sky'], queryFn: () => 'anew' })
  }
  expect(await readAfter(299_000)).toBe('before')
  expect(await readAfter(301_000)).toBe('anew')
  expect(client.getDefaultOptions().queries?.gcTime).toBe(300_000)
  client.clear()
})

it('[WEB18] fills path and query in, each value encoded, and leaves out what is absent', () => {
  expect(addressOf('/v1/meeting/detail/:meeting_id', { meeting_id: '../user?x' })).toBe(
    '/v1/meeting/detail/..%2Fuser%3Fx',
  )
  expect(addressOf('/v1/meeting/all', {}, { search_term: 'a&b=ü', page: 2, label_id: undefined })).toBe(
    '/v1/meeting/all?search_term=a%26b%3D%C3%BC&page=2',
  )
})

it('[WEB19] finds the sentence about a field', () => {
  const error = new ApiError('Bad input', 400, [{ path: 'primary_email', message: 'No such address.' }])
  expect(errorOf(error, 'primary_email')).toBe('No such address.')
  expect(errorOf(error, 'password')).toBeUndefined()
  const within = new ApiError('Bad input', 400, [{ path: 'body.options.2.start', message: 'No such time.' }])
  expect(errorOf(within, 'options.')).toBe('No such time.')
  expect(errorOf(within, 'options.2.')).toBe('No such time.')
  expect(errorOf(within, 'options')).toBeUndefined()
  expect(errorOf(new Error('x'), 'primary_email')).toBeUndefined()
})

it('[WEB26] makes calls while the browser believes to be offline', async () => {
  onlineManager.setOnline(false)
  const client = newQueryClient()
  const reading = client.fetchQuery({ queryKey: ['near'], queryFn: async () => 'read' })
  const writing = client
    .getMutationCache()
    .build(client, { mutationFn: async () => Promise.reject(new ApiError('Not saved.', 0)) })
    .execute(undefined)
  await expect(reading).resolves.toBe('read')
  await expect(writing).rejects.toThrow('Not saved.')
})
