import { createLabel, createMeeting, createTask, listMeetings } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { holdChanges } from './support/hold-changes.ts'
import { dateAhead, inviting, meet } from './support/meetings.ts'
import { aPerson, type Person, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

interface Fetching {
  readonly screen: string
  readonly calls: string
  readonly sentences: readonly string[]
}

const fetchings: readonly Fetching[] = [
  {
    screen: '/user/meetings',
    calls: '**/v1/meeting/all?*',
    sentences: ['Error in fetching meetings', 'Failed to get all meetings. Please try again.'],
  },
  {
    screen: '/user/dashboard',
    calls: '**/v1/meeting/occurrences?*',
    sentences: ['Error in fetching meetings', 'Failed to fetch meetings. Please try again.'],
  },
  {
    screen: '/user/dashboard',
    calls: '**/v1/meeting/meeting_proposal/all',
    sentences: ['Failed to get all proposal meetings. Please try again.'],
  },
  {
    screen: '/user/calendar',
    calls: '**/v1/meeting/occurrences?*',
    sentences: ['Error in fetching meetings'],
  },
  {
    screen: '/user/settings?option=4',
    calls: '**/v1/user',
    sentences: ['Error fetching user details', 'Failed to get user. Please try again.'],
  },
  {
    screen: '/user/settings?option=5',
    calls: '**/v1/label/all',
    sentences: ['Error in fetching labels', 'Failed to get labels. Please try again.'],
  },
  {
    screen: '/user/settings?option=6',
    calls: '**/v1/availability',
    sentences: ['Failed to get availability. Please try again.'],
  },
  {
    screen: '/user/integrations',
    calls: '**/v1/integration/all',
    sentences: ['Error in fetching user tokens', 'Failed to get integrations. Please try again.'],
  },
  {
    screen: '/user/board',
    calls: '**/v1/task/all',
    sentences: ['Failed to get task. Please try again.'],
  },
  {
    screen: '/user/meetings/:meeting_id',
    calls: '**/v1/meeting/detail/*',
    sentences: ['Failed to get meeting details. Please try again.'],
  },
  {
    screen: '/user/meetings/:meeting_id',
    calls: '**/v1/task/meeting/*',
    sentences: ['Failed to get task. Please try again.'],
  },
  {
    screen: '/user/meetings/:past_id',
    calls: '**/v1/meeting/action_item/*',
    sentences: ['Failed to get action item. Please try again.'],
  },
  {
    screen: '/user/meetings/:past_id',
    calls: '**/v1/meeting/key_takeaway/*',
    sentences: ['Failed to get key takeaway. Please try again.'],
  },
]

test('[SCR20] what cannot be fetched says so in its place, and is there after another try', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  test.slow()
  guard.expectFailedLoads('403')
  guard.expectLogged('ApiError: Failed to get availability. Please try again.')
  await holdChanges(page)
  const mara = await aPerson(request)
  await mara.call(createTask, { body: { task_description: 'Sow beans' } })
  const { meeting_id } = await meet(mara)
  const past_id = (await meet(mara, { meeting_date: { start_date: dateAhead(-7) } })).meeting_id
  await signIn(page, mara)
  for (const { screen, calls, sentences } of fetchings) {
    // A refusal is not tried again by itself, which would take a while.
    await page.route(calls, (route) => route.fulfill({ status: 403, json: {} }))
    await page.goto(screen.replace(':meeting_id', meeting_id).replace(':past_id', past_id))
    const failures = page.getByRole('alert').filter({ hasText: sentences[0] })
    for (const sentence of sentences) await expect(failures.first()).toContainText(sentence)
    await page.unroute(calls)
    // A second place may fail a moment after the first, and each is tried for itself.
    await expect(async () => {
      const [place] = await failures.all()
      await place?.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 })
      await expect(failures).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  }
})

test('[SCR21] labels that could not be sent say so in the words of the screen', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('ERR_')
  const mara = await aPerson(request)
  await mara.call(createLabel, { body: { label_title: 'Garden' } })
  await signIn(page, mara)
  await page.goto('/user/settings?option=5')
  const row = page.getByRole('list', { name: 'Labels' }).getByRole('listitem').filter({ hasText: 'Garden' })
  await expect(row).toBeVisible()
  await page.route('**/v1/label/*', (route) => route.abort())

  await page.getByRole('button', { name: 'New label' }).first().click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Kitchen')
  await page.getByRole('button', { name: 'Create label' }).click()
  await expectSaid(page, 'Error in creating label')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await actOn(page, 'Garden', 'Edit')
  await page.getByRole('textbox', { name: 'Title' }).fill('Orchard')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Error in updating label')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await actOn(page, 'Garden', 'Delete')
  await expectSaid(page, 'Error in deleting label', 15_000)
  await expect(row).toBeVisible()
})

