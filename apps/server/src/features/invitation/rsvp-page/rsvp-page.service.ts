import { canonicalZone } from '@meridian/engine'
import { writeCalendar } from '@meridian/icalendar'
import { answer_note_characters_max } from '@meridian/contract'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { withRetry } from '../../../platform/postgres/retry.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { partstatOf } from '../itip/partstat.rules.ts'
import { updateGuestZone } from '../guest-zone.queries.ts'
import { answerFor, proposeFor } from '../proposal/proposal.service.ts'
import { readChoice, stored_choices } from './answer-choice.rules.ts'
import { formatLinkTime, isLinkTime } from './link-time.rules.ts'
import { readAnswerToken } from './rsvp-link.service.ts'
import { type InvitationView, presentInvitation, presentNotice } from './rsvp-page.present.ts'
import { findInvited, type InvitedRow } from './rsvp-page.queries.ts'
import { closedAs, readTypedTime, shownZone, timesSeen, type TypedTime } from './rsvp-page.rules.ts'
import { type PageReader, readerOf } from '../../../platform/http/page-reader.ts'
import type { PageNotice } from './rsvp-page-texts.rules.ts'
import {
  advanceSeries,
  eventOf,
  findMovedAttendee,
  listExportRows,
  listOpenTimes,
  product_id,
  claimHeldTime,
} from '../../meeting/meeting.api.ts'

/** The request of a page. */
export interface PageCall {
  readonly db: Db
  readonly box: SecretBox
  readonly now: Date
  readonly token: string
  readonly acceptLanguage: string | undefined
  /** As in the URL. */
  readonly zone: string | null
  /** The answer that a link of the mail names; it counts once the reader confirms it. */
  readonly choice: string | null
  /** The offered time that a link of the mail names; it counts once the reader confirms it. */
  readonly time: string | null
}

export interface Page {
  readonly status: number
  readonly html: string
  /** Whether the page has the script that finds the reader's zone. */
  readonly hasScript?: boolean
}

/** The fields of a form of the page. */
export interface SentAnswer {
  readonly answer: string
  readonly seen: string
  readonly time_taken: string
  readonly zone_shown: string
  /** To the organizer. */
  readonly note: string
  readonly typed: TypedTime
}

/** The fields of a form; missing ones are empty. */
export function answerIn(form: URLSearchParams): SentAnswer {
  const field = (name: string) => (form.get(name) ?? '').slice(0, 100)
  return {
    answer: field('answer'),
    seen: field('seen'),
    time_taken: field('time'),
    zone_shown: field('zone_shown'),
    // A form sends each end of a line as two characters, of which the page counts one.
    note: (form.get('note') ?? '')
      .replaceAll('\r\n', '\n')
      .slice(0, answer_note_characters_max)
      .toWellFormed(),
    typed: { date: field('date'), time: field('time'), zone: field('zone') },
  }
}

/** The page to redirect to after a response, so that reloading sends nothing again. */
export function addressOf(token: string, { zone_shown }: SentAnswer): `/${string}` {
  return `/answer/${encodeURIComponent(token)}?${new URLSearchParams({ zone: zone_shown }).toString()}`
}

/** The page of an invitation. Changes nothing: mail programs that prefetch links open it, too. */
export async function openPage(call: PageCall): Promise<Page> {
  const found = await findInvitation(call)
  if ('status' in found) return found
  if (found.closed === 'expired') return { status: 410, html: await present(call, found, nothing_sent) }
  const { is_all_day, timezone } = found.row
  const findsZone = call.zone === null && timezone === null && !is_all_day
  const html = await present(call, found, { ...nothing_sent, findsZone })
  return { status: 200, html, hasScript: findsZone }
}

const nothing_sent = { notice: null, typed: null, note: null, findsZone: false } as const

/** The page in another zone, with the note that is being written. Changes nothing. */
export async function showInZone(call: PageCall, sent: SentAnswer): Promise<Page> {
  const found = await findInvitation({ ...call, zone: sent.typed.zone })
  if ('status' in found) return found
  const status = found.closed === 'expired' ? 410 : 200
  return { status, html: await present(call, found, { ...nothing_sent, note: sent.note }) }
}

/** Stores a response; null when it is stored, else the page that says why not. */
export async function handleReply(call: PageCall, sent: SentAnswer): Promise<Page | null> {
  const found = await findInvitation({ ...call, zone: sent.zone_shown })
  if ('status' in found) return found
  if (found.closed === 'expired') return { status: 410, html: await present(call, found, nothing_sent) }
  const refused = found.closed ?? (await storeResponse(call, found.row, sent))
  if (refused === null) return null
  const isTyped = typeof refused === 'object'
  const after = await findInvitation({ ...call, zone: sent.zone_shown })
  if ('status' in after) return after
  const shown = isTyped
    ? { ...nothing_sent, typed: refused, note: sent.note }
    : { ...nothing_sent, notice: refused === after.closed ? null : refused, note: sent.note }
  return {
    status: isTyped || refused === 'unclear' ? 400 : 409,
    html: await present(call, after, shown),
  }
}

/** The meeting as a calendar file for the invitee, or the page that says why there is none. */
export async function openCalendar(call: PageCall): Promise<Page | { readonly calendar: string }> {
  const found = await findInvitation(call)
  if ('status' in found) return found
  const { row, closed, reader } = found
  if (closed === 'expired') return { status: 410, html: presentNotice('expired', reader) }
  const [exported] = await listExportRows(call.db, row.organizer_id, [row.meeting_id])
  if (!exported) return { status: 410, html: presentNotice('gone', reader) }
  const event = {
    ...eventOf(exported, row.organizer_id),
    // The organizer's priority and other people's addresses stay private.
    priority: null,
    organizer: { name: row.organizer_name, email: row.organizer_email },
    attendees: [
      {
        name: row.guest_name ?? '',
        email: row.guest_email,
        kind: 'individual' as const,
        role: 'required' as const,
        answer: partstatOf(row),
      },
    ],
  }
  const options = { productId: product_id, now: call.now.getTime(), method: 'PUBLISH' as const }
  return { calendar: writeCalendar([event], options) }
}

