import { importMails, type ListedMail } from '@meridian/contract'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { cardOf, openAccounts } from './support/accounts.ts'
import { connectGmail } from './support/gmail.ts'
import { test } from './support/guard.ts'
import { holdChanges } from './support/hold-changes.ts'
import { mailboxFile, type MailboxMail } from '../apps/server/test/mailbox-file.ts'
import { inOneMoment } from './support/moment.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'
import { theProvider } from './support/providers.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[WML11] [WML13] [WML15] [WML16] brings mail here by dropping files, and tells of each', {
  tag: '@whole',
}, async ({ page, request }) => {
  await signIn(page, await aPerson(request))
  await page.goto('/user/mails')
  const ways = page.getByRole('region', { name: 'Bring your mail here' })
  await expect(ways.getByRole('button', { name: 'Connect Google' })).toBeVisible()
  await expectAccessible(page)

  const text = 'Hi Mara,\n\nthe frames cost 120 euros each, and 110 from twenty on. Delivery takes two weeks.'
  const half = `${mailboxFile([{ subject: 'Frame price', text }])}\nFrom nobody@carrier.example Thu Jan  1 00:00:00 2026\n\nno mail\n`
  await drop(page, { 'work.mbox': half, 'notes.txt': 'no mail' })
  const files = page.getByRole('list', { name: 'Files' })
  await expect(files.getByText('1 imported, 1 skipped')).toBeVisible()
  await expect(files.getByRole('region', { name: 'Report on work.mbox' })).toContainText('Mail 2')
  await expect(files.getByText('This is not a mail file.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'Frame price')).toContainText(
    'the frames cost 120 euros each, and 110 from twenty on.',
  )
  await expect(row(page, 'Frame price').getByText('Inbox', { exact: true })).toHaveCount(0)
})

test('[WML5] [WML9] works through mails by the keyboard alone, and takes it back', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no keyboard.')
  const mara = await aPerson(request)
  await fill(request, mara, named('A', 'B', 'C', 'D', 'E'))
  await signIn(page, mara)
  await page.goto('/user/mails')
  await expect(rows(page)).toHaveCount(5)

  await press(page, 'j', 'j')
  await expect(row(page, 'Mail B')).toBeFocused()
  await inOneMoment(page, async () => {
    await press(page, 'e')
    await expect(row(page, 'Mail B')).toBeHidden()
    await expect(row(page, 'Mail C')).toBeFocused()
    await press(page, 'z')
    await expect(row(page, 'Mail B')).toBeVisible()
  })

  await inOneMoment(page, async () => {
    await press(page, 'x', 'j', 'x')
    await expect(page.getByText('2 selected')).toBeVisible()
    await press(page, '#')
    await expect(page.getByRole('alert').getByText('2 mails deleted')).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
    await expect(row(page, 'Mail E')).toBeFocused()
    await press(page, 'z')
    await expect(rows(page)).toHaveCount(5)
  })
  await press(page, 'Escape', 'k', 'u')
  await expect(row(page, 'Mail D')).toContainText('Unread')
  await press(page, '2')
  await expect(row(page, 'Mail D')).toBeHidden()
  await expect(row(page, 'Mail E')).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mail E' })).toBeVisible()
  await page.goBack()
  await expect(row(page, 'Mail E')).toBeFocused()
  await page.getByRole('tab', { name: /^Task/ }).click()
  await expect(row(page, 'Mail D')).toBeVisible()
})

test('[WML5] [WML10] [WML52] summarises, marks, deletes and snoozes several mails at once', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const text = 'The delivery moves to 4 December. Please tell us by Friday whether this suits you.'
  await fill(request, mara, [
    { subject: 'New date', text },
    { subject: 'Kept', text },
    { subject: 'Old', hoursAgo: 30 },
  ])
  await signIn(page, mara)
  await page.goto('/user/mails')
  await page.getByRole('checkbox', { name: 'Select New date' }).click()
  const list = page.getByRole('region', { name: 'List of mails' })
  await list.getByRole('button', { name: 'Summarize', exact: true }).first().click()
  await expect(page.getByText('Summary generated successfully.')).toBeVisible()
  await expect(row(page, 'New date').getByText('The delivery moves to 4 December')).toBeVisible()
  await expect(row(page, 'New date').getByRole('button', { name: 'Re-Summarize' })).toBeAttached()

  await page.getByRole('checkbox', { name: 'Select all that are shown' }).click()
  await page.getByRole('checkbox', { name: 'Select Kept' }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await expectAccessible(page)
  await deleteChecked(page)
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(row(page, 'Kept')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Select Kept' }).click()
  await list.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click()
  await expect(rows(page)).toHaveCount(0)
  await choose(page, 'Show', 'Snoozed')
  await expect(row(page, 'Kept')).toContainText('Snoozed until')
  await page.getByRole('checkbox', { name: 'Select Kept' }).click()
  await page.keyboard.press('h')
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^(This evening|Tomorrow)/ })
      .first(),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await list.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: 'Back to its list' }).click()
  await expect(rows(page)).toHaveCount(0)
  await choose(page, 'Show', 'All mails')
  await expect(row(page, 'Kept')).toBeVisible()
  await choose(page, 'Show', 'Deleted')
  await expect(rows(page)).toHaveCount(2)
  await pressIn(row(page, 'Old'), 'Restore')
  await expect(row(page, 'Old')).toBeHidden()
})

