import { expect, type Page } from '@playwright/test'
import { aBrokenEvent, calendarFile } from './support/calendars.ts'
import { test } from './support/guard.ts'
import { dateAhead, inviting, meet } from './support/meetings.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })
// Looking through whole screens four times takes a while on a machine that is busy.

test('[JRN27] [DSH47] the dashboard, empty and filled', { tag: '@whole' }, async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Start with the calendar you have' })).toBeVisible()
  await expect(page.getByText('No proposals to answer')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Connect an account' })).toBeVisible()
  await page.getByRole('button', { name: 'Try made-up data' }).click()
  const remove = page.getByRole('button', { name: 'Remove made-up data' })
  await expect(remove).toBeVisible()
  await expect(page.getByText('The made-up data is here.')).toBeVisible()
  // What comes where the button was would show its tip.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible(page)
  await remove.click()
  await expect(page.getByRole('heading', { name: 'Start with the calendar you have' })).toBeVisible()
  await expect(remove).toBeHidden()
  await fill(mara, await aPerson(request, 'Otto'))
  await page.reload()
  const proposals = page.getByRole('region', { name: 'Meeting proposals' })
  await expect(proposals.getByText('Not Available')).toBeVisible()
  await expect(page.getByRole('list', { name: /^Meetings of/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/user/dashboard?date=${dateAhead(14)}`)
  await expect(page.getByRole('heading', { level: 2, name: 'FormRequest' })).toBeVisible()
  await expectAccessible(page)
})

test('[JRN27] [CAL42] making an event, with the times that suit', { tag: '@whole' }, async ({
  page,
  request,
  isMobile,
}) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/meetings')
  await page.getByRole('banner').getByRole('button', { name: 'Create Event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add new event' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Find a time' }).click()
  const finder = isMobile
    ? page.getByRole('dialog', { name: 'Smart Suggestion' })
    : page.getByRole('region', { name: 'Smart Suggestion' })
  await expect(finder.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  const closed = finder.locator('[data-lane="closed"]')
  await expect(closed).toBeHidden()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(closed).toBeVisible()
  await expect(closed).toHaveCSS('background-image', /^repeating-linear-gradient/)
})

test('[JRN27] importing calendar files', { tag: '@whole' }, async ({ page, request }) => {
  await signIn(page, await aPerson(request))
  await page.goto('/user/meetings')
  await page.getByRole('main').getByRole('button', { name: 'Import' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Import calendar files' })).toBeVisible()
  await expectAccessible(page)
  await chooseFile(page, calendarFile(aBrokenEvent('Lost')))
  await expect(page.getByRole('region', { name: 'Report' })).toBeVisible()
  await expectAccessible(page)
})

/** A day with something on it, an invitation that cannot be followed, guests who have answered or not. */
async function fill(mara: Person, otto: Person): Promise<{ own: string; invited: string }> {
  const own = await meet(mara, {
    meeting_description: 'Beds, paths and a bench',
    agenda: 'Beds, 10 min\nPaths',
    meeting_link: 'https://meet.example/garden',
    meeting_location: { location_name: 'Allotment 7' },
    meeting_invitees: inviting(otto),
  })
  await meet(mara, {
    meeting_title: '',
    meeting_time: { start_time: '15:00' },
    meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
  })
  const invited = await meet(otto, {
    meeting_title: 'FormRequest',
    meeting_time: { start_time: '07:00' },
    meeting_invitees: inviting(mara),
  })
  return { own: own.meeting_id, invited: invited.meeting_id }
}

async function chooseFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const file = { name: 'lost.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) }
  await (await chooser).setFiles(file)
}