/** A page for a failure that has nothing to do with an invitation. */
export function failurePage(failure: AppError, acceptLanguage: string | undefined): Page {
  const notice = failure.code === 'limited' ? 'limited' : 'failed'
  return { status: failure.status, html: presentNotice(notice, readerOf(acceptLanguage, null)) }
}

interface Found {
  readonly row: InvitedRow
  readonly reader: PageReader
  readonly closed: PageNotice | null
  readonly zone: string
}

async function findInvitation({
  db,
  box,
  now,
  token,
  acceptLanguage,
  zone,
}: PageCall): Promise<Found | Page> {
  const nobody = readerOf(acceptLanguage, null)
  const meeting_attendee_id = readAnswerToken(box, token)
  if (meeting_attendee_id === undefined) return { status: 404, html: presentNotice('unknown', nobody) }
  let row = await findStanding(db, meeting_attendee_id)
  if (row?.is_series && row.ends_at <= now) {
    await advanceSeries(db, row.organizer_id, now)
    row = await findInvited(db, meeting_attendee_id)
  }
  if (!row) return { status: 410, html: presentNotice('gone', nobody) }
  const { language, time_format } = row
  const own = language !== null && time_format !== null ? { language, time_format } : null
  return {
    row,
    reader: readerOf(acceptLanguage, own),
    closed: closedAs(row, now),
    zone: shownZone(zone, row),
  }
}

/** A link of an offered time leads on to the meeting that it was to move. */
async function findStanding(db: Db, meeting_attendee_id: string): Promise<InvitedRow | undefined> {
  const row = await findInvited(db, meeting_attendee_id)
  if (row) return row
  const moved_attendee_id = await findMovedAttendee(db, meeting_attendee_id)
  return moved_attendee_id === undefined ? undefined : findInvited(db, moved_attendee_id)
}

async function present(
  { db, now, token, choice, time }: PageCall,
  { row, reader, closed, zone }: Found,
  shown: Pick<InvitationView, 'notice' | 'typed' | 'note' | 'findsZone'>,
): Promise<string> {
  const offered = closed === null ? await listOpenTimes(db, row, now) : undefined
  const linked = offered && time !== null && isLinkTime(time) ? time : null
  const chosen = offered?.find(({ starts_at }) => formatLinkTime(starts_at) === linked) ?? null
  const notice = shown.notice ?? (linked !== null && chosen === null ? ('taken' as const) : null)
  return presentInvitation(
    { row, token, zone, closed, offered, chosen, choice: readChoice(choice), ...shown, notice },
    reader,
  )
}

type Refused = PageNotice | NonNullable<InvitationView['typed']> | null

/** All of it or nothing, however many responses arrive at once. */
async function storeResponse({ db, now }: PageCall, row: InvitedRow, sent: SentAnswer): Promise<Refused> {
  // A response is to the time that the page showed.
  if (sent.seen !== timesSeen(row)) return 'moved'
  const typed = sent.answer === 'propose' ? readTypedTime(sent.typed, row, now) : null
  if (typed && 'errors' in typed) return { time: sent.typed, errors: typed.errors }
  try {
    return await withRetry(
      () =>
        inTransaction(db, async (tx) => {
          if (isZoneShown(row, sent)) await updateGuestZone(tx, row.meeting_attendee_id, sent.zone_shown)
          if (typed) {
            const isNoted = await proposeFor(tx, row.meeting_attendee_id, typed.time, now)
            return isNoted === undefined ? 'gone' : null
          }
          return giveAnswer(tx, row, sent, now)
        }),
      { isRepeatable: false },
    )
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure
    if (failure.code === 'bad_input') return { time: sent.typed, errors: { date: 'impossible' } }
    if (failure.code === 'conflict') return 'moved'
    if (failure.code === 'not_found') return 'gone'
    throw failure
  }
}

async function giveAnswer(tx: Db, row: InvitedRow, sent: SentAnswer, now: Date): Promise<PageNotice | null> {
  const { meeting_id, meeting_attendee_id } = row
  if (sent.answer === 'take') {
    const held_time_id = sent.time_taken === 'own' ? null : sent.time_taken
    if (held_time_id !== null && !isUuid(held_time_id)) return 'unclear'
    const claimed = await claimHeldTime(tx, { meeting_id, held_time_id }, now)
    if (!claimed) return 'taken'
    const answered_id = claimed.moved_attendee_id ?? meeting_attendee_id
    const answer_note = sent.note
    const taken = { meeting_attendee_id: answered_id, meeting_action: 'approved' as const, answer_note }
    return (await answerFor(tx, taken, now)) ? null : 'gone'
  }
  const choice = readChoice(sent.answer)
  if (choice === null) return 'unclear'
  const answer = { meeting_attendee_id, ...stored_choices[choice], answer_note: sent.note }
  return (await answerFor(tx, answer, now)) ? null : 'gone'
}

/** The zone of the meeting is what the page shows to readers of an unknown zone, so it tells nothing of them. */
function isZoneShown({ meeting_timezone, is_all_day }: InvitedRow, { zone_shown }: SentAnswer): boolean {
  return !is_all_day && zone_shown !== meeting_timezone && canonicalZone(zone_shown) === zone_shown
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
