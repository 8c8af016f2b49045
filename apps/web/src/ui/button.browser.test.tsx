import { Pencil } from 'lucide-react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

it('[WEB141] a button tells its shortcut to assistive technology', async () => {
  await render(
    <>
      <Button shortcut="Mod+Enter">Save</Button>
      <IconButton label="Edit" icon={Pencil} shortcut="E" />
      <Button>Discard</Button>
    </>,
  )
  expect(told('Save')).toMatch(/^(Control|Meta)\+Enter$/)
  expect(told('Edit')).toBe('E')
  expect(told('Discard')).toBeNull()
})

function told(name: string): string | null {
  return page.getByRole('button', { name }).element().getAttribute('aria-keyshortcuts')
}
