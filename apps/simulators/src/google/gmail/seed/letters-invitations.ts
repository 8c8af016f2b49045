import { day_ms, hour_ms } from '../../../durations.ts'
import { people, type SeedLetter } from './seed-letter.ts'

/** Invitations by mail (iMIP): a request, its cancellation, and an answer to an own meeting. */
export function invitationLetters(owner: string, nowMs: number): SeedLetter[] {
  const start = nextWeek(nowMs)
  const review = { uid: 'budget-review@harbour.example', summary: 'Budget review', start, owner }
  const call = { uid: 'supplier-call@harbour.example', summary: 'Call with the supplier', start, owner }
  return [
    {
      key: 'invite-1',
      hours: 26,
      from: people.jonas,
      subject: `Invitation: Budget review @ ${dayText(start)}`,
      text: `Budget review\nWhen: ${dayText(start)}, 14:00 – 15:00 (UTC)\nWhere: Small room`,
      calendar: { method: 'REQUEST', ics: ics('REQUEST', review) },
      attachments: [
        {
          filename: 'invite.ics',
          type: 'application/ics',
          bytes: Buffer.from(ics('REQUEST', review), 'utf8'),
        },
      ],
      is_unread: true,
    },
    {
      key: 'invite-2',
      hours: 48,
      from: people.mara,
      subject: 'Canceled event: Call with the supplier',
      text: 'This event has been canceled.',
      calendar: { method: 'CANCEL', ics: ics('CANCEL', call) },
    },
    {
      key: 'invite-3',
      hours: 46,
      from: people.mara,
      subject: 'Accepted: Planning',
      text: 'Mara Lindqvist has accepted this invitation.',
      calendar: {
        method: 'REPLY',
        ics: ics('REPLY', { uid: 'planning@calendar.example', summary: 'Planning', start, owner }),
      },
      labels: ['CATEGORY_UPDATES'],
    },
  ]
}

interface Invitation {
  readonly uid: string
  readonly summary: string
  readonly start: number
  readonly owner: string
}

function ics(method: 'REQUEST' | 'CANCEL' | 'REPLY', { uid, summary, start, owner }: Invitation): string {
  const isReply = method === 'REPLY'
  return [
    'BEGIN:VCALENDAR',
    'PRODID:-//Example//Harbour Calendar//EN',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(start - 14 * day_ms)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + hour_ms)}`,
    `SUMMARY:${summary}`,
    'LOCATION:Small room',
    `SEQUENCE:${method === 'CANCEL' ? 1 : 0}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=Organizer:mailto:${isReply ? owner : 'jonas@harbour.example'}`,
    isReply
      ? 'ATTENDEE;CN=Mara Lindqvist;PARTSTAT=ACCEPTED:mailto:mara@harbour.example'
      : `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${owner}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** 14:00 UTC on the Tuesday of the week after. */
function nextWeek(nowMs: number): number {
  const midnight = Math.floor(nowMs / day_ms) * day_ms
  const weekday = new Date(midnight).getUTCDay()
  return midnight + (((9 - weekday) % 7) + 7) * day_ms + 14 * hour_ms
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function dayText(ms: number): string {
  return new Date(ms).toUTCString().slice(0, 16)
}
