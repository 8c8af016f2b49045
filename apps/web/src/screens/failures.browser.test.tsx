import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, no_answer, Refusal } from '../../test/answers.ts'
import { expectLogged } from '../../test/complaints.ts'
import { answersOfEmptyAccount } from '../../test/empty-account.ts'
import { anInstance } from '../../test/frame-answers.ts'
import { aLabel, anId, anInvitation, aPlan, aUser } from '../../test/samples.ts'
import { show, stopTime } from '../../test/show.tsx'

const coming = `/user/meetings/${anId(1)}`
const past = `/user/meetings/${anId(2)}`
const meetings = [aPlan(1), aPlan(2, { date: '2026-11-11', meeting_status: 'completed' })]
const answers: Answers = {
  listMeetings: meetings,
  getMeeting: ({ params }) =>
    meetings.find(({ meeting_id }) => meeting_id === params.meeting_id) ?? new Refusal(404),
  listActionItems: [],
  listKeyTakeaways: [],
  suggestActionItems: [],
}

const lost = (): typeof no_answer => no_answer
const refused = () => new Refusal(500)

describe('[WEB124] what cannot be fetched says so in its place, and is there after another try:', () => {
  it.each([
    [
      '/user/meetings',
      'listMeetings',
      ['Error in fetching meetings', 'Failed to get all meetings. Please try again.'],
    ],
    [
      '/user/dashboard',
      'listOccurrences',
      ['Error in fetching meetings', 'Failed to fetch meetings. Please try again.'],
    ],
    ['/user/dashboard', 'listProposals', ['Failed to get all proposal meetings. Please try again.']],
    ['/user/calendar', 'listOccurrences', ['Error in fetching meetings']],
    [
      '/user/settings?option=4',
      'getUser',
      ['Error fetching user details', 'Failed to get user. Please try again.'],
    ],
    [
      '/user/settings?option=5',
      'listLabels',
      ['Error in fetching labels', 'Failed to get labels. Please try again.'],
    ],
    ['/user/settings?option=6', 'getAvailability', ['Failed to get availability. Please try again.']],
    [
      '/user/integrations',
      'listIntegrations',
      ['Error in fetching user tokens', 'Failed to get integrations. Please try again.'],
    ],
    ['/user/board', 'listTasks', ['Failed to get task. Please try again.']],
    [coming, 'getMeeting', ['Failed to get meeting details. Please try again.']],
    [coming, 'listMeetingTasks', ['Failed to get task. Please try again.']],
    [past, 'listActionItems', ['Failed to get action item. Please try again.']],
    [past, 'listKeyTakeaways', ['Failed to get key takeaway. Please try again.']],
  ] as const)('%s without %s', async (address, name, sentences) => {
    expectLogged('ApiError: Failed to get availability. Please try again.')
    const user = { has_board: true }
    // A refusal is not tried again by itself, which would take a while.
    const shown = await show(address, { user, answers: { ...answers, [name]: () => new Refusal(403) } })
    const failures = page.getByRole('alert').filter({ hasText: sentences[0] })
    for (const sentence of sentences) await expect.element(failures.first()).toMatchTextContent(sentence)
    await expect.element(failures.first()).not.toMatchTextContent("The server didn't answer")
    shown.answer({ ...answersOfEmptyAccount(aUser(user)), ...answers })
    await expect
      .poll(() => {
        // A second place may fail a moment after the first, and each is tried for itself. One that is gone by now is not waited for.
        const [button] = failures.getByRole('button', { name: 'Try again' }).elements()
        if (button instanceof HTMLElement) button.click()
        return failures.length
      })
      .toBe(0)
  })
})

const toasts = page.getByRole('alertdialog')

