import { expect } from '@playwright/test'
import { startCalDavSimulator } from '../apps/simulators/src/caldav/provider.ts'
import { cardOf } from './support/accounts.ts'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[CON124] [CON126] [CON129] a calendar server is connected by its address, shown, and disconnected', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  test.slow()
  guard.expectFailedLoads('400')
  const simulator = await startCalDavSimulator()
  try {
    const mara = await aPerson(request)
    const user = mara.user.primary_email
    const tomorrow = Temporal.Now.plainDateISO('UTC').add({ days: 1 }).toString().replaceAll('-', '')
    const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//EN\r\nBEGIN:VEVENT\r\nUID:harbour\r\nDTSTAMP:20261101T000000Z\r\nSUMMARY:The north harbour\r\nDTSTART:${tomorrow}T100000Z\r\nDTEND:${tomorrow}T110000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
    simulator.change({ op: 'add_account', user, password: 'quiet brown lantern' })
    simulator.change({ op: 'add_calendar', user, calendar: 'work', name: 'Work' })
    simulator.change({ op: 'add_calendar', user, calendar: 'team', name: 'Team', is_read_only: true })
    simulator.change({ op: 'put_object', user, calendar: 'work', object: 'harbour.ics', text })

    await signIn(page, mara)
    await page.goto('/user/meetings')
    await expect(page.getByRole('tab', { name: /Calendar server/ })).toHaveCount(0)
    await page.goto('/user/integrations')
    const card = cardOf(page, 'CalDAV')
    await card.getByRole('button', { name: /^Connect: / }).click()
    const form = page.getByRole('dialog', { name: 'Connect a calendar server' })
    const field = (name: string) => form.getByRole('textbox', { name })
    await expect(field('Address of the server, or email')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(
      form.getByText('Enter the address of the server, or your email address there.'),
    ).toBeVisible()
    await expectAccessible(page)
    await field('Address of the server, or email').fill('https://127.0.0.1:1')
    await field('User name').fill(user)
    await field('App password').fill('wrong')
    await page.keyboard.press('Enter')
    await expect(form.getByText('No server answers at this address.')).toBeVisible()
    await expect(field('Address of the server, or email')).toBeFocused()
    await field('Address of the server, or email').fill(simulator.url)
    await page.keyboard.press('Enter')
    await expect(form.getByText('The server does not accept this user name and password.')).toBeVisible()
    await expect(field('App password')).toBeFocused()
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: /^Connect: / }).click()
    await expect(field('User name')).toHaveValue(user)
    await field('App password').fill('quiet brown lantern')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Connected successfully.')).toBeVisible()
    await expect(card.getByText(`Connected as ${user}`)).toBeVisible()
    await card.getByRole('button', { name: 'View more' }).click()
    const team = card.getByRole('group', { name: 'Team' })
    await expect(
      card.getByRole('group', { name: 'Work' }).getByRole('checkbox', { name: 'Shown' }),
    ).toBeChecked()
    await expect(team.getByRole('checkbox', { name: 'Counts as busy' })).not.toBeChecked()
    await expectAccessible(page)

    await page.goto('/user/meetings')
    await expect(page.getByRole('article', { name: 'The north harbour' })).toBeVisible()
    await page.getByRole('tab', { name: /Calendar server/ }).click()
    await expect(page).toHaveURL('/user/meetings?source=caldav')
    await expect(page.getByRole('article', { name: 'The north harbour' })).toBeVisible()

    simulator.change({ op: 'set_password', user, password: 'loud blue kettle' })
    await page.goto('/user/integrations')
    await card.getByRole('button', { name: 'Refresh CalDAV' }).click()
    await expect(card.getByRole('button', { name: 'Needs attention: Reconnect CalDAV' })).toBeVisible()
    await card.getByRole('button', { name: /^Reconnect: / }).click()
    const again = page.getByRole('dialog', { name: 'Reconnect the calendar server' })
    await expect(again.getByRole('textbox', { name: 'Address of the server' })).toHaveValue(simulator.url)
    await expect(again.getByRole('textbox', { name: 'App password' })).toBeFocused()
    await again.getByRole('textbox', { name: 'App password' }).fill('loud blue kettle')
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: 'Connected: Disconnect CalDAV' })).toBeVisible()

    await card.getByRole('button', { name: 'Connected: Disconnect CalDAV' }).click()
    const question = page.getByRole('alertdialog', { name: 'Disconnect CalDAV?' })
    await expect(question).toContainText('Meridian deletes the password')
    await question.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('Disconnected successfully.')).toBeVisible()
    await page.goto('/user/meetings')
    await expect(page.getByRole('article', { name: 'The north harbour' })).toHaveCount(0)
  } finally {
    await simulator.close()
  }
})
