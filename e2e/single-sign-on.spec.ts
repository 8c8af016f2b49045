import { listSessions } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { startMadeUpIssuer } from '../apps/server/test/made-up-issuer.ts'
import { startServerProcess } from '../apps/server/test/server-process.ts'
import { ageSignIns } from './support/authenticator.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible } from './support/person.ts'
import { findFreePort, settingsOfRun } from './support/settings.ts'

const cleo = { sub: 'journey-1', given_name: 'Cleo', family_name: 'Example', zoneinfo: 'Asia/Kathmandu' }

test(
  '[SGN55] [SGN56] [SGN57] logs in at a provider, links an account, and says what went wrong',
  { tag: '@whole' },
  async ({ page, request, guard }, { project }) => {
    guard.expectFailedLoads('403', '409')
    const issuer = await startMadeUpIssuer()
    const port = await findFreePort()
    const { child, address } = await startServerProcess({
      DATABASE_URL: process.env['MERIDIAN_DATABASE_URL'] ?? '',
      ...(await settingsOfRun()),
      ...issuer.settings,
      OIDC_DOMAINS: 'people.example',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
    })
    try {
      const email = `cleo.${project.name}.${Date.now()}@people.example`
      const sub = `${cleo.sub} ${email}`
      issuer.receive({ ...cleo, sub, email, email_verified: true })
      await page.goto(`${address}/auth/login?next=/user/meetings`)
      const enter = page.getByRole('button', { name: 'Log in with Example Login' })
      await expect(enter).toBeVisible()
      await expectAccessible(page)
      await enter.click()
      await expect(page).toHaveURL(`${address}/user/meetings`)
      await page.goto(`${address}/user/settings?option=7`)
      const card = page.getByRole('region', { name: 'Linked accounts' })
      await expect(card.getByText(email)).toBeVisible()
      await expect(page.getByText('with single sign-on')).toBeVisible()
      await expectAccessible(page)
      await card.getByRole('button', { name: `Unlink ${email}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
      await expect(page.getByText('This is the only way into your account.')).toBeVisible()

      await ageSignIns(userId(await page.evaluate(() => localStorage.getItem('user'))))
      await card.getByRole('button', { name: 'Link Example Login' }).click()
      const question = page.getByRole('dialog', { name: "Confirm that it's you" })
      await question.getByRole('button', { name: 'Log in again with Example Login' }).click()
      // The question is gone once the way there and back is done.
      await expect(question).toHaveCount(0)
      await expect(page).toHaveURL(`${address}/user/settings?option=7`)
      await expect(card.getByText(email)).toBeVisible()

      await signOut(page, address)
      const ada = await aPerson(request, 'Ada')
      issuer.receive({ ...cleo, sub: `${sub} 2`, email: ada.user.primary_email, email_verified: true })
      await page.goto(`${address}/auth/login`)
      await enter.click()
      await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()
      await expect(page.getByText('Log in as before, and link Example Login')).toBeVisible()
      await expectAccessible(page)

      await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), ada.user)
      await page.goto(`${address}/user/settings?option=7`)
      await card.getByRole('button', { name: 'Link Example Login' }).click()
      await expect(page.getByText('Account linked.')).toBeVisible()
      await expect(card.getByText(ada.user.primary_email)).toBeVisible()
      await signOut(page, address)
      await page.goto(`${address}/auth/login`)
      await enter.click()
      await expect(page).toHaveURL(`${address}/user/dashboard`)
      expect((await ada.call(listSessions, {})).map(({ signed_in_by }) => signed_in_by)).toContain(
        'single_sign_on',
      )
    } finally {
      // Nothing may be on its way to the server when it stops.
      await page.goto('about:blank')
      await child.end('SIGTERM')
      await issuer.close()
    }
  },
)

function userId(kept: string | null): string {
  const { user_id }: { user_id: string } = JSON.parse(kept ?? '{}')
  return user_id
}

/** On a page that asks the server for nothing of the person, so that no answer of it comes in between. */
async function signOut(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/privacy_policy`)
  await page.evaluate(() => localStorage.clear())
}
