import type { LineProblem } from '@meridian/providers'

/** The owner that the password of a mailbox is sealed for. */
export function passwordOwner(mailbox_id: string): string {
  return `imap password of ${mailbox_id}`
}

export const reconnect_reasons = {
  password: 'The mail server no longer accepts the saved password. Enter it again.',
  lost_key: 'The saved password can no longer be read. Enter it again.',
}

/** Why the product refuses to connect to a server. */
export const server_problems = {
  forbidden: 'This server may not be used here. The operator of this instance says which ones may.',
  unknown: 'There is no server of this name.',
  odd_port: 'No mail server listens at this port. Usual are 993 and 143 to read, 465 and 587 to send.',
  open_line: 'Without TLS the password could be read on its way. Choose TLS or STARTTLS.',
}

interface Said {
  readonly field: 'host' | 'port' | 'security' | 'password'
  readonly says: Readonly<Record<'imap' | 'smtp', string>>
}

function both(field: Said['field'], says: string): Said {
  return { field, says: { imap: says, smtp: says } }
}

/** What a connection attempt found wrong, at the field that causes it. */
export const line_problems: Readonly<Record<LineProblem | 'google', Said>> = {
  unreachable: both('host', 'No server answers at this address and port.'),
  certificate: both('host', 'The server cannot prove by its certificate that it is the one of this name.'),
  no_tls: both('security', 'The server does not speak TLS this way. Try the other kind, or another port.'),
  no_plain: both('security', 'The server wants TLS before it hears a password.'),
  busy: both('host', 'The server asks to try again later.'),
  odd: both('host', 'What answers at this server and port is no mail server that is understood.'),
  google: both('host', 'A mailbox at Google is connected by the Google card.'),
  sign_in: {
    field: 'password',
    says: {
      imap: 'The server does not accept this user and password.',
      smtp: 'The server that sends mails does not accept this user and password.',
    },
  },
}
