import { connectCalDav, listIntegrations } from '@meridian/contract'
import { expect } from '@playwright/test'
import { startCalDavSimulator } from '../apps/simulators/src/caldav/provider.ts'
import { test } from './support/guard.ts'
import { dateAhead } from './support/meetings.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[CON115] [CON116] [CON121] busy times of one calendar are written into another, turned off, and deleted', {
  tag: '@whole',
}, async ({ page, request }) => {
  const simulator = await startCalDavSimulator()
  try {
    const mara = await aPerson(request)
    const user = mara.user.primary_email
    const password = 'quiet brown lantern'
    const day = dateAhead(2).replaceAll('-', '')
    const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//EN\r\nBEGIN:VEVENT\r\nUID:harbour\r\nDTSTAMP:20261101T000000Z\r\nSUMMARY:The north harbour\r\nDTSTART:${day}T100000Z\r\nDTEND:${day}T110000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
    simulator.change({ op: 'add_account', user, password })
    simulator.change({ op: 'add_calendar', user, calendar: 'family', name: 'Family' })
    simulator.change({ op: 'add_calendar', user, calendar: 'work', name: 'Work' })
    simulator.change({ op: 'put_object', user, calendar: 'family', object: 'harbour.ics', text })
    const written = () => simulator.scene.world.accounts.get(user)?.calendars.get('work')?.objects.size
    await mara.call(connectCalDav, { body: { address: simulator.url, user, password } })
    const countRead = async () =>
      (await mara.call(listIntegrations, {}))
        .flatMap(({ connection }) => connection?.calendars ?? [])
        .filter(({ last_success_at }) => last_success_at !== null).length
    await expect.poll(countRead).toBe(2)

    await signIn(page, mara)
    await page.goto('/user/integrations')
    const card = page.getByRole('region', { name: 'Busy mirror' })
    await expect(card.getByRole('button', { name: /Busy times of/ })).toContainText('Family')
    await expect(card.getByRole('button', { name: /Write into/ })).toContainText('Work')
    await card.getByRole('button', { name: 'Add mirror' }).press('Enter')
    const rule = card.getByRole('listitem').filter({ hasText: 'From Family (CalDAV) to Work (CalDAV)' })
    await expect(rule).toBeVisible()
    await expect.poll(written).toBe(1)
    await page.reload()
    await expect(rule).toContainText('One busy time written')
    await expectAccessible(page)

    const toggle = rule.getByRole('switch', { name: 'From Family (CalDAV) to Work (CalDAV)' })
    await toggle.press(' ')
    await expect(rule).toContainText('Off. Its events are deleted.')
    await expect.poll(written).toBe(0)
    await toggle.press(' ')
    await expect.poll(written).toBe(1)
    await rule.getByRole('button', { name: /^Delete From Family/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this busy mirror?' })
    await expect(question).toContainText('The busy times that it has written into Work (CalDAV) are deleted')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(rule).toHaveCount(0)
    await expect.poll(written).toBe(0)
  } finally {
    await simulator.close()
  }
})
