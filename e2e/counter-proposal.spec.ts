import { getMeeting, listProposals } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { dateAhead, inviting, meet } from './support/meetings.ts'
import { aPerson, expectAccessible, listenToConsole, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[WMT85] [WMT86] [INV92] a guest proposes another time for one date of a series, which the organizer accepts', {
  tag: '@whole',
}, async ({ page, browser, request }) => {
  const mara = await aPerson(request)
  const ben = await aPerson(request)
  const { meeting_id } = await meet(mara, {
    meeting_title: 'Planning',
    meeting_date: { start_date: dateAhead(7) },
    meeting_recurrence: { recurring_type: 'weekly', is_recurring: true },
    meeting_invitees: inviting(ben),
  })
  const date = Temporal.PlainDateTime.from(`${dateAhead(14)}T10:00`).toZonedDateTime('Europe/Berlin')
  const original_start_timestamp = new Date(date.epochMilliseconds).toISOString()
  await signIn(page, ben)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${meeting_id}?occurrence=${original_start_timestamp}`)
  await page.getByRole('button', { name: 'Propose another time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose another time' })
  await expect(dialog.getByRole('radio', { name: 'This date only' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Start' }).fill('16:00')
  await dialog.getByRole('button', { name: 'Propose this time' }).click()
  const proposed = page.getByText(/^You proposed .+ for this date, waiting for /)
  await expect(proposed).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(proposed).toBeHidden()
  await page.getByRole('button', { name: 'Propose another time' }).click()
  await dialog.getByRole('combobox', { name: 'Start' }).fill('16:00')
  await dialog.getByRole('button', { name: 'Propose this time' }).click()
  await expect(proposed).toBeVisible()
  await page.goto(`/user/meetings/${meeting_id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeVisible()
  await expect(proposed).toBeHidden()
  expect(complaints).toEqual([])

  const context = await browser.newContext({ timezoneId: 'Europe/Berlin' })
  const desk = await context.newPage()
  await signIn(desk, mara)
  const remarks = listenToConsole(desk)
  await desk.goto(`/user/meetings/${meeting_id}`)
  const counters = desk.getByRole('region', { name: 'Proposed times' })
  await expect(counters.getByText(/ proposes .+, this date only\./)).toBeVisible()
  await expect(counters.getByText('This date only', { exact: true })).toBeVisible()
  await expectAccessible(desk)
  await counters.getByRole('button', { name: 'Accept' }).click()
  await expect(desk.getByText(/^This date moves to /)).toBeVisible()
  await expect(counters).toBeHidden()
  // An answer that cannot be taken back is sent when the time to undo it is over, or when the page goes away.
  await desk.goto('/user/dashboard')
  await expect
    .poll(
      async () =>
        (await mara.call(getMeeting, { params: { meeting_id }, query: { original_start_timestamp } }))
          .meeting_time,
    )
    .toMatchObject({ start_time: '16:00' })
  const other = await mara.call(getMeeting, { params: { meeting_id }, query: {} })
  expect(other.meeting_time).toMatchObject({ start_time: '10:00' })
  expect(await mara.call(listProposals, {})).toEqual([])
  expect(remarks).toEqual([])
  await context.close()
})
