// What other features may import from meeting.
export { listInvitable } from './attendee.queries.ts'
export {
  addBookedGuest,
  type BookedGuest,
  createBookedMeeting,
  endBookedGuest,
  moveBookedMeeting,
} from './booked-meeting.service.ts'
export {
  scheduleGuestNotification,
  enqueueOrganizerGone,
  enqueueGuestNotificationsOf,
  enqueueGuestNotification,
} from './follow-up/guest-notification.service.ts'
export {
  enqueuePush,
  enqueueWithdrawal,
  followUpChange,
  makePushesDueNow,
} from './follow-up/meeting-changed.service.ts'
export { enqueueReplyToOrganizer } from './follow-up/organizer-reply.service.ts'
export { claimGuestAttendees } from './guest-claim.service.ts'
export { type ExportRow, listExportRows } from './ics/calendar-export.queries.ts'
export { deleteFeed } from './ics/calendar-feed.queries.ts'
export { eventOf, timeAt } from './ics/calendar-file.export.ts'
export { draftMeeting, uidOf } from './ics/calendar-file.import.ts'
export {
  resetAnswersWhereMoved,
  changeFromDrafts,
  insertDrafts,
  insertGuests,
  lockImports,
} from './ics/calendar-file.queries.ts'
export { type DraftedColumn, imported_columns } from './ics/drafted-columns.rules.ts'
export { type MeetingDraft, product_id, UnusableEvent } from './ics/calendar-file.rules.ts'
export {
  answersIn,
  type ObjectChange,
  idInAddress,
  isAttendeeChange,
  isUnchanged,
  withoutEmptyDates,
  madeUpAddress,
  objectOf,
} from './ics/calendar-object.rules.ts'
export {
  compareObject,
  createFromObject,
  deleteAsObject,
  lockUid,
  type ObjectOwner,
  readObject,
  updateFromObject,
  writeObjects,
} from './ics/calendar-object.service.ts'
export type { ObjectRange, WrittenObject } from './ics/calendar-object.worker.ts'
export {
  listMeetingsWithin,
  listOccurrencesWithin,
  listTimesWith,
  listTimesWithin,
  type SharedTime,
} from './ics/calendar-window.service.ts'
export { exportMeetings, importMeetings } from './ics/calendar-file.service.ts'
export { listRunningSeries } from './ics/running-series.queries.ts'
export { isDecidedHere } from './meeting.rules.ts'
export { isRunningSeries, most_running_series, too_many_series } from './ics/running-series.rules.ts'
export { deleteMeeting, restoreMeeting } from './meeting-end.service.ts'
export { changeMeeting } from './meeting-change.service.ts'
export { moveMeeting, moveOccurrence } from './meeting-move.service.ts'
export { passMeetingsOn } from './meeting-successor.service.ts'
export { requireMeetingTime } from './meeting-time.rules.ts'
export { presentMeeting, presentOccurrence, presentPlace, statusOf } from './meeting.present.ts'
export {
  collective_hosts,
  is_asked_by_mail,
  listTitles,
  lockMeeting,
  type MeetingRow,
  visible_columns,
  type VisibleMeetingRow,
} from './meeting.queries.ts'
export { createMeeting, type FindWeather, getMeeting, listOccurrences } from './meeting.service.ts'
export { bookOffer, readMailOffer, releaseOffer } from './offer/mail-offer.service.ts'
export { findMovedAttendee } from './offer/moved-meeting.queries.ts'
export { findMovable, presentMoved } from './offer/moved-meeting.service.ts'
export {
  holdTimes,
  requireOfferable,
  listOpenTimes,
  type OpenTime,
  releaseMeeting,
  updateOfferAfterResponse,
  claimHeldTime,
} from './offer/offer.service.ts'
export {
  deleteEarlierReplies,
  listUnsentReplies,
  type OccurrenceReply,
  updateMailedReply,
  writeAcceptedDates,
} from './series/occurrence-reply.queries.ts'
export { findOccurrence, recordOccurrenceReply } from './series/occurrence-reply.service.ts'
export { advanceSeries } from './series/series.service.ts'
export { moveMeetings, type ZoneChange } from './series/zone-change.service.ts'
