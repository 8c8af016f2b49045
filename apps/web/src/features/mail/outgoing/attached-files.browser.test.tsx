import type { MailFile } from '@meridian/contract'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AttachButton, AttachedFiles } from './attached-files.tsx'
import { useUploads } from './use-uploads.ts'

const file_id = '01890000-0000-7000-8000-000000000001'
const requests: Request[] = []
let answer = () => Response.json({ status: 201, message: 'OK', data: { file_id, name: 'a.png', bytes: 3 } })

vi.stubGlobal('fetch', async (address: URL, request: RequestInit) => {
  requests.push(new Request(address, request))
  return answer()
})
afterEach(() => {
  requests.length = 0
  answer = () => Response.json({ status: 201, message: 'OK', data: { file_id, name: 'a.png', bytes: 3 } })
})

function Form() {
  const [files, setFiles] = useState<readonly MailFile[]>([])
  const [isBusy, setBusy] = useState(false)
  const uploading = useUploads({
    files,
    onAdded: (file) => setFiles((before) => [...before, file]),
    onBusyChange: setBusy,
  })
  return (
    <>
      <AttachedFiles
        files={files}
        uploading={uploading}
        onRemoved={(gone) => setFiles((before) => before.filter((one) => one.file_id !== gone))}
      />
      <AttachButton onAdd={uploading.add} />
      <button type="button" disabled={isBusy}>
        Send
      </button>
    </>
  )
}

function paste(types: Readonly<Record<string, string>>, ...files: readonly File[]) {
  const data = new DataTransfer()
  for (const [type, text] of Object.entries(types)) data.setData(type, text)
  for (const file of files) data.items.add(file)
  dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

const picture = () => new File(['png'], 'a.png', { type: 'image/png' })
const list = page.getByRole('list', { name: 'Attached files' })

it('[WML60] uploads a pasted picture as bytes, and removes it', async () => {
  await render(<Form />)
  await expect.element(page.getByRole('button', { name: 'Attach files' })).toBeVisible()
  paste({}, picture())
  await expect.element(list.getByText('a.png')).toBeVisible()
  await expect.element(page.getByText('At most 10 files, 10 MB together.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  const [sent] = requests
  expect(new URL(sent?.url ?? '').search).toBe('?file_name=a.png')
  expect(sent?.headers.get('content-type')).toBe('application/octet-stream')
  answer = () => Response.json({ status: 200, message: 'OK', data: { file_id } })
  await page.getByRole('button', { name: 'Remove a.png' }).click()
  await expect.element(list).not.toBeInTheDocument()
  expect(requests[1]?.method).toBe('DELETE')
})

it('[WML60] pastes text as text where a picture of it comes along', async () => {
  await render(<Form />)
  paste({ 'text/plain': 'Words' }, picture())
  await userEvent.keyboard('x')
  expect(requests).toEqual([])
})

it('[WML60] names every file that the server refuses', async () => {
  await render(<Form />)
  answer = () => Response.json({ status: 413, message: 'Too large.', data: null }, { status: 413 })
  await expect.element(page.getByRole('button', { name: 'Attach files' })).toBeVisible()
  paste({}, new File(['one'], 'one.png'), new File(['two'], 'two.png'))
  await expect.element(page.getByText(/“one.png” was not attached.*“two.png” was not attached/)).toBeVisible()
})

it('[WML60] names a file that the server refuses, with the reason, and a dropped one that is empty', async () => {
  await render(<Form />)
  answer = () => Response.json({ status: 413, message: 'Too large.', data: null }, { status: 413 })
  paste({}, picture())
  await expect.element(page.getByText('“a.png” was not attached. Too large.')).toBeVisible()
  const data = new DataTransfer()
  data.items.add(new File([], 'empty.txt'))
  dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('“empty.txt” is empty and was not attached.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled()
})
