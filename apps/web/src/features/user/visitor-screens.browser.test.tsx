import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Refusal } from '../../../test/answers.ts'
import { expectAccessible } from '../../../test/barriers.ts'
import { expectLogged } from '../../../test/complaints.ts'
import { answersOfEmptyAccount } from '../../../test/empty-account.ts'
import { anInstance } from '../../../test/frame-answers.ts'
import { aUser } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'

const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText('Password', { exact: true })
const refused = 'Invalid credentials or user not found. Please try again.'
const person = {
  first_name: 'Ines',
  last_name: 'Alvarez',
  address: 'ines@people.example',
  password: 'correct horse battery',
}

it('[WEB104] the buttons of registration say what they do, and a failure keeps what was typed', async () => {
  expectLogged('ApiError: Failed to register. Please try again.')
  const shown = await show('/auth/login', { user: null, answers: { register: () => new Refusal(500) } })
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect.element(email).toHaveAttribute('type', 'email')
  await expect.element(password).toHaveAttribute('type', 'password')
  const firstName = page.getByRole('textbox', { name: 'First name' })
  await firstName.fill(person.first_name)
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.last_name)
  await email.fill(person.address)
  await password.fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect.element(page.getByText('Failed to register. Please try again.')).toBeVisible()
  await expect.element(firstName).toHaveValue(person.first_name)
  const { access_token: _, ...user } = aUser({ primary_email: person.address })
  shown.answer({ register: user })
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect.element(page.getByText('Your account is ready. Log in to continue.')).toBeVisible()
  await expect.element(email).toHaveValue(person.address)
})

it('[WEB104] the button of the login says that it logs in, and a failure keeps what was typed', async () => {
  expectLogged('ApiError: Failed to login. Please try again.')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const reader = aUser({ primary_email: person.address })
  const shown = await show('/auth/login', { user: null, answers: { login: () => new Refusal(500) } })
  await email.fill(person.address)
  await password.fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.element(page.getByText('Failed to login. Please try again.')).toBeVisible()
  await expect.element(email).toHaveValue(person.address)
  shown.answer({ login: () => released.then(() => new Refusal(401, refused)) })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.element(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  release()
  await expect.element(page.getByText(refused)).toBeVisible()
  shown.answer({ ...answersOfEmptyAccount(reader), login: reader })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => location.pathname).toBe('/user/dashboard')
})

it('[WEB23] a session that ended elsewhere leads to the login, which says so', async () => {
  expectLogged('ApiError: Please sign in.')
  const shown = await show('/user/meetings')
  await expect.element(page.getByRole('heading', { level: 1, name: /Meetings/ })).toBeVisible()
  shown.answer({ listMeetings: () => new Refusal(401, 'Please sign in.') })
  shown.announce('meeting')
  await expect.element(page.getByText('Your session has ended. Log in to continue.')).toBeVisible()
  await expect.element(password).toBeVisible()
})

it('[JRN4] a refused sign-in says why, keeps the address and takes the focus there', async () => {
  await show('/auth/login', { user: null, answers: { login: () => new Refusal(401, refused) } })
  await email.fill(person.address)
  await password.fill('not the password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => document.activeElement?.textContent).toBe(refused)
  await expect.element(email).toHaveValue(person.address)
  await expectAccessible()
  await password.clear()
  await expect.element(page.getByText(refused)).not.toBeInTheDocument()
})

it.each(['/auth/login', '/auth/register'])(
  '[PPL5] %s says how to get in where registration is not open',
  async (address) => {
    await show(address, { user: null, answers: { getInstance: anInstance({ registration: 'invited' }) } })
    const sentence = 'This instance is by invitation. Ask help@people.example for an invitation link.'
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(page.getByRole('textbox').elements().length).toBe(address.endsWith('login') ? 2 : 0)
    await expectAccessible()
  },
)

it('[WEB156] after logging out the next sign-in begins on the dashboard', async () => {
  const reader = aUser()
  const ended = { sessions_ended: 1, is_feed_revoked: false, programs_revoked: 0 }
  await show('/user/meetings', { answers: { logout: ended, login: reader } })
  await logOut()
  await expect.element(email).toBeVisible()
  expect(`${location.pathname}${location.search}`).toBe('/auth/login')
  await email.fill(reader.primary_email)
  await password.fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => location.pathname).toBe('/user/dashboard')
})

