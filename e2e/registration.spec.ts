import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { expectAccessible } from './support/person.ts'
import { aNewcomer, confirmAddress, registerAndLogIn } from './support/register.ts'

test('[PPL7] a new person is asked to confirm the address, and does by the link in the mail', {
  tag: '@whole',
}, async ({ page }) => {
  const person = aNewcomer('Nele', 'Example')
  await registerAndLogIn(page, person)
  const banner = page.getByRole('region', { name: 'Confirm your address' })
  await expect(banner).toContainText(`we sent a link to ${person.primary_email}`)
  await expectAccessible(page)
  await confirmAddress(page, person)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Meridian' }).click()
  await expect(page).toHaveURL('/user/dashboard')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(banner).toHaveCount(0)
})
