import type { ListedMail } from '@meridian/contract'
import { expect, it } from 'vitest'
import { aMail } from '../mail.sample.ts'
import {
  addressOfMailFilter,
  default_mail_filter,
  isInView,
  listed_views,
  mailFilterIn,
  mailsInput,
  sourceOf,
} from './list-filter.ts'

it('[WML3] reads back what it has written, and takes what is misspelt for the default', () => {
  const filter = { category: 'task', type: 'file', view: 'unread', search: 'frame & price' } as const
  expect(mailFilterIn(new URLSearchParams(addressOfMailFilter(filter)))).toEqual(filter)
  expect(addressOfMailFilter(default_mail_filter)).toBe('')
  expect(mailFilterIn(new URLSearchParams('category=spam&type=slack&view=all'))).toEqual(default_mail_filter)
})

it('[WML3] asks for the inbox of Google unless told otherwise', () => {
  const { query } = mailsInput(default_mail_filter, 'google', { page: 1, limit: 10 })
  expect(query).toMatchObject({ mail_category: 'inbox', integration_mail_type: 'google', page: 1, limit: 10 })
})

it('[WML4] shows all mails where Google is not read and something else is', () => {
  expect(sourceOf(default_mail_filter, [])).toBe('google')
  expect(sourceOf(default_mail_filter, ['file', 'google'])).toBe('google')
  expect(sourceOf(default_mail_filter, ['file'])).toBe('all')
  expect(sourceOf({ ...default_mail_filter, type: 'imap' }, ['google'])).toBe('imap')
})

it('[WML5] knows which list a mail belongs into', () => {
  expect(listsOf(aMail())).toEqual(['active', 'unread'])
  expect(listsOf(aMail({ is_read: true, is_starred: true }))).toEqual(['active', 'starred'])
  expect(listsOf(aMail({ is_archived: true, is_starred: true }))).toEqual(['starred', 'archived'])
  expect(listsOf(aMail({ is_deleted: true, is_starred: true }))).toEqual(['deleted'])
  const snoozed_until = '2026-11-23T08:00:00.000Z'
  expect(listsOf(aMail({ snoozed_until, is_starred: true }))).toEqual(['starred', 'snoozed'])
  expect(listsOf(aMail({ snoozed_until, is_archived: true }))).toEqual(['archived'])
  expect(listsOf(aMail({ mail_category: 'task' }))).toEqual([])
})

function listsOf(mail: ListedMail) {
  return listed_views.filter((view) => isInView({ category: 'inbox', view }, mail))
}
