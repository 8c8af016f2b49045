import {
  createMeeting,
  deleteMeeting,
  getMeeting,
  listOccurrences,
  type Meeting,
  updateMeeting,
} from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, listenToConsole, type Person, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

/** A Tuesday a few weeks ahead, so that nothing is over; the two days after it. */
const [tuesday, wednesday, thursday] = [0, 1, 2].map((days) => {
  const ahead = ((2 - new Date().getUTCDay() + 7) % 7) + 21 + days
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
})

test('[MTG44] [WMT46] changes one event of a series, then it and all that follow', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const series = await daily(mara, { meeting_title: 'Stand-up', meeting_description: 'Who does what' })
  const { original_start_timestamp: second } = (await datesOf(mara))[1] ?? {}
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${series.meeting_id}?occurrence=${second}`)
  await expect(page.getByText('One of a series')).toBeVisible()
  await edit(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('Retrospective')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const question = page.getByRole('dialog', { name: 'Change a repeating event' })
  await expect(question.getByRole('button', { name: 'All events' })).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'This event' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Retrospective' })).toBeVisible()
  expect((await datesOf(mara)).map(({ meeting_title }) => meeting_title)).toEqual([
    'Stand-up',
    'Retrospective',
    'Stand-up',
  ])

  await edit(page)
  await page.getByRole('textbox', { name: 'Agenda' }).fill('Look back')
  await page.getByRole('button', { name: /Save/ }).click()
  await expect(question.getByRole('button', { name: 'This event', exact: true })).toBeHidden()
  await question.getByRole('button', { name: 'This and following' }).click()
  await expect(page).not.toHaveURL(new RegExp(series.meeting_id))
  await expect(content(page).getByText('Look back')).toBeVisible()
  const ids = (await datesOf(mara)).map(({ meeting_id }) => meeting_id === series.meeting_id)
  expect(ids).toEqual([true, false, false])
  expect(complaints).toEqual([])
})

test('[MTG49] [WMT20] deletes one event of a series, with Undo', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const { meeting_id } = await daily(mara, { meeting_title: 'Stand-up' })
  await signIn(page, mara)
  await page.goto('/user/meetings')
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete meeting' }).click()
    await page.getByRole('dialog', { name: 'Delete a repeating event' }).getByText('This event').click()
    await expect(page.getByRole('article')).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await remove()
  // The series comes back with its next date once the server knows.
  await expect(page.getByRole('article')).toHaveCount(1)
  const dates = (await datesOf(mara)).map(({ start_timestamp }) => start_timestamp.slice(0, 10))
  expect(dates).toEqual([wednesday, thursday])
  expect((await mara.call(getMeeting, { params: { meeting_id } })).meeting_date.start_date).toBe(wednesday)
})

test('[WMT47] [WMT49] says what stands against a meeting, and saves it all the same', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await meet(mara, { meeting_title: 'Lunch' })
  const { meeting_id } = await meet(mara, {
    meeting_title: 'Plan',
    meeting_time: { start_time: '12:00', end_time: '13:00' },
  })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${meeting_id}`)
  await edit(page)
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await form.getByRole('combobox', { name: 'Start' }).fill('10:30 AM')
  await form.getByRole('combobox', { name: 'Start' }).press('Tab')
  await expect(form.getByText('Overlaps Lunch.')).toBeVisible()
  await form.getByRole('button', { name: /Does not repeat/ }).click()
  await page.getByRole('option', { name: 'Daily' }).click()
  await expect(form.getByText(/Check \d+ of \d+ dates/)).toBeVisible()
  await form.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(form.getByText(/Outside your working hours/)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByText('Meeting updated successfully')).toBeVisible()
  expect((await mara.call(getMeeting, { params: { meeting_id } })).meeting_recurrence.is_recurring).toBe(true)
  expect(complaints).toEqual([])
})

