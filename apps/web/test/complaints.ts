import { expect, vi } from 'vitest'

const complaints: string[] = []
const expected: string[] = []

/** Hears what the browser complains about from now on. */
export function listenForComplaints(): void {
  complaints.length = 0
  expected.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      addComplaint(parts.map(String).join(' '))
    })
  }
}

/** What a test is not prepared for fails it, too. */
export function addComplaint(text: string): void {
  complaints.push(text)
}

/** What the product itself logs when something goes wrong, by words that it holds, is no complaint in this test. */
export function expectLogged(...words: readonly string[]): void {
  expected.push(...words)
}

/** A test fails when a component makes the browser complain. */
export function expectNoComplaints(): void {
  const unexpected = complaints.filter((text) => !expected.some((words) => text.includes(words)))
  expect(unexpected, 'what the browser complained about').toEqual([])
}
