import type { SecretBox } from './secret-box.ts'
import { readSignedToken, signedToken } from './signed-token.ts'

const purposes = {
  /** Of a `poll_id`: whoever has it can answer once under an own name. */
  public: 'poll',
  /** Of a `participant_id`: seeing the poll and changing this participant's answer. */
  own: 'poll answer',
  /** Of the `participant_id` that a form of the public link makes: sending it again changes the same answer. */
  form: 'poll form',
} as const
export type PollPurpose = keyof typeof purposes

/** The secret part of a poll's link. */
export function pollToken(box: SecretBox, id: string, purpose: PollPurpose): string {
  return signedToken(box, purposes[purpose], id)
}

/** The id; undefined for a token of another purpose and for one that this instance did not make. */
export function readPollToken(box: SecretBox, token: string, purpose: PollPurpose): string | undefined {
  return readSignedToken(box, purposes[purpose], token)
}
