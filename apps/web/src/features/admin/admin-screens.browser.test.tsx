import type { Overview, StuckJob } from '@meridian/contract'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from '../../../test/answers.ts'
import { expectAccessible } from '../../../test/barriers.ts'
import { anId } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'

const overview: Overview = {
  version: '1.0.0',
  uptime_seconds: 3600,
  users: {
    total: 3,
    by_role: { user: 2, admin: 0, system_admin: 1 },
    by_status: { active: 3, invited: 0, disabled: 0 },
    created_lately: 1,
  },
  sessions: { open: 2, people_today: 2 },
  meetings: { total: 12, coming: 4, created_lately: 3 },
  storage: { database_bytes: 9_000_000, meetings_bytes: 1, accounts_bytes: 1, labels_and_tasks_bytes: 1 },
  health: {
    database: { state: 'ok', version: '18.1', latency_ms: 1, connections: 4, connections_max: 100 },
    disk: { state: 'ok', free_bytes: 1_000_000_000 },
    clean_up: { state: 'ok', last_finished_at: '2026-11-18T03:00:00.000Z' },
    mail: { state: 'ok', waiting: 0, failed: 0 },
    jobs: { state: 'failing', waiting: 0, running: 0, failed: 2, oldest_at: null },
    sync: { state: 'ok', connections: 1, needs_reconnect: 0, failing: 0 },
    zone_data: { state: 'ok', version: '2026c', source: 'package' },
  },
}

let jobs: StuckJob[] = []
beforeEach(() => {
  jobs = ['refused once', 'refused twice'].map((problem, index) => ({
    job_id: anId(index + 1),
    queue: 'connection.read',
    job_state: 'failed',
    created_at: '2026-11-18T08:00:00.000Z',
    due_at: '2026-11-18T08:00:00.000Z',
    failures: 4,
    problem,
  }))
})

const answers: Answers = {
  getOverview: overview,
  getRegistration: { registration: 'open', registration_domains: [], is_fixed: false },
  getTextModel: {
    is_configured: false,
    is_allowed: false,
    host: null,
    model: null,
    calls_this_month: 0,
    calls_per_month: 0,
    calls_per_day: 0,
  },
  listAuditLog: [],
  listFigures: [],
  listStuckJobs: () => jobs,
  retryJob: ({ params }) => leave(params.job_id),
  dropJob: ({ params }) => leave(params.job_id),
}

/** The job is no longer stuck. */
function leave(job_id: string) {
  jobs = jobs.filter((job) => job.job_id !== job_id)
  return { job_id }
}

it('[WEB133] a failed job is looked at, tried again or dropped', async () => {
  const shown = await show('/admin/dashboard', { user: { role: 'system_admin' }, answers })
  await page.getByRole('button', { name: 'Show jobs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Late and failed jobs' })
  const job = (problem: string) => dialog.getByRole('listitem').filter({ hasText: problem })
  await expect.element(job('refused once')).toMatchTextContent('connection.read')
  await expect.element(job('refused once')).toMatchTextContent('failed 4 times')
  await expectAccessible()
  await job('refused once').getByRole('button', { name: 'Try again' }).click()
  await expect.element(job('refused once')).not.toBeInTheDocument()
  await job('refused twice').getByRole('button', { name: 'Drop' }).click()
  const question = page.getByRole('alertdialog', { name: 'Drop the job of connection.read?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(job('refused twice')).toBeVisible()
  await job('refused twice').getByRole('button', { name: 'Drop' }).click()
  const asked = shown.asked('getOverview').length
  await question.getByRole('button', { name: 'Drop' }).click()
  await expect.element(job('refused twice')).not.toBeInTheDocument()
  expect(shown.asked('retryJob').map(({ params }) => params.job_id)).toEqual([anId(1)])
  expect(shown.asked('dropJob').map(({ params }) => params.job_id)).toEqual([anId(2)])
  // The health of the jobs is asked for anew.
  await expect.poll(() => shown.asked('getOverview').length).toBeGreaterThan(asked)
})

it('[JRN27] the overview has no barrier', async () => {
  await show('/admin/dashboard', { user: { role: 'system_admin' }, answers })
  await expect.element(page.getByText(/PostgreSQL/).first()).toBeVisible()
  await expectAccessible({ isPage: true })
})
