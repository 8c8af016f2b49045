import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Refusal } from '../../../test/answers.ts'
import { show } from '../../../test/show.tsx'
import { storePollDraft } from './form/poll-drafts.ts'
import { aPoll } from './poll.sample.ts'

it('[WEB181] what was typed for a poll that is deleted elsewhere makes a new one', async () => {
  const poll = aPoll({ is_own: true, poll_state: 'open' })
  storePollDraft('new', null)
  const { answer, announce } = await show(`/user/polls/${poll.poll_id}/edit`, {
    answers: { getPoll: poll, getFreeBusy: { people: [] } },
  })
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Pier picnic')
  answer({ getPoll: () => new Refusal(404, 'This poll was not found.') })
  announce('poll')
  await expect
    .element(page.getByText('It was deleted. What you have typed for it is still here.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Use for a new poll' }).click()
  await expect.element(page.getByRole('button', { name: 'Create poll' })).toBeVisible()
  await expect.element(title).toHaveValue('Pier picnic')
  storePollDraft('new', null)
})
