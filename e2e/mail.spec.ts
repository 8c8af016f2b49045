import { getMail, getUser, listMeetings, updateUser } from '@meridian/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ReadMail } from '../apps/simulators/src/smtp/read-mail.ts'
import { connectGmail, sentFromGmail } from './support/gmail.ts'
import { test } from './support/guard.ts'
import { tabTo } from './support/keyboard.ts'
import { aSender, importMail } from './support/mail-files.ts'
import { mailsTo } from './support/mails.ts'
import { meet, workdayAhead } from './support/meetings.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const text = [
  'Dear Mara,',
  'thank you for the open talk last week. Our line in Kaunas had a stop of four days, so the 240 packs of 630 Wh will leave us on 4 December and not on 27 November. We know this is close to your launch and want to keep the damage small.',
  'Please tell us which address the air shipment should go to. The plan is at https://northpack.example/plan and shows every day until the end of the year.',
  'Kind regards',
  'Danute',
].join('\r\n\r\n')

test('[JRN17] a mail is read, summarised, edited, answered, and the answer is taken back', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const { from, address } = aSender()
  await connectGmail(mara, { from, subject: 'New date for the packs', text })
  await signIn(page, mara)
  await page.goto('/user/mails?category=task')
  await page.getByText('New date for the packs').click()
  await expect(page.getByRole('heading', { level: 1, name: 'New date for the packs' })).toBeVisible()
  await expect(page.getByText(/Our line in Kaunas/).first()).toBeVisible()

  const summary = page.getByRole('region', { name: 'Summary' })
  await summary.getByRole('button', { name: 'Summarize', exact: true }).click()
  await expect(page.getByText('Summary generated successfully.')).toBeVisible()
  await summary.getByRole('button', { name: 'Show sentence 1 in the mail' }).click()
  await expect(page.locator('mark[data-sentence="1"]').first()).toBeFocused()

  await page.getByRole('button', { name: 'Edit subject' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Packs: 4 December')
  await page.keyboard.press('Enter')
  await summary.getByRole('button', { name: 'Edit summary' }).click()
  await summary.getByRole('textbox', { name: 'Summary' }).fill('A week late.')
  await summary.getByRole('button', { name: 'Done' }).click()

  const reply = page.getByRole('region', { name: 'Reply' })
  const box = reply.getByRole('textbox', { name: 'Your reply' })
  await openReply(page)
  await box.fill('My own words.')
  await expect(reply.getByText('Saved just now')).toBeVisible()
  await reply.getByRole('button', { name: 'Generate Reply' }).click()
  await expect(box).toHaveValue(/A week late\./)
  await undoIn(page, 'AI reply generated successfully.')
  await expect(box).toHaveValue('My own words.')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Packs: 4 December' })).toBeVisible()
  await expect(summary.getByText('A week late.')).toBeVisible()
  await expect(box).toHaveValue('My own words.')

  await reply.getByRole('button', { name: 'Send reply' }).click()
  await undoIn(page, 'Sending in')
  await expect(page.getByText('The reply was not sent.')).toBeVisible()
  await expect(box).toHaveValue('My own words.')
  expect(await sentFromGmail(mara)).toEqual([])
  expect(mailsTo(address)).toEqual([])
})

test('[JRN17] [WML30] an answer is sent once, in its conversation, and says so when it has left', async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await mara.call(updateUser, { body: { undo_send_seconds: 5 } })
  const { from, address } = aSender()
  const message_id = `<${crypto.randomUUID()}@northpack.example>`
  const [mail_id] = await connectGmail(mara, { from, message_id, subject: 'Address', text })
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  const reply = page.getByRole('region', { name: 'Reply' })
  await reply.getByRole('button', { name: 'Generate Reply' }).click()
  await expect(reply.getByText(address)).toBeVisible()
  await expect(reply.getByRole('button', { name: 'Send reply' })).toBeDisabled()
  await reply.getByRole('button', { name: /^Go to the gap/ }).click()
  await page.keyboard.type('Quay 4, Lisbon')
  await expect(reply.getByText(/open gap/)).toBeHidden()
  await reply.getByRole('button', { name: 'Send reply' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts.getByText(/^Sending in [1-5] s$/).last()).toBeVisible()
  await expect(toasts.getByText('AI reply sent successfully.')).toHaveCount(0)
  await expect(toasts.getByText('AI reply sent successfully.')).toBeVisible()
  await expect(toasts.getByText('Sending in')).toHaveCount(0)
  await expect(reply.getByText(/Your reply was sent/)).toBeVisible()
  const [sent, ...more] = await sentFromGmail(mara)
  expect(more).toEqual([])
  expect(sent?.subject).toBe('Re: Address')
  expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
    from: `Mara Example <${mara.user.primary_email}>`,
    to: from,
    'in-reply-to': message_id,
  })
  expect(textOf(sent)).toContain('Quay 4, Lisbon')
  expect(mailsTo(address)).toEqual([])
  await expect(reply.getByRole('textbox', { name: 'Your reply' })).toHaveValue('')
})

