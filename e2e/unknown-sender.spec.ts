import { getFreeBusy } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aSender, importMail } from './support/mail-files.ts'
import { dateAhead } from './support/meetings.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'

const hint = 'Tentative: shown as free until you answer.'

test('[JRN24] [DSH24] [WMT69] [WMT75] an invitation of an unknown sender is tentative until it is answered', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await importMail(request, mara, aMailTo(mara, 'Come'))
  expect(await isBusy(mara)).toBe(false)
  await signIn(page, mara)
  await page.goto('/user/dashboard')
  const proposals = page.getByRole('region', { name: /Meeting proposals/ })
  await expect(proposals.getByText(hint)).toBeVisible()
  await page.goto('/user/meetings')
  await expect(page.getByRole('article').getByText('Tentative')).toBeVisible()
  await page.goto(`/user/calendar?date=${dateAhead(1)}`)
  await expect(
    page.getByRole('button', { name: /The north quay, .*, tentative, not answered/ }),
  ).toBeVisible()
  await expectAccessible(page)

  await page.goto('/user/meetings')
  await page.getByRole('link', { name: 'The north quay', exact: true }).click()
  await expect(page.getByText(hint)).toBeVisible()
  await expectAccessible(page)
  const accept = page.getByRole('group', { name: 'Your answer' }).getByRole('button', { name: 'Accept' })
  await accept.click()
  await expect(page.getByText(hint)).toBeHidden()
  expect(await isBusy(mara)).toBe(true)

  await page.reload()
  await expect(page.getByText('You accepted')).toBeVisible()
  await expect(accept).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note to Odette Harbour' }).fill('Ten minutes late.')
  await page.getByRole('button', { name: 'Send note' }).click()
  const note = page.getByText('Your note: Ten minutes late.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByText('You accepted')).toBeVisible()
  await page.getByRole('button', { name: 'Propose another time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose another time' })
  await dialog.getByRole('combobox', { name: 'Start' }).fill('16:00')
  await dialog.getByRole('button', { name: 'Propose this time' }).click()
  await expect(dialog).toBeHidden()
  const proposed = page.getByText(/^You proposed .+, waiting for Odette Harbour\.$/)
  await expect(proposed).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(proposed).toBeHidden()
  await page.getByRole('button', { name: 'Propose another time' }).click()
  await dialog.getByRole('combobox', { name: 'Start' }).fill('16:00')
  await dialog.getByRole('button', { name: 'Propose this time' }).click()
  await expect(proposed).toBeVisible()
  await page.reload()
  await expect(proposed).toBeVisible()
})

test('[JRN24] a series of an unknown sender that repeats by the hour is accepted in its mail', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const mail_id = await importMail(
    request,
    mara,
    aMailTo(mara, 'Come often', 'RRULE:FREQ=DAILY;BYHOUR=10,14'),
  )
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  const invitation = page.getByRole('region', { name: 'Odette Harbour invites you' })
  await expect(invitation.getByText(/this series repeats more than once a day/)).toBeVisible()
  await expectAccessible(page)
  await invitation.getByRole('button', { name: 'Accept' }).click()
  const accepted = page.getByRole('region', { name: 'You accepted the invitation of Odette Harbour' })
  await expect(accepted.getByRole('link', { name: 'See the meeting' })).toBeVisible()
})

/** Whether the time that the mails name is taken. */
async function isBusy({ user, call }: Person): Promise<boolean> {
  const day = dateAhead(1)
  const body = { users: [user.user_id], start_time: `${day}T10:00:00Z`, end_time: `${day}T11:00:00Z` }
  const { people } = await call(getFreeBusy, { body })
  return people.some(({ busy }) => busy.length > 0)
}

function aMailTo({ user }: Person, subject: string, ...lines: readonly string[]) {
  const { from, address } = aSender('Odette Harbour')
  const day = dateAhead(1).replaceAll('-', '')
  const content = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Harbour//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${crypto.randomUUID()}@harbour.example`,
    'DTSTAMP:20261118T093000Z',
    `DTSTART:${day}T100000Z`,
    `DTEND:${day}T110000Z`,
    'SUMMARY:The north quay',
    `ORGANIZER;CN=Odette Harbour:mailto:${address}`,
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${user.primary_email}`,
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  return { from, subject, text: 'Please come.', calendar: { method: 'REQUEST', content } }
}
