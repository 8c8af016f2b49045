import { expect, test } from '@playwright/test'

test('[RUN10] the server that the run started serves the built web app', async ({ page, request }) => {
  expect((await request.get('/readyz')).status()).toBe(200)
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle(/Meridian/)
})
