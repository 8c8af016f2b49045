import { createBookingPage } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, listenToConsole, signIn } from './support/person.ts'

test('[BKG47] [BKG48] a host makes a page, approves a request, shares a time and turns the page off', {
  tag: '@whole',
}, async ({ page, browser, request, guard }) => {
  const host = await aPerson(request, 'Hilde')
  await signIn(page, host)
  const complaints = listenToConsole(page)
  await page.goto('/user/settings/booking/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Garden visit')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('garden-visit')
  await page.getByText('I approve each booking').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Booking page created successfully.')).toBeVisible()
  await page.goto('/user/settings/booking')
  await expect(page.getByText('Garden visit')).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu', locale: 'en-GB' })
  guard.watch(context)
  const guest = await context.newPage()
  const name = await page.getByRole('textbox', { name: 'Your name in addresses' }).inputValue()
  const address = `/book/${name}/garden-visit`
  await guest.goto(address)
  await guest.getByRole('link', { name: 'Next month' }).click()
  await guest.locator('.slots button').first().click()
  await guest.getByLabel('Name').fill('Grace Guest')
  await guest.getByLabel('Email').fill(`grace.${Date.now()}@guests.example`)
  await guest.getByRole('button', { name: 'Request this time' }).click()
  await expect(guest.getByRole('status')).toContainText('The time is requested.')

  await page.getByText('Bookings', { exact: true }).last().click()
  const booking = page.getByRole('listitem').filter({ hasText: 'Grace Guest' })
  await expect(booking).toContainText('Garden visit')
  await expectAccessible(page)
  await booking.getByRole('button', { name: 'Approve' }).click()
  await expect(booking).toContainText('Booked')
  await guest.reload()
  await expect(guest.getByRole('status')).toContainText('The time is booked.')

  await booking.getByRole('link', { name: 'Open meeting' }).click()
  const bookedBy = page.getByRole('region', { name: 'Booked by' })
  await expect(bookedBy).toContainText('Grace Guest')
  await expect(bookedBy).toContainText('Garden visit, booked on')
  await expectAccessible(page)
  await bookedBy.getByRole('link', { name: 'All bookings' }).click()

  await page.getByText('Pages', { exact: true }).last().click()
  await expect(page.getByText('1 upcoming booking')).toBeVisible()
  await page.getByRole('button', { name: 'Share times' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Later days' }).click()
  await dialog.getByRole('group').getByRole('button').or(dialog.getByRole('checkbox')).first().press('Space')
  await dialog.getByRole('button', { name: 'Hold and share' }).click()
  await expect(dialog).toContainText('/book/')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const offered = page.getByRole('switch', { name: 'Garden visit can be booked' })
  await offered.press('Space')
  await expect(offered).not.toBeChecked()
  guard.expectFailedLoads('404')
  await expect.poll(async () => (await guest.goto(address))?.status()).toBe(404)
  expect(complaints).toEqual([])
  await context.close()
})

test('[BKG49] a host duplicates and deletes a page, makes a link for one booking and writes to the guests', {
  tag: '@whole',
}, async ({ page, browser, request, guard }) => {
  const host = await aPerson(request, 'Hedda')
  const made = await host.call(createBookingPage, {
    body: { booking_page_title: 'Boat tour', booking_page_slug: 'boat-tour', notice_minutes: 0 },
  })
  await signIn(page, host)
  await page.goto('/user/settings/booking')
  const more = page.getByRole('button', { name: 'More for Boat tour', exact: true })

  await more.click()
  await page.getByRole('menuitem', { name: 'Single-use link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Single-use link' }).inputValue()
  expect(address.startsWith(made.page_url)).toBe(true)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const context = await browser.newContext({ timezoneId: 'America/St_Johns', locale: 'en-CA' })
  guard.watch(context)
  const guest = await context.newPage()
  await guest.goto(address)
  await guest.getByRole('link', { name: 'Next month' }).click()
  await guest.locator('.slots button').first().click()
  await guest.getByLabel('Name').fill('Grace Guest')
  await guest.getByLabel('Email').fill(`grace.${Date.now()}@guests.example`)
  await guest.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(guest.getByRole('status')).toContainText('The time is booked.')
  guard.expectFailedLoads('404')
  expect((await guest.goto(address))?.status()).toBe(404)
  await context.close()

  await expect(page.getByText('1 upcoming booking')).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Message all guests' }).click()
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('The pier')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('We meet at the second pier.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await more.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const moreOfCopy = page.getByRole('button', { name: 'More for Copy of Boat tour' })
  await moreOfCopy.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(moreOfCopy).toHaveCount(0)
  await expect(more).toBeVisible()
})
