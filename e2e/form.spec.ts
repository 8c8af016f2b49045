import { updateAvailability, weekdays } from '@meridian/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test.use({ timezoneId: 'UTC' })

test('[SCR16] [WMT67] the form has a field for everything a meeting holds', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  await signIn(page, await aPerson(request))
  const form = await openForm(page)
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Description' })).toBeHidden()
  await form.getByRole('button', { name: 'More options' }).click()
  for (const name of ['Title', 'Description', 'Agenda', 'Link', 'Location', 'Date']) {
    await expect(form.getByRole('textbox', { name, exact: true })).toBeVisible()
  }
  for (const name of ['Start', 'End', 'Invitees']) {
    await expect(form.getByRole('combobox', { name })).toBeVisible()
  }
  await expect(form.getByRole('button', { name: /Timezone/ })).toContainText('Berlin')
  await expect(form.getByRole('radiogroup', { name: 'Priority' })).toHaveText('LowMediumHigh')
  const days = form.getByRole('group', { name: 'Repeat on' }).getByRole('button')
  await expect(days).toHaveCount(7)
  await days.first().click()
  await expect(form.getByRole('button', { name: /^Custom days/ })).toBeVisible()
  await expect(form.getByText('Repeat until')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Add label' })).toBeVisible()
  await form.getByRole('combobox', { name: 'Start' }).click()
  await expect(page.getByRole('option')).toHaveCount(48)
})

test('[SCR17] people are looked for a second after the last letter, without oneself and those chosen', {
  tag: '@whole',
}, async ({ page, request }) => {
  const name = `Zo${crypto.randomUUID().slice(0, 6)}`
  const self = await aPerson(request, `${name}self`)
  for (const letter of 'abcdef') await aPerson(request, `${name}${letter}`)
  await page.clock.install()
  await signIn(page, self)
  const form = await openForm(page)
  const searched: URL[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/v1/user/suggestions')) searched.push(new URL(sent.url()))
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/user/suggestions?*', async (route) => {
    await released
    await route.continue()
  })
  const invitees = form.getByRole('combobox', { name: 'Invitees' })
  await expect(invitees).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await invitees.fill('Z')
  await expect(page.getByText('Type at least 2 characters.')).toBeVisible()
  await invitees.fill(name)
  await page.clock.runFor(990)
  expect(searched).toEqual([])
  await page.clock.runFor(20)
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect
    .poll(() => searched.map(({ searchParams }) => [searchParams.get('search'), searchParams.get('limit')]))
    .toEqual([[name, '5']])
  release()
  await page.clock.resume()
  const options = page.getByRole('option')
  await expect(options).toHaveCount(5)
  await expect(options.filter({ hasText: `${name}self` })).toHaveCount(0)
  const first = (await options.first().innerText()).split('\n').find((text) => text.startsWith(name)) ?? ''
  await options.first().click()
  await expect(form.getByRole('button', { name: `Remove ${first}` })).toBeVisible()
  await invitees.fill(name)
  await expect(options.first()).toBeVisible()
  await expect(options.filter({ hasText: first })).toHaveCount(0)
  await invitees.fill('Nobody of this name')
  await expect(page.getByText('No data found')).toBeVisible()
})

