import { pdf } from './files.ts'
import { people, type SeedLetter } from './seed-letter.ts'

/** Mails of programs and lists: newsletters, receipts, notices and spam. */
export const bulkLetters: readonly SeedLetter[] = [
  newsletter('weekly-1', 20, 'The Weekly Kite', 'Issue 212: wind from the west'),
  newsletter('weekly-2', 188, 'The Weekly Kite', 'Issue 211: strings attached'),
  newsletter('weekly-3', 356, 'The Weekly Kite', 'Issue 210: how high is high'),
  newsletter('shop-1', 44, 'Lamps & Shades', '🔥 20 % off everything until Sunday'),
  {
    key: 'invoice-1',
    hours: 105,
    from: 'Billing <billing@cloudbakery.example>',
    subject: 'Your invoice 2026-1107',
    html: '<p>Thank you. The invoice is attached.</p><p>Total: <b>EUR 24.00</b></p>',
    attachments: [pdf('invoice-2026-1107.pdf', 'Invoice 2026-1107, EUR 24.00')],
    labels: ['CATEGORY_UPDATES'],
  },
  {
    key: 'parcel-1',
    hours: 18,
    from: 'Parcel Service <noreply@parcel.example>',
    subject: 'Your parcel arrives today between 14:00 and 16:00',
    text: 'Your parcel arrives today between 14:00 and 16:00.\n\nDo not answer this mail.',
    labels: ['CATEGORY_UPDATES'],
    is_unread: true,
  },
  {
    key: 'ticket-1',
    hours: 230,
    from: 'Rail Tickets <tickets@rail.example>',
    subject: 'Booking confirmed: 24 November, 07:42',
    text: 'Outbound: 24 November, 07:42, coach 5, seat 61.\nReturn: 25 November, 18:10, coach 3, seat 12.',
    attachments: [pdf('ticket.pdf', 'Ticket 24 November')],
    labels: ['CATEGORY_UPDATES', 'STARRED'],
  },
  {
    key: 'social-1',
    hours: 66,
    from: 'Rowing Club <notify@rowing.example>',
    subject: 'Mara and 3 others are going to Sunday training',
    text: 'Mara and 3 others are going to Sunday training. Are you?',
    labels: ['CATEGORY_SOCIAL'],
    is_unread: true,
  },
  {
    key: 'forum-1',
    hours: 140,
    from: 'Nobody in Particular <nobody@list.example>',
    to: 'calendar-users@list.example',
    subject: '[calendar-users] Events shifted by one hour',
    text: 'Since the clocks went back my weekly event is at nine for half of us.\n_______\ncalendar-users mailing list',
    fields: list('calendar-users'),
    labels: ['CATEGORY_FORUMS'],
  },
  {
    key: 'forum-2',
    hours: 137,
    from: 'Ona Wright <ona@list.example>',
    to: 'calendar-users@list.example',
    subject: 'Re: [calendar-users] Events shifted by one hour',
    text: 'Look at the zone of the event, not at yours.',
    reply_to: 'forum-1',
    fields: list('calendar-users'),
    labels: ['CATEGORY_FORUMS'],
  },
  {
    key: 'build-1',
    hours: 9,
    from: 'Builds <builds@forge.example>',
    subject: 'Build 4711 passed',
    text: 'All 312 tests passed.',
    labels: ['CATEGORY_UPDATES'],
    place: 'archive',
  },
  {
    key: 'spam-1',
    hours: 33,
    from: 'Winner Office <prize@lottery.example>',
    subject: 'YOU HAVE WON 1,000,000',
    html: '<a href="http://lottery.example/claim">CLAIM NOW</a><script>alert(1)</script>',
    place: 'spam',
    is_unread: true,
  },
  {
    key: 'spam-2',
    hours: 160,
    from: 'a@b.example',
    text: 'cheap watches',
    place: 'spam',
  },
  {
    key: 'trash-1',
    hours: 250,
    from: people.rui,
    subject: 'Sent by mistake',
    text: 'Please ignore, this was meant for somebody else.',
    place: 'trash',
  },
  newsletter('trash-2', 270, 'Lamps & Shades', 'We miss you', 'trash'),
]

function newsletter(
  key: string,
  hours: number,
  name: string,
  subject: string,
  place: SeedLetter['place'] = 'inbox',
): SeedLetter {
  const host = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`
  return {
    key,
    hours,
    place,
    from: `${name} <news@${host}>`,
    subject,
    text: `${subject}\n\nRead it here: https://${host}/issues\n\nUnsubscribe: https://${host}/u`,
    html: `<html><head><style>p{color:#333}</style></head><body><h1>${name}</h1><p>${subject}</p><p><a href="https://${host}/issues">Read it here</a></p><img src="https://${host}/open.gif" width="1" height="1" alt=""><p><a href="https://${host}/u">Unsubscribe</a></p></body></html>`,
    fields: [
      { name: 'Received', value: `from mail.${host} by mx.google.example with ESMTPS` },
      { name: 'Received', value: `from localhost by mail.${host} with ESMTP` },
      { name: 'List-Unsubscribe', value: `<https://${host}/u>` },
      { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
    ],
    labels: ['CATEGORY_PROMOTIONS'],
    is_unread: hours < 100,
  }
}

function list(name: string) {
  return [{ name: 'List-Id', value: `<${name}.list.example>` }]
}
