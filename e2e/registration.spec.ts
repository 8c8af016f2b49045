import { getInstance } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible } from './support/person.ts'
import { aNewcomer, confirmAddress, registerAndLogIn } from './support/register.ts'

test('[PPL7] a new person is asked to confirm the address, and does by the link in the mail', async ({
  page,
}) => {
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

test('[PPL5] the screens say how to get in where registration is not open', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const { call } = await aPerson(request)
  const instance = await call(getInstance, {})
  const told = { ...instance, registration: 'invited', support_email: 'help@people.example' }
  await page.route('**/v1/instance', (route) =>
    route.fulfill({ json: { status: 200, message: 'OK', data: told } }),
  )
  const sentence = 'This instance is by invitation. Ask help@people.example for an invitation link.'
  await page.goto('/auth/login')
  await expect(page.getByText(sentence)).toBeVisible()
  await page.goto('/auth/register')
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
})

test('[PPL71] a new instance offers to create the first account', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const { call } = await aPerson(request)
  const instance = { ...(await call(getInstance, {})), has_accounts: false }
  await page.route('**/v1/instance', (route) =>
    route.fulfill({ json: { status: 200, message: 'OK', data: instance } }),
  )
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Create the first account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create the first account')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.route('**/v1/instance', (route) =>
    route.fulfill({ json: { status: 200, message: 'OK', data: { ...instance, registration: 'invited' } } }),
  )
  await page.goto('/auth/login')
  await expect(page.getByText(/Start the server once with ADMIN_EMAIL and ADMIN_PASSWORD/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create the first account' })).toHaveCount(0)
})
