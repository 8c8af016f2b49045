import type { KeyTakeaway, MeetingProposal } from '@meridian/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, no_answer, Refusal } from '../../../../test/answers.ts'
import { aLabel, anId, anInvitation, aPlan, aTask, omar } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { anInvitee } from '../meeting.sample.ts'

const main = page.getByRole('main')
const bare = { ...anInvitation(1).meeting, meeting_title: '' }
const answers: Answers = {
  getMeeting: bare,
  listProposals: [anInvitation(1)],
  listInvitations: [],
  listMeetingTasks: [
    aTask({
      task_id: anId(1),
      user_id: anId(800),
      associate_user_id: null,
      associate_user_details: null,
      task_description: 'Bring seeds',
    }),
  ],
}

describe('[WEB119] a meeting', () => {
  it('says what it lacks, and its status, which nobody sets', async () => {
    await show(`/user/meetings/${anId(1)}`, { answers })
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('No title provided')
    for (const text of [
      'No description',
      'No Agenda',
      'No location provided',
      'No link provided',
      'Active',
      'Organizer: Otto Example',
    ])
      await expect.element(main.getByText(text, { exact: true })).toBeVisible()
    for (const role of ['button', 'combobox', 'radio', 'link'] as const)
      expect(main.getByRole(role, { name: /^Active$|meeting status/i }).elements()).toEqual([])
    const tasks = page.getByRole('region', { name: 'Tasks' })
    await expect.element(tasks).toMatchTextContent('Bring seeds')
    await expect.element(tasks).toMatchTextContent('No user assigned')
    expect(page.getByRole('region', { name: 'Key takeaways' }).elements()).toEqual([])
  })

  it('[WEB142] names its zone by the city, as people write it', async () => {
    const getMeeting = aPlan(1, { meeting_timezone: 'America/St_Johns' })
    await show(`/user/meetings/${anId(1)}`, { answers: { ...answers, getMeeting } })
    await expect
      .element(page.getByRole('region', { name: 'Details' }))
      .toMatchTextContent(/Time zone\s*St\. John’s, NST/)
  })

  it('leads who has no labels to where they are made', async () => {
    await show(`/user/meetings/${anId(1)}`, { answers })
    await page.getByRole('button', { name: 'Assign label' }).click()
    const labels = page.getByRole('dialog', { name: 'Assign label' })
    await expect.element(labels).toMatchTextContent('No labels found!')
    await expect.element(labels.getByRole('link')).toHaveAttribute('href', '/user/settings?option=5')
  })

  it('that is over has outcomes and no tasks', async () => {
    const past = aPlan(1, { date: '2026-11-11', meeting_status: 'completed' })
    await show(`/user/meetings/${anId(1)}`, {
      answers: { ...answers, getMeeting: past, listActionItems: [], listKeyTakeaways: [] },
    })
    for (const name of ['Key takeaways', 'Action items'])
      await expect.element(page.getByRole('region', { name })).toBeVisible()
    expect(page.getByRole('region', { name: 'Tasks' }).elements()).toEqual([])
  })
})

it('[WEB81] a task that was added without a connection and refused opens as a card', async () => {
  let isLost = true
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isLost)
  onTestFinished(() => offline.mockRestore())
  const createMeetingTask = () => (isLost ? no_answer : new Refusal(404, 'Meeting not found.'))
  await show(`/user/meetings/${anId(1)}`, {
    user: { has_board: true },
    answers: { ...answers, listTasks: [], createMeetingTask },
  })
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Order soil')
  await userEvent.keyboard('{Enter}')
  const waiting = page.getByRole('region', { name: 'Changes made offline' })
  await expect.element(waiting).toMatchTextContent('Order soil · New task · Waits for the connection')
  isLost = false
  window.dispatchEvent(new Event('online'))
  await expect.element(waiting).toMatchTextContent('Not saved. Meeting not found.')
  await waiting.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Order soil')
})

it('[WMT79] on a phone the menu is beside the title, which wraps', async () => {
  await show(`/user/meetings/${anId(1)}`, { answers, size: [390, 844] })
  const more = main.getByRole('button', { name: 'More', exact: true })
  await expect.element(more).toBeVisible()
  const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  const menu = more.element().getBoundingClientRect()
  expect(menu.x).toBeGreaterThan(title.x)
  expect(menu.y).toBeLessThan(title.bottom)
})

it('[WMT99] Escape keeps what was typed for a takeaway, which replaces no text that its writer has not seen', async () => {
  const past = aPlan(1, { date: '2026-11-11', meeting_status: 'completed' })
  let takeaway: KeyTakeaway = {
    key_takeaway_id: anId(5),
    meeting_id: anId(1),
    key_takeaway_title: 'Soil',
    key_takeaway_description: 'Dry',
    created_at: '2026-11-11T10:00:00.000Z',
    updated_at: '2026-11-11T10:00:00.000Z',
  }
  const shown = await show(`/user/meetings/${anId(1)}`, {
    answers: {
      ...answers,
      getMeeting: past,
      listActionItems: [],
      listKeyTakeaways: () => [takeaway],
      updateKeyTakeaway: ({ body }) =>
        body.updated_at === takeaway.updated_at ? takeaway : new Refusal(409, 'It has changed.'),
    },
  })
  const takeaways = page.getByRole('region', { name: 'Key takeaways' })
  const edit = takeaways.getByRole('button', { name: 'Edit Soil' })
  const description = takeaways.getByRole('textbox', { name: 'Description' })
  await edit.click()
  await description.fill('Dry, but rich')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Draft kept')
  await expect.element(edit).toHaveFocus()
  await expect.element(takeaways.getByRole('listitem').first()).toMatchTextContent('Draft')
  takeaway = { ...takeaway, key_takeaway_description: 'Wet', updated_at: '2026-11-11T11:00:00.000Z' }
  shown.announce('outcome')
  await expect.element(takeaways).toMatchTextContent('Wet')
  await edit.click()
  await expect.element(description).toHaveValue('Dry, but rich')
  await takeaways.getByRole('button', { name: 'Save' }).click()
  await expect.element(takeaways).toMatchTextContent('Another change was saved in the meantime.')
  await takeaways.getByRole('button', { name: 'Save' }).click()
  await expect.element(description).not.toBeInTheDocument()
  expect(shown.asked('updateKeyTakeaway').at(-1)?.body.key_takeaway_description).toBe('Dry, but rich')
})

