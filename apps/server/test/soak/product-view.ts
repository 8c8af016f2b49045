import { getFreeBusy, listMeetings, listOccurrences, type Meeting } from '@meridian/contract'
import type { HttpPerson } from '../http-person.ts'
import { lineOf, mergedTimes, type Span, type View } from './expected-view.ts'

/** What the product shows the person of these days. */
export async function productView(person: HttpPerson, span: Span): Promise<View> {
  const [start_timestamp, end_timestamp] = [span.from_ms, span.to_ms].map((ms) => new Date(ms).toISOString())
  const query = { start_timestamp: start_timestamp ?? '', end_timestamp: end_timestamp ?? '' }
  const found = await person.call(listOccurrences, { query })
  const body = { users: [], start_time: query.start_timestamp, end_time: query.end_timestamp }
  const { people } = await person.call(getFreeBusy, { body })
  return {
    occurrences: found
      .filter(({ meeting_status }) => meeting_status !== 'cancelled')
      .map(({ meeting_title: title, is_all_day, is_transparent: is_free, ...rest }) =>
        lineOf({ title, is_all_day, is_free, ...spanOf({ is_all_day, ...rest }) }),
      )
      .toSorted(),
    cancelled: (await listCancelled(person)).map(cancelledLine).toSorted(),
    busy: mergedTimes(
      (people[0]?.busy ?? []).map(([start, end]) => ({
        start_ms: Date.parse(start),
        end_ms: Date.parse(end),
      })),
    ),
  }
}

/** Of a series it does not matter when it would have taken place. */
function cancelledLine(meeting: Meeting): string {
  const { meeting_title: title, is_all_day, is_transparent: is_free, meeting_recurrence } = meeting
  if (meeting_recurrence.is_recurring) return title
  return lineOf({ title, is_all_day, is_free, ...spanOf({ ...meeting, ...meeting.meeting_timestamps }) })
}

interface Timed {
  readonly is_all_day: boolean
  readonly start_timestamp: string
  readonly end_timestamp: string
  readonly meeting_date: { readonly start_date: string; readonly end_date: string }
}

/** Days as dates, the end exclusive. */
function spanOf({ is_all_day, start_timestamp, end_timestamp, meeting_date }: Timed) {
  if (!is_all_day) return { start_ms: Date.parse(start_timestamp), end_ms: Date.parse(end_timestamp) }
  const { start_date, end_date } = meeting_date
  return {
    start_ms: Date.parse(`${start_date}T00:00:00Z`),
    end_ms: Date.parse(`${end_date}T00:00:00Z`) + 86_400_000,
  }
}

async function listCancelled(person: HttpPerson): Promise<Meeting[]> {
  const cancelled: Meeting[] = []
  for (let page = 1; ; page += 1) {
    const found = await person.call(listMeetings, {
      query: { meeting_status: 'cancelled', limit: 100, page },
    })
    cancelled.push(...found)
    if (found.length < 100) return cancelled
  }
}