test('[MTG38] [WMT50] shows both versions of a meeting that was changed meanwhile', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('409')
  const mara = await aPerson(request)
  const { meeting_id } = await meet(mara, { meeting_title: 'Plan' })
  const params = { meeting_id }
  await signIn(page, mara)
  await page.goto(`/user/meetings/${meeting_id}`)
  await edit(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine')
  await mara.call(updateMeeting, { params, body: { meeting_title: 'Theirs', agenda: 'New' } })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const versions = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await expect(versions.getByText('Theirs', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const title = versions.getByRole('radiogroup', { name: 'Title' })
  await expect(title.getByRole('radio', { name: 'Keep mine' })).toBeChecked()
  await versions.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
  expect(await mara.call(getMeeting, { params })).toMatchObject({ meeting_title: 'Mine', agenda: 'New' })
})

test('[MTG41] [WMT48] restores, duplicates and prints a meeting', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const about = { meeting_title: 'Plan', meeting_description: 'Why we meet', agenda: 'One\nTwo' }
  const { meeting_id } = await meet(mara, about)
  await mara.call(deleteMeeting, { params: { meeting_id }, query: { how: 'cancel' } })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${meeting_id}`)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Meeting restored successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden()

  await content(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const form = page.getByRole('dialog', { name: 'Add new event' })
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Plan')
  await expect(form.getByText('Overlaps Plan.')).toBeVisible()
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(form).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  for (const name of ['Description', 'Agenda', 'Guests']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  // A card without content is no part of the paper.
  await expect(page.getByRole('heading', { name: 'Labels' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(content(page).getByRole('button', { name: 'More' })).toBeHidden()
  expect(complaints).toEqual([])
})

/** The page without the bars around it. */
function content(page: Page) {
  return page.getByRole('main')
}

async function edit(page: Page): Promise<void> {
  await content(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Edit event' })).toBeVisible()
}

// In Newfoundland clocks go forward on the Sunday with which the week begins; on Lord Howe Island each meeting is a day later.
for (const [timezoneId, counted] of [
  ['America/St_Johns', 4],
  ['Australia/Lord_Howe', 5],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('[DSH21] the dashboard counts every time a series takes place, and lists as many', {
      tag: '@whole',
    }, async ({ page, request }) => {
      const nora = await aPerson(request, 'Nora', 'America/St_Johns')
      await nora.call(createMeeting, {
        body: {
          meeting_title: 'Night watch',
          meeting_date: { start_date: '2027-03-11' },
          meeting_time: { start_time: '23:30', end_time: '23:45' },
          meeting_timezone: 'America/St_Johns',
          meeting_recurrence: {
            is_recurring: true,
            recurring_type: 'daily',
            recurring_end_date: '2027-03-17',
          },
        },
      })
      await signIn(page, nora)
      await page.goto('/user/dashboard?date=2027-03-16')
      await page.getByRole('button', { name: new RegExp(`^${counted} Meetings`) }).click()
      const list = page.getByRole('dialog', { name: `${counted} meetings` })
      await expect(list.getByRole('listitem')).toHaveCount(counted)
      await expect(list.getByRole('link', { name: 'Night watch' })).toHaveCount(counted)
      await expectAccessible(page)
    })
  })
}

/** Tuesday at ten, for an hour. */
function meet(person: Person, fields: Partial<Meeting> = {}): Promise<Meeting> {
  return person.call(createMeeting, {
    body: {
      meeting_date: { start_date: tuesday ?? '' },
      meeting_time: { start_time: '10:00', end_time: '11:00' },
      meeting_timezone: 'Europe/Berlin',
      ...fields,
    },
  })
}

/** On that Tuesday and the two days after it. */
function daily(person: Person, fields: Partial<Meeting>): Promise<Meeting> {
  return person.call(createMeeting, {
    body: {
      meeting_date: { start_date: tuesday ?? '' },
      meeting_time: { start_time: '10:00', end_time: '11:00' },
      meeting_timezone: 'Europe/Berlin',
      meeting_recurrence: {
        is_recurring: true,
        recurring_type: 'daily',
        recurring_end_date: thursday ?? null,
      },
      ...fields,
    },
  })
}

function datesOf(person: Person) {
  const query = {
    start_timestamp: `${tuesday}T00:00:00.000Z`,
    end_timestamp: new Date(Date.parse(`${thursday}T00:00:00.000Z`) + 86_400_000).toISOString(),
  }
  return person.call(listOccurrences, { query })
}
