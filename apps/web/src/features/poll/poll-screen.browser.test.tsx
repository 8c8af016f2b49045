import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../test/show.tsx'

it('[WEB204] a new poll has the focus in its title each time it is opened', async () => {
  await show('/user/polls', { answers: { listPolls: [], getFreeBusy: { people: [] } } })
  const title = page.getByRole('textbox', { name: 'Title' })
  for (const time of ['the first', 'the second']) {
    await expect.element(page.getByText('No open polls')).toBeVisible()
    await userEvent.keyboard('n')
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard(`Poll for ${time} time`)
    await expect.element(title).toHaveValue(`Poll for ${time} time`)
    await title.clear()
    history.back()
  }
})
