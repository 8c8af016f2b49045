import { type User, UserChange } from '@meridian/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { any_character } from '../../../../../server/test/any-character.ts'
import {
  changedSentence,
  openChanges,
  profileChange,
  profileForm,
  profileProblems,
  refusedFields,
  withChange,
} from './profile-form.ts'

it('[SET3] counts nothing as changed that is saved already, spaces around it included', () => {
  const saved = profileForm(ada)
  expect(openChanges(saved, { first_name: 'Ada', last_name: 'Example ', about: '' })).toEqual({})
  expect(openChanges(saved, { first_name: 'Adah', time_format: '12' })).toEqual({ first_name: 'Adah' })
})

it('[SET3] forgets a change that was typed back', () => {
  const saved = profileForm(ada)
  const draft = withChange(saved, {}, { first_name: 'Adah' })
  expect(draft).toEqual({ first_name: 'Adah' })
  expect(withChange(saved, draft, { first_name: 'Ada' })).toEqual({})
})

it('[SET3] keeps what is typed while a change is being saved', () => {
  const saved = profileForm({ ...ada, first_name: 'Adah' })
  expect(openChanges(saved, { first_name: 'Adah', about: 'Typed meanwhile' })).toEqual({
    about: 'Typed meanwhile',
  })
})

it('[SET4] sends the changed fields alone, trimmed, and null for what was emptied', () => {
  const change = {
    last_name: ' ',
    country: '',
    about: ' Hello ',
    linkedin_url: '',
    time_format: '24',
  } as const
  expect(profileChange(change)).toEqual({
    last_name: '',
    country: null,
    about: 'Hello',
    linkedin_url: null,
    time_format: '24',
  })
  expect(profileChange({ week_start: '0', region: 'US' })).toEqual({ week_start: 0, region: 'US' })
  expect(profileChange({ week_start: '', region: '' })).toEqual({ week_start: null, region: null })
  expect(profileChange({})).toEqual({})
})

it('[SET5] complains in the words of the API, about what the API refuses', () => {
  const texts = fc.oneof(
    fc.string({ unit: any_character, maxLength: 50 }).filter((text) => !text.includes('\0')),
    fc.constantFrom('', ' ', 'example.com/ada', 'https://example.com', 'ftp://example.com', 'no link at all'),
    fc.integer({ min: 38, max: 2002 }).map((length) => 'a'.repeat(length)),
  )
  const drafts = fc.record({
    first_name: texts,
    last_name: texts,
    primary_phone_number: texts,
    linkedin_url: texts,
    about: texts,
  })
  fc.assert(
    fc.property(drafts, (draft) => {
      const issues = UserChange.safeParse(profileChange(draft)).error?.issues ?? []
      const refused = refusedFields(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
      expect(profileProblems({ ...profileForm(ada), ...draft })).toEqual(refused)
    }),
    { numRuns: 500 },
  )
})

it('[SET5] puts a complaint of the API on its field, the first one where there are several', () => {
  const errors = [
    { path: 'first_name', message: 'One.' },
    { path: 'first_name', message: 'Two.' },
    { path: 'timezone', message: 'Elsewhere.' },
  ]
  expect(refusedFields(errors)).toEqual({ first_name: 'One.' })
})

it('[SET3] names what was changed', () => {
  expect(changedSentence({ about: 'x' })).toBe('About changed.')
  expect(changedSentence({ linkedin_url: 'x', first_name: 'y', time_format: '24' })).toBe(
    'First name, LinkedIn link and time format changed.',
  )
})

const ada: User = {
  user_id: '0198f0c0-0000-7000-8000-000000000001',
  first_name: 'Ada',
  last_name: 'Example',
  full_name: 'Ada Example',
  primary_email: 'ada@example.com',
  is_address_confirmed: true,
  primary_phone_number: null,
  about: null,
  profile_picture: null,
  linkedin_url: 'https://example.com/ada',
  timezone: 'Europe/Berlin',
  time_format: '12',
  country: 'DE',
  language: 'en',
  role: 'user',
  timestamp_info: null,
  has_board: false,
  reminder_minutes: 10,
  reminders_by_mail: false,
  invitations_by_mail: true,
  plan: 'free',
  undo_send_seconds: 10,
  mail_signature: '',
  region: null,
  week_start: null,
}
