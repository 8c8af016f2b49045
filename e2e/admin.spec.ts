import { randomUUID } from 'node:crypto'
import {
  getRegistration,
  listAuditLog,
  type RegistrationSetting,
  type Role,
  updateAccount,
  updateRegistration,
} from '@meridian/contract'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { answerWith } from './support/answer-with.ts'
import { aFailedJob } from './support/failed-job.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, type Person, signIn, theChief } from './support/person.ts'

const personal = ['/user/dashboard', '/user/meetings', '/user/calendar', '/user/settings']
const screens = [...personal, '/user/board', '/admin/dashboard', '/admin/users', '/admin/account']
const screensOf: Readonly<Record<Role, readonly string[]>> = {
  user: [...personal, '/user/board'],
  admin: ['/admin/dashboard', '/admin/users', '/admin/account'],
  system_admin: [...personal, '/admin/dashboard', '/admin/users'],
}

// The list shows the accounts of other journeys too, which delete their pictures meanwhile.
test.beforeEach(({ guard }) => guard.expectFailedLoads('/v1/user/picture/'))

for (const role of ['user', 'admin', 'system_admin'] as const) {
  test(`[PPL68] ${role} has the screens of the role, and no other`, { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    await signIn(page, await somebody(request, role))
    for (const screen of screens) {
      await page.goto(screen)
      const isTheirs = screensOf[role].includes(screen)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      if (isTheirs) await expect(heading).not.toHaveText('Page not found')
      else await expect(heading).toHaveText('Page not found')
    }
    await page.goto('/')
    await expect(page).toHaveURL(new RegExp(`${screensOf[role][0]}$`))
  })
}

