import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../ui/button.tsx'

it('[WEB58] starts no transition under reduced motion, however much changes', async () => {
  await render(
    <p>
      It stays <b>where it is</b>. <Button variant="primary">Save</Button>
    </p>,
  )
  const button = page.getByRole('button', { name: 'Save' })
  const before = getComputedStyle(button.element()).backgroundColor
  document.documentElement.dataset['theme'] = 'dark'
  expect(getComputedStyle(button.element()).backgroundColor).not.toBe(before)
  expect(document.getAnimations()).toEqual([])
})
