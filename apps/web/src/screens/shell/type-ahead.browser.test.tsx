import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { keepTyping } from './type-ahead.ts'

const shortcut = vi.fn()
afterEach(() => removeEventListener('keydown', shortcut))

it('[PAL24] keeps what is typed from every other listener until it is taken', async () => {
  addEventListener('keydown', shortcut)
  const ahead = keepTyping()
  await userEvent.keyboard('lunxh{Backspace}{Backspace}ch at 9')
  expect(shortcut).not.toHaveBeenCalled()
  expect(ahead.take()).toBe('lunch at 9')
  await userEvent.keyboard('c')
  expect(shortcut).toHaveBeenCalledOnce()
  expect(ahead.take()).toBe('lunch at 9')
})

it('[PAL24] leaves combinations with modifiers to others', async () => {
  addEventListener('keydown', shortcut)
  const ahead = keepTyping()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(shortcut).toHaveBeenCalled()
  expect(ahead.take()).toBe('')
})
