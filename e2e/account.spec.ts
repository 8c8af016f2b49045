import { createMeeting, getUser, listMeetings, listSessions, login } from '@meridian/contract'
import { expect, type Page, test } from '@playwright/test'
import { doForGood } from './support/moment.ts'
import { aPerson, expectAccessible, listenToConsole, signIn } from './support/person.ts'

const password = 'correct horse battery'
const new_password = 'a staple of another sort'
/** 1 by 1 pixel, made for this test. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[PPL31] [PPL32] [PPL34] [PPL35] the password is changed and other sessions are ended', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const credentials = { primary_email: mara.user.primary_email, password }
  await mara.call(login, { body: credentials })
  await mara.call(login, { body: credentials })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/settings')
  await page.getByRole('link', { name: /Account and security/ }).click()
  await expect(page).toHaveURL(/option=7/)
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(3)
  await expect(sessions.filter({ hasText: 'This browser' })).toHaveCount(1)
  await sessions.getByRole('button', { name: /^End / }).first().click()
  await expect(page.getByText('Session ended successfully.')).toBeVisible()
  await expect(sessions).toHaveCount(2)
  await expectAccessible(page)

  const current = page.getByRole('textbox', { name: 'Current password' })
  const next = page.getByRole('textbox', { name: 'New password' })
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(current).toBeFocused()
  await current.fill('not it')
  await next.fill(new_password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed successfully. 1 other session ended.')).toBeVisible()
  await expect(current).toHaveValue('')
  await expect(sessions).toHaveCount(1)
  expect(await mara.call(listSessions, {})).toHaveLength(1)
  await mara.call(login, { body: { ...credentials, password: new_password } })
  expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
})

test('[PPL42] [PPL44] [PPL45] a picture is chosen, seen, shown, deleted and taken back', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/settings?option=4')
  await choose(page, 'notes.txt', 'text/plain')
  await expect(page.getByText('The picture must be a PNG, JPEG or WebP file.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await choose(page, 'me.png', 'image/png')
  await expect(page.getByRole('img', { name: 'What others will see' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Picture uploaded successfully.')).toBeVisible()
  const shown = page.locator('form img')
  await expect(shown).toHaveAttribute('src', /^\/v1\/user\/picture\//)
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete picture' }).click()
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(shown).toBeVisible()
  await doForGood(page, () => page.getByRole('button', { name: 'Delete picture' }).click())
  await expect(page.getByText('Picture deleted successfully.')).toBeVisible()
  expect((await mara.call(getUser, {})).profile_picture).toBeNull()
  expect(complaints).toEqual([])
})

test('[PPL37] [PPL40] everything is taken along, and then the account is deleted', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  const meeting_invitees = { [otto.user.user_id]: {} }
  await mara.call(createMeeting, {
    body: { meeting_title: 'Lighthouse', meeting_invitees, ...next_month },
  })
  const complaints = listenToConsole(page)
  // Kept once, and not again with every page that is loaded: at the end nobody is signed in.
  await page.goto('/privacy_policy')
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(mara.user))
  await page.goto('/user/settings?option=7')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('meridian-data.json')
  const chunks = await Array.fromAsync(await file.createReadStream())
  const data = JSON.parse(Buffer.concat(chunks).toString())
  expect(data.records.meeting).toMatchObject([{ meeting_title: 'Lighthouse' }])

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const address = dialog.getByRole('textbox', { name: /^Type / })
  await expect(address).toBeFocused()
  await expectAccessible(page)
  await address.fill('somebody@else.example')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not the address of your account.')).toBeVisible()
  await address.fill(mara.user.primary_email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not it')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('Account deleted successfully.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBe('null')
  const answer = await request.post(login.path, {
    data: { primary_email: mara.user.primary_email, password },
  })
  expect(answer.status()).toBe(401)
  expect(await otto.call(listMeetings, {})).toEqual([])
  expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
})

test('[PPL46] [PPL47] the Filter shows the meetings of this year, and its chip leads back to all', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  const mara = await aPerson(request)
  const year = new Date().getFullYear()
  const far = { ...next_month, meeting_date: { start_date: `${year + 2}-06-15` } }
  await mara.call(createMeeting, { body: { ...far, meeting_title: 'Far away' } })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  const days = `from=${year}-01-01&to=${year}-12-31`
  await page.goto('/user/dashboard')
  if (isMobile) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Filter: This year' }).click()
  } else {
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('menuitem', { name: 'This year' }).click()
  }
  await expect(page.getByText('Timestamp info updated successfully')).toBeVisible()
  await expect.poll(async () => (await mara.call(getUser, {})).timestamp_info?.end_date).toBe(`${year}-12-31`)
  await expect(page).toHaveURL(new RegExp(days))
  await expect(page.getByText('No meeting matches these filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByRole('article', { name: 'Far away' })).toBeVisible()
  await expect(page).toHaveURL(/\/user\/meetings$/)
  expect(complaints).toEqual([])
})

const start_date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const next_month = {
  meeting_date: { start_date },
  meeting_time: { start_time: '10:00', end_time: '11:00' },
  meeting_timezone: 'Europe/Berlin',
}

async function choose(page: Page, name: string, mimeType: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Upload|Change) picture$/ }).click()
  await (await choosing).setFiles({ name, mimeType, buffer: dot })
}