test('[SCR18] the search for a time says what it does, offers eight lengths, and looks four days ahead', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  const mara = await aPerson(request, 'Mara', 'UTC')
  const off = { start_time: '09:00', end_time: '17:00', is_available: false }
  await mara.call(updateAvailability, {
    body: { availability_info: Object.fromEntries(weekdays.map((weekday) => [weekday, off])) },
  })
  await signIn(page, mara)
  const form = await openForm(page)
  const finder = form.getByRole('region', { name: 'Smart Suggestion' })
  await expect(finder.getByText('Premium')).toBeVisible()
  await expect(finder).toContainText('Finds times when everyone is free')
  await finder.getByRole('button', { name: 'Duration' }).click()
  await expect(page.getByRole('option')).toHaveText([
    '15 min',
    '30 min',
    '45 min',
    '1 h',
    '1 h 15 min',
    '1 h 30 min',
    '1 h 45 min',
    '2 h',
  ])
  await expect(page.getByRole('option', { selected: true })).toHaveText('30 min')
  await page.keyboard.press('Escape')
  const asking = page.waitForRequest('**/v1/availability/multi_user/free_slots')
  await finder.getByRole('button', { name: 'Find a time' }).click()
  const body: { start_time: string; end_time: string } = (await asking).postDataJSON()
  expect(body).toMatchObject({ users: [], break_duration: 0, duration: 30 })
  const [start, end] = [body.start_time, body.end_time].map((edge) => {
    expect(edge).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    return Date.parse(`${edge.replace(' ', 'T')}Z`)
  })
  expect(Number(end) - Number(start)).toBe(4 * 86_400_000)
  expect(Math.abs(Number(start) - Date.now())).toBeLessThan(120_000)
  const found = isMobile ? page.getByRole('dialog', { name: 'Smart Suggestion' }) : finder
  await expect(found.getByText('No slots fetched')).toBeVisible()
})

test('[WMT53] [WMT80] a sentence typed as title is offered to fill in the form, by keys, and can be taken back', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  // A name is made of letters.
  const name = `Omar${String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  const omar = await aPerson(request, name)
  const mara = await aPerson(request, 'Mara', 'UTC')
  await signIn(page, mara)
  const form = await openForm(page)
  const title = form.getByRole('textbox', { name: 'Title' })
  const start = form.getByRole('combobox', { name: 'Start', exact: true })
  const before = await start.inputValue()
  const sentence = `Lunch with ${name} tomorrow at noon for 45 min`
  await title.fill(sentence)
  const offer = form.getByRole('status').filter({ hasText: '12:00 – 12:45 PM' })
  await expect(offer).toContainText(omar.user.full_name)
  const chips = form.getByRole('list', { name: 'Understood' }).getByRole('listitem')
  await expect(chips).toHaveCount(4)
  await expectAccessible(page)
  const fill = form.getByRole('button', { name: 'Fill in the form' })
  if (isMobile) await fill.tap()
  else {
    await title.press('Tab')
    await expect(fill).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(title).toHaveValue(`Lunch with ${name}`)
  await expect(title).toBeFocused()
  await expect(start).toHaveValue('12:00 PM')
  await expect(form.getByRole('combobox', { name: 'End', exact: true })).toHaveValue('12:45 PM')
  await expect(form.getByRole('button', { name: `Remove ${omar.user.full_name}` })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Duration' })).toContainText('45 min')

  // Who is a guest of the form is not offered again.
  await title.pressSequentially('!')
  await expect(fill).toBeHidden()
  await title.press('Backspace')
  await form.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue(sentence)
  await expect(start).toHaveValue(before)
  // The chip below the title is left, not the guest.
  await expect(form.getByRole('button', { name: `Remove ${omar.user.full_name}` })).toHaveCount(1)
  await expect(chips).toHaveCount(4)
  await expect(fill).toBeVisible()
  await chips.getByRole('button', { name: 'Remove 45 min' }).click()
  await expect(title).toBeFocused()
  await expect(chips).toHaveCount(3)
  // A time that is still to come, at every hour of the day.
  await start.fill('11:59 PM')
  await start.press('Tab')
  await expect(start).toHaveValue('11:59 PM')
  await title.fill(`Lunch with ${name} tomorrow at noon`)
  await expect(chips).toHaveCount(2)
  await expect(form.getByText('Stays in the title, because you set it in the form')).toBeVisible()
  await title.fill('Quarterly review')
  await expect(fill).toBeHidden()
})

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/user/meetings')
  await page.getByRole('banner').getByRole('button', { name: 'Create Event' }).click()
  return page.getByRole('dialog', { name: 'Add new event' })
}
