import {
  createBookingPage,
  createLabel,
  createPoll,
  createSample,
  listMails,
  type Poll,
} from '@meridian/contract'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { dateAhead, inviting, meet } from './meetings.ts'
import { aPerson, type Person, signIn, theChief } from './person.ts'
import { theMailTo } from './mails.ts'

/** A page to look at, and what has to be pressed before. */
export interface Stop {
  readonly path: string
  readonly open?: (page: Page) => Promise<void>
}

/** Every screen of a person with meetings, mails, labels, tasks, a poll and a booking page, and what opens over screens. */
export async function stopsOfPerson(page: Page, request: APIRequestContext): Promise<Stop[]> {
  const [mara, otto] = [await aPerson(request), await aPerson(request, 'Otto')]
  // Of two people the palette asks which one is meant.
  await aPerson(request, 'Otto')
  const label_title = 'Harbour project'
  await mara.call(createLabel, { body: { label_title, label_color: '#6ec1e4', label_type: 'meeting' } })
  await mara.call(createSample, {})
  const own = await meet(mara, {
    meeting_title: 'Planning the quay',
    agenda: 'Beds, 10 min\nPaths',
    meeting_link: 'https://meet.example/garden',
    meeting_invitees: inviting(otto),
  })
  const asked = await meet(otto, { meeting_title: 'Walk', meeting_invitees: inviting(mara) })
  await aBookingPage(mara)
  const { poll_id } = await aPoll(mara)
  const [mail] = await mara.call(listMails, {})
  await signIn(page, mara)
  const views = ['week', 'day', 'month', 'agenda'].map((view) => `/user/calendar?view=${view}`)
  const settings = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((option) => `/user/settings?option=${option}`)
  const paths = [
    '/user/dashboard',
    ...views,
    '/user/meetings',
    `/user/meetings/${own.meeting_id}`,
    `/user/meetings/${asked.meeting_id}`,
    '/user/mails',
    `/user/mails/${mail?.mail_id}`,
    '/user/mails/new',
    '/user/polls',
    '/user/polls/new',
    `/user/polls/${poll_id}`,
    '/user/board',
    '/user/integrations',
    '/user/settings',
    ...settings,
    '/user/settings/booking',
    '/user/nowhere',
    '/privacy_policy',
  ]
  return [...paths.map((path) => ({ path })), ...overlays]
}

const overlays: readonly Stop[] = [
  {
    path: '/user/meetings',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Create Event' }).click()
      await page.getByRole('button', { name: 'Find a time' }).click()
      const finder = page.getByRole('dialog', { name: 'Smart Suggestion' })
      const beside = page.getByRole('region', { name: 'Smart Suggestion' })
      await expect(finder.or(beside).getByRole('listitem')).toHaveCount(2)
    },
  },
  {
    path: '/user/dashboard',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Search/ })
        .first()
        .click()
      await page.getByRole('combobox').fill('lunch with Otto tomorrow 12:30')
      await expect(page.getByRole('list', { name: 'Understood' })).toBeVisible()
    },
  },
]

/** The screens of an operator. */
export async function stopsOfOperator(page: Page, request: APIRequestContext): Promise<Stop[]> {
  await signIn(page, theChief(request))
  return ['/admin/dashboard', '/admin/users'].map((path) => ({ path }))
}

/** Every page that needs no account, and the answers of a guest. */
export async function stopsOfGuest(request: APIRequestContext): Promise<Stop[]> {
  const mara = await aPerson(request)
  const primary_email = `gus.${Date.now()}@guests.example`
  const meeting_invitees = { [`guest:${crypto.randomUUID()}`]: { primary_email, full_name: 'Gus Guest' } }
  await meet(mara, { meeting_title: 'Kick-off', meeting_invitees })
  const { parts } = await theMailTo(primary_email)
  const answer = /http:\S+(\/answer\/[\w-]{43})/.exec(parts[0]?.text ?? '')?.[1] ?? ''
  const booking = await aBookingPage(mara)
  const { public_url } = await aPoll(mara)
  const paths = ['/auth/login', '/auth/register', '/auth/forgot', '/privacy_policy', answer, `${answer}x`]
  return [
    ...paths.map((path) => ({ path })),
    { path: booking },
    {
      path: booking,
      open: async (page) => {
        await page.getByRole('link', { name: 'Next month' }).click()
        await page.locator('.slots button').first().click()
        await expect(page.getByLabel('Name')).toBeVisible()
      },
    },
    { path: new URL(public_url ?? '').pathname },
  ]
}

async function aBookingPage(person: Person): Promise<string> {
  const { page_url } = await person.call(createBookingPage, {
    body: { booking_page_title: 'First talk', booking_page_slug: `talk-${crypto.randomUUID().slice(0, 8)}` },
  })
  return new URL(page_url).pathname
}

function aPoll(person: Person): Promise<Poll> {
  return person.call(createPoll, {
    body: {
      poll_title: 'Garden walk',
      poll_timezone: 'Europe/Berlin',
      has_public_link: true,
      poll_options: [20, 21].map((days) => ({ option_date: dateAhead(days) })),
    },
  })
}
