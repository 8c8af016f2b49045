import { expect, it } from 'vitest'
import { isOutlookFile } from './outlook-file.ts'

it.each([
  ['winmail.dat', 'application/octet-stream', true],
  ['Winmail.dat', 'application/ms-tnef', true],
  ['attachment', 'application/vnd.ms-tnef', true],
  ['plan.dat', 'application/octet-stream', false],
])('[WML41] knows whether %s (%s) is in a format of Outlook’s own', (name, media_type, isOutlooks) => {
  expect(isOutlookFile({ name, media_type })).toBe(isOutlooks)
})
