import { listMeetings } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })
test.skip(({ isMobile }) => isMobile, 'Phones have no keyboard.')

test('[JRN28] [WMT68] finds a time with three people and books it in at most 35 presses', {
  tag: '@whole',
}, async ({ page, request }) => {
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
