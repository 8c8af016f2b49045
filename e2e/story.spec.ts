// The server's clock is the real one, and nothing in the product moves it. The browsers believe that it is the
// Friday before clocks change in Newfoundland, so that everything they ask about lies in that week: the search
// begins "now", the dashboard counts from "today". All that the server itself judges is still to come for it.
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { storyCalendars } from '../apps/server/test/story-calendars.ts'
import { storyWeek, zones } from '../apps/server/test/story-week.ts'
import { type Guard, test } from './support/guard.ts'
import { aNewcomer, confirmAddress, registerAndLogIn } from './support/register.ts'

test.skip(({ isMobile }) => isMobile, 'One telling is enough.')

const week = storyWeek()
const { friday, monday, dayText } = week
const shortMonday = dayText(monday).slice(0, -5)
const title = 'Launch plan'

test('[JRN1] three people find, book, accept, decline, propose and approve a time in a week of changing clocks', {
  tag: '@whole',
}, async ({ browser, guard }) => {
  const [asha, jonas, nora] = await Promise.all([
    arrive(browser, guard, 'asha', 'Asha', 'Rai'),
    arrive(browser, guard, 'jonas', 'Jonas', 'Weber'),
    arrive(browser, guard, 'nora', 'Nora', 'Penney'),
  ])
  await test.step('each finds the own calendar on the own clock, on both sides of the change', async () => {
    await Promise.all([
      expectDay(asha, friday, 'Evening stand-up', '06:00 – 06:45 PM UTC+05:45'),
      expectDay(jonas, friday, 'Quarterly review', '02:00 – 03:00 PM CET'),
      expectDay(nora, friday, 'Crew call', '09:30 – 10:00 AM NST'),
    ])
    await Promise.all([
      expectDay(asha, monday, 'Dentist', '11:00 – 11:45 AM UTC+05:45'),
      expectDay(jonas, monday, 'Jour fixe', '01:30 – 02:00 PM CET'),
      expectDay(nora, monday, 'Crew call', '09:30 – 10:00 AM NDT'),
    ])
  })

  await test.step('Asha finds no time, and who is in the way, until she moves her hours', async () => {
    await openForm(asha)
    await asha.getByRole('textbox', { name: 'Title' }).fill(title)
    await invite(asha, 'Jonas Weber', 'Berlin')
    await invite(asha, 'Nora Penney', 'St. John’s')
    const finder = await findTime(asha)
    await expect(finder.getByText('No slots fetched')).toBeVisible()
    await expect(finder.getByText('No 30 min free for all three of you in the next 4 days.')).toBeVisible()
    await expect(finder.getByRole('heading', { name: 'All but one can attend' })).toBeVisible()
    await asha.keyboard.press('Escape')
    await expect(asha.getByRole('dialog')).toBeHidden()
    await workFrom(asha, '12:00 PM', '8:00 PM')
  })

  await test.step('the first time that suits all three exists because clocks have changed for one', async () => {
    await openForm(asha)
    await expect(asha.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
    const finder = await findTime(asha)
    await expect(finder.getByText('Free for all three of you in the next 4 days.')).toBeVisible()
    const slots = finder.getByRole('listitem')
    await expect(slots).toHaveCount(2)
    await expect(slots.nth(0)).toContainText(`${shortMonday}, 07:00 – 07:30 PM`)
    await expect(slots.nth(0)).toContainText('02:15 PM Berlin, 10:45 AM St. John’s')
    await expect(slots.nth(0)).toContainText('Inside everyone’s working hours.')
    await expect(slots.nth(1)).toContainText(`${shortMonday}, 05:15 – 05:45 PM`)
    await expect(slots.nth(1)).toContainText('12:30 PM Berlin, 09:00 AM St. John’s')
    await expect(slots.nth(1)).toContainText('First thing in Nora’s day, from 09:00 AM.')
    await finder.getByRole('button', { name: '1', exact: true, includeHidden: true }).click()
    await expect(slots.nth(0).getByRole('button', { name: 'Picked' })).toBeVisible()
    await slots.nth(1).getByRole('button', { name: 'Pick' }).click()
    await expect(asha.getByRole('textbox', { name: 'Date', exact: true })).toHaveValue(
      dayText(monday).slice(4),
    )
    await expect(asha.getByRole('combobox', { name: 'Start', exact: true })).toHaveValue('05:15 PM')
    await submit(asha)
    await expect(toast(asha, 'Meeting created successfully.')).toBeVisible()
  })

  const address = await addressOf(asha)
  const booked = { asha: '05:15 – 05:45 PM', jonas: '12:30 – 01:00 PM', nora: '09:00 – 09:30 AM' }
  await test.step('all three read the booked time', async () => {
    await Promise.all([
      expectEverywhere(asha, address, booked.asha, 'UTC+05:45'),
      expectEverywhere(jonas, address, booked.jonas, 'CET', '05:15 PM in Kathmandu'),
      expectEverywhere(nora, address, booked.nora, 'NDT', '05:15 PM in Kathmandu'),
    ])
    await expectGuest(asha, 'Jonas Weber', 'Berlin, 12:30 PM', 'Waiting')
    await expectGuest(asha, 'Nora Penney', 'St. John’s, 09:00 AM', 'Waiting')
  })

  await test.step('Jonas accepts', async () => {
    const proposal = await proposalOn(jonas)
    await expect(proposal).toContainText('Available')
    await expect(proposal).toContainText(booked.jonas)
    await expect(proposal).toContainText('05:15 PM in Kathmandu')
    await proposal.getByRole('button', { name: 'Accept' }).click()
    await expect(toast(jonas, 'Meeting proposal updated successfully')).toBeVisible()
    await expect(proposal).toBeHidden()
  })

  await test.step('Nora is taken by then, proposes another time and declines', async () => {
    await bookOwn(nora, 'Ferry to the island', dayText(monday).slice(4), '9:00 AM', '10:00 AM')
    const proposal = await proposalOn(nora)
    await expect(proposal).toContainText('Not Available')
    await expect(proposal).toContainText('Overlaps Ferry to the island. Free slot: Mon, 10:30 – 11:00 AM')
    await proposal.getByRole('button', { name: 'Propose this time' }).click()
    await expect(proposal).toContainText('You proposed Mon, 10:30 – 11:00 AM, waiting for Asha Rai.')
    await proposal.getByRole('button', { name: 'Decline' }).click()
    await expect(proposal).toBeHidden()
    await expect(toast(nora, 'Meeting proposal updated successfully')).toBeVisible()
  })

  await test.step('Asha sees both answers, and the time that was proposed, on her clock', async () => {
    await expectEverywhere(asha, address, booked.asha, 'UTC+05:45')
    await expectGuest(asha, 'Jonas Weber', 'Berlin, 12:30 PM', 'Yes')
    await expectGuest(asha, 'Nora Penney', 'St. John’s, 09:00 AM', 'No')
    const proposal = await proposalOn(asha)
    await expect(proposal).toContainText(
      'Nora Penney proposes Mon, 06:45 – 07:15 PM instead of Mon, 05:15 – 05:45 PM.',
    )
    await proposal.getByRole('button', { name: 'Accept' }).click()
    await expect(asha.getByRole('alert')).toHaveText('The meeting moves to Mon, 06:45 – 07:15 PM')
    await expect(asha.getByText('Meeting proposal updated successfully')).toBeVisible()
  })

  const moved = { asha: '06:45 – 07:15 PM', jonas: '02:00 – 02:30 PM', nora: '10:30 – 11:00 AM' }
  await test.step('the meeting has moved for everybody, and Jonas accepts anew', async () => {
    const proposal = await proposalOn(jonas)
    await expect(proposal).toContainText(moved.jonas)
    await proposal.getByRole('button', { name: 'Accept' }).click()
    await expect(proposal).toBeHidden()
    await expect(toast(jonas, 'Meeting proposal updated successfully')).toBeVisible()
    await Promise.all([
      expectEverywhere(asha, address, moved.asha, 'UTC+05:45'),
      expectEverywhere(jonas, address, moved.jonas, 'CET', '06:45 PM in Kathmandu'),
      expectEverywhere(nora, address, moved.nora, 'NDT', '06:45 PM in Kathmandu'),
    ])
    await expectGuest(asha, 'Jonas Weber', 'Berlin, 02:00 PM', 'Yes')
    await expectGuest(asha, 'Nora Penney', 'St. John’s, 10:30 AM', 'Yes')
  })
})

/** A browser of one's own in the person's zone; they register through the screens and import their calendar. */
async function arrive(
  browser: Browser,
  guard: Guard,
  name: keyof typeof zones,
  first_name: string,
  last_name: string,
): Promise<Page> {
  const context = await browser.newContext({ timezoneId: zones[name] })
  guard.watch(context)
  await context.clock.setFixedTime(week.at(friday, '04:15'))
  const page = await context.newPage()
  const person = aNewcomer(first_name, last_name)
  await registerAndLogIn(page, person)
  await confirmAddress(page, person)
  await page.getByRole('link', { name: 'Go to Meridian' }).click()
  const buffer = Buffer.from(storyCalendars(week)[name])
  await page.getByRole('button', { name: 'Import .ics' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles({ name: `${name}.ics`, mimeType: 'text/calendar', buffer })
  const files = page.getByRole('list', { name: 'Files' })
  await expect(files.getByRole('status')).toHaveText(/^\d imported$/)
  await page.getByRole('button', { name: 'Done' }).click()
  return page
}

/** The dashboard of a day names its first meeting, and when it is. */
async function expectDay(page: Page, date: string, meeting: string, time: string): Promise<void> {
  await page.goto(`/user/dashboard?date=${date}`)
  await expect(page.getByRole('heading', { name: meeting, level: 2 })).toBeVisible()
  await expect(page.getByRole('main').getByText(time, { exact: true })).toBeVisible()
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByRole('dialog', { name: 'Add new event' })).toBeVisible()
}

async function invite(page: Page, name: string, city: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Invitees' }).fill(name)
  await page.getByRole('option', { name }).filter({ hasText: city }).click()
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
}

/** Half an hour, for everybody who is invited. */
async function findTime(page: Page): Promise<Locator> {
  const finder = page.getByRole('region', { name: 'Smart Suggestion' })
  await finder.getByRole('button', { name: 'Duration' }).click()
  await page.getByRole('option', { name: '30 min', exact: true }).click()
  await finder.getByRole('button', { name: 'Find a time' }).click()
  return finder
}

async function workFrom(page: Page, start: string, end: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: /Availability Setting/ }).click()
  await retype(page.getByRole('combobox', { name: 'Monday start' }), start)
  await retype(page.getByRole('combobox', { name: 'Monday end' }), end)
  await page.getByRole('button', { name: 'More for Monday' }).click()
  await page.getByRole('menuitem', { name: 'Copy to Monday – Friday' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Availability updated successfully.')).toBeVisible()
}

async function bookOwn(page: Page, name: string, date: string, start: string, end: string): Promise<void> {
  await openForm(page)
  await page.getByRole('textbox', { name: 'Title' }).fill(name)
  await retype(page.getByRole('textbox', { name: 'Date', exact: true }), date)
  await retype(page.getByRole('combobox', { name: 'Start', exact: true }), start)
  await retype(page.getByRole('combobox', { name: 'End', exact: true }), end)
  await submit(page)
  await expect(toast(page, 'Meeting created successfully.')).toBeVisible()
}

/** By keys, as a person does: leaving one field may change the next. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
  await field.press('Tab')
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Create Event' }).click()
}

/** The address of the meeting, found in its organizer's list. */
async function addressOf(page: Page): Promise<string> {
  await page.goto('/user/meetings')
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'Meeting details' }).click()
  await expect(page).toHaveURL(/\/user\/meetings\/[0-9a-f-]{36}$/)
  return page.url()
}

