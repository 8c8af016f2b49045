import { type Envelope, type Instance, updateUser } from '@meridian/contract'
import { expect, type Locator } from '@playwright/test'
import { test } from './support/guard.ts'
import { dateAhead, meet } from './support/meetings.ts'
import { aPerson, signIn } from './support/person.ts'
import { aNewcomer } from './support/register.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[SCR1] the buttons of sign-in and registration say what they do, and a failure keeps what was typed', {
  tag: '@whole',
}, async ({ page, guard }) => {
  guard.expectFailedLoads('500')
  guard.expectLogged('ApiError: Failed to register. Please try again.')
  const person = aNewcomer('Ines', 'Alvarez')
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/auth/register')
  const email = page.getByRole('textbox', { name: 'Email' })
  const password = page.getByRole('textbox', { name: 'Password' })
  await expect(email).toHaveAttribute('type', 'email')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('textbox', { name: 'First name' }).fill(person.first_name)
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.last_name)
  await email.fill(person.primary_email)
  await password.fill(person.password)
  await page.route('**/v1/user', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Failed to register. Please try again.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(person.first_name)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/auth/login')

  await page.route('**/v1/user/auth/login', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await password.fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Failed to login. Please try again.')).toBeVisible()
  await expect(email).toHaveValue(person.primary_email)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/user/auth/login', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  release()
  await expect(page).toHaveURL('/user/dashboard')
})

test('[SCR2] [SCR24] the privacy policy stands alone and speaks of all it has to', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  await page.goto('/privacy_policy')
  const policy = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await expect(policy.getByRole('heading', { level: 2 })).toHaveText([
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
  await expect(policy).toContainText('in particular they may be processed in India')
  const answer: Envelope<Instance> = await (await request.get('/v1/instance')).json()
  const operator = {
    operator_name: 'Quay & Sons',
    operator_address: '1 Quay Street\n12345 Harbour',
    operator_region: 'EU',
    support_email: 'help@people.example',
  }
  const json = { ...answer, data: { ...answer.data, ...operator } }
  await page.route('**/v1/instance', (route) => route.fulfill({ json }))
  await page.reload()
  await expect(policy.getByRole('heading', { name: 'Transfer', exact: true })).toBeVisible()
  await expect(policy).toContainText('in this region: European Union.')
  await expect(policy).not.toContainText('India')
  await expect(policy.getByText('Quay & Sons 1 Quay Street 12345 Harbour')).toBeVisible()
  await expect(policy.getByRole('link', { name: 'help@people.example' })).toBeVisible()
  await signIn(page, await aPerson(request))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create Event' })).toHaveCount(0)
})

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'A phone has two bars in their place.')

  test('[SCR3] the sidebar leads everywhere, and to the next meeting', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await meet(mara, {
      meeting_date: { start_date: dateAhead(2) },
      meeting_link: 'https://meet.example/plan',
    })
    await signIn(page, mara)
    await page.goto('/')
    await expect(page).toHaveURL('/user/dashboard')
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    await expect(sidebar.getByText('Meridian', { exact: true })).toBeVisible()
    const links = sidebar.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const names = ['Dashboard', 'Meetings', 'Calendar', 'Mails', 'Board', 'Integrations', 'Settings']
    for (const name of names) {
      const link = links.filter({ hasText: new RegExp(`^${name}$`) })
      await link.click()
      await expect(page).toHaveURL(`/user/${name.toLowerCase()}`)
      await expect(link).toHaveAttribute('aria-current', 'page')
    }
    const next = sidebar.getByRole('region', { name: 'Next meeting' })
    await expect(next).toContainText('10:00 – 10:30 AM')
    await expect(next.getByRole('link', { name: 'meet.example/plan' })).toHaveAttribute(
      'href',
      'https://meet.example/plan',
    )
    await next.getByRole('link', { name: 'Plan', exact: true }).click()
    await expect(page).toHaveURL(/\/user\/meetings\/[0-9a-f-]{36}$/)
  })

  test('[SCR4] the top bar chooses day, days and zone, and its clock ticks', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await mara.call(updateUser, { body: { week_start: 1 } })
    const { meeting_id } = await meet(mara)
    await page.clock.install()
    await signIn(page, mara)
    await page.goto('/user/dashboard')
    const bar = page.getByRole('banner').first()
    const clock = bar.getByRole('button', { name: /^Time zone, Berlin/ })
    await expect(clock).toHaveText(/\d\d:\d\d:\d\d [AP]M/)
    await page.clock.pauseAt(Math.ceil(Date.now() / 60_000) * 60_000 + 60_000)
    await expect(clock).toContainText(/:00 [AP]M/)
    for (const second of ['01', '02', '03']) {
      await page.clock.runFor(1000)
      await expect(clock).toContainText(new RegExp(`:${second} [AP]M`))
    }
    await page.clock.resume()

    await bar.getByRole('button', { name: 'Next day' }).click()
    await expect(page).toHaveURL(/date=/)
    await bar.getByRole('button', { name: 'Today' }).click()
    await expect(page).toHaveURL('/user/dashboard')
    await bar.getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['This week', 'This month', 'This year'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary').getByText('Ctrl K')).toBeVisible()
    await expect(bar.getByRole('button', { name: /^Weather/ })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Create Event' })).toBeVisible()
    await page.goto('/user/dashboard?date=2026-11-25')
    await bar.getByRole('button', { name: /^Choose a day/ }).click()
    const month = page.getByRole('dialog', { name: 'Choose a day' })
    await expect(month.getByRole('columnheader', { includeHidden: true }).first()).toHaveText('M')
    await day(month, 19).click()
    await expect(month).toBeHidden()
    await expect(page).toHaveURL('/user/dashboard?date=2026-11-19')

    await page.goto('/user/meetings?from=2026-11-16&to=2026-11-22')
    const chip = page.getByRole('button', { name: /^Choose the days/ })
    await expect(chip).toContainText('16 – 22 Nov 2026')
    await chip.click()
    const days = page.getByRole('dialog', { name: 'Choose the days' })
    await day(days, 12).click()
    await day(days, 10).click()
    await expect(days).toBeHidden()
    await expect(page).toHaveURL('/user/meetings?from=2026-11-10&to=2026-11-12')

    await page.goto(`/user/meetings/${meeting_id}`)
    await expect(page.getByRole('main').getByText('10:00 – 10:30 AM').first()).toBeVisible()
    for (const name of ['Next day', 'Filter']) await expect(bar.getByRole('button', { name })).toBeHidden()
    await clock.click()
    await page.getByRole('combobox').fill('Kolkata')
    await page
      .getByRole('option', { name: /Kolkata/ })
      .first()
      .click()
    await expect(page.getByText('Timestamp info updated successfully')).toBeVisible()
    await expect(page.getByRole('main').getByText('02:30 – 03:00 PM').first()).toBeVisible()
  })
})

function day(month: Locator, number: number): Locator {
  return month.getByRole('button', { name: new RegExp(`\\b(${number} November|November ${number},) 2026`) })
}
