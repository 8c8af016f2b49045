import { getMeeting, listProposals } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { findBarriers } from './support/axe.ts'
import { test } from './support/guard.ts'
import { theMailTo } from './support/mails.ts'
import { dateAhead, meet } from './support/meetings.ts'
import { aPerson, signIn } from './support/person.ts'

const guest_key = 'guest:11111111-1111-4111-8111-111111111111'

test('[INV55] [INV59] [INV63] [INV64] a guest answers from the mail, without an account and without a script', async ({
  browser,
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('400')
  const mara = await aPerson(request)
  const primary_email = `gus.${Date.now()}@guests.example`
  const meeting = await meet(mara, {
    meeting_title: 'Kick-off',
    meeting_invitees: { [guest_key]: { primary_email, full_name: 'Gus Guest' } },
  })
  const { meeting_id } = meeting
  const answer = async () =>
    (await mara.call(getMeeting, { params: { meeting_id } })).meeting_invitees[guest_key]?.meeting_action
  await signIn(page, mara)
  await page.goto(`/user/meetings/${meeting_id}`)
  await expect(page.getByRole('heading', { name: 'Kick-off' })).toBeVisible()

  const { parts } = await theMailTo(primary_email)
  const link = /http:\S+\/answer\/[\w-]{43}/.exec(parts[0]?.text ?? '')?.[0] ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  guard.watch(context)
  const guest = await context.newPage()
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Kick-off' })).toBeVisible()
  expect(await answer()).toBe('pending')

  await guest.getByRole('button', { name: 'Yes' }).click()
  await expect(guest.getByRole('status')).toContainText('You’re in.')
  expect(await answer()).toBe('approved')
  // The organizer's open window shows it by itself.
  await expect(page.getByRole('listitem').filter({ hasText: 'Gus Guest' })).toContainText('Yes')

  await guest.getByRole('button', { name: 'Maybe' }).click()
  await expect(guest.getByRole('status')).toContainText('You said maybe.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Gus Guest' })).toContainText('Maybe')

  await guest.getByText('Propose another time').click()
  await guest.getByLabel('Date').fill(dateAhead(-2))
  await guest.getByLabel('Start').fill('15:00')
  await guest.getByRole('button', { name: 'Propose this time' }).click()
  await expect(guest.getByLabel('Date')).toHaveAccessibleDescription(/This time has passed/)
  await expect(guest.getByLabel('Start')).toHaveValue('15:00')
  await guest.getByLabel('Date').fill(dateAhead(15))
  await guest.getByRole('button', { name: 'Propose this time' }).click()
  await expect(guest.getByRole('status')).toContainText('You have proposed another time')
  const proposals = await mara.call(listProposals, {})
  expect(proposals.map(({ proposed_by }) => proposed_by.full_name)).toEqual(['Gus Guest'])
  await context.close()
})

test('[INV55] [INV56] the page has no barrier in light and dark, and shows another zone', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const primary_email = `ida.${Date.now()}@guests.example`
  await meet(mara, { meeting_title: 'Kick-off', meeting_invitees: { [guest_key]: { primary_email } } })
  const { parts } = await theMailTo(primary_email)
  await page.goto(/http:\S+\/answer\/[\w-]{43}/.exec(parts[0]?.text ?? '')?.[0] ?? '')
  await expectNoBarrier(page)
  await page.getByLabel('Show the time in').selectOption('Asia/Kathmandu')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Kathmandu, Nepal Time')).toBeVisible()
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isTooWide).toBe(false)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to my calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('meeting.ics')
})

test('[INV95] what a guest types stays, however late the script that finds the zone comes', {
  tag: '@whole',
}, async ({ browser, request, guard }) => {
  const mara = await aPerson(request)
  const primary_email = `eve.${Date.now()}@guests.example`
  await meet(mara, { meeting_title: 'Kick-off', meeting_invitees: { [guest_key]: { primary_email } } })
  const { parts } = await theMailTo(primary_email)
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu', locale: 'en-GB' })
  guard.watch(context)
  const guest = await context.newPage()
  const release = Promise.withResolvers<void>()
  await guest.route('**/answer/script/zone.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await guest.goto(/http:\S+\/answer\/[\w-]{43}/.exec(parts[0]?.text ?? '')?.[0] ?? '', {
    waitUntil: 'commit',
  })
  const note = guest.getByLabel('Note to Mara Example (optional)')
  await note.click()
  await note.pressSequentially('I bring the plan.')
  release.resolve()
  await guest.waitForLoadState('load')
  await expect(note).toHaveValue('I bring the plan.')
  await guest.getByRole('button', { name: 'Yes' }).click()
  await expect(guest.getByRole('status')).toContainText('Your note: I bring the plan.')
  await context.close()
})

/** The page follows the system's colours alone. */
async function expectNoBarrier(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page), colorScheme).toEqual([])
  }
}
