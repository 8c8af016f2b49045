import type { Connection } from '@meridian/contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { no_answer, Refusal } from '../../../test/answers.ts'
import { expectAccessible } from '../../../test/barriers.ts'
import { focusOn } from '../../../test/keyboard.ts'
import { aCalendar, aConnection, anIntegration } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'
import { toasts as queued } from '../../platform/state/toasts.ts'

const here = () => `${location.pathname}${location.search}`
const toasts = page.getByRole('alertdialog')
const offered = [
  anIntegration({ name: 'Google', type: 'google', status: 'inactive', connection: null }),
  anIntegration({ name: 'Calendly', type: 'calendly', status: 'inactive', connection: null }),
  anIntegration({ name: 'Zoom', type: 'zoom', status: 'inactive', connection: null }),
]

it.each([
  ['on a desktop', [1440, 900]],
  ['on a phone', [390, 844]],
] as const)(
  '[WEB126] [WEB164] [SET27] each provider has its card, which says what it is for and what is missing, %s',
  async (_where, size) => {
    await show('/user/integrations', {
      size,
      answers: {
        listIntegrations: offered.map((one) => ({ ...one, missing_settings: ['CLIENT_ID'] })),
      },
    })
    await expect.element(page.getByText(/Testing phase\./)).toBeVisible()
    for (const { name, description } of offered) {
      const card = page.getByRole('region', { name, exact: true })
      await expect.element(card).toMatchTextContent(description)
      await expect.element(card).toMatchTextContent(`${name} isn't set up on this server yet.`)
      expect(card.element().textContent).not.toContain('CLIENT_ID')
      for (const button of [`Refresh ${name}`, `More about ${name}`])
        await expect.element(card.getByRole('button', { name: button })).toBeVisible()
      await expect.element(card.getByRole('button', { name: `Connect: ${name}`, exact: true })).toBeDisabled()
      await card.getByRole('button', { name: `View more: ${name}` }).click()
      await expect.element(card.getByRole('heading', { name: 'Access' })).toBeVisible()
    }
    await expectAccessible()
    await page.getByRole('button', { name: 'Refresh Zoom' }).click()
    await expect.element(page.getByText('User tokens fetched successfully')).toBeVisible()
  },
)

it('[WEB216] on a phone what an account is for has the whole width of its card', async () => {
  await show('/user/integrations', { size: [390, 844], answers: { listIntegrations: offered } })
  const card = page.getByRole('region', { name: 'Google', exact: true })
  const lead = card.getByText(offered[0]?.description ?? '', { exact: true })
  await expect.element(lead).toBeVisible()
  const [inner, outer] = [lead, card].map((one) => one.element().getBoundingClientRect())
  expect(inner?.width).toBeGreaterThan((outer?.width ?? 0) - 40)
})

it('[WEB178] who runs the server is told what to set, and is not sent to its operator', async () => {
  await show('/user/integrations', {
    user: { role: 'system_admin' },
    answers: {
      listIntegrations: offered.map((one) => ({ ...one, missing_settings: ['CLIENT_ID', 'CLIENT_SECRET'] })),
    },
  })
  await expect
    .element(page.getByText(/^Not set up yet: Google, Calendly,? and Zoom\. Each card names/))
    .toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Zoom', exact: true }))
    .toMatchTextContent(
      'Set CLIENT_ID and CLIENT_SECRET, as docs/connections.md explains, and start the server again.',
    )
  expect(page.getByText(/operator/).elements()).toEqual([])
})

