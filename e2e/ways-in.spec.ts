import {
  createApiToken,
  createAppPassword,
  listAuditLog,
  listSessions,
  login,
  updateAccount,
} from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { addAuthenticator, ageSignIns } from './support/authenticator.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, type Person, signIn, theChief } from './support/person.ts'

const password = 'correct horse battery'

// The list shows the accounts of other journeys too, which delete their pictures meanwhile.
test.beforeEach(({ guard }) => guard.expectFailedLoads('/v1/user/picture/'))

test('[SGN39] [SGN23] [SGN24] an operator sees and ends the ways into an account', { tag: '@whole' }, async ({
  page,
  request,
  browser,
  guard,
}) => {
  guard.expectFailedLoads('403')
  const nora = await aPerson(request, `Nora${Date.now()}`)
  await nora.call(createAppPassword, { body: { program_name: 'Phone calendar', purpose: 'calendar' } })
  await nora.call(createApiToken, {
    body: { program_name: 'Backup script', scopes: ['meetings:read'], valid_days: 30 },
  })
  await addPasskey(await (await browser.newContext()).newPage(), nora)
  const operator = await aPerson(request, 'Otto')
  const params = { user_id: operator.user.user_id }
  await theChief(request).call(updateAccount, { params, body: { role: 'system_admin' } })
  await ageSignIns(operator.user.user_id)
  await signIn(page, { ...operator, user: { ...operator.user, role: 'system_admin' } })
  const dialog = await openWays(page, nora)
  await expect(dialog.getByRole('list', { name: 'Passkeys' })).toContainText('Blue laptop')
  await expect(dialog.getByRole('list', { name: 'Sessions' })).toContainText('with password')
  await expect(dialog.getByRole('list', { name: 'App passwords' })).toContainText('Phone calendar')
  await expect(dialog.getByRole('list', { name: 'API tokens' })).toContainText('Valid until')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'End Phone calendar' }).click()
  const question = page.getByRole('alertdialog', { name: /^End “Phone calendar” of Nora/ })
  await expect(question).toContainText('Programs that use it lose their access at once')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'End it' }).click()
  const proof = page.getByRole('dialog', { name: "Confirm that it's you" })
  await proof.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Way in ended.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'App passwords' })).toHaveCount(0)
  expect(await nora.call(listSessions, {})).toHaveLength(1)

  await dialog.getByRole('button', { name: 'End Password' }).click()
  const ofPassword = page.getByRole('alertdialog', { name: /^End “Password”/ })
  await expect(ofPassword).toContainText('All sessions of the account end')
  await ofPassword.getByRole('button', { name: 'End it' }).click()
  await expect(dialog.getByText('This account has no password.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Sessions' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'End Blue laptop' }).click()
  const ofLast = page.getByRole('alertdialog', { name: /^End “Blue laptop”/ })
  await expect(ofLast).toContainText('This is the last way into the account.')
  await expectAccessible(page)
  await ofLast.getByRole('button', { name: 'End it' }).click()
  await expect(dialog.getByRole('list', { name: 'Passkeys' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const body = { primary_email: nora.user.primary_email, password }
  await expect(nora.call(login, { body })).rejects.toThrow('Invalid credentials')
  const entries = await operator.call(listAuditLog, { query: { user_id: nora.user.user_id } })
  expect(entries.flatMap(({ details }) => details.way_in_kind ?? [])).toEqual([
    'passkey',
    'password',
    'app_password',
  ])
})

async function openWays(page: Page, { user }: Person) {
  await page.goto(`/admin/users?search=${user.first_name}`)
  await page.getByRole('button', { name: `Actions for ${user.full_name}` }).click()
  await page.getByRole('menuitem', { name: 'Ways in' }).click()
  return page.getByRole('dialog', { name: `Ways in of ${user.full_name}` })
}

async function addPasskey(page: Page, person: Person): Promise<void> {
  await addAuthenticator(page)
  await signIn(page, person)
  await page.goto('/user/settings?option=7')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Blue laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added successfully.')).toBeVisible()
  await page.context().close()
}
