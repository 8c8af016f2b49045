import { withHoursAhead } from './ahead-of-events.ts'
import { withoutAnswerDeadlines } from './answer-deadlines.ts'
import { withAskedWeekdays } from './asked-weekdays.ts'
import { withBesideHours } from '../hours/beside-hours.ts'
import { withDaysBesideEvents } from './beside-events.ts'
import { withAskedTimes } from './asked-times.ts'
import { withoutCallingHours } from './calling-hours.ts'
import { withCommonDays } from './common-days.ts'
import { withConditions } from './conditions.ts'
import { withDaysOfLess } from './days-with-less.ts'
import { withEveningsOfChoices } from './evenings-of-choices.ts'
import { withFirstDays } from './first-days.ts'
import { withoutFixedEvents } from './fixed-events.ts'
import { withFollowingWeeks } from './following-weeks.ts'
import { type Judged, judge, type MailContext, type ReadSentence } from './judge-sentence.ts'
import { withoutLetterDates } from './letter-dates.ts'
import { withoutOldTimes } from './moved-from.ts'
import { withMovedMeetings } from './moved-meetings.ts'
import { inNamedHalf } from './named-half.ts'
import { inNamedStays } from './named-stays.ts'
import { withoutOldDays } from './old-days.ts'
import { withoutPastDeeds } from './past-deeds.ts'
import { beforeAbsences } from './before-absence.ts'
import { withHoursOfGivenUpDay } from './hours-of-given-up-day.ts'
import { withOwnEngagements } from './own-engagements.ts'
import { withTimesAfterOwn } from './times-after-own.ts'
import { withOtherHoursOfDays } from './other-hour-of-day.ts'
import { withPlainRequests } from './plain-requests.ts'
import { withRenewals } from './renewals.ts'
import { withSameHours } from './same-hours.ts'
import { withSlots } from './slots.ts'
import { withSubjectTimes } from './subject-requests.ts'
import { withTakenUpDays } from './taken-up-days.ts'
import { withoutThings } from './things-beside.ts'
import { withAskedDays } from './weekdays-within.ts'

type Pass<Sentence> = (sentences: readonly Sentence[], context: MailContext) => readonly Sentence[]

/** Which hours and days the times are that each sentence was read to name alone. */
const placing: readonly Pass<ReadSentence>[] = [
  // On Monday we talked: such a Monday is none that others count from.
  withoutPastDeeds,
  // Your letter of the 5th: the same.
  withoutLetterDates,
  // The hours of a telephone are gone before any hours are those that others count from.
  withoutCallingHours,
  // Seven is seven in the evening. Hours that count from others need the half of the day of these.
  inNamedHalf,
  // Tonight or tomorrow at eight: of the evening too, before others count from it.
  withEveningsOfChoices,
  // Before that, after that, in between: of the hours named last.
  withBesideHours,
  // Tuesday is the one of a stay. Days that count from others need the date of these.
  inNamedStays,
  // The week after, that Thursday, the next one: of the days named last.
  withFollowingWeeks,
]

/** What the times are for the meeting, from what the sentences say of each other. */
const meaning: readonly Pass<Judged>[] = [
  // The signing is on the 17th at 2: before that, the day and hour of an event are none of the meeting.
  withoutFixedEvents,
  // Let me know by Friday: the last day of an answer is none of the meeting, whatever counts from days.
  withoutAnswerDeadlines,
  // The concert is on Saturday: beside other days that are asked for, before first days and limits are.
  withoutThings,
  // I start again on the 10th: no time before that day, and the weekdays behind it, before others count from these.
  withFirstDays,
  // The other days, from then on, in that period: what a sentence says of the days of one before.
  withTakenUpDays,
  // Which Wednesday suits you: such a day is meant where it is named before.
  withAskedWeekdays,
  // Does that suit you: what a sentence asks of the hour of one before.
  withAskedTimes,
  // Call on Thursday at 10? The times of the subject, where the mail names none.
  withSubjectTimes,
  // At 2 on Thursday I am busy, could we start at 3: before a plain request takes the hour for one of today.
  withOtherHoursOfDays,
  // Friday is open, I just have a call at 11: before a plain request takes the hour for the one that is asked for.
  withOwnEngagements,
  // I can't make 2 tomorrow. 4, or Friday at 10: before a plain request gives all hours the day behind them.
  withHoursOfGivenUpDay,
  // I'm away from Friday, could we talk before that: before limits are weighed.
  beforeAbsences,
  // Tomorrow I'm out until 3, can we speak after: the same, before what counts from other hours.
  withTimesAfterOwn,
  // Can we talk on Thursday at 10: settled before the other passes weigh its words.
  withPlainRequests,
  // An hour before the concert is when to meet, before an hour before can be how far a meeting moves.
  withHoursAhead,
  // To which day and hour a meeting moves, from those that it had. They are no time to meet from here on.
  withMovedMeetings,
  // At the same time is an hour, while the old day and hour are still told.
  withSameHours,
  // The day that the week after comes after, where a meeting moves.
  withoutOldDays,
  // What asks for a time instead of one that is given up.
  withRenewals,
  // From Tuesday at 3 to Thursday: what stands before such a word where a meeting moves.
  withoutOldTimes,
  // Friday only if we begin before 11. What a condition limits suits, before days and hours are paired.
  withConditions,
  // The day after the workshop on Tuesday is a Wednesday, before days are compared.
  withDaysBesideEvents,
  // Days with an hour each, one below the other.
  withSlots,
  // Any day, but Wednesday only after 3: turns what is left of a day into what does not suit.
  withDaysOfLess,
  // My colleague Tuesday and Wednesday, I only Wednesday.
  withCommonDays,
  // From 25 to 29 January? Days that are asked for place the weekdays without a date, once all else is told.
  withAskedDays,
]

/** Judges the sentences of a mail, each with what the others say of its times. */
export function judgeSentences(sentences: readonly ReadSentence[], context: MailContext): readonly Judged[] {
  const placed = placing.reduce((read, pass) => pass(read, context), sentences)
  const judged = placed.map((sentence) => judge(sentence, context))
  return meaning.reduce<readonly Judged[]>((read, pass) => pass(read, context), judged)
}