describe('[WMT86] the cards of a meeting with guests', () => {
  const meeting = aPlan(1, {
    meeting_description: 'Seeds and tools',
    meeting_invitees: { [omar.user_id]: anInvitee(omar) },
  })
  const counter = anInvitation(1, {
    proposal_type: 'counter_proposal',
    proposed_by: { user_id: omar.user_id, full_name: omar.full_name },
    meeting,
  })

  it('come with the times that guests propose above them, so that nothing moves', async () => {
    const proposals = Promise.withResolvers<MeetingProposal[]>()
    await show(`/user/meetings/${anId(1)}`, {
      answers: {
        ...answers,
        getMeeting: meeting,
        getFreeBusy: { people: [] },
        listProposals: () => proposals.promise,
      },
    })
    await expect.element(page.getByText('Organizer: You')).toBeVisible()
    expect(main.getByText('Seeds and tools').elements()).toEqual([])
    proposals.resolve([counter])
    await expect.element(main.getByText('Seeds and tools')).toBeVisible()
    await expect.element(main.getByRole('region', { name: 'Proposed times' })).toBeVisible()
  })

  it('do not wait for proposals that cannot be had', async () => {
    await show(`/user/meetings/${anId(1)}`, {
      answers: {
        ...answers,
        getMeeting: meeting,
        getFreeBusy: { people: [] },
        listProposals: () => new Refusal(503),
      },
    })
    await expect.element(main.getByText('Seeds and tools')).toBeVisible()
  })
})

describe('[JRN16] the description', () => {
  it('is written by the organizer', async () => {
    let plan = aPlan(1)
    const shown = await show(`/user/meetings/${anId(1)}`, {
      answers: {
        ...answers,
        getMeeting: () => plan,
        updateMeeting: ({ body }) => {
          plan = { ...plan, meeting_description: body.meeting_description ?? '' }
          return { ...plan, note: null }
        },
      },
    })
    await expect.element(page.getByText('Organizer: You')).toBeVisible()
    await page.getByRole('textbox', { name: 'Description' }).fill('Seeds, tools and who waters')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument()
    expect(shown.asked('updateMeeting')[0]?.body.meeting_description).toBe('Seeds, tools and who waters')
  })

  it('[WMT96] is kept unsaved where the meeting is left, and replaces no text that its writer has not seen', async () => {
    let plan = aPlan(1, { meeting_description: 'Seeds' })
    const shown = await show(`/user/meetings/${anId(1)}`, {
      answers: {
        ...answers,
        getMeeting: () => plan,
        updateMeeting: ({ body }) =>
          body.updated_at === plan.updated_at ? { ...plan, note: null } : new Refusal(409, 'It has changed.'),
      },
    })
    const text = page.getByRole('textbox', { name: 'Description' })
    await text.fill('Seeds and tools')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect.element(page.getByText('Draft kept')).toBeVisible()
    plan = { ...plan, meeting_description: 'Cancelled seeds', updated_at: '2026-11-21T10:00:00.000Z' }
    history.back()
    await expect.element(text).toHaveValue('Seeds and tools')
    await expect.poll(() => shown.asked('getMeeting').length).toBeGreaterThan(1)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await expect.element(page.getByText('Cancelled seeds')).toBeVisible()
    await save.click()
    await expect.element(save).not.toBeInTheDocument()
  })

  it('is read by those who are invited', async () => {
    const meeting = { ...bare, meeting_description: 'Seeds, tools and who waters' }
    await show(`/user/meetings/${anId(1)}`, { answers: { ...answers, getMeeting: meeting } })
    await expect.element(page.getByText('Seeds, tools and who waters')).toBeVisible()
    expect(page.getByRole('textbox', { name: 'Description' }).elements()).toEqual([])
  })
})

it('[LBL7] a label that the server refuses comes off again, with the reason', async () => {
  await show(`/user/meetings/${anId(1)}`, {
    answers: {
      ...answers,
      getMeeting: aPlan(1),
      listLabels: [aLabel()],
      assignLabel: () => new Refusal(500),
    },
  })
  const labels = page.getByRole('region', { name: 'Labels' })
  await labels.getByRole('button', { name: 'Assign label' }).click()
  await page.getByRole('option', { name: 'Garden' }).click()
  await expect.element(page.getByText('Failed to assign label to meeting. Please try again.')).toBeVisible()
  await expect.poll(() => labels.getByText('Garden').length).toBe(0)
})
