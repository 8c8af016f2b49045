import { listIntegrations } from '@meridian/contract'
import { expect } from '@playwright/test'
import { answerConsent, cardOf, connectAccount, openAccounts } from './support/accounts.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'
import { theProvider } from './support/providers.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const failed = 'Failed to verify oauth token. Please try again.'
const named = [
  ['google', 'Google'],
  ['calendly', 'Calendly'],
  ['zoom', 'Zoom'],
] as const

test.describe('an account', () => {
  test.skip(({ isMobile }) => isMobile, 'A phone shows the same view, which is looked at below.')

  for (const [type, name] of named) {
    test(`[SET21] [SET22] [SET24] [SET33] of ${name} is refused, connected, reconnected and disconnected`, {
      tag: type === 'google' ? [] : '@whole',
    }, async ({ page, request, guard }) => {
      const mara = await aPerson(request)
      const email = await openAccounts(mara)
      await signIn(page, mara)
      await page.goto('/user/integrations')
      const card = cardOf(page, name)
      await expect(card.getByRole('button', { name: `Not connected: Connect ${name}` })).toBeVisible()

      await answerConsent(page, { name, email, answer: 'Cancel' })
      await expect(page.getByText(`${failed} Access was not allowed at ${name}`)).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await answerConsent(page, { name, email })
      await expect(page.getByText('Connected successfully.')).toBeVisible()
      await expect(card.getByRole('button', { name: `Connected: Disconnect ${name}` })).toBeVisible()
      await expect(card.getByText(`Connected as ${email}`)).toBeVisible()
      await expect(card.getByText('just now')).toBeVisible()

      await theProvider(type).change({ op: 'revoke', account: email })
      guard.expectFailedLoads('409')
      await card.getByRole('button', { name: `Refresh ${name}` }).click()
      await expect(card.getByRole('button', { name: `Needs attention: Reconnect ${name}` })).toBeVisible()
      await expect(
        card.getByText(`${name} no longer accepts the saved sign-in. Connect again.`),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'Integrations, needs attention' })).toBeVisible()
      await answerConsent(page, { name, email, button: 'Reconnect' })
      await expect(card.getByRole('button', { name: `Connected: Disconnect ${name}` })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Integrations, needs attention' })).toHaveCount(0)

      await card.getByRole('button', { name: `Connected: Disconnect ${name}` }).click()
      const question = page.getByRole('alertdialog', { name: `Disconnect ${name}?` })
      await expect(question).toContainText('Past meetings stay')
      await question.getByRole('button', { name: 'Disconnect' }).click()
      await expect(page.getByText('Disconnected successfully.')).toBeVisible()
      await expect(card.getByRole('button', { name: `Disconnected: Connect ${name}` })).toBeFocused()
      expect((await integrationOf(mara, type))?.status).toBe('disconnected')
    })
  }

  test('[SET33] of Google is not connected by half a consent, and says which half is missing', {
    tag: '@whole',
  }, async ({ page, request, guard }) => {
    const mara = await aPerson(request)
    const email = await openAccounts(mara)
    guard.expectFailedLoads('400')
    await signIn(page, mara)
    await page.goto('/user/settings?option=8')
    await answerConsent(page, { name: 'Google', email, untick: /View and edit events/ })
    await expect(page.getByText(/Nothing has changed, because this was not allowed at Google/)).toContainText(
      'View and edit events on all your calendars',
    )
    await expect(cardOf(page, 'Google').getByRole('button', { name: /^Connect: / })).toBeVisible()
  })

  test('[SET26] is read for the first time while one watches, and counts what comes', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    const { primary_email: email, full_name } = mara.user
    await theProvider('google').seed('calendar', {
      account: email,
      name: full_name,
      time_zone: 'Europe/Berlin',
    })
    const match = { path: '/calendar/v3/calendars/*/events', account: email }
    const heal = await theProvider('google').spoil({
      match,
      after: 1,
      times: 1,
      fault: { kind: 'slow', ms: 3000 },
    })
    await signIn(page, mara)
    await page.goto('/user/integrations')
    await answerConsent(page, { name: 'Google', email })
    const card = cardOf(page, 'Google')
    await expect(card.getByRole('progressbar', { name: 'First sync of Google' })).toBeVisible()
    await expect(card.getByText(/[1-9]\d* events read so far\./)).toBeVisible()
    await expect(page.getByText('Google synced successfully')).toBeVisible()
    await expect(card.getByText('just now')).toBeVisible()
    await expect(card.getByRole('progressbar')).toHaveCount(0)
    await heal()
  })
})

