import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, no_answer, Refusal } from '../../../../test/answers.ts'
import { expectAccessible } from '../../../../test/barriers.ts'
import { byWeekday, officeHours } from '../../../../test/empty-account.ts'
import { focusOn } from '../../../../test/keyboard.ts'
import { aCheck, anId, aPlan, omar } from '../../../../test/samples.ts'
import { show, type Shown, stopTime } from '../../../../test/show.tsx'
import { useCreateMeeting } from './use-create-meeting.ts'

const form = page.getByRole('dialog', { name: 'Add new event' })
const title = form.getByRole('textbox', { name: 'Title' })
const create = form.getByRole('button', { name: /^Create Event/ })
const toasts = page.getByRole('alertdialog')
let created: ReturnType<typeof aPlan>[] = []
beforeEach(() => {
  created = []
})

const answers: Answers = {
  listMeetings: () => created,
  getFreeBusy: { people: [] },
  suggestUsers: [],
  createMeeting: ({ body }) => {
    const meeting = aPlan(created.length + 1, { meeting_title: body.meeting_title ?? '' })
    created.push(meeting)
    return meeting
  },
}

async function openForm(others: Answers = {}): Promise<Shown> {
  const shown = await show('/user/meetings', { answers: { ...answers, ...others } })
  await page.getByRole('banner').first().getByRole('button', { name: 'Create Event' }).click()
  await expect.element(title).toHaveFocus()
  return shown
}

it('[WEB120] [WMT67] the form has a field for everything a meeting holds', async () => {
  await openForm()
  expect(form.getByRole('textbox', { name: 'Description' }).elements()).toEqual([])
  await form.getByRole('button', { name: 'More options' }).click()
  for (const name of ['Title', 'Description', 'Agenda', 'Link', 'Location', 'Date'])
    await expect.element(form.getByRole('textbox', { name, exact: true })).toBeVisible()
  for (const name of ['Start', 'End', 'Invitees'])
    await expect.element(form.getByRole('combobox', { name, exact: true })).toBeVisible()
  await expect.element(form.getByRole('button', { name: /Timezone/ })).toMatchTextContent('Berlin')
  await expect.element(form.getByRole('radiogroup', { name: 'Priority' })).toMatchTextContent('LowMediumHigh')
  const days = form.getByRole('group', { name: 'Repeat on' }).getByRole('button')
  expect(days.length).toBe(7)
  await days.first().click()
  await expect.element(form.getByRole('button', { name: /^Custom days/ })).toBeVisible()
  await expect.element(form.getByText('Repeat until')).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Add label' })).toBeVisible()
  await expectAccessible()
  await form.getByRole('combobox', { name: 'Start', exact: true }).click()
  await expect.poll(() => page.getByRole('option').length).toBe(48)
})

