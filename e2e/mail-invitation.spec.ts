import { listMeetings } from '@meridian/contract'
import { expect } from '@playwright/test'
import { connectAccount, openAccounts } from './support/accounts.ts'
import { test } from './support/guard.ts'
import { aSender, importMail } from './support/mail-files.ts'
import { dateAhead, meet } from './support/meetings.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'
import { theProvider } from './support/providers.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[JRN29] [WML41] an invitation that Google has synced is answered in its mail', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const account = await openAccounts(mara)
  const organizer = `bo.${account}`
  const id = `quay${crypto.randomUUID().replaceAll('-', '')}`
  const google = theProvider('google')
  await google.change({ op: 'add_account', email: organizer })
  const [start, end] = ['10:00', '11:00'].map((time) => ({ dateTime: `${dateAhead(7)}T${time}:00Z` }))
  const event = { summary: 'Quay', start, end, attendees: [{ email: account }] }
  await google.change({ op: 'create_event', calendar: organizer, id, event })
  await connectAccount(mara, 'google')
  await expect
    .poll(async () =>
      (await mara.call(listMeetings, { query: {} })).map(({ meeting_title }) => meeting_title),
    )
    .toEqual(['Quay'])
  const mail_id = await importMail(request, mara, {
    from: `Bo <${organizer}>`,
    subject: 'Invitation: Quay',
    text: 'Please come.',
    calendar: { method: 'REQUEST', content: calendarOf('REQUEST', `${id}@google.com`, organizer, account) },
    file: { name: 'winmail.dat', content: 'TNEF' },
  })
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  const invitation = page.getByRole('region', { name: 'Bo invites you' })
  const answers = invitation.getByRole('group', { name: 'Your answer' })
  await expect(answers.getByRole('button', { name: 'Propose another time' })).toBeVisible()
  await expect(page.getByText(/winmail.dat is in Outlook’s own format/)).toBeVisible()
  await expectAccessible(page)
  await answers.getByRole('button', { name: 'Maybe' }).click()
  const maybe = page.getByRole('region', { name: 'You may come to the meeting of Bo' })
  await expect(maybe.getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'true')
  await expect(maybe.getByText('Your answer is on its way to your calendar.')).toBeHidden()
  await maybe.getByRole('button', { name: 'Propose another time' }).click()
  await page.getByRole('menuitem').first().click()
  await expect(maybe.getByText(/Could we meet at this time instead\?/)).toBeVisible()
  await expectAccessible(page)
  await maybe.getByRole('button', { name: 'Accept' }).click()
  const accepted = page.getByRole('region', { name: 'You accepted the invitation of Bo' })
  await expect(accepted.getByText(/Could we meet/)).toBeHidden()
  await expect
    .poll(async () => JSON.stringify(await google.world()))
    .toContain(`"email":"${account}","responseStatus":"accepted"`)
})

test('[JRN29] an answer from an alias is recorded for the guest by the organizer', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const guest = {
    'guest:11111111-1111-4111-8111-111111111111': {
      primary_email: 'ada.berg@guests.example',
      full_name: 'Ada Berg',
    },
  }
  const { meeting_id } = await meet(mara, {
    meeting_invitees: guest,
    meeting_date: { start_date: dateAhead(7) },
  })
  const { address } = aSender()
  const content = calendarOf('REPLY', meeting_id, mara.user.primary_email, address)
  const mail_id = await importMail(request, mara, {
    from: `Ada Berg <${address}>`,
    subject: 'Accepted: Plan',
    text: 'Gladly.',
    calendar: { method: 'REPLY', content },
  })
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  await expect(
    page.getByText(
      `This answer came from Ada Berg (${address}). Is this Ada Berg (ada.berg@guests.example)?`,
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, record it' }).click()
  await expect(page.getByText('Answer recorded successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes, record it' })).toBeHidden()
  await page.goto(`/user/meetings/${meeting_id}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada Berg' })).toContainText('Yes')
})

function calendarOf(method: 'REQUEST' | 'REPLY', uid: string, organizer: string, attendee: string): string {
  const answer = method === 'REPLY' ? 'ACCEPTED' : 'NEEDS-ACTION;RSVP=TRUE'
  const times =
    method === 'REPLY'
      ? []
      : ['T100000Z', 'T110000Z'].map(
          (time, index) => `${index === 0 ? 'DTSTART' : 'DTEND'}:${dateAhead(7).replaceAll('-', '')}${time}`,
        )
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quay//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...times,
    'SUMMARY:Quay',
    `ORGANIZER;CN=Bo:mailto:${organizer}`,
    `ATTENDEE;CN=Ada Berg;PARTSTAT=${answer}:mailto:${attendee}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
}
