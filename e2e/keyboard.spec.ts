import { getMeeting, listMeetings, listTasks } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { tabTo } from './support/keyboard.ts'
import { dateAhead, meet } from './support/meetings.ts'
import { inOneMoment } from './support/moment.ts'
import { aPerson, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })
test.skip(({ isMobile }) => isMobile, 'Phones have no keyboard.')

test('[JRN25] starts the board, makes a task and moves it by the keyboard alone', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await inOneMoment(page, async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('b')
  })
  await expect(page).toHaveURL('/user/board')
  const start = page.getByRole('button', { name: 'Start my board' })
  await expect(start).toBeVisible()
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your board is empty.')).toBeVisible()

  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Sow beans')
  await page.keyboard.press('Enter')
  const card = page.getByRole('heading', { level: 3 }).getByRole('button', { name: 'Sow beans' })
  await expect(card).toBeVisible()
  await tabTo(page, card)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(card).toBeFocused()
  await expect
    .poll(async () => (await mara.call(listTasks, {})).map(({ task_status }) => task_status))
    .toEqual(['review'])
})

test('[JRN26] moves a meeting in the calendar by the keyboard alone', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const date = dateAhead(3)
  const { meeting_id } = await meet(mara, { meeting_date: { start_date: date } })
  await signIn(page, mara)
  await page.goto(`/user/calendar?view=day&date=${date}`)
  const event = page.locator('[data-event]').and(page.getByRole('button', { name: /^Plan/ }))
  await expect(event).toBeVisible()
  const cells = page.getByRole('gridcell')
  await tabTo(page, cells.and(page.locator('[tabindex="0"]')).or(event).first())
  // The stop of the Tab key depends on the hour of the day.
  for (const key of ['ArrowUp', 'ArrowDown']) {
    for (let presses = 0; presses < 30 && !(await isFocused(event)); presses += 1) {
      await page.keyboard.press(key)
    }
  }
  await expect(event).toBeFocused()
  await inOneMoment(page, async () => {
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
  })
  await expect(event).toHaveAccessibleName(/10:30 AM to 11:00 AM/)
  await expect
    .poll(async () => (await mara.call(getMeeting, { params: { meeting_id } })).meeting_time.start_time)
    .toBe('10:30')

  async function isFocused(target: typeof event): Promise<boolean> {
    return target.evaluate((element) => element === document.activeElement)
  }
})

test('[JRN28] [WMT68] finds a time with three people and books it in at most 35 presses', async ({
  page,
  request,
}) => {
  const names = Array.from({ length: 3 }, shortName)
  const people = await Promise.all(names.map((name) => aPerson(request, name)))
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let presses = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    presses += keys.length
  }
  const form = page.getByRole('dialog', { name: 'Add new event' })

  await press('c')
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await press('P', 'l', 'a', 'n', 'Tab')
  await expect(form.getByRole('combobox', { name: 'Invitees' })).toBeFocused()
  for (const [place, name] of names.entries()) {
    await press(...name.split(''))
    await expect(page.getByRole('option', { name })).toBeVisible()
    await press('Enter')
    await expect(form.getByRole('button', { name: /^Remove / })).toHaveCount(place + 1)
  }
  await press('Enter')
  const slots = form.getByRole('region', { name: 'Smart Suggestion' }).getByRole('listitem')
  await expect(slots.first().getByRole('button', { name: 'Pick' })).toBeFocused()
  await press('2')
  await expect(slots.nth(1).getByRole('button', { name: 'Picked' })).toBeFocused()
  await press('1')
  await expect(slots.first().getByRole('button', { name: 'Picked' })).toBeFocused()
  await press('ControlOrMeta+Enter')
  await expect(page.getByText('Meeting created successfully.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(35)
  const [booked] = await mara.call(listMeetings, {})
  expect(Object.keys(booked?.meeting_invitees ?? {}).toSorted()).toEqual(
    people.map(({ user }) => user.user_id).toSorted(),
  )
})

/** Four letters that begin no other name. */
function shortName(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(3))].map((byte) =>
    'abcdefghijklmnop'.charAt(byte % 16),
  )
  return `Q${letters.join('')}`
}
