import { logout } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { breakBoard } from './support/break-board.ts'
import { test } from './support/guard.ts'
import { meet } from './support/meetings.ts'
import { aPerson, type Person, signIn } from './support/person.ts'
import { aNewcomer } from './support/register.ts'
import { untilReloaded } from './support/reload.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[JRN3] [WEB10] [WEB129] registers and signs in by the keyboard alone', async ({
  page,
  guard,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no keyboard.')
  guard.expectFailedLoads('400')
  guard.expectLogged('ApiError: The password must be at least 8 characters long.')
  const person = aNewcomer('Ines', 'Alvarez')
  await page.goto('/')
  await expect(page).toHaveURL('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Meridian')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.goto('/auth/register')
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  for (const text of [person.first_name, person.last_name, person.primary_email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('short')
  await page.keyboard.press('Enter')
  const password = page.getByRole('textbox', { name: 'Password' })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/must be at least 8 characters/)
  await password.fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/login')
  // The form that was sent stays until this one is there, and has a field of the same name.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(password).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Start with the calendar you have' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('meeting'))).toBe(
    JSON.stringify({ all_meetings: [], selected_meeting: null, create_meeting: null }),
  )
})

test('[JRN5] goes on to what was asked for after sign-in, but to no other site', async ({
  page,
  request,
  isMobile,
}) => {
  const mara = await aPerson(request)
  const { meeting_id } = await meet(mara)
  await page.goto(`/user/meetings/${meeting_id}#guests`)
  await expect(page).toHaveURL(/^[^?]*\/auth\/login\?next=/)
  await logIn(page, mara)
  await expect(page).toHaveURL(`/user/meetings/${meeting_id}#guests`)
  await expect(page.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible()

  await logOut(page, isMobile)
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.goto(`/auth/login?next=${encodeURIComponent('//evil.example/user')}`)
  await logIn(page, mara)
  await expect(page).toHaveURL('/user/dashboard')
  await page.goto(`/auth/login?next=${encodeURIComponent('https://evil.example')}`)
  await expect(page).toHaveURL('/user/dashboard')
})

test('[JRN6] a session that ended elsewhere asks to sign in, and goes on where it was', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('401')
  const mara = await aPerson(request)
  await meet(mara)
  await signInOnce(page, mara)
  await page.goto('/user/meetings?search=plan')
  await expect(page.getByRole('article', { name: 'Plan' })).toBeVisible()
  await mara.call(logout, { body: { everywhere: true } })
  // The window may have heard of it before it is asked.
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.or(page.getByRole('heading', { name: 'Welcome back' })).click()
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await logIn(page, mara)
  await expect(page).toHaveURL('/user/meetings?search=plan')
  await expect(page.getByRole('article', { name: 'Plan' })).toBeVisible()
})

test('[JRN7] what is somebody else’s, and what is not there, is not found in friendly words', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('404')
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  const { meeting_id } = await meet(otto, { meeting_title: 'Secret plan' })
  await signIn(page, mara)
  await page.goto(`/user/meetings/${meeting_id}`)
  await expect(page.getByRole('heading', { name: 'Meeting not found', level: 1 })).toBeAttached()
  await expect(page.getByText('You have no such meeting.')).toBeVisible()
  await expect(page.getByText('Secret plan')).toBeHidden()
  await page.getByRole('link', { name: 'All meetings' }).click()
  await expect(page).toHaveURL('/user/meetings')

  for (const address of ['/user/nowhere', '/admin/users', '/user/meetings/1/2']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/user/dashboard')
})

test('[JRN8] a screen that cannot be shown says so, and the way home works', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('404')
  guard.expectLogged('Error id')
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.route('**/assets/settings-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/user/settings')
  await untilReloaded(page)
  await expect(page.getByRole('heading', { name: "Settings couldn't be loaded." })).toBeVisible()
  await page.unroute('**/assets/settings-screen-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()

  await breakBoard(page)
  await page.goto('/user/board')
  await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText(/^Error id [0-9a-f]{8}$/)).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Start with the calendar you have' })).toBeVisible()
})

test('[WEB84] a sign-out names what another tab holds unsaved, and leaves it there until it is confirmed', {
  tag: '@whole',
}, async ({ page, request, context, isMobile }) => {
  const mara = await aPerson(request)
  await signInOnce(page, mara)
  const other = await context.newPage()
  await other.goto('/user/mails/new')
  const subject = other.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Half of a mail')
  await page.goto('/user/meetings')
  await logOut(page, isMobile)
  const question = page.getByRole('alertdialog', { name: 'Log out and lose what you typed?' })
  await expect(question).toContainText('Not saved yet: a new mail.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(subject).toHaveValue('Half of a mail')

  await subject.fill('')
  await logOut(page, isMobile)
  await expect(page).toHaveURL(/auth\/login/)
  await expect(other).toHaveURL(/auth\/login/)
})

async function logIn(page: Page, { user }: Person): Promise<void> {
  await fillIn(page, user.primary_email, 'correct horse battery')
}

async function fillIn(page: Page, address: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function logOut(page: Page, isMobile: boolean): Promise<void> {
  const menu = isMobile
    ? page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' })
    : page.getByRole('button', { name: /^Account of/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
}

/** As `signIn`, but not again after the session has ended. */
async function signInOnce(page: Page, { user }: Person): Promise<void> {
  await page.goto('/auth/login')
  await page.evaluate((kept) => localStorage.setItem('user', kept), JSON.stringify(user))
}
