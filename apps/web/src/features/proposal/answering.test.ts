import { listProposals, type MeetingProposal } from '@meridian/contract'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyOf } from '../../platform/api/queries.ts'
import { toasts } from '../../platform/state/toasts.ts'
import { commitOffered, undoOffered, useUndo } from '../../platform/state/undo.ts'
import { type Answer, answerOptions, answerWithUndo, proposeOptions } from './answering.ts'
import { isHeld, releaseAnswer } from './held-answers.ts'

let cache: QueryClient
let sent: unknown[]
let answer: () => Response

beforeEach(() => {
  cache = new QueryClient()
  sent = []
  answer = () => Response.json({ status: 200, message: 'OK', data: aProposal('a', 'invitation') })
  vi.stubGlobal('location', { origin: 'http://meridian.example' })
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    sent.push(init.body ? await new Request(address, init).json() : init.method)
    return answer()
  })
})

afterEach(() => {
  void commitOffered()
  vi.unstubAllGlobals()
  for (const { key } of toasts.visibleToasts) toasts.close(key)
  for (const id of ['a', 'b']) releaseAnswer(id)
})

it('[DSH22] hides an answered invitation at once, sends the answer, and then drops it', async () => {
  listHolds(aProposal('a', 'invitation'), aProposal('b', 'invitation'))
  give(aProposal('a', 'invitation'), 'approved')
  expect(shown()).toEqual(['b'])
  await vi.waitFor(() => expect(isHeld('a')).toBe(false))
  expect(sent).toEqual([{ meeting_proposal_id: 'a', meeting_action: 'approved' }])
  expect(shown()).toEqual(['b'])
  expect(said()).toEqual(['success: Meeting proposal updated successfully'])
})

it('[DSH22] takes an answer to an invitation back on Undo, into its old place', async () => {
  listHolds(aProposal('a', 'invitation'), aProposal('b', 'invitation'))
  give(aProposal('a', 'invitation'), 'rejected')
  await vi.waitFor(() => expect(isHeld('a')).toBe(false))
  toasts.visibleToasts[0]?.content.action?.onPress()
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']))
  expect(sent.at(-1)).toEqual({ meeting_proposal_id: 'a', meeting_action: 'pending' })
})

it('[DSH22] shows the proposal again when the server refuses, and says why', async () => {
  answer = () =>
    Response.json({ status: 409, message: 'This meeting was cancelled.', data: null }, { status: 409 })
  listHolds(aProposal('a', 'invitation'))
  give(aProposal('a', 'invitation'), 'approved')
  await vi.waitFor(() => expect(shown()).toEqual(['a']))
  expect(said()).toEqual(['error: This meeting was cancelled.'])
})

it('[DSH22] keeps an answer to a counter-proposal back while it can be undone', async () => {
  listHolds(aProposal('a', 'counter_proposal'))
  give(aProposal('a', 'counter_proposal'), 'approved')
  expect(shown()).toEqual([])
  expect(useUndo.getState().offer?.text).toBe('The meeting moves to Fri, 01:30 – 02:15 PM')
  expect(sent).toEqual([])
  void commitOffered()
  await vi.waitFor(() => expect(isHeld('a')).toBe(false))
  expect(sent).toEqual([{ meeting_proposal_id: 'a', meeting_action: 'approved' }])
  expect(said()).toEqual([])
  expect(useUndo.getState().ending?.text).toBe('Meeting proposal updated successfully')
})

it('[DSH22] never sends an answer to a counter-proposal that was undone', () => {
  listHolds(aProposal('a', 'counter_proposal'))
  give(aProposal('a', 'counter_proposal'), 'rejected')
  undoOffered()
  void commitOffered()
  expect(shown()).toEqual(['a'])
  expect(sent).toEqual([])
})

