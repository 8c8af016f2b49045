import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { diskState } from './disk-space.ts'
import { notStarted } from './cluster-error.ts'

const full = /^The disk is full, so the database in /

it('[RUN6] detects a full disk by the output of PostgreSQL, or by the disk', () => {
  const lines = ['LOG:  starting', 'LOG:  shutting down due to startup process failure']
  const folder = tmpdir()
  expect(
    notStarted(folder, ['PANIC:  could not write to file: No space left on device', ...lines]).message,
  ).toMatch(full)
  expect(notStarted(folder, lines, () => 'full').message).toMatch(full)
  expect(notStarted(folder, lines, () => diskState(1e9)).message).toBe(
    `The database did not start: ${lines.join(' ')}`,
  )
  expect(notStarted(`${folder}/that-is-gone`, lines).message).toMatch(/^The database did not start/)
})
