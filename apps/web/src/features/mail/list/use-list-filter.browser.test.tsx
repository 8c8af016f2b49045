import { BrowserRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useMailFilter } from './use-list-filter.ts'

const before = location.href

afterEach(() => history.replaceState(null, '', before))

it('[WEB65] [WML3] a search keeps the list that was chosen before the screen shows it', async () => {
  history.replaceState(null, '', '?category=task&type=file')
  const { result } = await renderHook(useMailFilter, { wrapper: BrowserRouter })
  const [shown, setFilter] = result.current
  setFilter({ ...shown, category: 'inbox' })
  setFilter({ ...shown, search: 'twel' })
  expect(location.search).toBe('?type=file&search=twel')
  await expect.poll(() => result.current[0]).toEqual({ ...shown, category: 'inbox', search: 'twel' })
})
