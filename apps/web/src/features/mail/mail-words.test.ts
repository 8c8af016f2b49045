import { expect, it } from 'vitest'
import { aMail } from './mail.sample.ts'
import {
  cutForRow,
  firstLabel,
  labelWords,
  personWords,
  subjectWords,
  summaryWords,
  wholePerson,
} from './mail-words.ts'

it('[WML2] cuts at 30 characters, and counts those that people see', () => {
  expect(cutForRow('x'.repeat(30))).toBe('x'.repeat(30))
  expect(cutForRow('x'.repeat(31))).toBe(`${'x'.repeat(30)}...`)
  expect(cutForRow('🚲'.repeat(31))).toBe(`${'🚲'.repeat(30)}...`)
  expect(cutForRow('Asks to move the delivery to the 4th')).toBe('Asks to move the delivery to t...')
})

it('[WML2] says what a mail does not say', () => {
  expect(subjectWords(aMail({ mail_subject: ' ' }))).toBe('No Subject')
  expect(summaryWords(aMail({ mail_summary: null }))).toBe('No summary')
  expect(summaryWords(aMail({ mail_summary: 'Two dates.' }))).toBe('Two dates.')
  expect(personWords({ name: '', address: '' })).toBe('No Name')
  expect(personWords({ name: '', address: 'a@people.example' })).toBe('a@people.example')
  expect(wholePerson({ name: '', address: '' })).toEqual({ name: 'No Name', address: 'No Email' })
  expect(firstLabel(aMail({ mail_labels: { integration_labels: [] } }))).toBeNull()
})

it('[WML2] shows the first label alone, and those of the provider in words', () => {
  expect(firstLabel(aMail({ mail_labels: { integration_labels: ['Supplier', 'INBOX'] } }))).toBe('Supplier')
  expect(labelWords('CATEGORY_PROMOTIONS')).toBe('Promotions')
  expect(labelWords('constructor')).toBe('constructor')
})