it('[WMT67] the keyboard goes on in the fields that More options shows', async () => {
  await openForm()
  form.getByRole('button', { name: 'More options' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByRole('group', { name: 'More options' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(form.getByRole('textbox', { name: 'Link', exact: true })).toHaveFocus()
})

it('[WMT89] names the time zone as it is called on the day of the meeting', async () => {
  await openForm()
  const zone = form.getByRole('button', { name: /Timezone/ })
  await expect.element(zone).toMatchTextContent('Berlin, CET')
  await form.getByRole('textbox', { name: 'Date', exact: true }).fill('10 Jul 2027')
  await userEvent.keyboard('{Tab}')
  await expect.element(zone).toMatchTextContent('Berlin, CEST')
})

it('[WMT92] keeps its size when something stands against the chosen time', async () => {
  let check = aCheck()
  const shown = await openForm({ checkMeeting: () => check })
  await form.getByRole('button', { name: 'More options' }).click()
  await title.fill('Plan')
  const start = form.getByRole('combobox', { name: 'Start', exact: true })
  await expect.poll(() => shown.asked('checkMeeting').length).toBeGreaterThan(0)
  const before = form.element().getBoundingClientRect()
  const conflicts = [{ meeting_id: anId(9), meeting_title: 'Dentist', is_travel: false }]
  check = {
    ...check,
    occurrences: [
      {
        start_timestamp: '2026-11-19T03:00:00.000Z',
        end_timestamp: '2026-11-19T03:30:00.000Z',
        conflicts,
        busy: [],
        outside_hours: [],
        clock_changes: [],
      },
    ],
  }
  await start.fill('3:00')
  await userEvent.keyboard('{Tab}')
  await expect.element(form.getByText('Overlaps Dentist.')).toBeVisible()
  expect(form.element().getBoundingClientRect().height).toBe(before.height)
  expect(form.element().getBoundingClientRect().top).toBe(before.top)
})

it('[WMT91] tells that the chosen time is over and that guests get no mail about it', async () => {
  await openForm()
  await form.getByRole('textbox', { name: 'Date', exact: true }).fill('10 Jul 2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(form.getByText('30 min · This time is over')).toBeVisible()
  await form.getByRole('combobox', { name: 'Invitees' }).fill('kim@guests.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Guests get no mail about an event that is over.')).toBeVisible()
  await form.getByText('All day').click()
  await expect.element(form.getByText('This time is over')).toBeVisible()
})

it('[WMT94] what was changed of a meeting that is deleted meanwhile is saved as a new one', async () => {
  const meeting_id = anId(1)
  const shown = await show(`/user/meetings/${meeting_id}`, {
    answers: {
      ...answers,
      getMeeting: aPlan(1),
      updateMeeting: () => new Refusal(404, 'Meeting not found.'),
    },
  })
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  const edit = page.getByRole('dialog', { name: 'Edit event' })
  await edit.getByRole('textbox', { name: 'Title' }).fill('Plan of the quay')
  await edit.getByRole('button', { name: /^Save/ }).click()
  await expect.element(toasts).toMatchTextContent(/no longer there\. Save again to create it as a new one/)
  expect(shown.asked('createMeeting')).toEqual([])
  await edit.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(() => shown.asked('createMeeting').length).toBe(1)
  expect(shown.asked('createMeeting')[0]?.body).toMatchObject({ meeting_title: 'Plan of the quay' })
})

it('[WMT90] tells how many guests are mailed now before more are invited', async () => {
  await openForm({ getMailAllowance: { guest_mails_left: 1, guest_mails_per_day: 20 } })
  const invitees = form.getByRole('combobox', { name: 'Invitees' })
  await invitees.fill('kim@guests.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Guests without an account are invited by mail.')).toBeVisible()
  await invitees.fill('lou@guests.example')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(
      form.getByText(
        'Only 1 guest without an account can be mailed now, with at most 20 a day; the others are mailed on the next days.',
      ),
    )
    .toBeVisible()
})

describe('[WEB121] people are looked for', () => {
  const found = ['Zora', 'Zoltan', 'Zoe'].map((first_name, index) => ({
    user_id: anId(700 + index),
    first_name,
    last_name: 'Example',
    full_name: `${first_name} Example`,
    profile_picture: null,
    timezone: 'Europe/Berlin',
  }))
  const invitees = form.getByRole('combobox', { name: 'Invitees' })

  it('a second after the last letter, five at most', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const shown = await openForm({ suggestUsers: () => released.then(() => found) })
    await invitees.click()
    stopTime()
    await userEvent.keyboard('Z')
    await expect.element(page.getByText('Type at least 2 characters.')).toBeVisible()
    await userEvent.keyboard('o')
    vi.advanceTimersByTime(990)
    expect(shown.asked('suggestUsers')).toEqual([])
    vi.advanceTimersByTime(20)
    await expect
      .poll(() => shown.asked('suggestUsers').map(({ query }) => query))
      .toEqual([{ search: 'Zo', limit: 5 }])
    await expect.element(page.getByText('Loading...')).toBeVisible()
    vi.useRealTimers()
    release()
    await expect.poll(() => page.getByRole('option').length).toBe(3)
  })

  it('[WEB63] at once by Enter, which takes the first as soon as it is known', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const shown = await openForm({ suggestUsers: () => released.then(() => found) })
    await invitees.click()
    stopTime()
    await userEvent.keyboard('Zo{Enter}')
    await expect.poll(() => shown.asked('suggestUsers')).toHaveLength(1)
    vi.useRealTimers()
    await expect.element(invitees).toHaveValue('Zo')
    release()
    await expect.element(form.getByRole('button', { name: 'Remove Zora Example' })).toBeVisible()
    await expect.element(invitees).toHaveValue('')
    await expect.element(invitees).toHaveFocus()
  })

  it('without those who are chosen, and says so where nobody is found', async () => {
    await openForm({ suggestUsers: ({ query }) => (query.search === 'Zo' ? found : []) })
    await invitees.fill('Zo')
    await page.getByRole('option', { name: /Zora/ }).click()
    await expect.element(form.getByRole('button', { name: 'Remove Zora Example' })).toBeVisible()
    await invitees.fill('Zo')
    await expect.poll(() => page.getByRole('option').length).toBe(2)
    await invitees.fill('Nobody of this name')
    await expect.element(page.getByText('No data found')).toBeVisible()
  })
})

it('[WEB122] the search for a time says what it does, offers eight lengths, and looks four days ahead', async () => {
  const never = byWeekday(() => ({ start_time: '09:00', end_time: '17:00', is_available: false }))
  const shown = await openForm({
    getAvailability: officeHours('Europe/Berlin', { availability_info: never }),
    findSlots: {
      free_slots: [],
      unknown_users: [],
      unknown_from: [],
      earliest_start: '2026-11-18T09:00:00.000Z',
    },
  })
  const finder = form.getByRole('region', { name: 'Smart Suggestion' })
  await expect.element(finder.getByText('Premium')).toBeVisible()
  await expect.element(finder).toMatchTextContent('Finds times when everyone is free')
  await finder.getByRole('button', { name: /Duration/ }).click()
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['15 min', '30 min', '45 min', '1 h', '1 h 15 min', '1 h 30 min', '1 h 45 min', '2 h'])
  await expect.element(page.getByRole('option', { selected: true })).toMatchTextContent('30 min')
  await userEvent.keyboard('{Escape}')
  await finder.getByRole('button', { name: 'Find a time' }).click()
  await expect
    .poll(() => shown.asked('findSlots')[0]?.body)
    .toMatchObject({ users: [], break_duration: 0, duration: 30 })
  const body = shown.asked('findSlots')[0]?.body
  const [from, to] = [body?.start_time ?? '', body?.end_time ?? ''].map((edge) => {
    expect(edge).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    return Date.parse(`${edge.replace(' ', 'T')}+01:00`)
  })
  expect(from).toBe(Date.parse('2026-11-18T09:00:00.000Z'))
  expect(Number(to) - Number(from)).toBe(4 * 86_400_000)
  await expect.element(finder.getByText('No slots fetched')).toBeVisible()
})

