import { expect, type Page } from '@playwright/test'
import { breakBoard } from './support/break-board.ts'
import { aBrokenEvent, calendarFile } from './support/calendars.ts'
import { test } from './support/guard.ts'
import { dateAhead, inviting, meet } from './support/meetings.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'
import { untilReloaded } from './support/reload.ts'

test.use({ timezoneId: 'Europe/Berlin' })
// Looking through whole screens four times takes a while on a machine that is busy.

test('[JRN27] before sign-in', { tag: '@whole' }, async ({ page, guard }) => {
  guard.expectFailedLoads('401')
  await page.goto('/auth/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@people.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid credentials or user not found. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/auth/register')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/privacy_policy')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await expectAccessible(page)
})

test('[JRN27] [DSH47] the dashboard, empty and filled', async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Start with the calendar you have' })).toBeVisible()
  await expect(page.getByText('No proposals to answer')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Connect calendar or mailbox' })).toBeVisible()
  await page.getByRole('button', { name: 'Try with made-up data' }).click()
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

test('[JRN27] the list and a meeting, for its organizer and for somebody invited', async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  await signIn(page, mara)
  await page.goto('/user/meetings')
  await expect(page.getByText('Nothing is planned.')).toBeVisible()
  await expectAccessible(page)
  const { own, invited } = await fill(mara, otto)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  for (const meeting_id of [own, invited]) {
    await page.goto(`/user/meetings/${meeting_id}`)
    await expect(page.getByRole('region', { name: 'Guests' })).toBeVisible()
    await expectAccessible(page)
  }
})

test('[JRN27] [CAL42] making an event, with the times that suit', async ({ page, request, isMobile }) => {
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

test('[JRN27] the settings', async ({ page, request }) => {
  await signIn(page, await aPerson(request))
  await page.goto('/user/settings')
  await expect(page.getByText(/40 h a week/)).toBeVisible()
  await expectAccessible(page)
  for (const [option, heading] of [
    [4, 'Profile Setting'],
    [6, 'Availability Setting'],
  ] as const) {
    await page.goto(`/user/settings?option=${option}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy]')).toBeHidden()
    await expectAccessible(page)
  }
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

test('[JRN27] [WEB40] what opens over a screen, and shortcuts once it is closed', { tag: '@whole' }, async ({
  page,
  request,
  isMobile,
}) => {
  await signIn(page, await aPerson(request))
  await page.goto('/user/meetings?from=2026-11-16&to=2026-11-22')
  const bar = page.getByRole('banner').first()
  const openers = isMobile
    ? [page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' })]
    : [
        bar.getByRole('button', { name: /^Choose a day/ }),
        bar.getByRole('button', { name: 'Filter' }),
        bar.getByRole('button', { name: /^Time zone/ }),
        page.getByRole('button', { name: /^Account of/ }),
      ]
  for (const opener of [...openers, page.getByRole('button', { name: /^Choose the days/ })]) {
    await opener.click()
    const popup = page.getByRole('dialog').or(page.getByRole('menu')).filter({ visible: true })
    await expect(popup.first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  }
  if (isMobile) return
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
})

test('[JRN27] what is not there, and what failed', { tag: '@whole' }, async ({ page, request, guard }) => {
  guard.expectFailedLoads('404')
  guard.expectLogged('Error id')
  await signIn(page, await aPerson(request))
  await page.goto('/user/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/user/meetings/${crypto.randomUUID()}`)
  await expect(page.getByText('You have no such meeting.')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/assets/settings-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/user/settings')
  await untilReloaded(page)
  await expect(page.getByRole('heading', { name: "Settings couldn't be loaded." })).toBeVisible()
  await expectAccessible(page)
  await breakBoard(page)
  await page.goto('/user/board')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
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
