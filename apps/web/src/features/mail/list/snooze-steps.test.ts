import { expect, it } from 'vitest'
import { stepsBack } from './snooze-steps.ts'

const monday = '2026-11-23T08:00:00.000Z'
const friday = '2026-11-27T08:00:00.000Z'

it('[WML55] gives each mail its own time and place back', () => {
  const mails = [
    { mail_id: 'a', snoozed_until: monday, is_archived: false },
    { mail_id: 'b', snoozed_until: null, is_archived: false },
    { mail_id: 'c', snoozed_until: friday, is_archived: false },
    { mail_id: 'd', snoozed_until: monday, is_archived: false },
    { mail_id: 'e', snoozed_until: null, is_archived: true },
  ]
  expect(stepsBack(mails)).toEqual([
    { mail_ids: ['a', 'd'], change: { snoozed_until: monday } },
    { mail_ids: ['b'], change: { snoozed_until: null } },
    { mail_ids: ['c'], change: { snoozed_until: friday } },
    { mail_ids: ['e'], change: { snoozed_until: null, is_archived: true } },
  ])
  expect(stepsBack([])).toEqual([])
})