it('[DSH44] takes a proposed time back on Undo, unless the organizer was mailed it', async () => {
  const proposed = (can_withdraw: boolean) => {
    const own_counter_proposal = { ...momentsFrom('2026-11-20T10'), can_withdraw }
    return { ...aProposal('a', 'invitation'), own_counter_proposal }
  }
  const propose = () =>
    new MutationObserver(cache, proposeOptions(cache)).mutate({
      proposal: aProposal('a', 'invitation'),
      slot: ['2026-11-20T10:00:00.000Z', '2026-11-20T10:45:00.000Z'],
    })
  listHolds(aProposal('a', 'invitation'))
  answer = () => Response.json({ status: 201, message: 'OK', data: proposed(true) })
  await propose()
  answer = () => Response.json({ status: 200, message: 'OK', data: aProposal('a', 'invitation') })
  toasts.visibleToasts[0]?.content.action?.onPress()
  await vi.waitFor(() => expect(sent.at(-1)).toBe('DELETE'))
  await vi.waitFor(() => expect(listed()?.own_counter_proposal).toBeNull())
  expect(said()).toEqual(['success: Meeting proposal updated successfully'])
  answer = () => Response.json({ status: 201, message: 'OK', data: proposed(false) })
  await propose()
  expect(listed()?.own_counter_proposal?.can_withdraw).toBe(false)
  expect(toasts.visibleToasts[0]?.content.action).toBeUndefined()
})

function listed() {
  return cache.getQueryData<MeetingProposal[]>(keyOf(listProposals, {}))?.[0]
}

function give(proposal: MeetingProposal, action: 'approved' | 'rejected') {
  const send = new MutationObserver(cache, answerOptions(cache))
  const mutate = (given: Answer) => send.mutate(given).catch(() => undefined)
  answerWithUndo(mutate, { proposal, action }, 'Fri, 01:30 – 02:15 PM')
}

function listHolds(...proposals: MeetingProposal[]) {
  cache.setQueryData(keyOf(listProposals, {}), proposals)
}

function shown(): string[] {
  const proposals = cache.getQueryData<MeetingProposal[]>(keyOf(listProposals, {})) ?? []
  return proposals.map(({ meeting_proposal_id }) => meeting_proposal_id).filter((id) => !isHeld(id))
}

function said(): string[] {
  return toasts.visibleToasts.map(({ content }) => `${content.kind}: ${content.text}`)
}

function aProposal(
  meeting_proposal_id: string,
  proposal_type: MeetingProposal['proposal_type'],
): MeetingProposal {
  const hour = meeting_proposal_id === 'a' ? '08' : '09'
  return {
    meeting_proposal_id,
    proposal_type,
    meeting_action: 'pending',
    original_start_timestamp: null,
    proposed_by: { user_id: '0190f0c2-0000-7000-8000-000000000002', full_name: 'Elif Sarpkaya' },
    meeting: {
      ...a_meeting,
      meeting_conference: null,
      meeting_sources: [],
      is_booked: false,
      meeting_timestamps: momentsFrom(`2026-11-20T${hour}`),
    },
    availability: { is_available: true, reason: null, conflicts: [], possible_slots: null },
    own_counter_proposal: null,
  }
}

function momentsFrom(hour: string) {
  return { start_timestamp: `${hour}:00:00.000Z`, end_timestamp: `${hour}:45:00.000Z` }
}

const a_meeting = {
  meeting_id: '0190f0c2-0000-7000-8000-000000000001',
  user_id: '0190f0c2-0000-7000-8000-000000000002',
  user_details: { full_name: 'Elif Sarpkaya' },
  meeting_title: 'Dealer portal walkthrough',
  meeting_description: '',
  agenda: '',
  meeting_link: null,
  meeting_location: {
    location_name: null,
    location_link: null,
    latitude: null,
    longitude: null,
    weather_info: null,
  },
  meeting_status: 'active',
  meeting_timezone: 'Asia/Kathmandu',
  meeting_invitees: {},
  meeting_date: { start_date: '2026-11-20', end_date: '2026-11-20' },
  meeting_time: { start_time: '13:45', end_time: '14:30' },
  original_start_timestamp: null,
  outside_organizer: null,
  reader_answer: null,
  is_editable: true,
  is_only_read: false,
  meeting_recurrence: {
    is_recurring: false,
    recurring_type: 'custom',
    recurring_start_date: null,
    recurring_end_date: null,
    recurring_days: {
      sunday: false,
      monday: false,
      tuesday: false,
      wednesday: false,
      thursday: false,
      friday: false,
      saturday: false,
    },
    rrule: null,
  },
  meeting_priority: 'medium',
  meeting_integration_type: 'smart_calendar',
  meeting_integration_id: null,
  meeting_labels: {},
  is_all_day: false,
  is_transparent: false,
  is_tentative: false,
  created_at: '2026-11-18T08:00:00.000Z',
  updated_at: '2026-11-18T08:00:00.000Z',
} as const
