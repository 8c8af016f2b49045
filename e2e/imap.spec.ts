import { getImap, listMails } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { missingDovecot, startDovecot } from '../apps/server/test/dovecot.ts'
import { startMailServer } from '../apps/simulators/src/smtp/mail-server.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

const missing = await missingDovecot()

test('[SET29] [SET30] [SET32] a mailbox is connected, asks for its new password, and is disconnected', {
  tag: '@whole',
}, async ({ page, request, guard, isMobile }) => {
  test.skip(missing !== undefined && !process.env['CI'], missing)
  // A mail server is started, and called by the product six times.
  test.slow()
  guard.expectFailedLoads('400')
  await using dovecot = await startDovecot()
  const account = await dovecot.anAccount()
  await account.deliver({ subject: 'The north harbour' })
  const sending = await startMailServer()
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/integrations')
  const card = page.getByRole('region', { name: 'Mail by IMAP' })
  await card.getByRole('button', { name: /^Connect: / }).click()
  const form = page.getByRole('dialog', { name: 'Connect a mailbox' })
  const field = (name: string) => form.getByRole('textbox', { name })
  await expect(field('Address')).toBeFocused()
  await field('Address').fill(account.user)
  await field('Password of the mailbox').fill('open says me')
  await expect(form.getByRole('status').filter({ hasText: 'localhost' })).toBeVisible()
  await page.keyboard.press('Enter')
  const reading = form.getByRole('group', { name: 'Reading (IMAP)' })
  await expect(reading.getByText('No server answers at this address and port.')).toBeVisible()
  await expect(reading.getByRole('textbox', { name: 'Server' })).toBeFocused()

  await fillLine(page, 'Reading (IMAP)', dovecot.port)
  await fillLine(page, 'Sending (SMTP)', Number(new URL(sending.url).port))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: /^Connect: / }).click()
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(form.getByText('The server does not accept this user and password.')).toBeVisible()
  await expect(field('Password of the mailbox')).toBeFocused()
  await field('Password of the mailbox').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Connected successfully.')).toBeVisible()
  await expect(card).toContainText(`Connected as ${account.user} at localhost`)
  await expect(card.getByText('Last sync')).toBeVisible()
  await expect(card.getByRole('img', { name: /succeeded, none failed$/ })).toBeVisible()
  expect((await mara.call(listMails, {})).map(({ mail_subject }) => mail_subject)).toEqual([
    'The north harbour',
  ])

  await account.changePassword('open barley')
  await card.getByRole('button', { name: 'Refresh Mail by IMAP' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  const marked = isMobile
    ? menu.getByRole('button', { name: /^More\s?, needs attention$/ })
    : menu.getByRole('link', { name: 'Integrations, needs attention' })
  await expect(marked).toBeVisible()
  await card.getByRole('button', { name: 'Enter password' }).click()
  const again = page.getByRole('dialog', { name: 'Your mailbox' })
  await expect(again.getByRole('textbox', { name: 'Password of the mailbox' })).toBeFocused()
  await expect(again.getByRole('textbox', { name: 'Password of the mailbox' })).toHaveValue('')
  await page.keyboard.type('open barley')
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden()
  await expect(card.getByRole('button', { name: /^(Connected|Syncing): Disconnect/ })).toBeVisible()

  await card.getByRole('button', { name: /^Disconnect: / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Disconnected successfully.')).toBeVisible()
  await expect(card).toContainText('Not connected')
  expect((await mara.call(getImap, {})).account).toBeNull()
  await sending.close()
})

/** Says of one of the two servers that it is on this machine, at this port. */
async function fillLine(page: Page, name: string, port: number): Promise<void> {
  const line = page.getByRole('group', { name })
  await line.getByRole('button', { name: /Encryption/ }).click()
  await page.getByRole('option', { name: 'None, for a server on this very machine' }).click()
  await line.getByRole('textbox', { name: 'Port' }).fill(String(port))
}
