/** A line to a mail server. */
export interface MailLine {
  /** The name that its certificate has to match. */
  readonly host: string
  /** The resolved address, so that a second DNS answer cannot redirect the connection. */
  readonly ip_address: string
  readonly port: number
  /** `none` is for a server on this very machine. */
  readonly security: 'tls' | 'starttls' | 'none'
}

/** What opens a mailbox and sends its mails. */
export interface ImapAccess {
  /** Under which the person writes. */
  readonly address: string
  readonly user: string
  readonly password: string
  readonly imap: MailLine
  readonly smtp: MailLine
}

/** Options of Node for TLS: the name is checked, whichever address was called. */
export function tlsOf({ host, ip_address }: MailLine) {
  return { minVersion: 'TLSv1.2' as const, ...(host !== ip_address && { servername: host }) }
}
