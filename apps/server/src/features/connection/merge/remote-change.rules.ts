import type { CalendarEvent, EventOverride } from '@meridian/icalendar'
import { type MirrorRow, eventOf } from './merge.rules.ts'
import type { DraftedColumn, MeetingDraft } from '../../meeting/meeting.api.ts'

/** Columns that change together. */
export interface MeetingPart {
  readonly columns: readonly DraftedColumn[]
  /** Whether single occurrences change with these columns. */
  readonly withOccurrences: boolean
}

/** Guests that were added, removed or answered at the provider. */
export interface GuestChanges {
  readonly guest_email: string
  readonly guest_name: string | null
  readonly meeting_action: string
  readonly is_new: boolean
}

/** What a provider has changed since it and Meridian last agreed. */
export interface RemoteChanges {
  readonly columns: readonly DraftedColumn[]
  readonly withOccurrences: boolean
  readonly guests: readonly GuestChanges[]
  /** In lower case. */
  readonly removed_emails: readonly string[]
}

/**
 * The versions of the event that are no change at the provider: as agreed, as composed of the stored rows,
 * and each version that was sent since.
 */
export function agreedEvents(
  lead: MirrorRow,
  occurrences: readonly MirrorRow[],
  ownEmails: ReadonlySet<string>,
): CalendarEvent[] {
  if (lead.known_versions === null) return []
  const [, ...sent] = lead.known_versions
  const known = occurrences.filter(({ known_versions }) => known_versions !== null)
  return [
    eventOf(agreed(lead), known.map(agreed), ownEmails),
    ...sent.map((event) => (event && 'uid' in event ? event : null)),
  ].filter((event) => event !== null)
}

function agreed(row: MirrorRow): MirrorRow {
  return { ...row, event: row.known_versions?.[0] ?? null }
}

/** What the draft changes against the agreed versions; null for no change. */
export function changesSinceAgreed(
  draft: MeetingDraft,
  agreed: readonly MeetingDraft[],
): RemoteChanges | null {
  const changed = parts.filter((part) => agreed.every((known) => !isSamePart(part, draft, known)))
  const guests = guestNews(draft, agreed)
  if (changed.length === 0 && guests.guests.length + guests.removed_emails.length === 0) return null
  return {
    columns: changed.flatMap(({ columns, moved = [] }) => [...columns, ...moved]),
    withOccurrences: changed.some(({ withOccurrences }) => withOccurrences),
    ...guests,
  }
}

/**
 * The event without what Meridian adds when it writes one: agendas and links, which other calendars lack,
 * stand behind the description or in the location and are removed here.
 */
export function withoutAdditions(event: CalendarEvent): CalendarEvent {
  const own = <Words extends CalendarEvent | EventOverride>(words: Words): Words => {
    const link = words.link ?? event.link
    return {
      ...words,
      ...(words.description !== undefined && { description: ownText(words.description, link) }),
      ...(words.location && isSameLink(words.location.name, link) && { location: null }),
    }
  }
  return { ...own(event), overrides: event.overrides.map(own) }
}

interface Part extends MeetingPart {
  /** Columns that follow from the schedule and the current time. */
  readonly moved?: readonly DraftedColumn[]
}

const parts: readonly Part[] = [
  { columns: ['meeting_title'], withOccurrences: false },
  { columns: ['meeting_description'], withOccurrences: false },
  {
    columns: ['meeting_link', 'location_name', 'location_link', 'latitude', 'longitude'],
    withOccurrences: false,
  },
  { columns: ['is_transparent'], withOccurrences: false },
  {
    columns: [
      'meeting_timezone',
      'first_start_wall',
      'first_end_wall',
      'is_all_day',
      'rrule',
      'added_walls',
      'meeting_status',
    ],
    moved: [
      'first_starts_at',
      'first_ends_at',
      'starts_at',
      'ends_at',
      'last_ends_at',
      'recurring_type',
      'recurring_days',
      'recurring_end_date',
    ],
    withOccurrences: true,
  },
]

function isSamePart({ columns, withOccurrences }: Part, one: MeetingDraft, other: MeetingDraft): boolean {
  const valuesOf = (draft: MeetingDraft) => [
    columns.map((column) => draft.columns[column]),
    withOccurrences ? exceptionsIn(draft) : [],
  ]
  return JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other))
}

function exceptionsIn({ exceptions }: MeetingDraft) {
  return exceptions.toSorted((one, other) => (one.original_starts_at < other.original_starts_at ? -1 : 1))
}

function guestNews(draft: MeetingDraft, agreed: readonly MeetingDraft[]) {
  const known = agreed.map(
    ({ guests }) => new Map(guests.map((guest) => [guest.guest_email.toLowerCase(), guest])),
  )
  const now = new Set(draft.guests.map(({ guest_email }) => guest_email.toLowerCase()))
  const guests = draft.guests.flatMap((guest): GuestChanges[] => {
    const before = known.map((guests) => guests.get(guest.guest_email.toLowerCase()))
    if (before.every((one) => one === undefined)) return [{ ...guest, is_new: true }]
    const hasAnswered = before.every((one) => one?.meeting_action !== guest.meeting_action)
    return hasAnswered ? [{ ...guest, is_new: false }] : []
  })
  const [first, ...others] = known
  const removed_emails = [...(first?.keys() ?? [])].filter(
    (email) => !now.has(email) && others.every((guests) => guests.has(email)),
  )
  return { guests, removed_emails }
}

const agenda_heading = 'Agenda:\n'

function ownText(text: string, link: string | null): string {
  const paragraphs = text.split('\n\n')
  const last = paragraphs.at(-1)
  const unlinked = last !== undefined && isSameLink(last, link) ? paragraphs.slice(0, -1).join('\n\n') : text
  if (unlinked.startsWith(agenda_heading)) return ''
  const at = unlinked.lastIndexOf(`\n\n${agenda_heading}`)
  return at < 0 ? unlinked : unlinked.slice(0, at)
}

function isSameLink(text: string, link: string | null): boolean {
  const address = URL.parse(text.trim())
  return link !== null && address !== null && address.href === URL.parse(link)?.href
}