test('[JRN18] a mail that asks to meet offers times in three clicks and becomes a booked meeting', async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await mara.call(updateUser, { body: { undo_send_seconds: 0 } })
  const { from } = aSender('Odette Harbour')
  const asking = 'Dear Mara,\r\n\r\nCould we meet next week for an hour to talk about the quay?\r\n\r\nOdette'
  await connectGmail(mara, { from, subject: 'The north harbour', text: asking })
  await signIn(page, mara)
  await page.goto('/user/mails')
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  await click(page.getByText('The north harbour'))
  const reply = page.getByRole('region', { name: 'Reply' })
  await click(reply.getByRole('button', { name: 'Generate Reply' }))
  const times = reply.getByRole('list', { name: 'Times that are offered' }).getByRole('listitem')
  await expect(times).toHaveCount(2)
  await expect(times.first()).toContainText(/Choose this time: http\S+\/answer\/…/)
  await expect(reply.getByText('Saved just now')).toBeVisible()
  await page.reload()
  await expect(times).toHaveCount(2)
  await expect(reply.getByText(/^Looked for: 1 h/)).toBeVisible()
  await click(reply.getByRole('button', { name: 'Send reply' }))
  const offer = page.getByRole('region', { name: 'Times you have offered' })
  await expect(offer.getByText('These times are held until you get an answer.')).toBeVisible()
  // The rest is one click of the guest, or of the person who knows the answer already.
  expect(clicks).toBe(3)
  await click(offer.getByRole('button', { name: 'Book this' }).first())
  await expect(page.getByText('The meeting is booked.').first()).toBeVisible()
  await click(offer.getByRole('link', { name: 'See the meeting' }))
  await expect(page.getByRole('heading', { level: 1, name: 'The north harbour' })).toBeVisible()
  await expect.poll(async () => (await sentFromGmail(mara)).length).toBe(1)
  const [sent] = await sentFromGmail(mara)
  expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({ to: from })
  expect(textOf(sent)).toMatch(/Choose this time: http\S+\/answer\/\S+\?time=\d{8}T\d{6}Z/)
})

