// What answers a mail that worker threads have read: in constant time, and without the grammar and its tables, so that the
// server's own thread needs no memory for them.
export { type KnownDay, tellSlots } from './draft/draft-times.ts'
export { gap } from './draft/gap.ts'
export { replySubject } from './draft/reply-subject.ts'
export { agreedIntervals, areLikely, type LikelyWish } from './wish/request/agreed-times.ts'
export { type Ask, asksForTime } from './wish/request/ask.ts'
export { areApart, mostOf, pickTimes } from './wish/pick-times.ts'
export { firstGroups, groupTimes, placeWeekdays, type TimeGroup } from './wish/time-groups.ts'
export { meetingMinutes, type MeetingWish, usual_minutes, wishesEvening } from './wish/wish.ts'
export {
  proposedStretches,
  relaxedWish,
  type Stretch,
  wishIntervals,
  wishSearchEnd,
} from './wish/wish-intervals.ts'
