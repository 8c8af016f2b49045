import type { Company, Meeting, TimestampInfo, Workspace } from '@meridian/contract'
import { changeSession, type Draft, getSession } from './session.ts'

export function mergeWorkspace(
  part: Partial<Workspace> & Pick<Workspace, 'workspace_id'>,
  company?: Company,
): void {
  const { workspace } = getSession()
  // The first record comes whole from the server; later ones may be parts of it.
  changeSession({ workspace: { ...workspace, ...part } as Workspace, ...(company && { company }) })
}

/** The meetings last seen, so that a reload shows them at once. */
export function keepMeetings(all_meetings: readonly Meeting[]): void {
  changeSession({ meeting: { ...getSession().meeting, all_meetings } })
}

export function keepSelectedMeeting(selected_meeting: Meeting | null): void {
  changeSession({ meeting: { ...getSession().meeting, selected_meeting } })
}

export function keepTimestamp(timestamp: TimestampInfo): void {
  changeSession({ timestamp })
}

/** The unsent Create Event form; null when it was sent or thrown away. */
export function keepMeetingDraft(create_meeting: Draft | null): void {
  changeSession({ meeting: { ...getSession().meeting, create_meeting } })
}