test('[MTG92] [WML79] [INV96] a mail that asks to move a meeting has it moved by the guest’s click', {
  tag: '@whole',
}, async ({ page, request, browser }) => {
  const mara = await aPerson(request)
  await mara.call(updateUser, { body: { undo_send_seconds: 0 } })
  const { from, address } = aSender('Odette Harbour')
  const date = workdayAhead(2)
  const weekday = new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
  const before = await meet(mara, {
    meeting_title: 'The quay wall',
    meeting_date: { start_date: date },
    meeting_invitees: { [`guest:${crypto.randomUUID()}`]: { primary_email: address } },
  })
  const asking = `Dear Mara,\r\n\r\nCould we move our meeting on ${weekday} to another day?\r\n\r\nOdette`
  await connectGmail(mara, { from, subject: 'The diver', text: asking })
  await signIn(page, mara)
  await page.goto('/user/mails')
  await page.getByText('The diver').click()
  const reply = page.getByRole('region', { name: 'Reply' })
  await reply.getByRole('button', { name: 'Generate Reply' }).click()
  await expect(reply.getByRole('checkbox', { name: /^Move “The quay wall” \(/ })).toBeChecked()
  await expectAccessible(page)
  await reply.getByRole('button', { name: 'Send reply' }).click()
  const offer = page.getByRole('region', { name: 'Times you have offered' })
  await expect(offer.getByText(/^“The quay wall” \(.+\) moves to the time that is chosen\.$/)).toBeVisible()
  await expect.poll(async () => (await sentFromGmail(mara)).length).toBe(1)
  const [sent] = await sentFromGmail(mara)
  const link = /Choose this time: (http\S+)/.exec(textOf(sent))?.[1] ?? ''

  const guest = await browser.newPage()
  await guest.goto(link)
  await guest.locator('button[name=time]').first().click()
  await expect(guest.getByRole('heading', { level: 1, name: 'The quay wall' })).toBeVisible()
  await guest.close()

  await expect(offer.getByText('The meeting is moved.')).toBeVisible()
  await offer.getByRole('link', { name: 'See the meeting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The quay wall' })).toBeVisible()
  const [meeting, ...others] = await mara.call(listMeetings, { query: { meeting_status: 'all', limit: 100 } })
  expect(others).toEqual([])
  expect(meeting?.meeting_id).toBe(before.meeting_id)
  expect(meeting?.meeting_timestamps).not.toEqual(before.meeting_timestamps)
})

