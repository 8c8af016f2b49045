import { expect, type Page } from '@playwright/test'
import { startServerProcess } from '../apps/server/test/server-process.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { test } from './support/guard.ts'
import { theConfirmationTo } from './support/mails.ts'
import { expectAccessible } from './support/person.ts'
import { aNewcomer } from './support/register.ts'
import { findFreePort, settingsOfRun } from './support/settings.ts'

test('[SGN40] [SGN29] [SGN31] somebody registers with a passkey alone and confirms the address', {
  tag: '@whole',
}, async ({ page, guard, browser }) => {
  guard.expectFailedLoads('403')
  guard.expectLogged('No passkey was added')
  await using server = await startOwnServer()
  const vera = aNewcomer('Vera', 'Example')
  const authenticator = await addAuthenticator(page)
  await authenticator.setVerified(false)
  await page.goto(`${server.address}/auth/register`)
  const next = page.getByRole('button', { name: 'Sign up with passkey' })
  await expect(next).toBeVisible()
  await expectAccessible(page)
  await next.click()
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  await expect(page.getByText('Choose a password.')).toHaveCount(0)
  await fillIn(page, vera)
  await next.click()
  await expect(page.getByText('No passkey was added. Try again when you are ready.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(vera.primary_email)
  await authenticator.setVerified(true)
  await next.click()
  // The login page proposes the passkey, and Chromium's authenticator takes what is proposed.
  await expect(page).toHaveURL(`${server.address}/user/dashboard`)

  const { parts } = await theConfirmationTo(vera.primary_email)
  const link = /http:\S+\/auth\/confirm\S+/.exec(parts[0]?.text ?? '')?.[0] ?? ''
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Confirm address' }).click()
  await expect(elsewhere.getByText('Log in with the passkey in this browser')).toBeVisible()
  await elsewhere.context().close()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('status')).toContainText(`${vera.primary_email} is confirmed.`)

  await page.goto(`${server.address}/user/settings?option=7`)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Remove My passkey' }).click()
  guard.expectFailedLoads('409')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('This passkey is the only way into your account.')).toBeVisible()
  // What the page still fetches ahead ends with the page, and not with the server.
  await page.goto('about:blank')
})

test('[SGN40] the form speaks German', { tag: '@whole' }, async ({ browser }) => {
  await using server = await startOwnServer()
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(`${server.address}/auth/register`)
  await expect(page.getByRole('button', { name: 'Mit Passkey beginnen' })).toBeVisible()
  await expect(page.getByText('Ohne Passwort:')).toBeVisible()
  await context.close()
})

async function fillIn(page: Page, { first_name, last_name, primary_email }: ReturnType<typeof aNewcomer>) {
  await page.getByRole('textbox', { name: 'First name' }).fill(first_name)
  await page.getByRole('textbox', { name: 'Last name' }).fill(last_name)
  await page.getByRole('textbox', { name: 'Email' }).fill(primary_email)
}

/** A further process of the instance, which lets people register with a passkey alone. */
async function startOwnServer() {
  const port = await findFreePort()
  const { child, address } = await startServerProcess({
    DATABASE_URL: process.env['MERIDIAN_DATABASE_URL'] ?? '',
    ...(await settingsOfRun()),
    REGISTRATION: 'open',
    REGISTRATION_PASSKEYS: 'true',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
  })
  return { address, [Symbol.asyncDispose]: async () => void (await child.end('SIGTERM')) }
}
