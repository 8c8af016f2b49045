import type { ActionItem, OpenActionItem, MeetingProposal } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refusal } from '../../../test/answers.ts'
import { focusOn } from '../../../test/keyboard.ts'
import { anId, anInvitation, aPlan, occurrenceOf } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'
import { offerUndo } from '../../platform/state/undo.ts'

const days = [1, 2, 3, 4, 5].map((day) =>
  occurrenceOf(aPlan(day, { meeting_title: `Day ${day}`, date: `2026-11-2${day}` }), {
    meeting_link: 'https://meet.example/garden',
  }),
)
const samples = page.getByRole('region', { name: 'Sample figures' })
const proposal = page.getByRole('region', { name: 'Meeting proposals' }).getByRole('listitem')

it.each([
  ['on a desktop', [1440, 900]],
  ['on a phone', [390, 844]],
] as const)('[WEB115] [DSH10] has three meetings to join, %s', async (_where, size) => {
  await show('/user/dashboard', { size, answers: { listOccurrences: days } })
  const coming = page.getByRole('region', { name: 'After that' }).getByRole('listitem')
  await expect
    .poll(() =>
      coming
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Day 2', 'Day 3'])
  expect(coming.getByRole('link', { name: /^Join meeting/ }).length).toBe(2)
  // The large card is the first of the three active meetings.
  expect(page.getByRole('link', { name: /^Join meeting/ }).length).toBe(3)
})

it('[WEB115] has three samples, which can be hidden and stay so', async () => {
  await show('/user/dashboard')
  await expect
    .poll(() =>
      samples
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/^Total Orders/),
      expect.stringMatching(/^Total Sales/),
      expect.stringMatching(/^Total Revenue/),
    ])
  expect(samples.getByText('Sample', { exact: true }).length).toBe(3)
  await samples.getByRole('button', { name: 'Hide samples' }).click()
  await expect.poll(() => samples.getByRole('listitem').length).toBe(0)
  await expect.element(samples.getByRole('button', { name: 'Show samples' })).toBeVisible()
  expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({ shows_samples: false })
})

describe('[WEB115] a proposal', () => {
  it('has what it is for, whether it suits, and the answers', async () => {
    await show('/user/dashboard', { answers: { listProposals: [anInvitation(1)] } })
    await expect.element(proposal.getByText('Available', { exact: true })).toBeVisible()
    await expect.element(proposal).toMatchTextContent('12:00 – 12:30 PM')
    await expect.element(proposal).toMatchTextContent('No Agenda')
    expect(
      proposal
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Accept', 'Maybe', 'Decline'])
  })

  it('says that it does not suit and that no time does', async () => {
    const availability: MeetingProposal['availability'] = {
      is_available: false,
      reason: 'outside_hours',
      conflicts: [],
      possible_slots: null,
    }
    await show('/user/dashboard', { answers: { listProposals: [anInvitation(1, { availability })] } })
    await expect.element(proposal.getByText('Not Available', { exact: true })).toBeVisible()
    await expect.element(proposal).toMatchTextContent('No free slots')
  })

  it('[WEB164] has buttons that name it', async () => {
    const slot = ['2026-12-02T12:00:00.000Z', '2026-12-02T12:30:00.000Z'] as const
    const availability: MeetingProposal['availability'] = {
      is_available: false,
      reason: 'outside_hours',
      conflicts: [],
      possible_slots: { start_timestamp: slot[0], end_timestamp: slot[1], alternatives: [[...slot]] },
    }
    const invitations = [1, 2].map((n) => anInvitation(n, { availability }))
    await show('/user/dashboard', { answers: { listProposals: invitations } })
    const names = page
      .getByRole('region', { name: 'Meeting proposals' })
      .getByRole('button', { name: /^(Propose this time|Other free times): / })
    await expect.poll(() => names.length).toBe(4)
  })
})

it('[WEB163] after an open item is ticked the focus stays in their list', async () => {
  let items = [anItem(5), anItem(6)]
  await show('/user/dashboard', {
    answers: {
      listOpenActionItems: () => items,
      updateActionItem: () => {
        items = [anItem(6)]
        return { ...anItem(5), action_item_status: 'completed' }
      },
    },
  })
  await focusOn(page.getByRole('checkbox', { name: 'Done: Item 5' }))
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: 'Done: Item 5' })).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  await userEvent.tab()
  await expect.element(page.getByRole('checkbox', { name: 'Done: Item 6' })).toHaveFocus()
})

