import type { KnownTimes } from './draft-times.ts'
import type { Sender } from '../mail-text/sender-name.ts'
import type { MeetingRequest } from '../wish/request/find-request.ts'
import type { AskingMail } from '../wish/judge-mail.ts'

export interface AnsweredMail extends Omit<AskingMail, 'isMonthFirst' | 'said'> {
  /** The reader wants to offer times, however unsure it is that the mail asks for them. */
  readonly offersTimes?: boolean | undefined
  /** What the mail asks of its reader's time, where that was read before. */
  readonly request?: MeetingRequest | undefined
}

/** What the draft may know beside the mail. */
export interface ReplyContext extends KnownTimes, Sender {
  /** Who else got the mail. */
  readonly otherNames?: readonly string[] | undefined
  /** When it is answered, in epoch milliseconds. */
  readonly now?: number | undefined
  /** Reader and sender have the same clocks. */
  readonly isSharedZone?: boolean | undefined
}
