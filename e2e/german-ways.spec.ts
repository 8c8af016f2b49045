import {
  connectCalDav,
  createApiToken,
  createAppPassword,
  listIntegrations,
  refreshIntegration,
  updateAccount,
  updateUser,
} from '@meridian/contract'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { startCalDavSimulator } from '../apps/simulators/src/caldav/provider.ts'
import { addAuthenticator } from './support/authenticator.ts'
import { expectGerman } from './support/german.ts'
import { test } from './support/guard.ts'
import { dateAhead } from './support/meetings.ts'
import { aPerson, expectAccessible, type Person, signIn, theChief } from './support/person.ts'

// What these screens do is shown in English; here they are whole in German.
test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  test('[WEB98] [SGN33] [SGN35] passkeys and two-step sign-in have no word of English', {
    tag: '@whole',
  }, async ({ page, request }) => {
    await addAuthenticator(page)
    await signIn(page, await aGerman(request))
    await page.goto('/user/settings?option=7')
    const card = page.getByRole('region', { name: 'Passkeys' })
    await card.getByRole('button', { name: 'Passkey hinzufügen' }).click()
    const adding = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
    await adding.getByRole('textbox', { name: 'Name' }).fill('Blaues Notebook')
    await expectWhole(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Der Passkey wurde hinzugefügt.')).toBeVisible()
    await card.getByRole('button', { name: 'Blaues Notebook umbenennen' }).click()
    await expectWhole(page)
    await page.keyboard.press('Escape')

    const steps = page.getByRole('region', { name: 'Anmeldung in zwei Schritten' })
    await steps.getByRole('button', { name: 'Einschalten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Anmeldung in zwei Schritten einschalten' })
    await expect(dialog.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
    await expectWhole(page)
    const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
    const app = new TOTP({ secret: (key ?? '').replaceAll(' ', '') })
    await dialog.getByRole('textbox', { name: 'Code' }).fill(app.generate())
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem'),
    ).toHaveCount(10)
    await expectWhole(page)
    await page.getByRole('button', { name: 'Sie sind gesichert' }).click()
    await expect(dialog).toHaveCount(0)
    await expectWhole(page)
  })

  test('[WEB98] [PRG24] [PRG29] [DAV21] [DAV28] what programs use has no word of English', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const jana = await aGerman(request)
    await jana.call(createAppPassword, { body: { program_name: 'Telefon', purpose: 'calendar' } })
    await jana.call(createApiToken, {
      body: { program_name: 'Nachtbericht', scopes: ['tasks:read'], valid_days: 7 },
    })
    await signIn(page, jana)
    await page.goto('/user/settings?option=12')
    const card = page.getByRole('region', { name: 'Kalenderprogramme' })
    const programs = card.locator('summary, button[aria-expanded]')
    await expect(programs).toHaveCount(4)
    for (const program of await programs.all()) await program.press('Enter')
    await expect(card.getByRole('img', { name: 'QR-Code mit Server und Benutzername' })).toHaveCount(2)
    await expectWhole(page)
    for (const name of ['Neues API-Token', 'Neuer Webhook']) {
      await page.getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      await expectWhole(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  })

  test('[WEB98] [SGN39] [SGN23] [SGN57] what operators end, and a sign-in that failed, have no word of English', {
    tag: '@whole',
  }, async ({ page, request, guard }) => {
    guard.expectFailedLoads('/v1/user/picture/', '40')
    await page.goto('/auth/sso/example?error=access_denied')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectWhole(page)

    const nora = await aPerson(request, `Nora${Date.now()}`)
    await nora.call(createAppPassword, { body: { program_name: 'Telefon', purpose: 'calendar' } })
    const operator = await aGerman(request)
    const params = { user_id: operator.user.user_id }
    await theChief(request).call(updateAccount, { params, body: { role: 'system_admin' } })
    await signIn(page, { ...operator, user: { ...operator.user, role: 'system_admin' } })
    await page.goto(`/admin/users?search=${nora.user.first_name}`)
    await page.getByRole('button', { name: `Aktionen für ${nora.user.full_name}` }).click()
    await page.getByRole('menuitem', { name: 'Zugänge' }).click()
    const dialog = page.getByRole('dialog', { name: `Zugänge von ${nora.user.full_name}` })
    await expect(dialog.getByText('Telefon')).toBeVisible()
    await expectWhole(page)
    await dialog.getByRole('button', { name: /^Telefon/ }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectWhole(page)
  })

  test('[WEB98] [CON124] [CON106] [CON121] a calendar server, its missing events and a mirror have no word of English', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const simulator = await startCalDavSimulator()
    try {
      const jana = await aGerman(request)
      const user = jana.user.primary_email
      const password = 'quiet brown lantern'
      const days = Array.from({ length: 9 }, (_, index) => dateAhead(index + 2).replaceAll('-', ''))
      simulator.change({ op: 'add_account', user, password })
      simulator.change({ op: 'add_calendar', user, calendar: 'garten', name: 'Garten' })
      simulator.change({ op: 'add_calendar', user, calendar: 'arbeit', name: 'Arbeit' })
      for (const day of days) {
        const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//DE\r\nBEGIN:VEVENT\r\nUID:${day}\r\nDTSTAMP:20261101T000000Z\r\nSUMMARY:Gartenbesuch\r\nDTSTART:${day}T100000Z\r\nDTEND:${day}T110000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
        simulator.change({ op: 'put_object', user, calendar: 'garten', object: `${day}.ics`, text })
      }
      await signIn(page, jana)
      await page.goto('/user/integrations')
      await page
        .getByRole('region', { name: 'CalDAV', exact: true })
        .getByRole('button', { name: 'Verbinden: CalDAV' })
        .click()
      await expect(page.getByRole('dialog', { name: 'Kalenderserver verbinden' })).toBeVisible()
      await expectWhole(page)
      await page.keyboard.press('Escape')

      await jana.call(connectCalDav, { body: { address: simulator.url, user, password } })
      const calendars = async () =>
        (await jana.call(listIntegrations, {})).flatMap(({ connection }) => connection?.calendars ?? [])
      const countRead = async () =>
        (await calendars()).filter(({ last_success_at }) => last_success_at !== null).length
      await expect.poll(countRead).toBe(2)
      for (const day of days)
        simulator.change({ op: 'delete_object', user, calendar: 'garten', object: `${day}.ics` })
      await jana.call(refreshIntegration, { params: { type: 'caldav' } })
      await expect.poll(async () => (await calendars()).some(({ vanished }) => vanished)).toBe(true)
      await page.reload()
      await expect(page.getByRole('region', { name: 'Fehlende Termine' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Belegte Zeiten spiegeln' })).toBeVisible()
      await expectWhole(page)
      await page
        .getByRole('region', { name: 'Belegte Zeiten spiegeln' })
        .getByRole('button', { name: 'Spiegeln', exact: true })
        .press('Enter')
      await expectWhole(page)
    } finally {
      await simulator.close()
    }
  })
})

async function aGerman(request: APIRequestContext): Promise<Person> {
  const jana = await aPerson(request, 'Jana')
  const user = await jana.call(updateUser, { body: { language: 'de', time_format: '24' } })
  return { ...jana, user: { ...jana.user, ...user } }
}

async function expectWhole(page: Page): Promise<void> {
  await expectGerman(page)
  await expectAccessible(page)
}
