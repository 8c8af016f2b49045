import { afterEach, expect, it } from 'vitest'
import { daysBetween } from '../time/format.ts'
import { mergeWorkspace } from './session-records.ts'
import { browserZone, forgetUser, getSession, mergeUser, signIn } from './session.ts'
import { aUser } from './user.sample.ts'

afterEach(() => forgetUser())

it('[WEB15] looks from today to 30 days ahead in the zone of the browser, until other days are chosen', () => {
  const before = today()
  forgetUser()
  const { timezone, start_date, end_date } = getSession().timestamp
  expect(timezone).toBe(browserZone())
  expect([before, today()]).toContain(start_date)
  expect(daysBetween(start_date, end_date)).toBe(30)

  const timestamp_info = { timezone: 'Asia/Kathmandu', start_date: '2026-11-01', end_date: '2026-11-30' }
  signIn(aUser({ timestamp_info }))
  expect(getSession().timestamp).toEqual(timestamp_info)
})

it('[WEB16] puts new data into the stored user and workspace, and keeps the rest of them', () => {
  signIn(aUser())
  mergeUser({ about: 'Grows beans.' })
  expect(getSession().user).toEqual(aUser({ about: 'Grows beans.' }))

  const workspace = { workspace_id: crypto.randomUUID(), name: 'Garden', timezone: 'UTC', week_start: 1 }
  mergeWorkspace({ ...workspace, default_duration: 30 })
  mergeWorkspace({ workspace_id: workspace.workspace_id, name: 'Orchard' })
  expect(getSession().workspace).toEqual({ ...workspace, name: 'Orchard', default_duration: 30 })
})

it('[WEB16] changes no user where nobody is signed in', () => {
  mergeUser({ about: 'Nobody' })
  expect(getSession().user).toBeNull()
})

function today(): string {
  return Temporal.Now.plainDateISO(browserZone()).toString()
}
