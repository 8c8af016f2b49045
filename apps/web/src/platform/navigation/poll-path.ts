import type { PollParticipantInput } from '@meridian/contract'

/** The form of a new poll. */
export const new_poll_path = '/user/polls/new'

/** What the form begins with, as the state of the navigation. */
export interface NewPollState {
  readonly poll_title: string
  readonly participants: readonly PollParticipantInput[]
}