it('[JRN10] [WMT73] a double click makes one meeting, which can be undone', async () => {
  const shown = await openForm({
    deleteMeeting: ({ params }) => {
      created = []
      return { meeting_id: params.meeting_id }
    },
  })
  await title.fill('Once')
  await create.dblClick()
  const toast = toasts.filter({ hasText: 'Meeting created successfully.' })
  await expect.element(toast).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  expect(shown.asked('createMeeting')).toHaveLength(1)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(toasts.filter({ hasText: 'Meeting deleted successfully' })).toBeVisible()
  expect(shown.asked('deleteMeeting').map(({ params }) => params.meeting_id)).toEqual([anId(1)])
})

it('[WEB203] the message that a meeting with guests is created leads to it', async () => {
  await openForm({ getMeeting: aPlan(1) })
  await title.fill('Over the hills')
  const invitees = form.getByRole('combobox', { name: 'Invitees' })
  await invitees.fill('ana@example.org')
  await userEvent.keyboard('{Enter}')
  await create.click()
  const toast = toasts.filter({ hasText: 'Meeting created successfully.' })
  await toast.getByRole('button', { name: 'Meeting details' }).click()
  await expect.poll(() => location.pathname).toBe(`/user/meetings/${anId(1)}`)
})

it('[JRN11] a server that does not answer keeps what was filled in, and the next try makes one meeting', async () => {
  const shown = await openForm({ createMeeting: () => no_answer })
  await title.fill('Over the hills')
  await form.getByRole('button', { name: 'More options' }).click()
  const description = form.getByRole('textbox', { name: 'Description' })
  await description.fill('Bring boots')
  await create.click()
  await expect
    .element(toasts.filter({ hasText: 'Failed to create meeting.' }).getByText('Failed to create meeting.'))
    .toBeVisible()
  expect(toasts.length).toBe(1)
  await expect.element(title).toHaveValue('Over the hills')
  await expect.element(description).toHaveValue('Bring boots')
  shown.answer({ createMeeting: answers.createMeeting })
  await create.click()
  await expect.element(toasts.filter({ hasText: 'Meeting created successfully.' })).toBeVisible()
  expect(created.map(({ meeting_title }) => meeting_title)).toEqual(['Over the hills'])
})

