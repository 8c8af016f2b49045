import { createAppPassword } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test('[DAV21] [DAV28] the steps for calendar programs name the address, the user and the app password', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/settings?option=12')
  const card = page.getByRole('region', { name: 'Calendar programs' })
  const address = card.getByRole('textbox', { name: 'Server address' })
  await expect(address).toHaveValue(`${new URL(page.url()).origin}/dav/`)
  await expect(card.getByText(`Your user name is ${mara.user.primary_email}`)).toBeVisible()
  for (const program of ['iPhone and iPad', 'Mac', 'Thunderbird', 'Android with DAVx⁵']) {
    await card.getByText(program, { exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(card.getByRole('listitem')).toHaveCount(12)
  // [DAV28] The two for phones have a code each; drawn here, so that no other server hears of the account.
  await expect(card.getByRole('img', { name: 'QR code with server and user name' })).toHaveCount(2)
  await expectAccessible(page)

  const body = { program_name: 'Phone', purpose: 'calendar' } as const
  const { app_password } = await mara.call(createAppPassword, { body })
  const credentials = Buffer.from(`${mara.user.primary_email}:${app_password}`).toString('base64')
  const found = await request.fetch('/dav/', {
    method: 'PROPFIND',
    headers: { authorization: `Basic ${credentials}`, depth: '0' },
  })
  expect(found.status()).toBe(207)
  expect(await found.text()).toContain(`/dav/principals/${mara.user.user_id}/`)
})
