import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { SegmentedControl } from './segmented-control.tsx'

const segments = [
  { id: 'low', label: 'Low' },
  { id: 'medium', label: 'Medium' },
  { id: 'high', label: 'High' },
] as const

function Priority({ onSelect, isDisabled }: { onSelect: (id: string) => void; isDisabled?: boolean }) {
  const [selected, setSelected] = useState<'low' | 'medium' | 'high'>('medium')
  return (
    <>
      <SegmentedControl
        label="Priority"
        segments={segments}
        selected={selected}
        isDisabled={isDisabled}
        onSelect={(id) => {
          onSelect(id)
          setSelected(id)
        }}
      />
      <button type="button">After</button>
    </>
  )
}

const choice = (name: string) => page.getByRole('radio', { name })

it('[WEB138] Tab reaches the chosen one, arrows move the focus around, the space bar chooses', async () => {
  const onSelect = vi.fn()
  await render(<Priority onSelect={onSelect} />)
  await expectAccessible()
  await expect.element(page.getByRole('radiogroup', { name: 'Priority' })).toBeVisible()
  await userEvent.tab()
  await expect.element(choice('Medium')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(choice('Low')).toHaveFocus()
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  await expect.element(choice('Low')).toBeChecked()
  await expect.element(choice('Medium')).not.toBeChecked()
  await userEvent.keyboard('{End}')
  await expect.element(choice('High')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(choice('Low')).toHaveFocus()
  await choice('High').click()
  await choice('High').click()
  expect(onSelect.mock.calls).toEqual([['low'], ['high']])
})

it('[WEB138] none can be chosen where the choice is off', async () => {
  const onSelect = vi.fn()
  await render(<Priority onSelect={onSelect} isDisabled />)
  await choice('High').click({ force: true })
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(onSelect).not.toHaveBeenCalled()
})
