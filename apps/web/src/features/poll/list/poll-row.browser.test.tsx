import type { PollSummary } from '@meridian/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'

const poll: PollSummary = {
  poll_id: anId(1),
  poll_title: 'Harbour walk',
  poll_state: 'open',
  deadline: '2026-12-07T17:00:00.000Z',
  organizer_name: 'Mara Example',
  is_own: true,
  start_timestamp: '2026-12-08T08:00:00.000Z',
  end_timestamp: '2026-12-14T09:00:00.000Z',
  option_count: 4,
  participant_count: 5,
  answered_count: 2,
  has_answered: true,
  public_url: 'https://meridian.example/poll/harbour',
  meeting_id: null,
  created_at: '2026-11-20T09:00:00.000Z',
}

it('[POL1] on a phone the button that copies the link stands at the end of its poll', async () => {
  await show('/user/polls', { size: [360, 780], user: { language: 'de' }, answers: { listPolls: [poll] } })
  const card = page.getByRole('listitem', { name: poll.poll_title })
  const copy = card.getByRole('button', { name: /Link/ })
  await expect.element(copy).toBeVisible()
  const [outer, inner] = [card, copy].map((part) => part.element().getBoundingClientRect())
  expect((outer?.right ?? 0) - (inner?.right ?? 0)).toBeLessThan(20)
})
