import { findSlots, getAvailability, getFreeBusy, updateAvailability } from './availability.ts'
import type { Endpoint } from './endpoint.ts'
import { getInstance } from './instance.ts'
import {
  assignLabel,
  createLabel,
  deleteLabel,
  listLabels,
  listMeetingLabels,
  removeLabel,
  updateLabel,
} from './label.ts'
import {
  createMeeting,
  deleteMeeting,
  exportMeeting,
  exportMeetings,
  getMeeting,
  importMeetings,
  listMeetings,
  listOccurrences,
  updateMeeting,
} from './meeting.ts'
import { answerProposal, listProposals, proposeOtherTime } from './proposal.ts'
import {
  getUser,
  getUserTokens,
  getWorkspace,
  login,
  logout,
  register,
  suggestUsers,
  updateTimestampInfo,
  updateUser,
} from './user.ts'

/** Every call the server answers. Routes, the OpenAPI document and its tests are made from this table. */
export const endpoints: readonly Endpoint[] = [
  getInstance,
  register,
  login,
  logout,
  getUser,
  updateUser,
  suggestUsers,
  getUserTokens,
  getWorkspace,
  updateTimestampInfo,
  getAvailability,
  updateAvailability,
  findSlots,
  getFreeBusy,
  listMeetings,
  createMeeting,
  getMeeting,
  updateMeeting,
  deleteMeeting,
  listOccurrences,
  importMeetings,
  exportMeetings,
  exportMeeting,
  listProposals,
  answerProposal,
  proposeOtherTime,
  listLabels,
  createLabel,
  updateLabel,
  deleteLabel,
  assignLabel,
  listMeetingLabels,
  removeLabel,
]
