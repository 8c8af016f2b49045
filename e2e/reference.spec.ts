import { createApiToken } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson } from './support/person.ts'

test('[PRG23] tries a call with a token, shows its answer, and forgets the token', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('401')
  const mara = await aPerson(request)
  const { api_token } = await mara.call(createApiToken, {
    body: { program_name: 'Reference', scopes: ['profile:read'], valid_days: 7 },
  })
  const hosts = new Set<string>()
  page.on('request', (sent) => hosts.add(new URL(sent.url()).host))
  await page.goto('/reference')

  await page.getByRole('button', { name: 'Authorize' }).first().click()
  const dialog = page.locator('.dialog-ux')
  const form = dialog.locator('.auth-container').filter({ hasText: 'apiToken' })
  await form.getByRole('textbox').fill(api_token)
  await form.getByRole('button', { name: 'Apply credentials' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  const call = async (id: string) => {
    const operation = page.locator(`[id$="-${id}"]`)
    await operation.getByRole('button').first().click()
    await operation.getByRole('button', { name: 'Try it out' }).click()
    await operation.getByRole('button', { name: 'Execute' }).click()
    return operation.locator('.live-responses-table')
  }
  const own = await call('getUser')
  await expect(own).toContainText('200')
  await expect(own).toContainText(mara.user.primary_email)
  await expect(own).toContainText('content-type: application/json')
  // This call admits no token, so that the page sends none.
  await expect(await call('putUser')).toContainText('401')

  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(kept).not.toContain(api_token)
  expect([...hosts]).toEqual([new URL(page.url()).host])
  await page.reload()
  await expect(await call('getUser')).toContainText('401')
})
