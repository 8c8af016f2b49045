import { expect, it } from 'vitest'
import { buttonLook } from './button-look.ts'

it('[UI9] tells the kinds of buttons apart, and their sizes', () => {
  const kinds = (['primary', 'secondary', 'soft', 'ghost', 'danger'] as const).map((kind) =>
    buttonLook(kind, 'md'),
  )
  expect(new Set(kinds).size).toBe(5)
  expect(new Set((['sm', 'md', 'lg'] as const).map((size) => buttonLook('primary', size))).size).toBe(3)
  expect(buttonLook('primary', 'md')).toContain('bg-accent ')
  expect(buttonLook('danger', 'md')).toContain('text-danger-text')
})