it('[TSK22] [TSK24] [WEB209] open items are ticked, a tick that is refused comes off again, and Z takes one off', async () => {
  const item: ActionItem = {
    action_item_id: anId(5),
    meeting_id: anId(1),
    action_item_title: 'Order spare cells',
    action_item_description: '',
    action_item_status: 'active',
    task: null,
    created_at: '2026-11-11T09:00:00.000Z',
    updated_at: '2026-11-11T09:00:00.000Z',
  }
  const shown = await show('/user/dashboard', {
    answers: {
      listOpenActionItems: [{ ...item, meeting_title: 'Retro' }],
      updateActionItem: () => new Refusal(500),
    },
  })
  await expect.element(page.getByRole('link', { name: '1 Open action item' })).toBeVisible()
  const card = page.getByRole('region', { name: 'Open action items' })
  await expect.element(card).toMatchTextContent('Retro')
  const tick = card.getByRole('checkbox', { name: 'Done: Order spare cells' })
  await focusOn(tick)
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Failed to update action item. Please try again.')).toBeVisible()
  await expect.element(tick).not.toBeChecked()
  shown.answer({
    listOpenActionItems: [],
    updateActionItem: { ...item, action_item_status: 'completed' },
  })
  await focusOn(tick)
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('link', { name: '0 Open action items' })).toBeVisible()
  await expect.element(page.getByText('Action item updated successfully.')).toBeVisible()
  shown.answer({
    listOpenActionItems: [{ ...item, meeting_title: 'Retro' }],
    updateActionItem: item,
  })
  await userEvent.keyboard('z')
  await expect.element(tick).toBeVisible()
  await expect.element(tick).not.toBeChecked()
  expect(shown.asked('updateActionItem').map(({ body }) => body.action_item_status)).toEqual([
    'completed',
    'completed',
    'active',
  ])
})

it('[WEB210] Z takes back an answer to an invitation before an older act, and both show which one it is', async () => {
  const invitation = anInvitation(1)
  const shown = await show('/user/dashboard', {
    answers: { listProposals: [invitation], answerProposal: invitation },
  })
  await expect.element(proposal).toBeVisible()
  const undone: string[] = []
  offerUndo('Poll deleted', { undo: () => undone.push('poll'), commit: () => undefined })
  const bar = page.getByRole('region', { name: 'Poll deleted' }).getByRole('button', { name: 'Undo' })
  await expect.element(bar).toMatchTextContent(/Z$/)
  await proposal.getByRole('button', { name: 'Accept' }).click()
  const message = page.getByRole('alertdialog', { name: 'Meeting proposal updated successfully' })
  await expect.element(message.getByRole('button', { name: 'Undo' })).toMatchTextContent(/Z$/)
  await expect.element(bar).not.toMatchTextContent(/Z$/)
  await userEvent.keyboard('z')
  await expect.element(message).not.toBeInTheDocument()
  await expect.poll(() => shown.asked('answerProposal').at(-1)?.body.meeting_action).toBe('pending')
  expect(undone).toEqual([])
  await expect.element(bar).toMatchTextContent(/Z$/)
  await userEvent.keyboard('z')
  expect(undone).toEqual(['poll'])
})

it('[WEB1] shows the buttons of the first start whole', async () => {
  await show('/user/dashboard', {
    answers: { getSample: { has_sample: false, may_create: true } },
  })
  const firstStart = page.getByRole('region', { name: 'Start with the calendar you have' })
  await expect.element(firstStart.getByRole('button', { name: 'Try made-up data' })).toBeVisible()
  const labels = [...firstStart.getByRole('button').elements(), ...firstStart.getByRole('link').elements()]
  expect(labels.map(({ textContent }) => textContent).filter((label) => label.length > 20)).toEqual([])
})

it('[DSH47] made-up data is created in an empty account, and removed', async () => {
  let has_sample = false
  const sample = () => ({ has_sample, may_create: !has_sample })
  await show('/user/dashboard', {
    answers: {
      getSample: sample,
      createSample: () => {
        has_sample = true
        return sample()
      },
      deleteSample: () => {
        has_sample = false
        return sample()
      },
    },
  })
  await page.getByRole('button', { name: 'Try made-up data' }).click()
  await expect.element(page.getByText('The made-up data is here.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove made-up data' }).click()
  await expect.element(page.getByText('The made-up data is gone.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try made-up data' })).toBeVisible()
})

function anItem(number: number): OpenActionItem {
  return {
    action_item_id: anId(number),
    meeting_id: anId(1),
    meeting_title: 'Retro',
    action_item_title: `Item ${number}`,
    action_item_description: '',
    action_item_status: 'active',
    task: null,
    created_at: '2026-11-11T09:00:00.000Z',
    updated_at: '2026-11-11T09:00:00.000Z',
  }
}
