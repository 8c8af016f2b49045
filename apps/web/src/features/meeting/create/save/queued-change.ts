import type { Meeting, SeriesScope } from '@meridian/contract'
import type { QueuedChangeInfo } from '../../../../platform/offline/call-or-queue.ts'
import { wordsOf } from '../form/meeting-body.ts'
import { instantsOf, type MeetingForm } from '../form/meeting-form.ts'

export { formOfMeeting } from '../form/meeting-form.ts'

/** How a meeting looks while its change waits for the connection: its words, and its time where one event is meant. */
export function describeQueuedChange(base: Meeting, form: MeetingForm, scope: SeriesScope): QueuedChangeInfo {
  const isOne = base.original_start_timestamp === null || scope === 'this'
  return {
    title: form.meeting_title.trim(),
    about: base.meeting_id,
    typed: { form, base },
    shown: {
      id_field: 'meeting_id',
      id: base.meeting_id,
      original_start_timestamp: scope === 'this' ? base.original_start_timestamp : null,
      fields: { ...shownWordsOf(base, form), ...(isOne && timeOf(form)) },
    },
  }
}

function shownWordsOf({ meeting_location }: Meeting, form: MeetingForm) {
  const { meeting_conference, meeting_link, ...words } = wordsOf(form)
  return {
    ...words,
    // The link of a call is the provider's.
    ...(meeting_conference === null && { meeting_link }),
    meeting_location: { ...meeting_location, ...words.meeting_location },
    location_name: words.meeting_location.location_name,
  }
}

function timeOf(form: MeetingForm) {
  const { start_date, end_date, start_time, end_time, is_all_day, meeting_timezone } = form
  const dates = { is_all_day, meeting_timezone, meeting_date: { start_date, end_date } }
  // The dates of an all-day event are those of each reader; its moments follow once the server has it.
  if (is_all_day) return { ...dates, meeting_time: { start_time: null, end_time: null } }
  const [start_timestamp = '', end_timestamp = ''] = instantsOf(form).map((ms) => new Date(ms).toISOString())
  return {
    ...dates,
    meeting_time: { start_time, end_time },
    meeting_timestamps: { start_timestamp, end_timestamp },
    start_timestamp,
    end_timestamp,
  }
}