it('[SET35] the mailbox of an account has bars of its own', async () => {
  const mailbox: NonNullable<Connection['mailbox']> = {
    integration_mail_type: 'google',
    account: 'ada@example.com',
    state: 'connected',
    reason: null,
    problem: null,
    last_success_at: '2026-11-20T08:58:00.000Z',
    next_sync_at: '2026-11-20T09:00:00.000Z',
    first_sync_done: true,
    mails_read: null,
    mails_expected: null,
  }
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString()
  const mail_sync_hours = [{ hour, good: 0, failed: 2 }]
  const connection = aConnection({ granted_capabilities: ['calendar', 'mail'], mailbox, mail_sync_hours })
  await show('/user/integrations', {
    answers: { listIntegrations: [anIntegration({ name: 'Google', type: 'google', connection })] },
  })
  const card = page.getByRole('region', { name: 'Google', exact: true })
  await expect.element(card.getByText('Calendars, last 24 hours')).toBeVisible()
  await expect.element(card.getByText('Mail, last 24 hours')).toBeVisible()
  await expect.element(card.getByRole('img', { name: /failed/i })).toBeVisible()
  await expectAccessible()
})

it('[WEB126] Connect asks the server for the address to go to', async () => {
  const shown = await show('/user/integrations', {
    answers: {
      listIntegrations: offered.map((one) => ({ ...one, status: 'active' as const })),
      getRedirectUri: () => new Refusal(409, 'Not now.'),
    },
  })
  const card = page.getByRole('region', { name: 'Zoom', exact: true })
  await expect.element(card.getByRole('button', { name: 'Connect: Zoom', exact: true })).toBeEnabled()
  expect(page.getByText(/Testing phase\./).elements()).toEqual([])
  expect(card.getByRole('button', { name: 'Disconnect' }).elements()).toEqual([])
  await card.getByRole('button', { name: 'Connect: Zoom', exact: true }).click()
  await expect.element(toasts.filter({ hasText: 'Not now.' })).toBeVisible()
  expect(shown.asked('getRedirectUri').map(({ params }) => params.type)).toEqual(['zoom'])
})

it.each([
  ['google', 'Failed to get oauth code. Please try again.'],
  ['zoom?state=2', 'Failed to get oauth code. Please try again.'],
  ['teapot?code=a&state=b', 'Invalid integration type.'],
  ['zoom?error=access_denied', 'Failed to verify oauth token. Please try again.'],
])(
  '[WEB127] [SET33] the return from %s says why nothing was connected, and goes on to the settings',
  async (back, sentence) => {
    await show(`/oauth/callback/${back}`, { answers: { verifyOAuth: () => no_answer } })
    await expect.element(toasts.filter({ hasText: sentence })).toBeVisible()
    await expect.poll(here).toBe('/user/settings?option=8')
  },
)

