import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { oneOf, requiredText, text, wholeNumber } from './field.ts'
import { MailboxState } from './integration.ts'

/**
 * How the line to a mail server is kept secret: TLS from the first byte on, or begun on the line. `none` is for a
 * server on the very machine alone.
 */
export const mail_line_securities = ['tls', 'starttls', 'none'] as const
export const MailLineSecurity = oneOf('Security', mail_line_securities)
export type MailLineSecurity = z.infer<typeof MailLineSecurity>

/** A name or an address, without anything around it. */
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

/** Where a mailbox is read and its mails are sent. */
export const ImapServers = z.object({
  imap_host: Host('imap_host'),
  imap_port: port('imap_port'),
  imap_security: oneOf('imap_security', mail_line_securities),
  smtp_host: Host('smtp_host'),
  smtp_port: port('smtp_port'),
  smtp_security: oneOf('smtp_security', mail_line_securities),
})
export type ImapServers = z.infer<typeof ImapServers>

/** The person’s mailbox at a server that speaks IMAP. Its password is never told again. */
export const ImapAccount = ImapServers.extend({
  address: z.string(),
  /** What the server knows the person by; most often the address. */
  user: z.string(),
  mailbox: MailboxState,
})
export type ImapAccount = z.infer<typeof ImapAccount>

export const ImapIntegration = z.object({
  /** Whether the operator lets people connect such mailboxes. */
  is_offered: z.boolean(),
  /** The servers that may be used; null where any public one may. */
  allowed_hosts: z.array(z.string()).nullable(),
  /** Null as long as nothing is connected. */
  account: ImapAccount.nullable(),
})
export type ImapIntegration = z.infer<typeof ImapIntegration>

export const ImapConnecting = ImapServers.extend({
  address: z
    .email('address must be an email address.')
    .max(320, 'address must be at most 320 characters long.'),
  /** The address where it is left out. */
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
  summary: 'Whether mailboxes can be connected by IMAP, and how the person’s is doing',
  reply: ImapIntegration,
  says: { failed: 'Failed to get the mailbox. Please try again.' },
})

export const connectImap = endpoint({
  method: 'PUT',
  path: '/v1/mail/imap',
  summary:
    'Connect a mailbox: both servers are tried before anything is kept. For another account the mails of the former one go',
  body: ImapConnecting,
  reply: ImapIntegration,
  says: { failed: 'Failed to connect the mailbox. Please try again.', done: 'Connected successfully.' },
})

export const disconnectImap = endpoint({
  method: 'DELETE',
  path: '/v1/mail/imap',
  summary: 'Disconnect the mailbox: its password and its mails go from here; at the server they stay',
  reply: ImapIntegration,
  says: { failed: 'Failed to disconnect the mailbox. Please try again.', done: 'Disconnected successfully.' },
})

export const refreshImap = endpoint({
  method: 'POST',
  path: '/v1/mail/imap/refresh',
  summary: 'Have the mailbox read now; answers before it is done',
  reply: ImapIntegration,
  says: { failed: 'Failed to refresh the mailbox. Please try again.', done: 'Syncing…' },
})

/** A guess; null where nothing is known of the domain, so that the person has to say. */
export const ImapGuess = z.object({ servers: ImapServers.nullable() })
export type ImapGuess = z.infer<typeof ImapGuess>

export const guessImap = endpoint({
  method: 'POST',
  path: '/v1/mail/imap/discover',
  isRead: true,
  summary: 'Which servers an address may belong to; nothing is tried or kept',
  body: z.object({ address: z.email('address must be an email address.').max(320) }),
  reply: ImapGuess,
  says: { failed: 'Failed to look for the mail servers. Please try again.' },
})
