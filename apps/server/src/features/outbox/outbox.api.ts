// What other features may import from outbox.
export { limitReached, type LimitReached, type MailRoom, withinLimit } from './daily-limit.rules.ts'
export { findMailRoom, lockMailRoom } from './daily-limit.service.ts'
export { readMailSending, scheduledAt, sendingState, undoUntil } from './mail-sending.service.ts'
export { findOpenReply, listOpenReplies, lockOpenReply, type OutgoingRow } from './outbox.queries.ts'
export {
  createFile,
  deleteFile,
  listOutgoingFiles,
  listReplyFiles,
  type OutgoingFile,
  takeFiles,
} from './outgoing-file.service.ts'
export {
  cancelOutgoing,
  type Draft,
  openContent,
  resumeOutgoing,
  retryOutgoing,
  sendOnce,
} from './outbox.service.ts'
