import { vi } from 'vitest'

/** What a row does, which only remembers its calls. */
export const row_actions = {
  open: vi.fn(),
  toggle: vi.fn(),
  look: vi.fn(),
  summarise: vi.fn(),
  remove: vi.fn(),
  restore: vi.fn(),
}