test('[WML7] makes only what is in sight of a long list, and shows its end', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await fill(
    request,
    mara,
    Array.from({ length: 320 }, (_, at) => ({ subject: `No ${at}`, hoursAgo: at })),
  )
  await signIn(page, mara)
  await page.goto('/user/mails')
  await expect(row(page, 'No 0')).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(80)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(row(page, 'No 319')).toBeVisible()
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', '320')
  expect(await rows(page).count()).toBeLessThan(80)
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).click()
  await page.getByRole('button', { name: 'Select 320', exact: true }).click()
  await expect(page.getByText('320 selected')).toBeVisible()
  const { overflows } = await page.evaluate(() => ({
    overflows: document.documentElement.scrollWidth > innerWidth,
  }))
  expect(overflows).toBe(false)
})

test('[WML2] [WML4] a row shows what its width holds and says what a mail lacks, as the mail itself does', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const long = 'The delivery to the north quay moves to Thursday'
  await fill(request, mara, [
    { subject: long, from: `${long} <ruth@carrier.example>` },
    { subject: '', from: '', hoursAgo: 1 },
  ])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/mail/all?*', async (route) => {
    await released
    const response = await route.fetch({ maxRetries: 3 })
    const answer: { data: ListedMail[] } = await response.json()
    const data = answer.data.map((mail) =>
      mail.mail_subject === ''
        ? { ...mail, mail_preview: '', mail_labels: { integration_labels: [] } }
        : { ...mail, mail_summary: long, mail_labels: { integration_labels: ['Supplier', 'INBOX'] } },
    )
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await signIn(page, mara)
  await page.goto('/user/mails')
  await expect(page.getByRole('heading', { level: 1, name: 'Important Lists' })).toBeVisible()
  await expect(page.getByText('Fetching data...')).toBeAttached()
  release()
  await expect(page.getByRole('tab')).toHaveText([/^Inbox/, /^Task/, /^Notes/])
  await page.getByRole('button', { name: /Mailbox/ }).click()
  await expect(page.getByRole('option')).toHaveText(['Google', 'Files', 'All'])
  await page.keyboard.press('Escape')

  await expect(row(page, long).getByText(long, { exact: true })).toHaveCount(3)
  await expect(row(page, long).getByText('Supplier', { exact: true })).toBeVisible()
  await expect(row(page, long).getByText('Inbox', { exact: true })).toHaveCount(0)
  const bare = row(page, 'No Subject')
  for (const words of ['No Name', 'No summary', 'No tags']) await expect(bare.getByText(words)).toBeVisible()
  await expect(bare.getByRole('checkbox', { name: 'Select No Subject' })).toBeVisible()
  for (const name of ['Summarize', 'Delete', 'Open'])
    await expect(bare.getByRole('button', { name })).toBeAttached()
  await pressIn(bare, 'Open')
  await expect(page.getByRole('heading', { level: 1, name: 'No Subject' })).toBeVisible()
  await expect(page.getByText('No Name', { exact: true })).toBeVisible()
  await expect(page.getByText(/^No Email to /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('No summary')).toBeVisible()
})

