import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { oneOf, requiredText, text, wholeNumber } from './field.ts'
import { MailboxState, SyncHours } from './integration.ts'

/**
 * How the connection to a mail server is encrypted: TLS from the start, or by STARTTLS. `none` is only for a server on
 * the same machine.
 */
export const mail_line_securities = ['tls', 'starttls', 'none'] as const
export const MailLineSecurity = oneOf('Security', mail_line_securities)
export type MailLineSecurity = z.infer<typeof MailLineSecurity>

/** A host name or an IP address. */
function Host(name: string) {
  return text(name, 253)
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$|^[0-9a-f:.]+$/,
      `${name} must be a name such as mail.example.org.`,
    )
}

const port = (name: string) => wholeNumber(name, 1, 65_535)

/** The IMAP and SMTP servers of a mailbox. */
export const ImapServers = z.object({
  imap_host: Host('imap_host'),
  imap_port: port('imap_port'),
  imap_security: oneOf('imap_security', mail_line_securities),
  smtp_host: Host('smtp_host'),
  smtp_port: port('smtp_port'),
  smtp_security: oneOf('smtp_security', mail_line_securities),
})
export type ImapServers = z.infer<typeof ImapServers>

/** The person’s IMAP mailbox. Its password is never returned. */
export const ImapAccount = ImapServers.extend({
  address: z.string(),
  /** The user name at the server, most often the address. */
  user: z.string(),
  mailbox: MailboxState,
  sync_hours: SyncHours,
})
export type ImapAccount = z.infer<typeof ImapAccount>

export const ImapIntegration = z.object({
  /** Whether the operator allows IMAP mailboxes. */
  is_offered: z.boolean(),
  /** The allowed servers; null when every public one is. */
  allowed_hosts: z.array(z.string()).nullable(),
  /** Null until a mailbox is connected. */
  account: ImapAccount.nullable(),
})
export type ImapIntegration = z.infer<typeof ImapIntegration>

export const ImapConnecting = ImapServers.extend({
  address: z
    .email('address must be an email address.')
    .max(320, 'address must be at most 320 characters long.'),
  /** The address by default. */
  user: requiredText('user', 320)
    .refine((user) => !/\p{Cc}/u.test(user), 'user must be one line.')
    .optional(),
  password: text('password', 1000)
    .min(1, 'password must not be empty.')
    .refine((password) => !/[\r\n]/.test(password), 'password must be one line.'),
})
export type ImapConnecting = z.infer<typeof ImapConnecting>

export const getImap = endpoint({
  method: 'GET',
  path: '/v1/mail/imap',
  scope: null,
  summary: 'Get whether IMAP mailboxes can be connected, and the status of the person’s',
  reply: ImapIntegration,
  says: { failed: 'Failed to get the mailbox. Please try again.' },
})

export const connectImap = endpoint({
  method: 'PUT',
  path: '/v1/mail/imap',
  scope: null,
  summary:
    'Connect a mailbox after testing both servers; connecting another account deletes the mails of the former one here',
  body: ImapConnecting,
  reply: ImapIntegration,
  says: { failed: 'Failed to connect the mailbox. Please try again.', done: 'Connected successfully.' },
})

export const disconnectImap = endpoint({
  method: 'DELETE',
  path: '/v1/mail/imap',
  scope: null,
  summary: 'Disconnect the mailbox; its password and mails are deleted here, the mail server keeps the mails',
  reply: ImapIntegration,
  says: { failed: 'Failed to disconnect the mailbox. Please try again.', done: 'Disconnected successfully.' },
})

export const refreshImap = endpoint({
  method: 'POST',
  path: '/v1/mail/imap/refresh',
  scope: null,
  summary: 'Start a sync of the mailbox; replies before it is done',
  reply: ImapIntegration,
  says: { failed: 'Failed to refresh the mailbox. Please try again.', done: 'Syncing…' },
})

/** The likely servers; null for an unknown domain: the person has to enter the servers. */
export const ImapGuess = z.object({ servers: ImapServers.nullable() })
export type ImapGuess = z.infer<typeof ImapGuess>

export const guessImap = endpoint({
  method: 'POST',
  path: '/v1/mail/imap/discover',
  scope: null,
  isRead: true,
  summary: 'Guess the mail servers of an address, without connecting to them or storing anything',
  body: z.object({ address: z.email('address must be an email address.').max(320) }),
  reply: ImapGuess,
  says: { failed: 'Failed to look for the mail servers. Please try again.' },
})
