import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { mailsTo, theMailTo } from './support/mails.ts'
import { aPerson, expectAccessible } from './support/person.ts'

const new_password = 'another horse entirely'

test('[OUT22] [OUT23] a forgotten password is set anew by the link that comes by mail', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('400')
  const { user } = await aPerson(request)
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/auth/forgot')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await email.fill('nobody')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(/must look like name@example.com/)
  await email.fill(user.primary_email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('a link is on its way to it')
  await expect(page.getByRole('status')).toContainText('60 minutes')
  await expectAccessible(page)

  const { subject, parts } = await theMailTo(user.primary_email)
  expect(subject).toBe('Set a new password for Meridian')
  await page.goto(/http:\S+/.exec(parts[0]?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectAccessible(page)
  const password = page.getByRole('textbox', { name: 'New password' })
  await password.fill('short')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/at least 8 characters long/)
  await password.fill(new_password)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Your password is set. Log in with it.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.primary_email)
  await page.getByRole('textbox', { name: 'Password' }).fill(new_password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/dashboard')
})

test('[OUT21] [OUT23] a used link leads to another, and an address without an account is told the same', {
  tag: '@whole',
}, async ({ page, guard }) => {
  guard.expectFailedLoads('404')
  await test.step('[OUT23] a link that was used says so, and leads to another', async () => {
    await page.goto(`/auth/reset#${'x'.repeat(43)}`)
    await page.getByRole('textbox', { name: 'New password' }).fill(new_password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('This link does not work any more. Ask for a new one.')
    await page.getByRole('link', { name: 'Ask for another link' }).click()
    await expect(page).toHaveURL('/auth/forgot')
  })
  await test.step('[OUT21] an address without an account is told the same', async () => {
    const nobody = `nobody.${crypto.randomUUID()}@people.example`
    await page.getByRole('textbox', { name: 'Email' }).fill(nobody)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('status')).toContainText('If an account has this address')
    expect(mailsTo(nobody)).toEqual([])
  })
  await test.step('[OUT23] a link without its key is incomplete', async () => {
    await page.goto('/auth/reset')
    await expect(page.getByRole('alert')).toContainText('This link is incomplete')
  })
})
