import type { SecretBox } from './secret-box.ts'
import { readSignedToken, signedToken } from './signed-token.ts'

const purposes = {
  /** Of a `poll_id`: it lets its bearer answer once under an own name. */
  public: 'poll',
  /** Of a `participant_id`: seeing the poll and changing this participant's answer. */
  own: 'poll answer',
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

/** Of the participant that a form of the poll's public link makes: sending the form again changes the same answer. */
export function pollFormToken(box: SecretBox, poll_id: string, participant_id: string): string {
  return signedToken(box, `poll form ${poll_id}`, participant_id)
}

/** The `participant_id`; undefined for a token of another poll and for one that this instance did not make. */
export function readPollFormToken(box: SecretBox, poll_id: string, token: string): string | undefined {
  return readSignedToken(box, `poll form ${poll_id}`, token)
}
