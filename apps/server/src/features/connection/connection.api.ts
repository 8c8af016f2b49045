// What other features may import from connection.
export { withMailSource } from './mailbox/mail-source.service.ts'
export {
  findMailboxById,
  listMailboxes,
  listOwnAddresses,
  type MailboxRow,
  deleteEmptyFileMailbox,
} from './mailbox/mailbox.queries.ts'
export {
  enqueueMailSync,
  ensureFileMailbox,
  getMailbox,
  presentMailbox,
  refreshMailbox,
} from './mailbox/mailbox.service.ts'
export { answerInCalendar, type AskedEvent, findAskedEvent } from './push/calendar-answer.service.ts'
export { rereadMirror } from './merge/zone-change.service.ts'
export type { ProviderTools } from './provider-tools.service.ts'
export { endAndCount } from './sync-hour.queries.ts'
export { failureColumns, progressColumns, successColumns } from './sync-outcome.queries.ts'
export { enqueueRevocation } from './revocation.service.ts'
