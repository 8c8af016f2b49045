import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, Refusal } from '../../test/answers.ts'
import { expectAccessible } from '../../test/barriers.ts'
import { expectLogged } from '../../test/complaints.ts'
import { findEnglish, wordsOfPage } from '../../test/english-words.ts'
import { someOf } from '../../test/every-case.ts'
import {
  aLabel,
  aMail,
  anId,
  anInvitation,
  anInvitee,
  aPlan,
  aTask,
  occurrenceOf,
} from '../../test/samples.ts'
import { show } from '../../test/show.tsx'

const own = aPlan(1, {
  meeting_title: 'Quartalsplanung',
  meeting_invitees: {
    [anId(7)]: anInvitee({
      user_id: anId(7),
      full_name: 'Otto Example',
      timezone: 'Europe/Paris',
      meeting_action: 'approved',
    }),
    [anId(8)]: anInvitee({ user_id: anId(8), full_name: 'Bea Example', timezone: 'Europe/Paris' }),
  },
})
const invitation = anInvitation(2, {
  availability: { is_available: false, reason: 'busy', conflicts: [], possible_slots: null },
})
const label = aLabel({ label_title: 'Garten' })
const filled: Answers = {
  listMeetings: [own],
  getMeeting: ({ params }) =>
    params.meeting_id === own.meeting_id ? own : new Refusal(404, 'You have no such meeting.'),
  listOccurrences: [
    occurrenceOf(own),
    occurrenceOf(invitation.meeting, { meeting_action: 'pending', is_organizer: false }),
  ],
  listProposals: [invitation],
  listInvitations: [],
  getFreeBusy: { people: [] },
  listLabels: [label],
  listMails: [
    aMail({ mail_subject: 'Quartal', mail_preview: 'Hallo', mail_labels: { integration_labels: [] } }),
  ],
  listTasks: [
    aTask({
      task_id: anId(1),
      user_id: anId(3),
      associate_user_id: anId(3),
      task_description: 'Plan',
      task_due_date: '2026-11-20',
    }),
  ],
}

const screens = [
  '/user/dashboard',
  '/user/dashboard?date=2026-12-02',
  '/user/meetings',
  `/user/meetings/${own.meeting_id}`,
  '/user/calendar?view=week&date=2026-12-02',
  '/user/calendar?view=month&date=2026-12-02',
  '/user/mails',
  '/user/polls',
  '/user/board',
  '/user/integrations',
  '/user/settings',
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((option) => `/user/settings?option=${option}`),
  '/user/settings/booking',
]

/** When nothing loads any more. */
async function settled(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
}

describe('[JRN27] no barrier', () => {
  it.each(screens)('on %s', async (address) => {
    await show(address, { user: { has_board: true }, answers: filled })
    await settled()
    await expectAccessible({ isPage: true })
  })

  it.each(['/user/dashboard', '/user/meetings', '/user/mails', '/user/board'])(
    'on %s of an empty account',
    async (address) => {
      await show(address, { answers: { getSample: { has_sample: false, may_create: true } } })
      await settled()
      await expectAccessible({ isPage: true })
    },
  )

  it.each(['/auth/login', '/auth/register', '/auth/forgot', '/privacy_policy'])('on %s', async (address) => {
    await show(address, { user: null })
    await settled()
    await expectAccessible({ isPage: true })
  })

  it('on a form that says what is missing', async () => {
    await show('/auth/register', { user: null })
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect.element(page.getByText('Enter your first name.')).toBeVisible()
    await expectAccessible({ isPage: true })
  })

  it.each([
    ['/user/nowhere', 'Page not found'],
    [`/user/meetings/${anId(99)}`, /You have no such meeting\./],
  ])('where %s is not there', async (address, words) => {
    await show(address, { answers: filled })
    await expect.element(page.getByText(words)).toBeVisible()
    await expectAccessible({ isPage: true })
  })

  it.each([[/^Choose a day/], [/^Filter/], [/^Time zone/], [/^Account of/], [/^Choose the days/]])(
    'in what %s opens over a screen',
    async (name) => {
      await show('/user/meetings?from=2026-11-16&to=2026-11-22', { answers: filled })
      await page.getByRole('button', { name }).first().click()
      const popup = page.getByRole('dialog').or(page.getByRole('menu'))
      await expect.element(popup.first()).toBeVisible()
      await expectAccessible()
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => popup.length).toBe(0)
    },
  )

  it('[WEB40] in the legend of shortcuts, which opens while a button has the focus', async () => {
    await show('/user/meetings', { answers: filled })
    await page.getByRole('button', { name: 'Filter' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus()
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible()
  })
})

describe('[JRN8] a screen that fails to render', () => {
  it('says so with an error id and leads home', async () => {
    expectLogged('Error id', 'Cannot read', 'Error:')
    // The browser cannot write this time.
    const broken = aTask({ task_id: anId(1), task_due_date: '2026-11-20' })
    await show('/user/board', {
      user: { has_board: true },
      answers: {
        listTasks: () =>
          Response.json({ status: 200, message: '', data: [{ ...broken, task_description: null }] }),
      },
    })
    await expect.element(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect.element(page.getByText(/^Error id [0-9a-f]{8}$/)).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
    await expectAccessible({ isPage: true })
    await page.getByRole('link', { name: 'Go home' }).click()
    await expect.poll(() => location.pathname).toBe('/user/dashboard')
  })
})

describe('[WEB98] no word of English', () => {
  const user = { language: 'de', country: 'DE', time_format: '24', has_board: true } as const

  it.each(someOf(screens, 2))('on %s', async (address) => {
    await show(address, { user, answers: filled })
    await settled()
    expect(document.documentElement.lang).toBe('de')
    await expect.poll(() => findEnglish(wordsOfPage())).toEqual([])
  })

  it('in the dialog that makes a meeting, nor in its calendar', async () => {
    await show('/user/meetings', { user, answers: filled })
    await page.getByRole('button', { name: 'Termin erstellen' }).first().click()
    await expect.element(page.getByRole('dialog', { name: 'Neuer Termin' })).toBeVisible()
    await page.getByRole('button', { name: 'Datum, Kalender öffnen' }).click()
    // React Aria's own words come with the language.
    await expect.element(page.getByRole('button', { name: 'Nächster Monat' }).first()).toBeVisible()
    await expect.poll(() => findEnglish(wordsOfPage())).toEqual([])
    await expectAccessible()
  })
})
