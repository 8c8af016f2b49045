import { describe, expect, it } from 'vitest'
import { readConfig, SettingError } from './config.ts'

const PUBLIC_URL = 'https://meet.people.example'
const MAIL_FROM = 'Meridian <meet@people.example>'
const SMTP_URL = 'smtp://mail.people.example'

function mailOf(settings: NodeJS.ProcessEnv) {
  return readConfig({ PUBLIC_URL, MAIL_FROM, SMTP_URL, ...settings }, '/').mail
}

describe('[OUT14]', () => {
  it.each([
    [SMTP_URL, { host: 'mail.people.example', port: 587, isTls: false, credentials: undefined }],
    ['smtp://127.0.0.1:1025/', { host: '127.0.0.1', port: 1025, isTls: false, credentials: undefined }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, isTls: false, credentials: undefined }],
    [
      'smtps://meet%40people.example:p%2Fs%3As%25@mail.people.example',
      {
        host: 'mail.people.example',
        port: 465,
        isTls: true,
        credentials: { user: 'meet@people.example', password: 'p/s:s%' },
      },
    ],
  ])('reads %s', (address, server) => {
    const from = { name: 'Meridian', address: 'meet@people.example' }
    expect(mailOf({ SMTP_URL: address })).toEqual({ ...server, from })
  })

  it.each([
    ['meet@people.example', { name: '', address: 'meet@people.example' }],
    [
      '"Meetings, Example Ltd" <meet@people.example>',
      { name: 'Meetings, Example Ltd', address: 'meet@people.example' },
    ],
    ['Zoë Ünal <meet@people.example>', { name: 'Zoë Ünal', address: 'meet@people.example' }],
  ])('reads the sender %s', (text, from) => {
    expect(mailOf({ MAIL_FROM: text })?.from).toEqual(from)
  })

  it.each([
    'mail.people.example',
    'http://mail.people.example',
    'smtp://',
    'smtp://mail.people.example/inbox',
    'smtp://mail.people.example?tls=no',
    'smtp://user@mail.people.example',
    'smtp://user:100%@mail.people.example',
    'smtp://user:secret word@mail.people.example:port',
  ])('stops the start at the server %s, without repeating it', (address) => {
    const wrong = () => mailOf({ SMTP_URL: address })
    expect(wrong).toThrow(SettingError)
    expect(wrong).toThrow(/^The setting SMTP_URL is wrong: [^\n]+$/)
    expect(wrong).not.toThrow(/secret word|100%@/)
  })

  it.each(['Meridian', 'Meridian <>', 'a@b.example, c@d.example', 'x\r\nBcc: y@z.example <a@b.example>'])(
    'stops the start at the sender %j',
    (text) => {
      expect(() => mailOf({ MAIL_FROM: text })).toThrow(/^The setting MAIL_FROM is wrong: [^\n]+$/)
    },
  )

  it('stops the start where one of the settings lacks another', () => {
    expect(() => mailOf({ SMTP_URL: '' })).toThrow('SMTP_URL and MAIL_FROM need each other')
    expect(() => mailOf({ MAIL_FROM: '' })).toThrow('SMTP_URL and MAIL_FROM need each other')
    expect(() => mailOf({ PUBLIC_URL: '' })).toThrow('SMTP_URL needs PUBLIC_URL')
  })

  it('is off where nothing is set', () => {
    expect(mailOf({ SMTP_URL: '', MAIL_FROM: '' })).toBeUndefined()
  })
})