test('[WEB124] [WEB125] [WML18] what fails with mails says so in the words of its call', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('403', '500')
  const mara = await aPerson(request)
  const from = 'Ruth Okafor <ruth@carrier.example>'
  await connectGmail(
    mara,
    ...['C', 'B', 'A'].map((name) => ({ from, subject: `Mail ${name}`, text: 'Hello Mara.' })),
  )
  await signIn(page, mara)
  await expectRefused(page, '**/v1/mail/all?*', '/user/mails')
  await page.route('**/v1/mail/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: {} }),
  )
  await pressIn(row(page, 'Mail A'), 'Delete')
  await expect(row(page, 'Mail A')).toBeHidden()
  // What is done next ends the time in which the deletion can be taken back.
  await page.getByRole('checkbox', { name: 'Select Mail B' }).check()
  await actOnChecked(page, 'Archive')
  await expectSaid(page, 'Failed to delete mail. Please try again.')
  await expectSaid(page, 'Failed to update mail. Please try again.')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select Mail A' }).check()
  await page.getByRole('checkbox', { name: 'Select Mail B' }).check()
  await deleteChecked(page)
  await expect(rows(page)).toHaveCount(1)
  await expectSaid(page, 'Failed to delete mail. Please try again.')
  await expect(rows(page)).toHaveCount(3)

  const href = await row(page, 'Mail C').getByRole('link').getAttribute('href')
  await expectRefused(page, /\/v1\/mail\/[0-9a-f-]{36}(\?|$)/, href ?? '')
  await page.getByRole('button', { name: 'Edit subject' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Mail D')
  await page.keyboard.press('Enter')
  const reply = page.getByRole('region', { name: 'Reply' })
  await expect(reply.getByText('Failed to update mail. Please try again.')).toBeVisible()
  await reply.getByRole('textbox', { name: 'Your reply' }).fill('Yes.')
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expect(reply.getByText('Failed to send AI reply. Please try again.')).toBeVisible()
  await expect(reply.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Yes.')

  await page.unroute('**/v1/mail/**')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Mail B' }).check()
  await actOnChecked(page, 'Archive')
  await expect(page.getByText('Mail deleted successfully.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
})

test('[WML5] [WML12] [WML13] [SET33] turns on mail at Google, and off again', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('500')
  const mara = await aPerson(request)
  const account = await openAccounts(mara)
  const google = theProvider('google')
  const mail = {
    op: 'deliver_mail',
    account,
    from: 'Ruth Okafor <ruth@carrier.example>',
    text: 'Hello Mara.',
  }
  await google.change({ ...mail, subject: 'Class 9' }, { ...mail, subject: 'Form for the carrier' })
  await signIn(page, mara)
  await page.goto('/user/mails')
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await page.getByRole('radio', { name: account }).check()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL('/user/mails')
  await expect(row(page, 'Class 9')).toContainText('Unread')
  await expect(page.getByText('2 unread')).toBeVisible()
  await expect(page.getByText('Synced just now')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select Class 9' }).click()
  await deleteChecked(page)
  await expect(row(page, 'Class 9')).toBeHidden()
  await google.change({ ...mail, subject: 'Pick-up on Monday' })
  await page.route('**/v1/google/gmail/all', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Read the mailboxes now' }).click()
  await expectSaid(page, 'Failed to sync Google Gmail with Meridian. Please try again.')
  await page.unroute('**/v1/google/gmail/all')
  await page.getByRole('button', { name: 'Read the mailboxes now' }).click()
  await expect(page.getByText('Google Gmail synced successfully')).toBeVisible()
  await expect(row(page, 'Pick-up on Monday')).toBeVisible()
  await expect(row(page, 'Class 9')).toBeHidden()

  await page.goto('/user/integrations')
  const card = cardOf(page, 'Google')
  await card.getByRole('button', { name: 'View more' }).click()
  await card.getByRole('button', { name: 'Turn off mail' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off mail' }).click()
  await card.getByRole('button', { name: 'Turn on mail' }).click()
  await card.getByRole('link', { name: 'Open mails' }).click()
  await expect(row(page, 'Pick-up on Monday')).toBeVisible()
})

function named(...names: readonly string[]): MailboxMail[] {
  return names.map((name, at) => ({ subject: `Mail ${name}`, hoursAgo: at / 60 }))
}

/** As dropping the file does. */
async function fill(
  request: APIRequestContext,
  { user }: Person,
  mails: readonly MailboxMail[],
): Promise<void> {
  const answer = await request.post(importMails.path, {
    data: mailboxFile(mails),
    headers: { 'content-type': importMails.consumes, authorization: `Bearer ${user.access_token}` },
  })
  expect(answer.ok()).toBe(true)
}

function rows(page: Page): Locator {
  return page.getByRole('list', { name: 'Mails' }).getByRole('listitem')
}

function row(page: Page, subject: string): Locator {
  return rows(page).filter({ has: page.getByRole('link', { name: subject, exact: true }) })
}

/** A finger swipes instead; the keys find the buttons of a row on every screen. */
async function pressIn(listed: Locator, name: string): Promise<void> {
  await listed.hover()
  await listed.getByRole('button', { name }).press('Enter')
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Where the mails of a screen are refused once, it says so and has them at the next try. */
async function expectRefused(page: Page, calls: string | RegExp, screen: string): Promise<void> {
  await holdChanges(page)
  await page.route(calls, (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto(screen)
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to get mails. Please try again.' })
  await expect(failure).toBeVisible()
  await page.unroute(calls)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeHidden()
}

async function expectSaid(page: Page, sentence: string): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ hasText: sentence })
  await expect(toast).toBeVisible()
  // It may stand behind a newer one, where keys reach it.
  await toast.getByRole('button', { name: 'Close' }).press('Enter')
}

async function deleteChecked(page: Page): Promise<void> {
  await actOnChecked(page, 'Delete')
}

/** On a phone it stands in a menu. */
async function actOnChecked(page: Page, name: 'Archive' | 'Delete'): Promise<void> {
  const list = page.getByRole('region', { name: 'List of mails' })
  const more = list.getByRole('button', { name: 'More' })
  if (await more.isVisible()) {
    await more.click()
    await page.getByRole('menuitem', { name }).click()
  } else await list.getByRole('button', { name, exact: true }).first().click()
}

async function drop(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((named) => {
    const dataTransfer = new DataTransfer()
    for (const [name, text] of Object.entries(named)) dataTransfer.items.add(new File([text], name))
    const event = { bubbles: true, cancelable: true, dataTransfer }
    document.body.dispatchEvent(new DragEvent('dragover', event))
    document.body.dispatchEvent(new DragEvent('drop', event))
  }, files)
}
