import { type Envelope, type Integration, listIntegrations } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[SCR22] [SET27] each provider has its card, which says what it is for and what is missing', {
  tag: ['@phone', '@whole'],
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const offered = await mara.call(listIntegrations, {})
  expect(offered.map(({ name }) => name).toSorted()).toEqual(['CalDAV', 'Calendly', 'Google', 'Zoom'])
  await page.route('**/v1/integration/all', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const answer: Envelope<readonly Integration[]> = await response.json()
    const data = answer.data?.map((one) => ({ ...one, status: 'inactive', missing_settings: ['CLIENT_ID'] }))
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await signIn(page, mara)
  await page.goto('/user/integrations')
  await expect(page.getByText('Testing phase.')).toBeVisible()
  for (const { name, description } of offered) {
    const card = page.getByRole('region', { name })
    await expect(card).toContainText(description)
    await expect(card).toContainText(`${name} isn't set up on this server yet.`)
    await expect(card).not.toContainText('CLIENT_ID')
    for (const button of [`Refresh ${name}`, `More about ${name}`]) {
      await expect(card.getByRole('button', { name: button })).toBeVisible()
    }
    await expect(card.getByRole('button', { name: 'Connect', exact: true })).toBeDisabled()
    await card.getByRole('button', { name: 'View more' }).click()
    await expect(card.getByRole('heading', { name: 'Access' })).toBeVisible()
  }
  await expectAccessible(page)

  const told = page.waitForFunction(() =>
    document.body.textContent?.includes('User tokens fetched successfully'),
  )
  await page.getByRole('button', { name: 'Refresh Zoom' }).click()
  await told
})

test('[SCR22] Connect leads to the address that the server gives', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  await page.route('**/v1/oauth/zoom/redirect_uri*', (route) => {
    const data = new URL('/privacy_policy', route.request().url()).href
    return route.fulfill({ json: { status: 200, message: 'OK', data } })
  })
  await signIn(page, await aPerson(request))
  await page.goto('/user/integrations')
  await expect(page.getByText('Testing phase.')).toHaveCount(0)
  const card = page.getByRole('region', { name: 'Zoom' })
  await expect(card.getByRole('button', { name: 'Disconnect' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page).toHaveURL('/privacy_policy')
})

test('[SCR23] the return says why nothing was connected, and goes on to the settings', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('400', '409', '503')
  await signIn(page, await aPerson(request))
  for (const [address, sentence] of [
    ['google', 'Failed to get oauth code. Please try again.'],
    ['teapot?code=a&state=b', 'Invalid integration type.'],
    ['zoom?error=access_denied', 'Failed to verify oauth token. Please try again.'],
  ] as const) {
    await page.goto(`/oauth/callback/${address}`)
    const toast = page.getByRole('alertdialog').filter({ hasText: sentence })
    await expect(toast).toBeVisible()
    await expect(page).toHaveURL(/\/user\/settings/)
    await toast.getByRole('button', { name: 'Close' }).click()
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/oauth/google/verify', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/oauth/callback/google?code=made-up&state=made-up')
  await expect(page.getByRole('heading', { name: 'Redirecting...' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/user\/settings/)
})
