// What other features may use of connection. Each name is described where it is defined.
export { withAccess } from './access.service.ts'
export { writeEventTypes } from './connection.queries.ts'
export { disconnect } from './disconnection.service.ts'
export { withImapMail } from './imap/imap-line.service.ts'
export {
  findMailboxById,
  listMailboxes,
  listOwnAddresses,
  type MailboxRow,
} from './mailbox/mailbox.queries.ts'
export {
  askForMail,
  ensureFileMailbox,
  getMailbox,
  mail_reading_queue,
  presentMailbox,
  refreshMailbox,
} from './mailbox/mailbox.service.ts'
export { connectedSource } from './provider-source.service.ts'
export type { ProviderTools } from './provider-tools.service.ts'
export { askForReading, reading_queue } from './reading.service.ts'
export { revokeLater } from './revocation.service.ts'