it('[WEB84] a sign-out asks where a tab has unsaved input, and loses nothing before the answer', async () => {
  const ended = { sessions_ended: 1, is_feed_revoked: false, programs_revoked: 0 }
  const { asked } = await show('/user/mails/new', { answers: { logout: ended } })
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Half of a mail')
  const inOtherTab = Promise.withResolvers<void>()
  void navigator.locks.request('unsaved_polls', { mode: 'shared' }, () => inOtherTab.promise)
  await logOut()
  const question = page.getByRole('alertdialog', { name: 'Log out and lose what you typed?' })
  await expect.element(question).toMatchTextContent(/Not saved yet: a new mail and a poll\./)
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(subject).toHaveValue('Half of a mail')
  expect(asked('logout')).toEqual([])

  inOtherTab.resolve()
  await logOut()
  await expect.element(question).toMatchTextContent(/Not saved yet: a new mail\./)
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect.element(email).toBeVisible()
})

it('[WEB157] /login is the login, which leads back to no other address', async () => {
  await show('/login', { user: null })
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(`${location.pathname}${location.search}`).toBe('/auth/login')
})

it('[PPL71] the Sign Up of a new instance creates the first account', async () => {
  await show('/auth/login', { user: null, answers: { getInstance: anInstance({ has_accounts: false }) } })
  await expect
    .element(page.getByText('There is no account yet. Sign Up to create the first one.'))
    .toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Create the first account')
  await expect.element(email).toBeVisible()
  await expectAccessible()
})

it('[PPL71] a new instance by invitation says how its first account is made', async () => {
  const instance = anInstance({ has_accounts: false, registration: 'invited' })
  await show('/auth/login', { user: null, answers: { getInstance: instance } })
  await expect
    .element(page.getByText(/Start the server once with ADMIN_EMAIL and ADMIN_PASSWORD/))
    .toBeVisible()
  expect(page.getByRole('link', { name: 'Sign Up' }).elements()).toEqual([])
})

it('[OUT27] without a mail server the screens name whom to ask', async () => {
  await show('/auth/login', { user: null, answers: { getInstance: anInstance({ has_mail: false }) } })
  const sentence = page.getByText(/Ask help@people\.example for a link that sets a new password\./)
  await expect.element(sentence).toBeVisible()
  expect(page.getByRole('link', { name: 'Forgot password?' }).elements()).toEqual([])
  await expectAccessible()
})

it('[OUT27] without a mail server the screen of a forgotten password asks for nothing', async () => {
  await show('/auth/forgot', { user: null, answers: { getInstance: anInstance({ has_mail: false }) } })
  await expect
    .element(page.getByText(/Ask help@people\.example for a link that sets a new password\./))
    .toBeVisible()
  expect(page.getByText(/Forgot your password\?/).length).toBe(1)
  expect(page.getByRole('textbox').elements()).toEqual([])
})

it('[WEB105] the privacy policy stands alone and speaks of all it has to, for visitors too', async () => {
  await show('/privacy_policy', { user: null })
  const policy = page.getByRole('main')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  expect(
    policy
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'What we collect',
    'How we use it',
    'How long we keep it',
    'Transfer, including to India',
    'Disclosure',
    'Security',
    'Your rights under the GDPR',
    'CalOPPA',
    'CCPA',
    'Do Not Track',
    'Contact',
  ])
  await expect.element(policy).toMatchTextContent(/in particular they may be processed in India/)
  await expectAccessible()
})

it('[WEB105] [WEB128] the policy names the operator and the region, also for who is signed in', async () => {
  const instance = anInstance({
    operator_name: 'Quay & Sons',
    operator_address: '1 Quay Street\n12345 Harbour',
    operator_region: 'EU',
  })
  await show('/privacy_policy', { answers: { getInstance: instance } })
  const policy = page.getByRole('main')
  await expect.element(policy.getByRole('heading', { name: 'Transfer', exact: true })).toBeVisible()
  await expect.element(policy).toMatchTextContent(/in this region: European Union\./)
  expect(policy.element().textContent).not.toContain('India')
  await expect.element(policy.getByText('Quay & Sons 1 Quay Street 12345 Harbour')).toBeVisible()
  await expect.element(policy.getByRole('link', { name: 'help@people.example' })).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Main' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Create Event' }).elements()).toEqual([])
})

describe('[SGN38] a browser without passkeys', () => {
  const { PublicKeyCredential } = globalThis
  beforeEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  afterEach(() => void Object.assign(globalThis, { PublicKeyCredential }))
  const answers = { getInstance: anInstance({ has_passkeys: true }) }

  it('has no button for them where one signs in', async () => {
    await show('/auth/login', { user: null, answers })
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Sign in with passkey' }).elements()).toEqual([])
  })

  it('says so in the settings', async () => {
    await show('/user/settings?option=7', { answers })
    const card = page.getByRole('region', { name: 'Passkeys' })
    await expect.element(card.getByText("This browser doesn't support passkeys.")).toBeVisible()
    expect(card.getByRole('button').elements()).toEqual([])
  })
})

async function logOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
}
