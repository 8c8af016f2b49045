import { expect, it } from 'vitest'
import { nameOf } from './hotkeys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it('[WEB39] names keys by what they write, on every keyboard', () => {
  expect(nameOf({ ...plain, key: 'c' })).toBe('c')
  expect(nameOf({ ...plain, key: '#', altKey: true })).toBe('#')
  expect(nameOf({ ...plain, key: '?' })).toBe('?')
})

it('[WEB39] names ⌘ and Ctrl alike', () => {
  expect(nameOf({ ...plain, key: 'k', ctrlKey: true })).toBe('Mod+k')
  expect(nameOf({ ...plain, key: 'K', metaKey: true })).toBe('Mod+k')
})

it('[WEB39] tells a letter with Shift from the same without', () => {
  expect(nameOf({ ...plain, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+z')
  expect(nameOf({ ...plain, key: '\\', ctrlKey: true, shiftKey: true })).toBe('Mod+\\')
})

it('[WEB39] leaves modifiers and foreign combinations alone', () => {
  expect(nameOf({ ...plain, key: 'Shift' })).toBeNull()
  expect(nameOf({ ...plain, key: 'c', ctrlKey: true, altKey: true })).toBeNull()
  expect(nameOf({ key: 'c', ctrlKey: true, metaKey: true, altKey: false, shiftKey: false })).toBeNull()
})
