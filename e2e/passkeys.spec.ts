import {
  getSecondFactor,
  listPasskeys,
  listSessions,
  startSecondFactor,
  turnOnSecondFactor,
  updateAccount,
} from '@meridian/contract'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { addAuthenticator, ageSignIns } from './support/authenticator.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, type Person, signIn, theChief } from './support/person.ts'

const password = 'correct horse battery'
const account_settings = '/user/settings?option=7'

test('[SGN33] [SGN34] a passkey is added, signs in, is renamed and removed', async ({ page, request }) => {
  const mara = await aPerson(request)
  await addAuthenticator(page)
  await signIn(page, mara)
  await page.goto(account_settings)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await expect(card.getByText('No passkey yet.')).toBeVisible()
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Blue laptop')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added successfully.')).toBeVisible()
  const row = card.getByRole('listitem').filter({ hasText: 'Blue laptop' })
  await expect(row).toContainText('not used yet')
  await expectAccessible(page)

  // Chromium's authenticator takes what the address field proposes as soon as it is proposed.
  await page.addInitScript(recordMediation)
  await signOut(page)
  await expect(page).toHaveURL('/user/dashboard')
  expect(await page.evaluate(() => sessionStorage.getItem('mediation'))).toBe('conditional')
  expect((await mara.call(listSessions, {})).map(({ signed_in_by }) => signed_in_by)).toContain('passkey')

  await page.goto(account_settings)
  await row.getByRole('button', { name: 'Rename Blue laptop' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey renamed successfully.')).toBeVisible()
  await page.addInitScript(proposeNothing)
  await signOut(page)
  await enterByPasskey(page)
  await expect(page).toHaveURL('/user/dashboard')
  await page.goto(account_settings)
  await card.getByRole('button', { name: 'Remove Old laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed successfully.')).toBeVisible()
  await expect(card.getByText('No passkey yet.')).toBeVisible()
  await expect(page.locator(':focus')).toHaveText('No passkey yet.')
})

test('[SGN33] a passkey that the browser did not make leaves the form as it is', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const authenticator = await addAuthenticator(page)
  await authenticator.setVerified(false)
  await signIn(page, mara)
  await page.goto(account_settings)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Key ring')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('No passkey was added. Try again when you are ready.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Key ring')
  expect(await mara.call(listPasskeys, {})).toEqual([])
  await authenticator.setVerified(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added successfully.')).toBeVisible()
})

test('[SGN37] [SGN33] an old sign-in is asked again, and what was typed stays', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('403', '400')
  const mara = await aPerson(request)
  await addAuthenticator(page)
  await signIn(page, mara)
  await ageSignIns(mara.user.user_id)
  await page.goto(account_settings)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Key ring')
  await page.getByRole('button', { name: 'Continue' }).click()
  const question = page.getByRole('dialog', { name: "Confirm that it's you" })
  await expect(question.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Key ring')
  expect(await mara.call(listPasskeys, {})).toEqual([])

  await page.getByRole('button', { name: 'Continue' }).click()
  await question.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(question.getByText('This is not your password.')).toBeVisible()
  await question.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey added successfully.')).toBeVisible()
  expect(await mara.call(listPasskeys, {})).toMatchObject([{ passkey_name: 'Key ring' }])

  await ageSignIns(mara.user.user_id)
  await page.getByRole('button', { name: 'Remove Key ring' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Passkey removed successfully.')).toBeVisible()
})

test('[SGN35] [SGN36] two-step sign-in is turned on, asked for and turned off', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('409', '400')
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto(account_settings)
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  await card.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' })
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = new TOTP({ secret: (key ?? '').replaceAll(' ', '') })
  await dialog.getByRole('textbox', { name: 'Code' }).fill('12')
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByText('The code must be the 6 digits that your authenticator app shows.'),
  ).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(app.generate())
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const [first = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(card).toContainText('10 recovery codes left.')

  await signOut(page)
  await enterPassword(page, mara)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step sign-in')
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^This code is not right\./)).toBeVisible()
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('000000')
  // The code of the next half minute: that of this one may have turned it on.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/dashboard')

  await page.goto(account_settings)
  await expect(page.getByText(/with password and code/)).toBeVisible()
  await signOut(page)
  await enterPassword(page, mara)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(first.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/dashboard')
  await page.goto(account_settings)
  await expect(card).toContainText('9 recovery codes left.')
  await card.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(card).toContainText('Two-step sign-in is off.')
  await expect(page.locator(':focus')).toContainText('Two-step sign-in is off.')
})

test('[SGN34] a passkey that the account has removed is refused in words', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('401')
  const mara = await aPerson(request)
  await addAuthenticator(page)
  await signIn(page, mara)
  await page.goto(account_settings)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added successfully.')).toBeVisible()
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed successfully.')).toBeVisible()
  await page.addInitScript(proposeNothing)
  await signOut(page)
  await enterByPasskey(page)
  await expect(page.getByText('This passkey did not work here.')).toBeVisible()
  expect(await mara.call(getSecondFactor, {})).toMatchObject({ is_on: false })
})

test('[SGN18] [SGN37] an operator removes what a person has lost, after a fresh sign-in', {
  tag: ['@phone', '@whole'],
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('403')
  const name = `Lotta${Date.now()}`
  const lost = await aPerson(request, name)
  const { secret } = await lost.call(startSecondFactor, {})
  await lost.call(turnOnSecondFactor, { body: { code: new TOTP({ secret }).generate() } })
  const operator = await anOperator(request)
  await ageSignIns(operator.user.user_id)
  await signIn(page, operator)
  await page.goto(`/admin/users?search=${name}`)
  await page.getByRole('button', { name: `Actions for ${name} Example` }).click()
  await page.getByRole('menuitem', { name: 'Reset passkeys and codes' }).click()
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  const confirmation = page.getByRole('dialog', { name: "Confirm that it's you" })
  await confirmation.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two-step sign-in and passkeys removed.')).toBeVisible()
  await page.goto(`/admin/dashboard?user_id=${lost.user.user_id}`)
  await expect(page.getByText(/removed two-step sign-in and passkeys of/)).toBeVisible()
})

async function anOperator(request: APIRequestContext): Promise<Person> {
  const { user, call } = await aPerson(request, 'Olga')
  const params = { user_id: user.user_id }
  await theChief(request).call(updateAccount, { params, body: { role: 'admin' } })
  return { user: { ...user, role: 'admin' }, call }
}

/** Notes how the page asks for passkeys first: `conditional` proposes them in the address field. */
function recordMediation(): void {
  const { credentials } = navigator
  const get = credentials.get.bind(credentials)
  credentials.get = (options) => {
    if (!sessionStorage.getItem('mediation'))
      sessionStorage.setItem('mediation', options?.mediation ?? 'none')
    return get(options)
  }
}

/** As in browsers that know passkeys and propose none in fields. */
function proposeNothing(): void {
  PublicKeyCredential.isConditionalMediationAvailable = async () => false
}

/** Leaves what signing out leaves; the way out has journeys of its own. */
async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('user', 'null'))
  await page.goto('/auth/login')
}

async function enterPassword(page: Page, { user }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(user.primary_email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
}

async function enterByPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with passkey' }).click()
}