test('[WML77] [WML78] where it is unsure what a mail asks, chosen times go out with links of their own, and are held', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await mara.call(updateUser, { body: { undo_send_seconds: 0 } })
  const { from } = aSender('Odette Harbour')
  const asking =
    'Dear Mara,\r\n\r\nCould we meet next week for half an hour to talk about the quay? Thursday the boiler man is due, I think.\r\n\r\nOdette'
  await connectGmail(mara, { from, subject: 'The north quay', text: asking })
  await signIn(page, mara)
  await page.goto('/user/mails')
  await page.getByText('The north quay').click()
  const reply = page.getByRole('region', { name: 'Reply' })
  await reply.getByRole('button', { name: 'Generate Reply' }).click()
  const search = reply.getByRole('group', { name: 'Search for times' })
  await expect(search.getByRole('list', { name: 'Is this right?' }).getByRole('listitem')).toHaveCount(1)
  await search.getByRole('button', { name: 'Choose times' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose times' })
  const free = dialog
    .getByRole('region', { name: 'When you are free for 30 min' })
    .getByRole('button')
    .first()
  await expect(free).toBeVisible()
  await expectAccessible(page)
  await free.click()
  await dialog.getByRole('combobox', { name: 'Another time' }).fill('19:30')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Add time' }).click()
  await dialog.getByRole('button', { name: 'Offer these 2 times' }).click()
  const times = reply.getByRole('list', { name: 'Times that are offered' })
  await expect(times.getByRole('listitem')).toHaveCount(2)
  await expect(times.getByText(/07:30 – 08:00 PM/)).toBeVisible()
  await expect(reply.getByRole('textbox', { name: 'Your reply' })).toBeFocused()
  await reply.getByRole('button', { name: 'Send reply' }).click()
  const offer = page.getByRole('region', { name: 'Times you have offered' })
  await expect(offer.getByText('These times are held until you get an answer.')).toBeVisible()
  await expect(offer.getByRole('listitem')).toHaveCount(2)
  await expect.poll(async () => (await sentFromGmail(mara)).length).toBe(1)
  const [sent] = await sentFromGmail(mara)
  expect(textOf(sent).match(/Choose this time: http\S+\/answer\/\S+\?time=\d{8}T\d{6}Z/g)).toHaveLength(2)
})

test('[WML44] [WML48] [WML49] [WML53] [WML54] [SET34] a mail is answered to all later, and forwarded with its file', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await mara.call(updateUser, { body: { undo_send_seconds: 5 } })
  await connectGmail(mara, { from: aSender().from, subject: 'Hello', text: 'Hello.' })
  const { from, address } = aSender()
  const file = { name: 'plan.csv', content: 'a,b' }
  const cc = `Bo <${aSender().address}>`
  const mail_id = await importMail(request, mara, { from, cc, subject: 'Quay', text, file })
  await signIn(page, mara)
  await page.goto('/user/settings?option=9')
  await page.getByRole('textbox', { name: 'Signature' }).fill('Mara\nGardens')
  await page.getByRole('textbox', { name: 'Signature' }).blur()
  await expect.poll(async () => (await mara.call(getUser, {})).mail_signature).toBe('Mara\nGardens')
  await page.getByRole('button', { name: 'Add snippet' }).click()
  const dialog = page.getByRole('dialog', { name: 'New snippet' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('fine')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Fine.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit fine' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)

  await page.goto(`/user/mails/${mail_id}`)
  const reply = page.getByRole('region', { name: 'Reply', exact: true })
  const signature = page.getByRole('region', { name: 'Signature' })
  await reply.getByRole('button', { name: 'Reply to all' }).click()
  await expect(signature).toContainText('Gardens')
  await expect(reply.getByRole('button', { name: /^Remove Bo/ })).toBeVisible()
  await boxOf(page).pressSequentially(';fine ')
  await expect(boxOf(page)).toHaveValue('Fine. ')
  await reply.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click()
  await expect(reply.getByText(/^Your reply will be sent /)).toBeVisible()
  expect(await sentFromGmail(mara)).toEqual([])

  await reply.getByRole('button', { name: 'Forward' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forward mail' })).toBeVisible()
  const forwarded = page.getByRole('region', { name: 'Forwarded mail' })
  await expect(forwarded.getByRole('checkbox', { name: /^plan\.csv/ })).toBeChecked()
  await expectAccessible(page)
  await signature.getByRole('button', { name: 'Leave out the signature' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Add at least one recipient.').first()).toBeVisible()
  await page
    .getByRole('textbox', { name: 'To' })
    .or(page.getByRole('combobox', { name: 'To' }))
    .fill(`${address},`)
  await page.getByRole('textbox', { name: 'Text' }).fill('See below. ')
  await page.getByRole('button', { name: 'Snippets' }).click()
  await page.getByRole('menuitem', { name: ';fine' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await expect(page.getByRole('menu')).toBeHidden()
  await page.keyboard.type('!')
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('See below. Fine.!')
  await page.getByRole('textbox', { name: 'Text' }).fill('See below.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await undoIn(page, 'Sending in')
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('See below.')
  await expect(page.getByRole('button', { name: 'Add signature' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Mail sent successfully.')).toBeVisible()
  const [sent, ...more] = await sentFromGmail(mara)
  expect(more).toEqual([])
  expect(sent?.subject).toBe('Fwd: Quay')
  expect(textOf(sent)).toContain('See below.')
  expect(textOf(sent)).toContain('a,b')
  expect(textOf(sent)).not.toContain('Gardens')

  await page.goto('/user/mails')
  const scheduled = page.getByRole('region', { name: 'One mail is scheduled' })
  await scheduled.getByRole('button', { name: 'Send now' }).click()
  await expect(scheduled).toBeHidden()
  await expect.poll(async () => (await sentFromGmail(mara)).length).toBe(2)
  const answer = (await sentFromGmail(mara)).find(({ subject }) => subject === 'Re: Quay')
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({ to: from, cc })
  expect(textOf(answer)).toMatch(/^Fine\.\s+-- \s+Mara\s+Gardens\s/)
})

test('[WML59] [WML60] [WML61] a new mail and a reply have hidden recipients and files of their own', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await mara.call(updateUser, { body: { undo_send_seconds: 5 } })
  const [to, hidden, { from }] = [aSender(), aSender(), aSender()]
  const [mail_id = ''] = await connectGmail(mara, { from, subject: 'Quay', text: 'When?' })
  await signIn(page, mara)
  await page.goto('/user/mails/new')
  const files = page.getByRole('list', { name: 'Attached files' })
  const fieldOf = (name: string) => page.getByRole('combobox', { name, exact: true })
  await fieldOf('To').fill(`${to.address},`)
  await page.getByRole('button', { name: 'Bcc', exact: true }).click()
  await fieldOf('Bcc').fill(`${hidden.address},`)
  await page.getByRole('textbox', { name: 'Text' }).fill('Here it is.')
  await attach(page, { name: 'Größe.pdf', content: 'pages' })
  await expect(files.getByText('Größe.pdf')).toBeVisible()
  await attach(page, { name: 'large.bin', content: 'x'.repeat(10_485_760) })
  await expect(page.getByText(/^“large\.bin” \(10\.5 MB\) was not attached/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(files.getByText('Größe.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await undoIn(page, 'Sending in')
  await expect(files.getByText('Größe.pdf')).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${hidden.address}` })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Mail sent successfully.')).toBeVisible()
  const [sent] = await sentFromGmail(mara)
  expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({ to: to.address, bcc: hidden.address })
  expect(sent?.parts.map((part) => part.text.trim())).toEqual(['Here it is.', 'pages'])

  await page.goto(`/user/mails/${mail_id}#reply`)
  const reply = page.getByRole('region', { name: 'Reply', exact: true })
  await reply.getByRole('button', { name: 'Bcc', exact: true }).click()
  await fieldOf('Bcc').fill(`${hidden.address},`)
  await boxOf(page).fill('On Monday.')
  await attach(page, { name: 'plan.csv', content: 'a,b' })
  await expect(files.getByText('plan.csv')).toBeVisible()
  await expect(reply.getByText(/^Saved /)).toBeVisible()
  await page.reload()
  await expect(files.getByText('plan.csv')).toBeVisible()
  await attach(page, { name: 'not this.txt', content: 'no' })
  await files.getByRole('button', { name: 'Remove not this.txt' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(1)
  await expect(reply.getByRole('button', { name: `Remove ${hidden.address}` })).toBeVisible()
  // What lies half below the top bar counts as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await undoIn(page, 'Sending in')
  await expect(files.getByText('plan.csv')).toBeVisible()
  await expect(reply.getByRole('button', { name: `Remove ${hidden.address}` })).toBeVisible()
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expect.poll(async () => (await sentFromGmail(mara)).length).toBe(2)
  const answer = (await sentFromGmail(mara)).find(({ subject }) => subject === 'Re: Quay')
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({ bcc: hidden.address })
  expect(textOf(answer)).toContain('a,b')
})

test('[MAIL60] [WMT95] the reply to a mail of a file goes to the mail program, and its menu makes an event', {
  tag: '@whole',
}, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const mara = await aPerson(request)
  const { from, address } = aSender()
  const mail_id = await importMail(request, mara, { from, subject: 'Address', text })
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  const reply = page.getByRole('region', { name: 'Reply' })
  await openReply(page)
  await boxOf(page).fill('Quay 4 & 5,\nLisbon')
  await expect(reply.getByText(/so it is not answered from this server/)).toBeVisible()
  await expect(reply.getByRole('button', { name: 'Send reply' })).toBeHidden()
  const href = await reply.getByRole('link', { name: 'Open in mail program' }).getAttribute('href')
  const link = new URL(href ?? '')
  expect(decodeURIComponent(link.pathname)).toBe(address)
  expect(Object.fromEntries(link.searchParams)).toEqual({
    subject: 'Re: Address',
    body: 'Quay 4 & 5,\r\nLisbon',
  })
  await reply.getByRole('button', { name: 'Copy reply' }).click()
  await expect(page.getByText('Reply copied to clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Quay 4 & 5,\nLisbon')
  await expectAccessible(page)

  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Create Event' }).click()
  const form = page.getByRole('dialog', { name: 'Add new event' })
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Address')
  await expect(form).toContainText(from.split(' <')[0] ?? '')
})

test('[JRN22] an invitation that came by mail is accepted in it, and declined after all', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const { from, address } = aSender('Odette Harbour')
  const calendar = { method: 'REQUEST', content: invitationOf(address, mara.user.primary_email) }
  const mail_id = await importMail(request, mara, { from, subject: 'Come', text: 'Please come.', calendar })
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  const invitation = page.getByRole('region', { name: 'Odette Harbour invites you' })
  await expect(invitation.getByText('Available', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await invitation.getByRole('button', { name: 'Accept' }).click()
  const accepted = page.getByRole('region', { name: 'You accepted the invitation of Odette Harbour' })
  await expect(accepted.getByText('The north quay')).toBeVisible()
  await accepted.getByRole('button', { name: 'Decline' }).click()
  await expect(
    page.getByRole('region', { name: 'You declined the invitation of Odette Harbour' }),
  ).toBeVisible()
})

test('[JRN21] a text that was changed elsewhere meanwhile is shown beside the own one', {
  tag: '@whole',
}, async ({ page, request, context, guard }) => {
  guard.expectFailedLoads('409')
  const mara = await aPerson(request)
  const mail_id = await importMail(request, mara, { subject: 'Two windows', text: 'Hello.' })
  await signIn(page, mara)
  const other = await context.newPage()
  await signIn(other, mara)
  await other.goto(`/user/mails/${mail_id}`)
  await page.goto(`/user/mails/${mail_id}`)
  await openReply(other)
  await openReply(page)
  await boxOf(other).pressSequentially('From the other window.', { delay: 0 })
  await boxOf(page).pressSequentially('From here.', { delay: 0 })
  const conflicted = async () =>
    (await page.getByText('This mail was changed elsewhere meanwhile.').isVisible()) ? page : other
  await expect
    .poll(async () => (await conflicted()).getByRole('button', { name: 'Keep my text' }).isVisible())
    .toBe(true)
  const asked = await conflicted()
  await asked.getByRole('button', { name: 'Keep my text' }).click()
  const kept = asked === page ? 'From here.' : 'From the other window.'
  await expect.poll(async () => (await mara.call(getMail, { params: { mail_id } })).mail_reply).toBe(kept)
})

test('[JRN27] [WML40] a mail has no barrier, with its conversation, summary and a draft with gaps', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const message_id = `<${crypto.randomUUID()}@northpack.example>`
  const { from } = aSender()
  const date = 'Mon, 16 Nov 2026 09:00:00 +0000'
  await importMail(request, mara, {
    from,
    message_id,
    subject: 'The packs',
    text: 'The crates are in the hall.',
    date,
  })
  const mail_id = await importMail(request, mara, { from, answers: message_id, subject: 'The packs', text })
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await page.getByRole('button', { name: 'Show sentence 1 in the mail' }).click()
  await tabTo(page, page.getByRole('button', { name: 'Generate Reply' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/open gap/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Go to the gap: An answer to/ })).toBeVisible()
  await page.getByRole('list', { name: 'Earlier in this conversation' }).getByRole('button').click()
  await expect(page.getByRole('link', { name: 'Open this mail' })).toBeVisible()
  await page.getByRole('button', { name: 'Summarize all' }).click()
  const said = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem')
  await expect(said.first()).toContainText('The crates are in the hall.')
  // What lies half below the top bar counts as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  // The narrowest page that WCAG 1.4.10 asks to fit.
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await said.first().getByRole('link').click()
  await expect(page.locator('[data-sentence="0"]')).toHaveText('The crates are in the hall.')
})

function invitationOf(organizer: string, attendee: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Harbour//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${crypto.randomUUID()}@harbour.example`,
    'DTSTAMP:20261118T093000Z',
    `DTSTART:${workdayAhead(5).replaceAll('-', '')}T100000Z`,
    `DTEND:${workdayAhead(5).replaceAll('-', '')}T110000Z`,
    'SUMMARY:The north quay',
    `ORGANIZER;CN=Odette Harbour:mailto:${organizer}`,
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
}

/** The reply is folded until it is wanted. */
async function openReply(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Reply' }).getByRole('button', { name: 'Write a reply' }).click()
  await expect(boxOf(page)).toBeFocused()
}

function boxOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your reply' })
}

function textOf(mail: ReadMail | undefined): string {
  return (mail?.parts ?? []).map(({ text: words }) => words).join('\n')
}

/** Presses Undo in the toast that says this. */
async function undoIn(page: Page, words: string): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ hasText: words })
  await toast.getByRole('button', { name: 'Undo' }).click()
}

/** Chooses a file for the mail that is being written. */
async function attach(page: Page, { name, content }: { name: string; content: string }) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  const chooser = await choosing
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
}