test('[SCR21] a meeting, an answer and a profile that could not be sent say so, and all is as before', {
  tag: '@whole',
}, async ({ page, request, guard, isMobile }) => {
  guard.expectFailedLoads('ERR_')
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  await meet(mara)
  await meet(otto, {
    meeting_title: 'FormRequest',
    meeting_time: { start_time: '14:00' },
    meeting_invitees: inviting(mara),
  })
  await signIn(page, mara)
  const blocked = ['DELETE', 'PUT']
  await page.route('**/v1/**', (route) =>
    blocked.includes(route.request().method()) ? route.abort() : route.fallback(),
  )

  await page.goto('/user/meetings')
  const card = page.getByRole('article', { name: 'Plan' })
  await card.getByRole('button', { name: 'Delete meeting' }).click()
  await expectSaid(page, 'Error in deleting meeting', 15_000)
  await expect(card).toBeVisible()

  await page.goto('/user/dashboard')
  const proposal = page.getByRole('region', { name: 'Meeting proposals' }).getByRole('listitem')
  await proposal.getByRole('button', { name: 'Accept' }).click()
  await expectSaid(page, 'Error in updating meeting proposal')
  await expect(proposal).toContainText('FormRequest')

  await page.goto('/user/settings?option=4')
  const about = page.getByRole('textbox', { name: 'About' })
  await about.fill('Grows beans.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Error updating user details')
  await expect(about).toHaveValue('Grows beans.')

  if (!isMobile) {
    await page.goto('/user/meetings')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('menuitem', { name: 'This month' }).click()
    await expectSaid(page, 'Error in updating timestamp info')
  }
  expect(await titlesOf(mara)).toEqual(['Plan', 'FormRequest'])
})

test('[SCR21] what the server refuses without words says the sentence of the call', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('500')
  const mara = await aPerson(request)
  const past_id = (
    await mara.call(createMeeting, {
      body: {
        meeting_title: 'Retro',
        meeting_date: { start_date: dateAhead(-7) },
        meeting_time: { start_time: '10:00' },
        meeting_timezone: 'Europe/Berlin',
      },
    })
  ).meeting_id
  await signIn(page, mara)
  await page.goto(`/user/meetings/${past_id}`)
  await page.route('**/v1/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: {} }),
  )
  for (const [region, button, sentence] of [
    ['Key takeaways', 'Add takeaway', 'Failed to create key takeaway. Please try again.'],
    ['Action items', 'Add item', 'Failed to create action item. Please try again.'],
  ] as const) {
    const card = page.getByRole('region', { name: region })
    await card.getByRole('button', { name: button }).click()
    await expect(card.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Water twice a week')
    await page.keyboard.press('Enter')
    await expectSaid(page, sentence)
  }
  await page.getByRole('textbox', { name: 'Description' }).fill('What went well')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Failed to update meeting. Please try again.')).toBeVisible()
})

test('[SCR26] weather that cannot be fetched says so in its dialog, and toasts stand at the top', {
  tag: '@whole',
}, async ({ page, request, guard, isMobile }) => {
  guard.expectFailedLoads('403')
  const mara = await aPerson(request)
  await meet(mara)
  await page.route('**/v1/weather/details*', (route) => route.fulfill({ status: 403, json: {} }))
  await page.route('**/v1/meeting/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 403, json: {} }) : route.fallback(),
  )
  await signIn(page, mara)
  await page.goto('/user/meetings')
  const card = page.getByRole('article', { name: 'Plan' })
  await card.getByRole('button', { name: 'Delete meeting' }).click()
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Failed to delete meeting' })
  await expect(toast).toBeVisible()
  const place = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(place?.y).toBeLessThan(40)
  expect(width - ((place?.x ?? 0) + (place?.width ?? 0))).toBeLessThan(40)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  if (isMobile) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Weather' }).click()
  } else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Weather/ })
      .click()
  const dialog = page.getByRole('dialog', { name: 'Weather' })
  await expect(dialog.getByRole('alert')).toContainText('Error in fetching weather')
})

async function expectSaid(page: Page, sentence: string, timeout = 10_000): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ hasText: sentence })
  await expect(toast).toBeVisible({ timeout })
  await toast.getByRole('button', { name: 'Close' }).click()
}

/** By the buttons of the row, or on a phone by its menu. */
async function actOn(page: Page, title: string, act: 'Edit' | 'Delete'): Promise<void> {
  const button = page.getByRole('button', { name: `${act} ${title}` })
  if (await button.count()) return button.click()
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

async function titlesOf(person: Person): Promise<readonly string[]> {
  return (await person.call(listMeetings, { query: {} })).map(({ meeting_title }) => meeting_title)
}