/** List, dashboard and detail agree on the time; `own` is what they say of the zone the meeting was made in. */
async function expectEverywhere(
  page: Page,
  address: string,
  time: string,
  abbreviation: string,
  own?: string,
): Promise<void> {
  await page.goto('/user/meetings')
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText(time, { exact: true })).toBeVisible()
  await expect(card.getByText(dayText(monday), { exact: true })).toBeVisible()
  await expect(card.getByText(own ? `${abbreviation}, ${own}` : abbreviation, { exact: true })).toBeVisible()

  await page.goto(`/user/dashboard?date=${monday}`)
  const strip = page.getByRole('list', { name: /^Meetings of Monday/ })
  await expect(strip.getByRole('link', { name: new RegExp(`${title}.*${time}`) })).toBeVisible()

  await page.goto(address)
  const head = page.getByRole('main').getByRole('banner').or(page.locator('main header')).first()
  await expect(head.getByText(time, { exact: true })).toBeVisible()
  await expect(head.getByText(dayText(monday), { exact: true })).toBeVisible()
}

async function expectGuest(page: Page, name: string, detail: string, answer: string): Promise<void> {
  const guest = page.getByRole('region', { name: 'Guests' }).getByRole('listitem').filter({ hasText: name })
  await expect(guest).toContainText(detail)
  await expect(guest).toContainText(answer)
}

/** What waits for an answer about the meeting, on today's dashboard. */
async function proposalOn(page: Page): Promise<Locator> {
  await page.goto('/user/dashboard')
  const proposal = page
    .getByRole('region', { name: 'Meeting proposals' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(proposal).toBeVisible()
  return proposal
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('alertdialog').filter({ hasText: text })
}
