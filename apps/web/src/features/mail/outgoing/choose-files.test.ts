import { carried_bytes_max } from '@meridian/contract'
import { expect, it } from 'vitest'
import { chooseFiles } from './choose-files.ts'

const file = (name: string, size = 1) => ({ name, size })

it('[WML60] takes what fits, and says of each other file why it does not', () => {
  const added = [file('a', 0), file('b', carried_bytes_max - 10), file('c', 11), file('d', 10)]
  const { chosen, refusals } = chooseFiles(added, { count: 0, bytes: 0 })
  expect(chosen.map(({ name }) => name)).toEqual(['b', 'd'])
  expect(refusals).toEqual([
    '“a” is empty and was not attached.',
    '“c” (11 bytes) was not attached: the files of a mail have at most 10 MB together.',
  ])
})

it('[WML60] takes ten files at most, with those that the mail has', () => {
  const { chosen, refusals } = chooseFiles([file('a'), file('b')], { count: 9, bytes: 9 })
  expect(chosen.map(({ name }) => name)).toEqual(['a'])
  expect(refusals).toEqual(['“b” was not attached: a mail has at most 10 files.'])
})
