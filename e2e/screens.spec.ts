import { createMeeting, createMeetingTask } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { dateAhead, inviting, meet } from './support/meetings.ts'
import { aPerson, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[SCR15] [WMT79] a meeting says what it lacks, and who has no labels is led to where they are made', {
  tag: ['@phone', '@whole'],
}, async ({ page, request, isMobile }) => {
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  const { meeting_id } = await meet(otto, { meeting_title: '', meeting_invitees: inviting(mara) })
  await otto.call(createMeetingTask, {
    params: { meeting_id },
    body: { task_description: 'Bring seeds', associate_user_id: null },
  })
  await signIn(page, mara)
  await page.goto(`/user/meetings/${meeting_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No title provided')
  for (const text of [
    'No description',
    'No Agenda',
    'No location provided',
    'Active',
    'Organizer: Otto Example',
  ]) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  }
  for (const role of ['button', 'combobox', 'radio', 'link'] as const) {
    await expect(page.getByRole('main').getByRole(role, { name: /^Active$|meeting status/i })).toHaveCount(0)
  }
  await expect(page.getByRole('region', { name: 'Tasks' })).toContainText('Bring seeds')
  await expect(page.getByRole('region', { name: 'Tasks' })).toContainText('No user assigned')
  await expect(page.getByRole('region', { name: 'Key takeaways' })).toHaveCount(0)
  if (isMobile) {
    const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true })
    const [title, menu] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      more.boundingBox(),
    ])
    expect(menu?.x).toBeGreaterThan(title?.x ?? Number.NaN)
    expect(menu?.y).toBeLessThan(title?.y ?? Number.NaN)
    expect([menu?.width, menu?.height]).toEqual([44, 44])
  }
  await page.getByRole('button', { name: 'Assign label' }).click()
  const labels = page.getByRole('dialog', { name: 'Assign label' })
  await expect(labels).toContainText('No labels found!')
  await labels.getByRole('link').click()
  await expect(page).toHaveURL('/user/settings?option=5')

  const past = await mara.call(createMeeting, {
    body: {
      meeting_date: { start_date: dateAhead(-7) },
      meeting_time: { start_time: '10:00' },
      meeting_timezone: 'UTC',
    },
  })
  await page.goto(`/user/meetings/${past.meeting_id}`)
  for (const name of ['Key takeaways', 'Action items']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Tasks' })).toHaveCount(0)
})