async function expectSaid(sentence: string): Promise<void> {
  const toast = toasts.filter({ hasText: sentence })
  await expect.element(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Close' }).click()
}

describe('[WEB125] what could not be sent says so in the words of the screen, and all is as before:', () => {
  it('labels', async () => {
    await show('/user/settings?option=5', {
      answers: { listLabels: [aLabel()], createLabel: lost, updateLabel: lost, deleteLabel: lost },
    })
    const row = page.getByRole('list', { name: 'Labels' }).getByRole('listitem').filter({ hasText: 'Garden' })
    await page.getByRole('button', { name: 'New label' }).first().click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Kitchen')
    await page.getByRole('button', { name: 'Create label' }).click()
    await expectSaid('Error in creating label')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Garden' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Orchard')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectSaid('Error in updating label')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(row).toBeVisible()
  })

  it('a deletion', async () => {
    await show('/user/meetings', { answers: { ...answers, deleteMeeting: () => no_answer } })
    const card = page.getByRole('article').first()
    stopTime()
    await card.getByRole('button', { name: /^Delete meeting/ }).click()
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    vi.advanceTimersByTime(7000)
    await expect.element(toasts.filter({ hasText: 'Error in deleting meeting' })).toBeVisible()
    await expect.poll(() => page.getByRole('article').length).toBe(2)
  })

  it('an answer to an invitation', async () => {
    await show('/user/dashboard', {
      answers: { listProposals: [anInvitation(3)], answerProposal: () => no_answer },
    })
    const proposal = page.getByRole('region', { name: 'Meeting proposals' }).getByRole('listitem')
    await proposal.getByRole('button', { name: 'Accept' }).click()
    await expectSaid('Error in updating meeting proposal')
    await expect.element(proposal).toMatchTextContent('Harvest')
  })

  it('a profile', async () => {
    await show('/user/settings?option=4', { answers: { updateUser: () => no_answer } })
    const about = page.getByRole('textbox', { name: 'About' })
    await about.fill('Grows beans.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectSaid('Error updating user details')
    await expect.element(about).toHaveValue('Grows beans.')
  })

  it('the days of the list', async () => {
    await show('/user/meetings', { answers: { ...answers, updateTimestampInfo: () => no_answer } })
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('menuitem', { name: 'This month' }).click()
    await expectSaid('Error in updating timestamp info')
  })

  it('outcomes of a meeting, where the server refuses without words', async () => {
    await show(past, {
      answers: { ...answers, createKeyTakeaway: refused, createActionItem: refused, updateMeeting: refused },
    })
    for (const [region, button, sentence] of [
      ['Key takeaways', 'Add takeaway', 'Failed to create key takeaway. Please try again.'],
      ['Action items', 'Add item', 'Failed to create action item. Please try again.'],
    ] as const) {
      const card = page.getByRole('region', { name: region })
      await card.getByRole('button', { name: button }).click()
      await expect.element(card.getByRole('textbox')).toHaveFocus()
      await userEvent.keyboard('Water twice a week{Enter}')
      await expectSaid(sentence)
    }
    await page.getByRole('textbox', { name: 'Description' }).fill('What went well')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(page.getByText('Failed to update meeting. Please try again.')).toBeVisible()
  })
})

it('[WEB130] weather that cannot be fetched says so in its dialog', async () => {
  await show('/user/meetings', {
    answers: { getInstance: anInstance({ has_weather: true }), getWeather: () => new Refusal(403) },
  })
  await page
    .getByRole('banner')
    .first()
    .getByRole('button', { name: /^Weather/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Weather' })
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Error in fetching weather')
})

it('[WEB130] toasts stand at the top, at the inline end', async () => {
  await show('/user/settings?option=4', { answers: { updateUser: () => new Refusal(403) } })
  await page.getByRole('textbox', { name: 'About' }).fill('Grows beans.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(toasts).toBeVisible()
  const { top, right } = toasts.element().getBoundingClientRect()
  expect(top).toBeLessThan(40)
  expect(innerWidth - right).toBeLessThan(40)
})

it('[WEB130] a label without a title yet says so', async () => {
  await show('/user/settings?option=5')
  await page.getByRole('button', { name: 'New label' }).first().click()
  await expect.poll(() => untitled().length).toBeGreaterThan(0)
  await page.getByRole('textbox', { name: 'Title' }).fill('Garden')
  await expect.poll(untitled).toEqual([])
})

/** The words of a label without a title, where they can be seen. */
function untitled(): Element[] {
  return page
    .getByText('No title', { exact: true })
    .elements()
    .filter((one) => one.checkVisibility())
}
