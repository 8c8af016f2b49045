import {
  createApiToken,
  createMeeting,
  getMeeting,
  listTasks,
  updateMeeting,
  updateUser,
} from '@meridian/contract'
import { type APIRequestContext, expect } from '@playwright/test'
import { expectGerman } from './support/german.ts'
import { test } from './support/guard.ts'
import { dateAhead, inviting, meet } from './support/meetings.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'

interface AskedAct {
  readonly act_id: string
  readonly confirm_at: string
}

/** An assistant of the person, by plain requests. */
async function anAssistant(request: APIRequestContext, person: Person, program_name = 'Desk assistant') {
  const scopes = ['meetings:read', 'meetings:write', 'tasks:write', 'availability:write'] as const
  const { api_token } = await person.call(createApiToken, {
    body: { program_name, scopes: [...scopes], valid_days: 7 },
  })
  return async (name: string, input: object): Promise<AskedAct> => {
    const answer = await request.post('/mcp', {
      headers: { authorization: `Bearer ${api_token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
    })
    const [, line = ''] = /^data: (.*)$/m.exec(await answer.text()) ?? []
    return JSON.parse(line).result.structuredContent
  }
}

test('[AMC6] [AMC8] [AMC11] what an assistant asks for is confirmed by its link, and undone', async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const ole = await aPerson(request, 'Ole', 'Asia/Kathmandu')
  const { meeting_id, meeting_timestamps } = await meet(mara, {
    meeting_title: 'Review',
    meeting_invitees: inviting(ole),
  })
  const ask = await anAssistant(request, mara)
  const start = `${dateAhead(15)}T14:00`
  const { confirm_at } = await ask('move', { meeting_id, start, timezone: 'Europe/Paris' })
  const times = async () =>
    (await mara.call(getMeeting, { params: { meeting_id }, query: {} }))?.meeting_timestamps.start_timestamp

  await signIn(page, mara)
  await page.goto(new URL(confirm_at).pathname)
  const card = page.getByRole('region', { name: 'Move “Review”' })
  await expect(card).toContainText('Desk assistant asked just now')
  await expect(card).toContainText('Waits for you')
  await expect(card).toContainText('Ole Example')
  await expect(card).toContainText('01:00 – 01:30 PM')
  await expectAccessible(page)
  expect(await times()).toBe(meeting_timestamps.start_timestamp)

  const confirm = card.getByRole('button', { name: 'Confirm: Move “Review”' })
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Confirmed')
  expect(await times()).not.toBe(meeting_timestamps.start_timestamp)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Undo: Move “Review”' }).click()
  await expect(card).toContainText('Undone')
  expect(await times()).toBe(meeting_timestamps.start_timestamp)
})

test('[AMC7] [AMC10] the settings list what assistants ask for, as it comes', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const ask = await anAssistant(request, mara)
  await signIn(page, mara)
  await page.goto('/user/settings')
  await page.getByRole('link', { name: /^Assistants/ }).click()
  await expect(page.getByText('No assistant asked for anything yet')).toBeVisible()
  await expectAccessible(page)

  await ask('add_task', { text: 'Call the garage', due_date: dateAhead(20) })
  const task = page.getByRole('listitem', { name: 'Add the task “Call the garage”' })
  await expect(task).toContainText('Waits for you')
  await ask('hold_times', { times: [{ start: `${dateAhead(16)}T20:00` }], title: 'Interview' })
  const held = page.getByRole('listitem', { name: 'Hold times for “Interview”' })
  await expect(held).toContainText('3 days')
  await expectAccessible(page)
  await held.getByRole('button', { name: /^Discard/ }).click()
  await expect(held).toContainText('Discarded')
  await task.getByRole('button', { name: /^Confirm/ }).click()
  await expect(task.getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(await mara.call(listTasks, {})).toMatchObject([{ task_description: 'Call the garage' }])
  await task.getByRole('button', { name: /^Undo/ }).click()
  await expect(task).toContainText('Undone')
  expect(await mara.call(listTasks, {})).toEqual([])
})

test('[AMC9] what can no longer be done says so and waits on', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectFailedLoads('409')
  const mara = await aPerson(request)
  const { meeting_id } = await meet(mara, { meeting_title: 'Review' })
  const ask = await anAssistant(request, mara)
  const { confirm_at } = await ask('cancel', { meeting_id })
  await signIn(page, mara)
  await page.goto(new URL(confirm_at).pathname)
  const card = page.getByRole('region', { name: 'Cancel “Review”' })
  await expect(card).toBeVisible()
  await mara.call(updateMeeting, { params: { meeting_id }, body: { meeting_title: 'Other review' } })
  await card.getByRole('button', { name: /^Confirm/ }).click()
  await expect(page.getByText('The meeting was changed meanwhile. Please look at it again.')).toBeVisible()
  await expect(card).toContainText('Waits for you')
  const current = await mara.call(getMeeting, { params: { meeting_id }, query: {} })
  expect(current?.meeting_status).toBe('active')
})

test('[AMC10] an act of somebody else is not there', { tag: '@whole' }, async ({ page, request, guard }) => {
  guard.expectFailedLoads('404')
  const [mara, ole] = [await aPerson(request), await aPerson(request, 'Ole')]
  await ole.call(createMeeting, {
    body: {
      meeting_title: 'Own',
      meeting_date: { start_date: dateAhead(14) },
      meeting_time: { start_time: '10:00' },
    },
  })
  const ask = await anAssistant(request, ole)
  const { act_id } = await ask('add_task', { text: 'Secret errand' })
  await signIn(page, mara)
  await page.goto(`/user/assistant/${act_id}`)
  await expect(page.getByText('This is not among what your assistants asked for.')).toBeVisible()
  await expect(page.getByText('Secret errand')).toHaveCount(0)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  test('[WEB98] [AMC8] acts that wait, are done and undone have no word of English', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const jana = await aPerson(request, 'Jana')
    const user = await jana.call(updateUser, { body: { language: 'de', time_format: '24' } })
    const ole = await aPerson(request, 'Ole', 'Asia/Kathmandu')
    const { meeting_id } = await meet(jana, {
      meeting_title: 'Quartalsplanung',
      meeting_invitees: inviting(ole),
    })
    const ask = await anAssistant(request, jana, 'Schreibtisch')
    const { confirm_at } = await ask('move', { meeting_id, start: `${dateAhead(15)}T14:00` })
    await ask('add_task', { text: 'Werkstatt anrufen', due_date: dateAhead(20) })
    await ask('hold_times', { times: [{ start: `${dateAhead(16)}T20:00` }], title: 'Vorstellung' })
    await signIn(page, { ...jana, user: { ...jana.user, ...user } })
    await page.goto(new URL(confirm_at).pathname)
    const card = page.getByRole('region', { name: '„Quartalsplanung“ verschieben' })
    await expect(card).toContainText('Wartet auf Sie')
    await expectGerman(page)
    await expectAccessible(page)
    await card.getByRole('button', { name: /^Bestätigen/ }).click()
    await expect(card.getByRole('button', { name: /^Rückgängig/ })).toBeVisible()
    await expectGerman(page)

    await page.goto('/user/settings?option=13')
    const held = page.getByRole('listitem', { name: /„Vorstellung“/ })
    await held.getByRole('button', { name: /^Verwerfen/ }).click()
    await expect(held).toContainText('Verworfen')
    await page.getByRole('button', { name: /^Rückgängig/ }).click()
    await expect(page.getByRole('listitem', { name: /„Quartalsplanung“/ })).toContainText(
      'Rückgängig gemacht',
    )
    await expectGerman(page)
    await expectAccessible(page)
  })
})
