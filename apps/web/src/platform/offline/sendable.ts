import {
  answerProposal,
  createMeeting,
  createMeetingTask,
  createTask,
  deleteMeeting,
  updateMeeting,
  updateTask,
} from '@meridian/contract'

/** The changes that wait where there is no connection, and the calls that make them. */
export const sendable = {
  create_meeting: createMeeting,
  update_meeting: updateMeeting,
  delete_meeting: deleteMeeting,
  answer_meeting: answerProposal,
  create_task: createTask,
  create_meeting_task: createMeetingTask,
  update_task: updateTask,
} as const

export type Sendable = typeof sendable