it('[WEB127] the return says that it goes on, while the server is asked', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await show('/oauth/callback/google?code=made-up&state=made-up', {
    answers: { verifyOAuth: () => released.then(() => new Refusal(400, 'Start again.')) },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Redirecting...' })).toBeVisible()
  expect(document.title).toBe('Redirecting... · Meridian')
  await expectAccessible()
  release()
  await expect.element(toasts.filter({ hasText: 'Start again.' })).toBeVisible()
  await expect.poll(here).toBe('/user/settings?option=8')
})

it('[WEB179] after Disconnect the keyboard goes on in the card', async () => {
  let zoom = anIntegration({ name: 'Zoom', type: 'zoom', connection: aConnection() })
  await show('/user/integrations', {
    answers: {
      listIntegrations: () => [zoom],
      disconnectIntegration: () => {
        zoom = anIntegration({ name: 'Zoom', type: 'zoom', status: 'active', connection: null })
        return { type: 'zoom', meetings_kept: 1, meetings_removed: 2 }
      },
    },
  })
  const card = page.getByRole('region', { name: 'Zoom', exact: true })
  await focusOn(card.getByRole('button', { name: 'Disconnect: Zoom' }))
  await userEvent.keyboard('{Enter}')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(card.getByRole('button', { name: 'Connect: Zoom' })).toBeVisible()
  await expect.poll(() => card.element().contains(document.activeElement)).toBe(true)
})

it.each(['?code=1&state=2', '?error=access_denied'])(
  '[WEB211] the return with %s ends at the card of the account',
  async (back) => {
    const connected = anIntegration({ name: 'Zoom', type: 'zoom', connection: aConnection() })
    await show(`/oauth/callback/zoom${back}`, {
      answers: {
        verifyOAuth: connected,
        listIntegrations: [...offered.slice(0, 2), connected],
      },
    })
    await expect.element(page.getByRole('heading', { name: 'Zoom', exact: true })).toHaveFocus()
  },
)

it('[SET33] the return waits until the person has signed in', async () => {
  await show('/oauth/callback/google?code=1&state=2', { user: null })
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(here()).toBe('/auth/login?next=%2Foauth%2Fcallback%2Fgoogle%3Fcode%3D1%26state%3D2')
})

it('[SET28] calendars are chosen at once, and a choice that is refused is taken back', async () => {
  const calendars = [aCalendar(), aCalendar({ id: 'orchard', name: 'Orchard', primary: false })]
  let google = anIntegration({ connection: aConnection({ calendars }) })
  const shown = await show('/user/integrations', {
    answers: {
      listIntegrations: () => [google],
      updateIntegration: () => {
        google = anIntegration({
          connection: aConnection({
            calendars: calendars.map((one) => ({ ...one, counts_as_busy: one.id !== 'orchard' })),
          }),
        })
        return google
      },
    },
  })
  const card = page.getByRole('region', { name: 'Google', exact: true })
  await card.getByRole('button', { name: 'View more: Google' }).click()
  const orchard = card.getByRole('group', { name: 'Orchard' })
  const busy = orchard.getByRole('checkbox', { name: 'Counts as busy' })
  await expect.element(busy).toBeChecked()
  await orchard.getByText('Counts as busy').click()
  await expect.element(busy).not.toBeChecked()
  await expect.poll(() => shown.asked('updateIntegration')).toHaveLength(1)
  await expectAccessible()
  shown.answer({ updateIntegration: () => new Refusal(503) })
  await orchard.getByText('Counts as busy').click()
  await expect.element(page.getByText('Failed to update integration. Please try again.')).toBeVisible()
  await expect.element(busy).not.toBeChecked()
})

function calendarServer(connection: Connection | null) {
  return anIntegration({ name: 'CalDAV', type: 'caldav', status: 'active', connection })
}

it.each([
  ['says nothing more of a first sync that is over at once', 2, false],
  ['says at the end of a long first sync that it is over', 60, true],
])('[WEB191] connecting a calendar server %s', async (_what, seconds, isTold) => {
  const reading = aConnection({ first_sync_done: false, state: 'syncing', last_success_at: null })
  let caldav = calendarServer(null)
  const shown = await show('/user/integrations', {
    answers: {
      listIntegrations: () => [caldav],
      connectCalDav: () => {
        caldav = calendarServer(reading)
        return caldav
      },
    },
  })
  const card = page.getByRole('region', { name: 'CalDAV', exact: true })
  await card.getByRole('button', { name: 'Connect: CalDAV', exact: true }).click()
  await page.getByRole('textbox', { name: 'Address of the server, or email' }).fill('ada@example.com')
  await page.getByLabelText('App password', { exact: true }).fill('quiet brown lantern')
  await userEvent.keyboard('{Enter}')
  await expect.element(toasts.filter({ hasText: 'Connected successfully.' })).toBeVisible()
  await expect.element(card.getByText('First sync', { exact: true })).toBeVisible()
  vi.setSystemTime(Date.now() + seconds * 1000)
  caldav = calendarServer(aConnection())
  shown.announce('integration')
  await expect.element(card.getByText('Last sync')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Refresh CalDAV' })).toBeEnabled()
  const said = queued.visibleToasts.map(({ content }) => content.text)
  expect(said.includes('Calendar server synced successfully')).toBe(isTold)
})
