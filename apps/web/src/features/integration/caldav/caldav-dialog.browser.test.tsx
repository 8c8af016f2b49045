import type { Connection } from '@meridian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../../test/barriers.ts'
import { aConnection, anIntegration } from '../integration.sample.ts'
import { CalDavDialog } from './caldav-dialog.tsx'

const sent: unknown[] = []
let refusal: { readonly path: string; readonly message: string } | null = null
const onClose = vi.fn()

beforeEach(() => {
  sent.length = 0
  refusal = null
  onClose.mockClear()
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    const data = anIntegration({ name: 'CalDAV', type: 'caldav' })
    return refusal
      ? Response.json({ status: 400, message: 'Check the fields.', errors: [refusal] }, { status: 400 })
      : Response.json({ status: 200, message: 'Connected successfully.', data })
  })
})
afterEach(() => void vi.restoreAllMocks())

async function open(connection: Connection | null = null) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={queries}>
      <CalDavDialog connection={connection} isOpen onClose={onClose} />
    </QueryClientProvider>,
  )
}

const address = page.getByRole('textbox', { name: 'Address of the server, or email' })
const user = page.getByRole('textbox', { name: 'User name' })
const password = page.getByLabelText('App password', { exact: true })

describe('[CON126] the form of a calendar server', () => {
  it('says at each empty field what is missing, asks nobody, and leads to the first one', async () => {
    await open()
    await expect.element(address).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (const words of [
      'Enter the address of the server, or your email address there.',
      'Enter the user name at this server.',
      'Enter the password.',
    ]) {
      await expect.element(page.getByText(words)).toBeInTheDocument()
    }
    await expect.element(address).toHaveFocus()
    await expectAccessible()
    expect(sent).toEqual([])
  })

  it('needs no user name beside an email address', async () => {
    await open()
    await address.fill(' ada@example.com ')
    await password.fill('quiet brown lantern')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent).toEqual([{ address: 'ada@example.com', password: 'quiet brown lantern' }])
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  it('keeps what was typed, and shows what the server says at its field until that changes', async () => {
    refusal = { path: 'password', message: 'The server does not accept this user name and password.' }
    await open()
    await address.fill('https://cloud.example.com')
    await user.fill('ada')
    await password.fill('wrong')
    await userEvent.keyboard('{Enter}')
    const words = page.getByText('The server does not accept this user name and password.')
    await expect.element(words).toBeInTheDocument()
    await expect.element(password).toHaveFocus()
    await expect.element(user).toHaveValue('ada')
    await expectAccessible()
    await password.fill('wrong again')
    await expect.element(words).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks a connected account for its password alone', async () => {
    await open(aConnection({ account: 'ada', server_address: 'https://cloud.example.com' }))
    await expect.element(password).toHaveFocus()
    await expect.element(address).toHaveValue('https://cloud.example.com')
    await expect.element(user).toHaveValue('ada')
  })
})
