import type { MeetingRequest } from './request/find-request.ts'
import type { AskingMail } from './judge-mail.ts'
import { learnedOfMails } from './learned/tables.ts'
import { readRequest } from './read-request.ts'

/** What a mail as a whole asks of its reader's time, and when, by the grammar and by what was learned of mails. */
export function readMeetingRequest(mail: AskingMail): MeetingRequest {
  return readRequest(mail, learnedOfMails())
}