test('a meeting that is moved at Google moves in the open calendar', { tag: '@whole' }, async ({
  page,
  request,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'The screen has no part in it.')
  const mara = await aPerson(request)
  const account = await openAccounts(mara)
  const google = theProvider('google')
  const event = { summary: 'Moved outside', start: at('14:00'), end: at('15:00') }
  await google.change({ op: 'create_event', calendar: account, id: 'movedoutside', event })
  await connectAccount(mara, 'google')
  await signIn(page, mara)
  const streaming = page.waitForResponse(/\/v1\/events\b/)
  await page.goto('/user/calendar')
  await streaming
  await expect(page.getByRole('button', { name: /^Moved outside, .* 02:00 PM to 03:00 PM/ })).toBeVisible()

  const patch = { start: at('16:30'), end: at('17:30') }
  await google.change({ op: 'update_event', calendar: account, event_id: 'movedoutside', patch })
  const other = await context.newPage()
  await signIn(other, mara)
  await other.goto('/user/integrations')
  await cardOf(other, 'Google').getByRole('button', { name: 'Refresh Google' }).click()
  await expect(other.getByText('Google synced successfully')).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('button', { name: /^Moved outside, .* 04:30 PM to 05:30 PM/ })).toBeVisible()
})

test('[WMT21] [WMT22] [WMT23] a meeting of somebody else tells whose it is and where it is changed', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  const mara = await aPerson(request)
  const account = await openAccounts(mara)
  const google = theProvider('google')
  const organizer = `bo.${account}`
  await google.change({ op: 'add_account', email: organizer })
  const attendees = [{ email: account, displayName: mara.user.full_name }]
  const event = { summary: 'Harvest round', start: at('10:00', 7), end: at('11:00', 7), attendees }
  await google.change({ op: 'create_event', calendar: organizer, event })
  await connectAccount(mara, 'google')
  await expect.poll(async () => (await integrationOf(mara, 'google'))?.connection?.first_sync_done).toBe(true)
  await signIn(page, mara)
  await page.goto('/user/meetings')
  const card = page.getByRole('article', { name: 'Harvest round' })
  await expect(card).toContainText(`by ${organizer}`)
  await expect(card.getByText('Check booking status')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Meeting details' }).click()
  await expect(page.getByText(`Organizer: ${organizer}`)).toBeVisible()
  await expect(page.getByText(`${organizer} manages this meeting in Google Calendar.`)).toBeVisible()
  const sources = page.getByRole('region', { name: 'Sources' })
  await expect(sources.getByRole('link', { name: 'Open in Google Calendar' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveCount(0)
  await expectAccessible(page)

  if (isMobile) return
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit event' })
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Agenda' }).fill('Baskets 10 min')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('region', { name: 'Agenda' })).toContainText('Baskets')
})

test('[WMT24] a meeting is held in Zoom on request, and its link comes by itself', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await openAccounts(mara)
  await signIn(page, mara)
  await page.goto('/user/dashboard')
  await page
    .getByRole('button', { name: /^Create Event/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add new event' })
  await dialog.getByRole('button', { name: 'More options' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).toBeEnabled()
  await expect(dialog.getByText('Video call')).toHaveCount(0)
  await connectAccount(mara, 'zoom')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Held in a room')
  await dialog.getByRole('button', { name: /^No video call/ }).click()
  await page.getByRole('option', { name: 'Zoom' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Create Event/ }).click()
  await expect(page.getByText('Meeting created successfully.')).toBeVisible()
  await page.goto('/user/meetings')
  await page
    .getByRole('article', { name: 'Held in a room' })
    .getByRole('link', { name: 'Meeting details' })
    .click()
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details.getByRole('link', { name: /zoom\.us\/j\// })).toBeVisible()
})

async function integrationOf({ call }: Person, type: string) {
  return (await call(listIntegrations, {})).find((one) => one.type === type)
}

/** A time on the clock of Berlin, so many days on, as Google writes it. */
function at(time: string, days = 0) {
  const timeZone = 'Europe/Berlin'
  const day = new Date(Date.now() + days * 86_400_000)
  return { dateTime: `${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(day)}T${time}:00`, timeZone }
}
