import { mark, t } from '../../../../platform/text/text.ts'
import { formatDateRange, formatPlainDay } from '../../../../platform/time/format.ts'
import { cityOf } from '../../../../platform/time/zones.ts'
import { formatTimeText } from '../../../../ui/form/time-text.ts'
import { level_words } from '../../../../ui/level-bars.tsx'
import { conferenceName } from '../../conference.ts'
import type { MeetingForm } from '../form/meeting-form.ts'

export type Side = 'mine' | 'theirs'

/** Fields that are decided about together. */
export interface Difference {
  readonly name: string
  readonly fields: readonly (keyof MeetingForm)[]
  readonly mine: string
  readonly theirs: string
  /** What the person changed is kept unless told otherwise; the rest follows what was saved meanwhile. */
  readonly proposed: Side
}

/** What differs between the form and the meeting as it is now; `base` is what the form was opened with. */
export function differencesOf(
  base: MeetingForm,
  mine: MeetingForm,
  theirs: MeetingForm,
  isTwelveHour: boolean,
): Difference[] {
  return groups.flatMap(({ name, fields, words }) => {
    if (isSame(fields, mine, theirs)) return []
    const proposed = isSame(fields, base, mine) ? 'theirs' : 'mine'
    return [{ name, fields, mine: words(mine, isTwelveHour), theirs: words(theirs, isTwelveHour), proposed }]
  })
}

/** The form with what was chosen for each difference; everything else is as the person has it. */
export function mergedForm(
  mine: MeetingForm,
  theirs: MeetingForm,
  chosen: readonly { readonly fields: Difference['fields']; readonly side: Side }[],
): MeetingForm {
  const taken = chosen.flatMap(({ fields, side }) => (side === 'theirs' ? fields : []))
  return taken.reduce<MeetingForm>((form, field) => ({ ...form, [field]: theirs[field] }), mine)
}

interface Group {
  readonly name: string
  readonly fields: readonly (keyof MeetingForm)[]
  readonly words: (form: MeetingForm, isTwelveHour: boolean) => string
}

/** Labels are missing: only their owner changes them. */
const groups: readonly Group[] = [
  {
    name: mark('Title'),
    fields: ['meeting_title'],
    words: ({ meeting_title }) => meeting_title || t('No title'),
  },
  {
    name: mark('Description'),
    fields: ['meeting_description'],
    words: ({ meeting_description }) => meeting_description || t('None'),
  },
  { name: mark('Agenda'), fields: ['agenda'], words: ({ agenda }) => agenda || t('None') },
  {
    name: mark('When'),
    fields: ['is_all_day', 'start_date', 'end_date', 'start_time', 'end_time', 'meeting_timezone'],
    words: whenInWords,
  },
  {
    name: mark('Guests'),
    fields: ['invitees'],
    words: ({ invitees }) => invitees.map(({ full_name }) => full_name).join(', ') || t('Nobody'),
  },
  {
    name: mark('Video call'),
    fields: ['meeting_conference'],
    words: ({ meeting_conference }) =>
      meeting_conference === 'none' ? t('None') : conferenceName(meeting_conference),
  },
  { name: mark('Link'), fields: ['meeting_link'], words: ({ meeting_link }) => meeting_link || t('None') },
  {
    name: mark('Location'),
    fields: ['location_name', 'location_link', 'coordinates'],
    words: ({ location_name, location_link, coordinates }) =>
      [location_name, location_link, coordinates].filter(Boolean).join(', ') || t('None'),
  },
  {
    name: mark('Priority'),
    fields: ['meeting_priority'],
    words: ({ meeting_priority }) => t(level_words[meeting_priority]),
  },
  { name: mark('Repeats'), fields: ['repeat'], words: repeatInWords },
]

function whenInWords(form: MeetingForm, isTwelveHour: boolean): string {
  const { start_date, end_date, start_time, end_time, meeting_timezone } = form
  if (form.is_all_day) {
    return start_date === end_date ? formatPlainDay(start_date) : formatDateRange(start_date, end_date)
  }
  const [start, end] = [start_time, end_time].map((time) => formatTimeText(time, isTwelveHour))
  return `${formatPlainDay(start_date)}, ${start} – ${end}, ${cityOf(meeting_timezone)}`
}

function repeatInWords({ repeat: { repeat_type, recurring_end_date } }: MeetingForm): string {
  if (repeat_type === 'none') return t('Never')
  const how = t(repeat_words[repeat_type])
  return recurring_end_date === null
    ? how
    : t('{how}, until {day}', { how, day: formatPlainDay(recurring_end_date) })
}

const repeat_words = {
  kept: mark('by its own rule'),
  daily: mark('daily'),
  weekly: mark('weekly'),
  monthly: mark('monthly'),
  custom: mark('custom'),
} as const

function isSame(fields: Group['fields'], one: MeetingForm, other: MeetingForm): boolean {
  return fields.every(
    (field) => JSON.stringify(comparable(one, field)) === JSON.stringify(comparable(other, field)),
  )
}

/** Guests are the same people however much is known of them. */
function comparable(form: MeetingForm, field: keyof MeetingForm): unknown {
  return field === 'invitees' ? form.invitees.map(({ key }) => key) : form[field]
}
