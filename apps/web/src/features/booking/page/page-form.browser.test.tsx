import { listIntegrations, listLabels } from '@meridian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../../test/barriers.ts'
import { focusOn } from '../../../../test/keyboard.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { forgetUser, signIn } from '../../../platform/session/session.ts'
import { aUser } from '../../../platform/session/user.sample.ts'
import { Button } from '../../../ui/button.tsx'
import { deletePageDraft } from './page-drafts.ts'
import { PageFormView } from './page-form-view.tsx'

const sent: unknown[] = []
const title = page.getByRole('textbox', { name: 'Title' })
const address = page.getByRole('textbox', { name: 'Address', exact: true })

const question = (number: number) => page.getByRole('textbox', { name: `Question ${number}`, exact: true })

beforeEach(() => {
  sent.length = 0
  deletePageDraft('new')
  // The server refuses every form.
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    sent.push(init?.body)
    const errors = [{ path: 'booking_page_slug', message: 'This address is taken.' }]
    return Response.json({ status: 'error', message: 'Please check the form.', errors }, { status: 422 })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  forgetUser()
})

async function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(queryFor(listLabels, {}).queryKey, [])
  queries.setQueryData(queryFor(listIntegrations, {}).queryKey, [])
  await render(
    <QueryClientProvider client={queries}>
      <PageFormView
        page={null}
        onCreated={() => undefined}
        onCancelled={() => undefined}
        renderFoot={() => <Button type="submit">Save</Button>}
        renderWeek={() => null}
        renderHosts={() => null}
      />
    </QueryClientProvider>,
  )
}

it('[BKG1] what keeps no time free is named by what it is', async () => {
  await open()
  await page.getByRole('button', { name: /Minimum notice/ }).click()
  await expect.element(page.getByRole('option', { name: 'No minimum notice' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  for (const side of ['before', 'after'])
    await expect
      .element(page.getByRole('button', { name: new RegExp(`Free ${side}`) }))
      .toMatchTextContent('No break')
})

it('[BKG58] a question that is added gets the focus, and what is there after one is removed', async () => {
  await open()
  const add = page.getByRole('button', { name: 'Add question' })
  for (const number of [1, 2]) {
    await focusOn(add)
    await userEvent.keyboard('{Enter}')
    await expect.element(question(number)).toHaveFocus()
  }
  await focusOn(page.getByRole('button', { name: 'Move question 2 up' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Move question 1 down' })).toHaveFocus()
  await focusOn(page.getByRole('button', { name: 'Remove question 1' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(question(1)).toHaveFocus()
  await focusOn(page.getByRole('button', { name: 'Remove question 1' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(add).toHaveFocus()
})

it('[BKG61] a new page of several hosts has its owner among them', async () => {
  signIn(aUser())
  await open()
  await page.getByRole('button', { name: /Who meets the guest/ }).click()
  await page.getByRole('option', { name: 'All hosts together' }).click()
  await expect.element(page.getByText(`More for ${aUser().full_name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent.at(-1)).toMatch(new RegExp(`"hosts":\\[{"user_id":"${aUser().user_id}"`))
})

it('[BKG37] suggests the address from the title until one is typed', async () => {
  await open()
  await title.fill('First talk')
  await expect.element(address).toHaveValue('first-talk')
  await address.fill('mine')
  await title.fill('Second talk')
  await expect.element(address).toHaveValue('mine')
})

it('[BKG52] the only length stays, and says why', async () => {
  await open()
  const lengths = page.getByRole('group', { name: 'Lengths' })
  const half = lengths.getByRole('button', { name: '30 min', exact: true })
  await half.click()
  await expect.element(page.getByText(/Guests need one length\./)).toBeVisible()
  await expect.element(half).toHaveAttribute('aria-pressed', 'true')
  await lengths.getByRole('button', { name: '45 min', exact: true }).click()
  await half.click()
  await expect.element(half).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText(/Guests need one length\./)).not.toBeInTheDocument()
})

it('[BKG41] a refusal stands at its field, which has the focus, and nothing typed is lost', async () => {
  await open()
  await title.fill('Talk')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(address).toHaveFocus()
  await expect.element(address).toHaveAccessibleDescription('This address is taken.')
  await expect.element(title).toHaveValue('Talk')
  await expectAccessible()
})

it('[BKG40] a number outside its bounds is not sent', async () => {
  await open()
  const days = page.getByRole('textbox', { name: 'Days ahead' })
  await days.fill('900')
  await expect.element(days).toHaveAccessibleDescription('Enter a whole number from 1 to 365.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(days).toHaveFocus()
  expect(sent).toEqual([])
  await expect.element(days).toHaveValue('900')
})

it('[BKG39] reorders questions by the keyboard', async () => {
  await open()
  const add = page.getByRole('button', { name: 'Add question' })
  await add.click()
  await page.getByRole('textbox', { name: 'Question 1' }).fill('One?')
  await add.click()
  await page.getByRole('textbox', { name: 'Question 2' }).fill('Two?')
  ;(page.getByRole('button', { name: 'Move question 2 up' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Two?')
  await expect.element(page.getByRole('textbox', { name: 'Question 2' })).toHaveValue('One?')
})
