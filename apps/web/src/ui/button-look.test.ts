import { expect, it } from 'vitest'
import { button_variants, buttonLook } from './button-look.ts'

it('[WEB9] tells the kinds of buttons apart, and their sizes', () => {
  const specified = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark']
  expect(button_variants).toEqual([...specified, 'soft', 'ghost'])
  expect(new Set(button_variants.map((kind) => buttonLook(kind, 'md'))).size).toBe(10)
  expect(new Set((['sm', 'md', 'lg'] as const).map((size) => buttonLook('primary', size))).size).toBe(3)
})
