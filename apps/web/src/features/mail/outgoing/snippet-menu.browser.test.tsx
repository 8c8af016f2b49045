import { listSnippets } from '@meridian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryFor } from '../../../platform/api/queries.ts'
import { SnippetMenu } from './snippet-menu.tsx'
import { useSnippets } from './use-snippets.ts'

const fine = {
  snippet_id: '01890000-0000-7000-8000-000000000001',
  snippet_name: 'fine',
  snippet_text: 'Fine',
}
const box = page.getByRole('textbox', { name: 'Text' })

function Writer() {
  const [text, setText] = useState('Dear Ada, . Mara')
  const ref = useRef<HTMLTextAreaElement>(null)
  const { snippets, insert } = useSnippets({ box: ref, text, onChange: setText, characters_max: 1000 })
  return (
    <>
      <textarea ref={ref} aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <SnippetMenu snippets={snippets} onPick={insert} />
    </>
  )
}

async function write() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(queryFor(listSnippets, {}).queryKey, [fine])
  await render(
    <QueryClientProvider client={queries}>
      <Writer />
    </QueryClientProvider>,
  )
  const element = box.element() as HTMLTextAreaElement
  element.focus()
  element.setSelectionRange(10, 10)
}

it('[WML57] by the pointer, writing goes on behind the chosen snippet', async () => {
  await write()
  await page.getByRole('button', { name: 'Snippets' }).click()
  await page.getByRole('menuitem', { name: ';fine' }).click()
  await expect.element(box).toHaveFocus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.keyboard(' by me')
  await expect.element(box).toHaveValue('Dear Ada, Fine by me. Mara')
})

it('[WML57] by the keyboard, writing goes on behind the chosen snippet, and Escape goes back to the button', async () => {
  await write()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: ';fine' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Snippets' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: ';fine' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveFocus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.keyboard(' by me')
  await expect.element(box).toHaveValue('Dear Ada, Fine by me. Mara')
})
