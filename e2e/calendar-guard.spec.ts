import { listIntegrations, listMeetings, refreshIntegration } from '@meridian/contract'
import { expect } from '@playwright/test'
import { cardOf, connectAccount, openAccounts } from './support/accounts.ts'
import { test } from './support/guard.ts'
import { dateAhead } from './support/meetings.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'
import { theProvider } from './support/providers.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[CON106] [CON107] [CON109] many events that are gone are asked about, kept or deleted', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const email = await openAccounts(mara)
  const events = Array.from({ length: 9 }, (_, index) => ({
    op: 'create_event',
    calendar: email,
    event: {
      summary: `Garden visit ${index + 1}`,
      start: { dateTime: `${dateAhead(index + 2)}T10:00:00Z` },
      end: { dateTime: `${dateAhead(index + 2)}T11:00:00Z` },
    },
  }))
  const google = theProvider('google')
  await google.change(...events)
  await connectAccount(mara, 'google')
  await expect.poll(() => countMeetings(mara)).toBe(9)
  await google.change({ op: 'invalidate_sync_tokens', calendar: email })
  const heal = await google.spoil({
    match: { method: 'GET', path: `/calendar/v3/calendars/*/events`, account: email },
    times: null,
    fault: { kind: 'drop_items', keep: 0 },
  })
  await mara.call(refreshIntegration, { params: { type: 'google' } })
  await expect.poll(() => countAsked(mara)).toBe(9)

  await signIn(page, mara)
  await page.goto('/user/dashboard')
  const notice = page.getByRole('region', { name: 'Missing events' })
  await expect(notice).toContainText('Many events are gone from Google.')
  await notice.getByRole('link', { name: 'Look at missing events' }).press('Enter')
  await expect(page).toHaveURL(/\/user\/integrations/)
  const question = cardOf(page, 'Google').getByRole('region', { name: /^9 of 9 events are gone/ })
  await expect(question).toContainText('Garden visit 1, Garden visit 2')
  await expect(question).toContainText('and 4 more')
  await expect(question).toContainText('nothing is deleted')
  await expectAccessible(page)

  await question.getByRole('button', { name: /^Keep and read again/ }).press('Enter')
  await expect(question.getByText(/Still gone when it was read/)).toBeVisible()
  expect(await countMeetings(mara)).toBe(9)
  await heal()
  await question.getByRole('button', { name: /^Keep and read again/ }).click()
  await expect(question).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  expect(await countMeetings(mara)).toBe(9)

  const ids = await eventIds(email)
  await google.change(
    ...ids.slice(0, 7).map((event_id) => ({ op: 'cancel_event', calendar: email, event_id })),
  )
  await mara.call(refreshIntegration, { params: { type: 'google' } })
  const second = cardOf(page, 'Google').getByRole('region', { name: /^7 of 9 events are gone/ })
  await second.getByRole('button', { name: /^They were deleted/ }).click()
  await expect(second).toHaveCount(0)
  await expect.poll(() => countMeetings(mara)).toBe(2)
})

async function countMeetings({ call }: Person): Promise<number> {
  return (await call(listMeetings, { query: { limit: 100 } })).length
}

async function countAsked({ call }: Person): Promise<number | undefined> {
  const cards = await call(listIntegrations, {})
  return cards.flatMap(({ connection }) => connection?.calendars ?? []).find(({ vanished }) => vanished)
    ?.vanished?.gone
}

async function eventIds(calendar: string): Promise<string[]> {
  const world = Object(await theProvider('google').world())
  const found = Array.from<unknown, { id: string; events: readonly { id: string; status: string }[] }>(
    world.calendars,
    Object,
  ).find(({ id }) => id === calendar)
  return (found?.events ?? []).filter(({ status }) => status !== 'cancelled').map(({ id }) => id)
}