it('[WMT97] a form that begins with a meeting of its own has nothing of a kept draft, which stays', async () => {
  await openForm()
  const description = form.getByRole('textbox', { name: 'Description' })
  await title.fill('Salary talk')
  await form.getByRole('button', { name: 'More options' }).click()
  await description.fill('Not for others')
  await form.getByRole('button', { name: 'Close' }).click()
  await expect.element(toasts.filter({ hasText: 'Draft kept' })).toBeVisible()
  useCreateMeeting().open({ prefill: { meeting_title: 'The harbour office' }, isAnew: true })
  await expect.element(title).toHaveValue('The harbour office')
  expect(description.elements()).toEqual([])
  await create.click()
  await expect.poll(() => created.length).toBe(1)
  await expect.element(form).not.toBeInTheDocument()
  await page.getByRole('banner').first().getByRole('button', { name: 'Create Event' }).click()
  await expect.element(title).toHaveValue('Salary talk')
  await expect.element(description).toHaveValue('Not for others')
})

it('[WMT98] of two meetings that are left unsaved the earlier one can be opened from the form', async () => {
  await openForm()
  await title.fill('Salary talk')
  await form.getByRole('button', { name: 'Close' }).click()
  await expect.element(form).not.toBeInTheDocument()
  useCreateMeeting().open({ prefill: { meeting_title: 'The harbour office' }, isAnew: true })
  await expect.element(title).toHaveValue('The harbour office')
  expect(form.getByText('Other drafts').elements()).toEqual([])
  await title.fill('The harbour office at noon')
  await form.getByRole('button', { name: 'Close' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await page.getByRole('banner').first().getByRole('button', { name: 'Create Event' }).click()
  await expect.element(title).toHaveValue('The harbour office at noon')
  const others = form.getByRole('region', { name: 'Other drafts' })
  await others.getByRole('button', { name: 'Salary talk' }).click()
  await expect.element(title).toHaveValue('Salary talk')
  await expect.element(title).toHaveFocus()
  await expectAccessible()
  await create.click()
  await expect.poll(() => created.map(({ meeting_title }) => meeting_title)).toEqual(['Salary talk'])
  await expect.element(form).not.toBeInTheDocument()
  await page.getByRole('banner').first().getByRole('button', { name: 'Create Event' }).click()
  await others.getByRole('button', { name: 'The harbour office at noon' }).click()
  await expect.element(title).toHaveValue('The harbour office at noon')
  await expect.element(others).not.toBeInTheDocument()
})

it('[JRN12] what the form refuses stands at its field, in the words of the API', async () => {
  const shown = await openForm()
  await form.getByRole('button', { name: 'More options' }).click()
  const link = form.getByRole('textbox', { name: 'Link', exact: true })
  await link.fill('ftp://files.example')
  await create.click()
  await expect.element(link).toHaveFocus()
  await expect.element(link).toHaveAccessibleDescription('Invalid link')
  await form.getByRole('button', { name: 'Close' }).click()
  await expect.element(toasts.filter({ hasText: 'Draft kept' })).toBeVisible()
  expect(shown.asked('createMeeting')).toEqual([])
})

it('[JRN12] what the server refuses stands at its field', async () => {
  const errors = [{ path: 'meeting_link', message: 'Invalid link' }]
  await openForm({ createMeeting: () => new Refusal(422, 'Please check the form.', { errors }) })
  await form.getByRole('button', { name: 'More options' }).click()
  const link = form.getByRole('textbox', { name: 'Link', exact: true })
  await link.fill('https://files.example')
  await create.click()
  await expect.element(link).toHaveAccessibleDescription('Invalid link')
  await expect.element(link).toHaveFocus()
})

describe('[WMT53] [WMT80] a sentence typed as title', () => {
  const fill = form.getByRole('button', { name: 'Fill in the form' })
  const chips = form.getByRole('list', { name: 'Understood' }).getByRole('listitem')
  const start = form.getByRole('combobox', { name: 'Start', exact: true })
  const sentence = 'Lunch with Omar tomorrow at noon for 45 min'

  it('is offered to fill in the form, by keys, and can be taken back', async () => {
    await openForm({ suggestUsers: [omar] })
    const before = (start.element() as HTMLInputElement).value
    await title.fill(sentence)
    const offer = form.getByRole('status').filter({ hasText: '12:00 – 12:45 PM' })
    await expect.element(offer).toMatchTextContent('Omar Example')
    await expect.poll(() => chips.length).toBe(4)
    await expectAccessible()
    await focusOn(title)
    await userEvent.keyboard('{Tab}')
    await expect.element(fill).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(title).toHaveValue('Lunch with Omar')
    await expect.element(title).toHaveFocus()
    await expect.element(start).toHaveValue('12:00 PM')
    await expect.element(form.getByRole('combobox', { name: 'End', exact: true })).toHaveValue('12:45 PM')
    await expect.element(form.getByRole('button', { name: 'Remove Omar Example' })).toBeVisible()
    await expect.element(form.getByRole('button', { name: /Duration/ })).toMatchTextContent('45 min')
    // Who is a guest of the form is not offered again.
    await title.fill('Lunch with Omar!')
    await expect.element(fill).not.toBeInTheDocument()
    await title.fill('Lunch with Omar')
    await form.getByRole('button', { name: 'Undo' }).click()
    await expect.element(title).toHaveValue(sentence)
    await expect.element(start).toHaveValue(before)
    // The chip below the title is left, not the guest.
    await expect.poll(() => form.getByRole('button', { name: 'Remove Omar Example' }).length).toBe(1)
    await expect.poll(() => chips.length).toBe(4)
    await expect.element(fill).toBeVisible()
  })

  it('leaves what was set in the form, and what was taken out', async () => {
    await openForm({ suggestUsers: [omar] })
    await title.fill(sentence)
    await expect.poll(() => chips.length).toBe(4)
    await chips.getByRole('button', { name: 'Remove 45 min' }).click()
    await expect.element(title).toHaveFocus()
    await expect.poll(() => chips.length).toBe(3)
    await start.fill('11:59 PM')
    await focusOn(start)
    await userEvent.keyboard('{Tab}')
    await expect.element(start).toHaveValue('11:59 PM')
    await title.fill('Lunch with Omar tomorrow at noon')
    await expect.poll(() => chips.length).toBe(2)
    await expect.element(form.getByText(/Stays in the title, because you set it in the form/)).toBeVisible()
    await title.fill('Quarterly review')
    await expect.element(fill).not.toBeInTheDocument()
  })
})

it('[WEB120] what the field of invitees asks for fits a phone in German', async () => {
  await show('/user/meetings', { size: [360, 780], user: { language: 'de' }, answers })
  await page.getByRole('button', { name: 'Termin erstellen' }).first().click()
  const field = page.getByRole('combobox', { name: 'Eingeladene' })
  await expect.element(field).toBeVisible()
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('The field is no input.')
  const { font, paddingLeft, paddingRight } = getComputedStyle(input)
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  if (!pen) throw new Error('There is no canvas.')
  pen.font = font
  const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  expect(pen.measureText(input.placeholder).width).toBeLessThanOrEqual(room)
})
