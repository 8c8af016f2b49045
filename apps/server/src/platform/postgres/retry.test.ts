import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isTransient, withRetry } from './retry.ts'

function failure(code: string): Error {
  return Object.assign(new Error(`failed with ${code}`), { code })
}

/** Fails with each code in turn and then succeeds; counts its runs. */
function flaky(...codes: readonly string[]) {
  const left = [...codes]
  const work = Object.assign(
    async () => {
      work.runs += 1
      const code = left.shift()
      if (code !== undefined) throw failure(code)
      return 'done'
    },
    { runs: 0 },
  )
  return work
}

describe('[API9]', () => {
  it.each(['40001', '40P01', '25006'])('repeats a write after %s, which wrote nothing', async (code) => {
    const work = flaky(code, code)
    expect(await withRetry(work, { isRepeatable: false })).toBe('done')
    expect(work.runs).toBe(3)
  })

  it.each(['57P01', '08006', '08P01', 'ECONNRESET', 'ECONNREFUSED'])(
    'repeats a read after %s, and no write',
    async (code) => {
      const read = flaky(code)
      expect(await withRetry(read, { isRepeatable: true })).toBe('done')
      const write = flaky(code)
      await expect(withRetry(write, { isRepeatable: false })).rejects.toThrow(code)
      expect([read.runs, write.runs]).toEqual([2, 1])
      expect(isTransient(failure(code))).toBe(true)
    },
  )

  it.each(['23505', '42P01', '22P02'])('does not repeat after %s, which would fail again', async (code) => {
    const work = flaky(code)
    await expect(withRetry(work, { isRepeatable: true })).rejects.toThrow(code)
    expect(work.runs).toBe(1)
    expect(isTransient(failure(code))).toBe(false)
  })

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])('takes “%s” for a lost connection', (message) => {
    expect(isTransient(new Error(message))).toBe(true)
  })

  it('gives up after four runs that lost a race', async () => {
    const work = flaky(...Array<string>(9).fill('40001'))
    await expect(withRetry(work, { isRepeatable: false })).rejects.toThrow('40001')
    expect(work.runs).toBe(4)
  })

  describe('while the database is away', () => {
    beforeEach(() => vi.useFakeTimers())
    afterEach(() => vi.useRealTimers())

    it.each(['25006', '57P01', 'ECONNREFUSED'])('repeats for five seconds after %s', async (code) => {
      const soonBack = flaky(...Array<string>(6).fill(code))
      const done = withRetry(soonBack, { isRepeatable: true })
      await vi.advanceTimersByTimeAsync(5000)
      expect(await done).toBe('done')
      const away = flaky(...Array<string>(99).fill(code))
      const failed = expect(withRetry(away, { isRepeatable: true })).rejects.toThrow(code)
      await vi.advanceTimersByTimeAsync(5000)
      await failed
      expect(away.runs).toBe(7)
    })
  })
})
