import { ImapConnecting } from '@meridian/contract'
import { expect, it } from 'vitest'
import { aMailbox } from '../../../../test/samples.ts'
import {
  empty_imap_form,
  firstWrong,
  formOfAccount,
  type ImapForm,
  imapBody,
  imapProblems,
  isFolded,
  isOtherMailbox,
  refusedImapFields,
  withSecurity,
  withServers,
} from './imap-form.ts'

const servers = {
  imap_host: 'imap.example.org',
  imap_port: 993,
  imap_security: 'tls',
  smtp_host: 'smtp.example.org',
  smtp_port: 587,
  smtp_security: 'starttls',
} as const

const filled: ImapForm = withServers(
  { ...empty_imap_form, address: ' mara@example.org ', password: ' with spaces ' },
  servers,
)

it('[SET29] sends what the API takes, and a password letter for letter', () => {
  expect(imapProblems(filled)).toEqual({})
  expect(ImapConnecting.parse(imapBody(filled))).toEqual({
    address: 'mara@example.org',
    password: ' with spaces ',
    ...servers,
  })
  expect(imapBody({ ...filled, user: ' mara ' }).user).toBe('mara')
})

it('[SET29] refuses what the API refuses, on the field it is about, the first of the form first', () => {
  expect(imapProblems(empty_imap_form)).toEqual({
    address: 'Enter an email address.',
    password: 'Enter the password.',
    imap_host: 'Enter the name of the server.',
    smtp_host: 'Enter the name of the server.',
  })
  for (const port of ['', '0', '65536', '9x', '-1', '1.5']) {
    expect(imapProblems({ ...filled, smtp_port: port })).toEqual({
      smtp_port: 'Enter a port from 1 to 65535.',
    })
  }
  for (const address of ['mara', 'mara@', '@example.org', 'mara@example', 'ma ra@example.org']) {
    expect(imapProblems({ ...filled, address }).address).toBe('Enter an email address.')
  }
})

it('[SET29] puts complaints of the server at their fields, and knows which of these are folded away', () => {
  const refused = refusedImapFields([
    { path: 'smtp_host', message: 'Nobody answers there.' },
    { path: 'password', message: 'The server does not take this password.' },
    { path: 'password', message: 'Again.' },
    { path: 'somewhere', message: 'Unknown.' },
  ])
  expect(refused).toEqual({
    smtp_host: 'Nobody answers there.',
    password: 'The server does not take this password.',
  })
  expect(firstWrong(refused)).toBe('password')
  expect(firstWrong({})).toBeUndefined()
  expect((['address', 'password', 'user', 'imap_port'] as const).map(isFolded)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

it('[SET30] moves the usual port with the way the line is kept secret, and leaves one that was typed', () => {
  expect(withSecurity(filled, 'imap', 'starttls').imap_port).toBe('143')
  expect(withSecurity(filled, 'smtp', 'tls').smtp_port).toBe('465')
  expect(withSecurity({ ...filled, smtp_port: '2525' }, 'smtp', 'tls').smtp_port).toBe('2525')
  expect(withSecurity({ ...filled, imap_port: '' }, 'imap', 'tls').imap_port).toBe('993')
})

it('[SET30] fills the form of a connected mailbox with everything but its password', () => {
  const mailbox = aMailbox({
    integration_mail_type: 'imap',
    account: 'mara@example.org',
    state: 'needs_reconnect',
    reason: 'The server does not take the password any more.',
  })
  const account = {
    ...servers,
    address: 'mara@example.org',
    user: 'mara@example.org',
    mailbox,
    sync_hours: [],
  }
  expect(formOfAccount(account)).toEqual({ ...filled, address: 'mara@example.org', password: '', user: '' })
  expect(formOfAccount({ ...account, user: 'mara' }).user).toBe('mara')
  const form = formOfAccount(account)
  const same = [
    form,
    { ...form, password: 'new', smtp_host: 'mail.example.org' },
    { ...form, address: 'Mara@example.org', user: 'mara@example.org' },
  ]
  expect(same.map((one) => isOtherMailbox(one, account))).toEqual([false, false, false])
  const other = [
    { ...form, address: 'bea@example.org' },
    { ...form, user: 'bea' },
    { ...form, imap_host: 'imap.example.net' },
  ]
  expect(other.map((one) => isOtherMailbox(one, account))).toEqual([true, true, true])
})
