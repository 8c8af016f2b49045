import { undo_send_seconds_max } from '@meridian/contract'
import { expect, it } from 'vitest'
import { mailChangedSentence, openMailChanges, undoOptions } from './mail-settings.ts'

const saved = { undo_send_seconds: 10, invitations_by_mail: true, reminders_by_mail: false }

it('[SET17] saves what differs from what is saved, and nothing else', () => {
  expect(openMailChanges(saved, {})).toEqual({})
  expect(openMailChanges(saved, saved)).toEqual({})
  expect(openMailChanges(saved, { undo_send_seconds: 0, reminders_by_mail: false })).toEqual({
    undo_send_seconds: 0,
  })
  expect(openMailChanges(saved, { invitations_by_mail: false, reminders_by_mail: true })).toEqual({
    invitations_by_mail: false,
    reminders_by_mail: true,
  })
})

it('[SET17] names what was changed', () => {
  expect(mailChangedSentence({ undo_send_seconds: 0 })).toBe('Undo send changed.')
  expect(mailChangedSentence({ reminders_by_mail: true, undo_send_seconds: 5 })).toBe(
    'Undo send and Reminders by mail changed.',
  )
})

it('[SET17] offers up to half a minute to take a reply back, and whatever holds', () => {
  expect(undoOptions(10).map(({ id }) => id)).toEqual(['0', '5', '10', '20', '30'])
  expect(undoOptions(7).map(({ id }) => id)).toEqual(['0', '5', '7', '10', '20', '30'])
  expect(
    undoOptions(1)
      .map(({ label }) => label)
      .slice(0, 3),
  ).toEqual(['Not at all: sent at once', 'For one second', 'For 5 seconds'])
  expect(Math.max(...undoOptions(10).map(({ id }) => Number(id)))).toBe(undo_send_seconds_max)
})
