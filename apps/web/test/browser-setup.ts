import '../src/styles/index.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test fails when a component makes the browser complain. */
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  document.documentElement.lang = 'en'
  document.documentElement.dataset['theme'] = 'light'
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '))
    })
  }
})

afterEach(() => {
  expect(complaints, 'what the browser complained about').toEqual([])
})
