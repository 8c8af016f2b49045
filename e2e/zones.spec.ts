import { createMeeting } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, signIn } from './support/person.ts'

test.use({ timezoneId: 'Asia/Kathmandu' })

test('[RUN71] shows times by the zone data of the server, not by those of the browser', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request, 'Mara', 'Asia/Kathmandu')
  const start_date = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const { meeting_id } = await mara.call(createMeeting, {
    body: {
      meeting_title: 'Plan',
      meeting_date: { start_date },
      meeting_time: { start_time: '10:00', end_time: '11:00' },
      meeting_timezone: 'UTC',
    },
  })
  await signIn(page, mara)
  const answer = page.waitForResponse((response) => response.url().endsWith('/v1/zones'))
  await page.goto(`/user/meetings/${meeting_id}`)
  expect(await (await answer).json()).toMatchObject({ version: expect.stringMatching(/^\d{4}[a-z]+$/) })
  await expect(page.getByText(/03:45 – 04:45/).first()).toBeVisible()

  const zones = { 'Asia/Kathmandu': { changes: [], offsets: [3600], yearly: [] } }
  await page.route('**/v1/zones', (route) => route.fulfill({ json: { version: '2099a', zones } }))
  await page.reload()
  await expect(page.getByText(/11:00 AM – 12:00/).first()).toBeVisible()
})
