import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordChanges, waitForChange } from './received-changes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('[EVT19] goes on when the change is told, or was told just now', async () => {
  const first = follow('meeting')
  await vi.advanceTimersByTimeAsync(50)
  expect(first.isDone()).toBe(false)
  recordChanges(new Set(['task']))
  await vi.advanceTimersByTimeAsync(0)
  expect(first.isDone()).toBe(false)
  recordChanges(new Set(['meeting', 'task']))
  await vi.advanceTimersByTimeAsync(0)
  expect(first.isDone()).toBe(true)
  const second = follow('meeting')
  await vi.advanceTimersByTimeAsync(0)
  expect(second.isDone()).toBe(true)
})

it('[EVT19] goes on after a moment where nothing is told', async () => {
  const wait = follow('label')
  await vi.advanceTimersByTimeAsync(149)
  expect(wait.isDone()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(wait.isDone()).toBe(true)
})

function follow(noun: string) {
  let isDone = false
  async function wait() {
    await waitForChange(noun)
    isDone = true
  }
  void wait()
  return { isDone: () => isDone }
}
