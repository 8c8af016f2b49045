import { expect, it } from 'vitest'
import { aMail } from './mail.sample.ts'
import {
  firstLabel,
  labelWords,
  personWithAddress,
  personWords,
  subjectWords,
  summaryOrPreview,
} from './mail-words.ts'

it('[WML2] says what a mail does not say', () => {
  expect(subjectWords(aMail({ mail_subject: ' ' }))).toBe('No Subject')
  expect(summaryOrPreview(aMail({ mail_summary: null, mail_preview: '' }))).toBe('No summary')
  expect(personWords({ name: '', address: '' })).toBe('No Name')
  expect(personWords({ name: '', address: 'a@people.example' })).toBe('a@people.example')
  expect(personWithAddress({ name: '', address: '' })).toEqual({ name: 'No Name', address: 'No Email' })
  expect(firstLabel(aMail({ mail_labels: { integration_labels: [] } }))).toBeNull()
})

it('[WML15] shows how a mail without a summary begins, as far as there is room', () => {
  const mail_preview = 'The frames arrive on Thursday, and the cells a week later.'
  expect(summaryOrPreview(aMail({ mail_summary: null, mail_preview }))).toBe(mail_preview)
  expect(summaryOrPreview(aMail({ mail_summary: ' ', mail_preview }))).toBe(mail_preview)
  expect(summaryOrPreview(aMail({ mail_summary: 'Two dates.', mail_preview }))).toBe('Two dates.')
  expect(summaryOrPreview(aMail({ mail_summary: mail_preview }))).toBe(mail_preview)
})

it('[WML16] shows no label for what the list, the dot and the star say already', () => {
  expect(first('INBOX', 'CATEGORY_PERSONAL', 'UNREAD')).toBeNull()
  expect(first('INBOX', 'STARRED', 'CATEGORY_PROMOTIONS')).toBe('CATEGORY_PROMOTIONS')
  expect(first('IMPORTANT', 'INBOX')).toBe('IMPORTANT')
  expect(first('Clients', 'INBOX')).toBe('Clients')
})

it('[WML2] shows the first label alone, and those of the provider in words', () => {
  expect(firstLabel(aMail({ mail_labels: { integration_labels: ['Supplier', 'INBOX'] } }))).toBe('Supplier')
  expect(labelWords('CATEGORY_PROMOTIONS')).toBe('Promotions')
  expect(labelWords('constructor')).toBe('constructor')
})

function first(...integration_labels: string[]) {
  return firstLabel(aMail({ mail_labels: { integration_labels } }))
}
