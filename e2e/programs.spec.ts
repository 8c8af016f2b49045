import {
  createApiToken,
  createAppPassword,
  deleteApiToken,
  listApiTokens,
  listAppPasswords,
  listWebhooks,
} from '@meridian/contract'
import { expect } from '@playwright/test'
import { ageSignIns } from './support/authenticator.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

const password = 'correct horse battery'
/** The server of these tests may call it; at this port nothing answers. */
const deaf_address = 'http://localhost:9/hook'

test('[PRG24] [PRG25] [PRG26] [PRG28] an API token is made, used, seen and revoked', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('400', '403')
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/settings')
  await page.getByRole('link', { name: /^Programs/ }).click()
  await expect(page).toHaveURL(/option=12/)
  const card = page.getByRole('region', { name: 'API tokens' })
  await card.getByRole('button', { name: 'New API token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API token' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByText('Give the token a name.')).toBeVisible()
  await expect(name).toBeFocused()
  await expectAccessible(page)

  await name.fill('Nightly report')
  await page.keyboard.press('Enter')
  const meetings = dialog.getByRole('group', { name: 'Meetings, polls, labels and invitations' })
  const sees = meetings.getByRole('checkbox', { name: 'See' })
  await expect(sees).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sees).toBeChecked()
  await ageSignIns(mara.user.user_id)
  const create = dialog.getByRole('button', { name: 'Create token' })
  await create.click()
  const confirmation = page.getByRole('dialog', { name: "Confirm that it's you" })
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await expect(confirmation).toHaveCount(0)
  await expect(name).toHaveValue('Nightly report')
  await expect(sees).toBeChecked()
  await create.click()
  await confirmation.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  const secret = dialog.getByRole('textbox', { name: 'Your API token' })
  await expect(secret).toHaveValue(/^mrd_\w{42}$/)
  const token = await secret.inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I saved it' }).click()
  await expect(dialog).toBeHidden()
  expect(await page.content()).not.toContain(token)

  const row = card.getByRole('listitem').filter({ hasText: 'Nightly report' })
  await expect(row).toContainText('Meetings, polls, labels and invitations: See')
  await expect(row).toContainText('Never used')
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/v1/meeting/all', { headers })).status()).toBe(200)
  expect((await request.get('/v1/task/all', { headers })).status()).toBe(403)
  await expect(row).toContainText('Last used')
  await expect(row).not.toContainText('Never used')
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Revoke Nightly report' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke “Nightly report”?' })
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('API token revoked.')).toBeVisible()
  await expect(row).toBeHidden()
  expect((await request.get('/v1/meeting/all', { headers })).status()).toBe(401)
})

test('[PRG24] [PRG26] [PRG28] an app password is made and revoked, and what is made elsewhere comes by itself', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/settings?option=12')
  const card = page.getByRole('region', { name: 'App passwords' })
  await card.getByRole('button', { name: 'New app password' }).click()
  const dialog = page.getByRole('dialog', { name: 'New app password' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Calendar on my phone')
  await page.keyboard.press('Enter')
  const secret = dialog.getByRole('textbox', { name: 'Your app password' })
  await expect(secret).toHaveValue(/^\w{5}(-\w{5}){4}$/)
  await expect(dialog.getByText(mara.user.primary_email)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I saved it' }).click()
  const rows = card.getByRole('listitem')
  await expect(rows).toHaveCount(1)

  const elsewhere = { program_name: 'Tablet', purpose: 'calendar' } as const
  await mara.call(createAppPassword, { body: elsewhere })
  const { api_token_id } = await mara.call(createApiToken, {
    body: { program_name: 'Script', scopes: ['tasks:read'], valid_days: 7 },
  })
  await expect(rows).toHaveCount(2)
  const script = page.getByRole('region', { name: 'API tokens' }).getByRole('listitem')
  await expect(script).toContainText('Script')
  await mara.call(deleteApiToken, { params: { api_token_id } })
  await expect(script).toBeHidden()
  expect(await mara.call(listApiTokens, {})).toEqual([])

  await rows.getByRole('button', { name: 'Revoke Calendar on my phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(rows).toHaveCount(1)
  expect(await mara.call(listAppPasswords, {})).toMatchObject([{ program_name: 'Tablet' }])
})

test('[PRG29] [PRG30] a webhook is made, tested, looked at, switched off and deleted', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('400')
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/settings?option=12')
  const card = page.getByRole('region', { name: 'Webhooks' })
  await card.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'New webhook' })
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await address.fill('https://10.0.0.1/hook')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Use one on the public internet.')).toBeVisible()
  await expect(address).toHaveValue('https://10.0.0.1/hook')
  await expect(address).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'A guest answers' }).press('Space')
  await address.fill(deaf_address)
  await address.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'The secret of this webhook' })).toHaveValue(/^whsec_/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I saved it' }).click()

  const row = card.getByRole('listitem')
  await expect(row).toContainText('A meeting is created')
  await expect(row).not.toContainText('A guest answers')
  await expectAccessible(page)
  await row.getByRole('switch').press('Space')
  await expect(row.getByRole('switch')).not.toBeChecked()
  await row.getByRole('button', { name: /^Deliveries to / }).click()
  const log = page.getByRole('dialog', { name: 'Deliveries' })
  await expect(log.getByText('Nothing was delivered yet.')).toBeVisible()
  await log.getByRole('button', { name: 'Send test' }).click()
  await expect(log.getByRole('listitem')).toContainText('Failed: Not reachable')
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('button', { name: /^New secret for / }).click()
  const replacing = page.getByRole('dialog', { name: 'New secret' })
  await expect(replacing.getByText('signed with the new and the former secret')).toBeVisible()
  await expectAccessible(page)
  await replacing.getByRole('button', { name: 'Create secret' }).click()
  const fresh = replacing.getByRole('textbox', { name: 'The new secret of this webhook' })
  await expect(fresh).toHaveValue(/^whsec_/)
  const secret = await fresh.inputValue()
  await replacing.getByRole('button', { name: 'I saved it' }).click()
  expect(await page.content()).not.toContain(secret)
  await expect(row).toContainText('The former secret signs too until')
  await expectAccessible(page)

  await row.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Webhook deleted successfully.')).toBeVisible()
  await expect(row).toBeHidden()
  expect(await mara.call(listWebhooks, {})).toEqual([])
})