test('[PPL48] whoever is signed out is asked to sign in, and comes back', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const admin = await somebody(request, 'admin')
  for (const screen of screens) {
    await page.goto(screen)
    await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(screen)}`)
  }
  await page.getByRole('textbox', { name: 'Email' }).fill(admin.user.primary_email)
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Account and security')
})

test('[PPL53] [PPL59] [PPL60] an invited person sets a password by the link and signs in', {
  tag: '@whole',
}, async ({ page, request, browser }) => {
  const name = `Nora${Date.now()}`
  const address = `${name}@people.example`.toLowerCase()
  await signIn(page, await somebody(request, 'system_admin'))
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a first name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'First name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.keyboard.press('Enter')
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/auth\/set_password#[\w-]{43}$/)
  await expectAccessible(page)
  const url = await link.inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await find(page, name)
  await expect(line(page, name)).toContainText('Invited')

  const guest = await newPage(browser)
  await guest.goto(url)
  await expect(guest.getByRole('heading', { name: 'Set your password' })).toBeVisible()
  await expectAccessible(guest)
  const password = guest.getByRole('textbox', { name: 'New password' })
  await expect(password).toBeFocused()
  await password.fill('password1')
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('This password is one of the most common ones.')).toBeVisible()
  await password.fill('a horse of her own')
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL('/auth/login')
  await expect(guest.getByText('Your account is ready. Log in to continue.')).toBeVisible()
  await expect(guest.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
  await guest.getByRole('textbox', { name: 'Password' }).fill('a horse of her own')
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL('/user/dashboard')

  const late = await newPage(browser)
  await late.goto(url)
  await late.getByRole('textbox', { name: 'New password' }).fill('somebody else entirely')
  await late.keyboard.press('Enter')
  await expect(late.getByText('This link does not work any more.')).toBeVisible()
  await late.goto('/auth/set_password')
  await expect(late.getByText('This link is incomplete.')).toBeVisible()
})

test('[PPL49] [PPL54] [PPL65] accounts are found, raised, disabled and enabled', { tag: '@whole' }, async ({
  page,
  request,
  browser,
}) => {
  const name = `Ada${Date.now()}`
  const ada = await aPerson(request, name)
  const theirs = await newPage(browser)
  await signIn(theirs, ada)
  await theirs.goto('/user/meetings')
  await expect(theirs.getByRole('heading', { name: /^Meetings/ })).toBeVisible()

  await signIn(page, await somebody(request, 'system_admin'))
  await page.goto('/admin/users')
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
  await expectAccessible(page)
  await find(page, name)
  await expect(page).toHaveURL(`/admin/users?search=${name}`)

  await act(page, name, 'Change role')
  await page.getByRole('radio', { name: /^User/ }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Admin/ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(line(page, name)).toContainText('Admin')
  await expect(page.getByText('User updated successfully.')).toBeVisible()

  await act(page, name, 'Disable')
  await expect(page.getByRole('alertdialog', { name: /^Disable/ })).toContainText('All sessions end at once')
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(line(page, name)).toContainText('Disabled')
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/auth\/login/)
  await choose(page, 'Status', 'Invited')
  await expect(page.getByText('No user matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/users')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`/admin/users?search=${name}`)
  await act(page, name, 'Enable')
  await expect(line(page, name)).toContainText('Active')
})

test('[PPL56] [PPL66] [PPL67] an account is deleted after its export was saved, and the audit log tells it', {
  tag: '@whole',
}, async ({ page, request }) => {
  const name = `Bea${Date.now()}`
  const bea = await aPerson(request, name)
  const operator = await somebody(request, 'system_admin')
  await signIn(page, operator)
  await page.goto(`/admin/users?search=${name}`)
  await act(page, name, 'Delete')
  const dialog = page.getByRole('dialog', { name: /^Delete/ })
  await expect(dialog).toContainText('This account organizes no meetings.')
  await expect(dialog.getByRole('button', { name: 'Delete user' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill(bea.user.primary_email)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe(`meridian-${bea.user.primary_email}.json`)
  await expect(page.getByText('User deleted successfully.')).toBeVisible()
  await expect(line(page, name)).toBeHidden()
  const entries = await operator.call(listAuditLog, {})
  const about = entries.filter(({ subject }) => subject.user_id === bea.user.user_id)
  expect(about.map(({ audit_action }) => audit_action)).toEqual(['account_deleted', 'account_exported'])

  await page.goto(`/admin/dashboard?user_id=${bea.user.user_id}`)
  const log = page.getByRole('region', { name: /^Audit log of/ })
  await expect(log.getByRole('listitem').first()).toContainText(`Mara Example deleted ${name} Example`)
  await expect(page.getByText('PostgreSQL', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('region', { name: 'Audit log', exact: true })).toBeVisible()
})

test('[WEB133] a failed job is looked at, tried again or dropped', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const [retried, dropped] = [`refused ${randomUUID()}`, `refused ${randomUUID()}`]
  for (const problem of [retried, dropped]) await aFailedJob(problem)
  const operator = await somebody(request, 'system_admin')
  await signIn(page, operator)
  await page.goto(`/admin/dashboard?user_id=${operator.user.user_id}`)
  await page.getByRole('button', { name: 'Show jobs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Late and failed jobs' })
  const job = (problem: string) => dialog.getByRole('listitem').filter({ hasText: problem })
  await expect(job(retried)).toContainText('connection.read')
  await expect(job(retried)).toContainText('failed 4 times')
  await expectAccessible(page)
  await job(retried).getByRole('button', { name: 'Try again' }).click()
  await expect(job(retried)).toBeHidden()
  await job(dropped).getByRole('button', { name: 'Drop' }).click()
  const question = page.getByRole('alertdialog', { name: 'Drop the job of connection.read?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(job(dropped)).toBeVisible()
  await job(dropped).getByRole('button', { name: 'Drop' }).click()
  await question.getByRole('button', { name: 'Drop' }).click()
  await expect(question).toBeHidden()
  await expect(job(dropped)).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const log = page.getByRole('region', { name: /^Audit log/ })
  for (const act of ['retried', 'dropped'])
    await expect(log.getByText(`${act} a job of connection.read`)).toBeVisible()
  await expectAccessible(page)
})

test('[PPL54] what the server refuses is shown as it was, with the reason', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('500')
  const name = `Cem${Date.now()}`
  await aPerson(request, name)
  await signIn(page, await somebody(request, 'system_admin'))
  await page.route('**/v1/admin/users/*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: updateAccount.says.failed, data: null } }),
  )
  await page.goto(`/admin/users?search=${name}`)
  await act(page, name, 'Disable')
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Failed to update user. Please try again.')).toBeVisible()
  await expect(line(page, name)).toContainText('Active')
})

async function somebody(request: APIRequestContext, role: Role): Promise<Person> {
  const person = await aPerson(request)
  const params = { user_id: person.user.user_id }
  await theChief(request).call(updateAccount, { params, body: { role } })
  return { ...person, user: { ...person.user, role } }
}

/** Somebody else's browser. */
async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(line(page, name)).toBeVisible()
}

/** The row of an account, or on a phone its card. */
function line(page: Page, name: string) {
  return page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first()
}

async function act(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name} Example` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('[PPL75] [PPL77] an operator sees who may register, and tries the mail server', {
  tag: '@whole',
}, async ({ page, request }) => {
  await signIn(page, theChief(request))
  await page.goto('/admin/dashboard')
  const health = page.getByRole('region', { name: 'Health' })
  await health.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(health).toContainText(/The mail server accepted the mail to \S+ after \d/)
  await expect(health).toContainText('250 2.0.0 Kept')
  await expectAccessible(page)

  // A change would close registration to the journeys beside this one, so its answers are told here.
  const registration = page.getByRole('region', { name: 'Registration' })
  let setting: RegistrationSetting = { registration: 'open', registration_domains: [], is_fixed: true }
  await answerWith(page, getRegistration, () => setting)
  await answerWith(page, updateRegistration, (body) => {
    setting = { ...setting, registration: body['registration'] === 'open' ? 'open' : 'invited' }
    return setting
  })
  await page.reload()
  await expect(registration).toContainText('Every visitor can create an account.')
  await expect(registration).toContainText('The setting REGISTRATION of this server decides this.')
  await expect(registration.getByRole('switch')).toHaveCount(0)
  setting = { ...setting, is_fixed: false }
  await page.reload()
  const isOpen = registration.getByRole('switch', { name: 'Visitors can create an account' })
  await expect(isOpen).toBeChecked()
  await isOpen.press('Space')
  await expect(isOpen).not.toBeChecked()
  await expect(page.getByText('Settings of registration updated successfully.')).toBeVisible()
  await expectAccessible(page)
})
