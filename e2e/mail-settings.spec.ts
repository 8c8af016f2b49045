import {
  getMail,
  getTextModel,
  listOutgoing,
  sendReply,
  updateTextModel,
  updateUser,
} from '@meridian/contract'
import { expect } from '@playwright/test'
import { answerWith } from './support/answer-with.ts'
import { connectGmail, spoilSending } from './support/gmail.ts'
import { test } from './support/guard.ts'
import { mailsTo } from './support/mails.ts'
import { inviting, meet } from './support/meetings.ts'
import { aPerson, expectAccessible, type Person, signIn, theChief } from './support/person.ts'

test('[PPL69] an operator is told where mails are read, and forbids that with a switch', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('503')
  const card = page.getByRole('region', { name: 'Summaries and drafts' })
  await signIn(page, theChief(request))
  await page.goto('/admin/dashboard')
  await expect(card).toContainText('This server writes them itself, and no mail leaves it.')
  await expect(card.getByRole('switch')).toHaveCount(0)

  // The run has no service outside; what the server says of one is told here, and the last word is its own.
  const outside = {
    is_configured: true,
    host: 'models.example',
    model: 'writer-small',
    calls_this_month: 4200,
    calls_per_month: 5000,
    calls_per_day: 50,
  }
  let is_allowed = true
  let isDown = true
  await answerWith(page, getTextModel, () => ({ ...outside, is_allowed }))
  await answerWith(page, updateTextModel, (body) => {
    if (isDown) return null
    is_allowed = Boolean(body['is_allowed'])
    return { ...outside, is_allowed }
  })
  await page.reload()
  const allowed = card.getByRole('switch', { name: 'Mails may leave this server to be read' })
  await expect(allowed).toBeChecked()
  await expect(card).toContainText('sends the visible text of that mail to models.example')
  await expect(card).toContainText('4,200 of 5,000 calls this month')
  await allowed.press('Space')
  await expect(page.getByText('Failed to update the settings of summaries. Please try again.')).toBeVisible()
  await expect(allowed).toBeChecked()
  isDown = false
  await allowed.press('Space')
  await expect(allowed).not.toBeChecked()
  await expect(card).toContainText('This server writes everything itself')
  await expect(page.getByText('Settings of summaries updated successfully.')).toBeVisible()
  await expectAccessible(page)
})

test('[WMT13] [WMT14] the organizer sees whom a mail has told, and the form says whom it will reach', {
  tag: '@whole',
}, async ({ page, request }) => {
  const [mara, bea] = [await aPerson(request), await aPerson(request, 'Bea')]
  await bea.call(updateUser, { body: { invitations_by_mail: false } })
  const guest = `noa.${bea.user.user_id}@guests.example`
  await signIn(page, mara)
  await page.goto('/user/meetings')
  await page.getByRole('button', { name: 'Create Event' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Invitees' }).fill(guest)
  await page.keyboard.press('Enter')
  await expect(form.getByText('Guests without an account are invited by mail.')).toBeVisible()
  await page.keyboard.press('Escape')

  const { meeting_id } = await meet(mara, {
    meeting_invitees: {
      ...inviting(bea),
      [`guest:${crypto.randomUUID()}`]: { primary_email: guest },
    },
  })
  await page.goto(`/user/meetings/${meeting_id}`)
  const guests = page.getByRole('region', { name: 'Guests' })
  await expect(guests.getByRole('listitem').filter({ hasText: guest })).toContainText(
    /Invited by mail, \d\d:\d\d/,
  )
  await expect(guests.getByRole('listitem').filter({ hasText: 'Bea Example' })).toContainText(
    'Not notified: has turned mails off',
  )
  expect(mailsTo(guest)).toHaveLength(1)
  await expectAccessible(page)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const links = guests.getByRole('group', { name: guest })
  await links.getByRole('button', { name: 'Copy answer link' }).click()
  await expect(page.getByText('Answer link copied to clipboard.')).toBeVisible()
  const answerLink = await page.evaluate(() => navigator.clipboard.readText())
  expect((await page.request.get(new URL(answerLink).pathname)).status()).toBe(200)
  const saved = page.waitForEvent('download')
  await links.getByRole('link', { name: 'Download .ics' }).click()
  expect((await saved).suggestedFilename()).toBe('meeting.ics')
  await expect(guests.getByRole('group', { name: 'Bea Example' })).toHaveCount(0)
})

test('[WML36] [WML37] [WML38] replies that were not sent stand above the list until somebody decides', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await mara.call(updateUser, { body: { undo_send_seconds: 0 } })
  const from = 'Danute <danute@northpack.example>'
  const [refused = '', busy = ''] = await connectGmail(
    mara,
    ...['Quay 4', 'Quay 5'].map((subject) => ({ from, subject, text: 'Where?' })),
  )
  await spoilSending(mara, { kind: 'status', status: 400, body: {} }, 1)
  await replyTo(mara, refused, 'Quay 4')
  const listed = async () => (await mara.call(listOutgoing, {})).map(({ state }) => state)
  await expect.poll(listed).toEqual(['failed'])
  const heal = await spoilSending(mara, { kind: 'status', status: 429, body: {} }, null)
  await replyTo(mara, busy, 'Quay 5')
  await signIn(page, mara)
  await page.goto('/user/mails')
  const strip = page.getByRole('region', { name: '2 replies were not sent' })
  await expect(strip).toBeVisible()
  const [first, second] = ['Quay 4', 'Quay 5'].map((about) =>
    strip.getByRole('listitem').filter({ hasText: about }),
  )
  await expect(first ?? strip).toContainText("Meridian doesn't retry it automatically.")
  await expect(second ?? strip).toContainText('Next try in')
  await expectAccessible(page)

  await second?.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect(page.getByText('The reply is sent again.')).toBeVisible()
  await strip
    .getByRole('group', { name: /Quay 4/ })
    .getByRole('button', { name: 'Give up' })
    .press('Enter')
  await expect(page.getByText('Sending was stopped. The text stays with the mail.')).toBeVisible()
  expect((await mara.call(getMail, { params: { mail_id: refused } })).mail_reply).toBe('About Quay 4.')

  // A reply that is just being sent cannot be edited.
  const waits = async () =>
    (await mara.call(listOutgoing, {})).map(({ next_try_at }) => Date.parse(next_try_at ?? '') > Date.now())
  await expect.poll(waits).toEqual([true])
  const left = page.getByRole('region', { name: 'One reply waits to be sent' })
  await left.getByRole('button', { name: 'Edit' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/user/mails/${busy}`))
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('About Quay 5.')
  await page.goto('/user/mails')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(left).toBeHidden()
  await heal()
})

async function replyTo({ call }: Person, mail_id: string, subject: string): Promise<void> {
  const body = { mail_subject: `Re: ${subject}`, mail_body: `About ${subject}.` }
  await call(sendReply, { params: { mail_id }, body })
}
