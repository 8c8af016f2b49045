import type { Label, Meeting, ReaderAnswer } from '@meridian/contract'
import { expect, it } from 'vitest'
import { aMeeting, anInvitee } from '../meeting.sample.ts'
import { answerable, bulkDeletions, commonLabels, meetingsToLabel } from './bulk-rules.ts'

const reader_id = '0193f0a0-0000-7000-8000-0000000000aa'
const own = aMeeting({ meeting_id: 'own', user_id: reader_id })
const invited = aMeeting({ meeting_id: 'invited', user_id: 'bea', reader_answer: anAnswer() })

it('[WMT76] deletes own meetings, cancels those with guests, and leaves out what another calendar decides', () => {
  const hosted = { ...own, meeting_id: 'hosted', meeting_invitees: { bea: anInvitee({ user_id: 'bea' }) } }
  const foreign: Meeting = {
    ...own,
    meeting_id: 'foreign',
    meeting_integration_type: 'google_calendar',
    is_editable: false,
  }
  const acts = bulkDeletions([own, hosted, invited, foreign], reader_id)
  expect(acts.map(({ meeting, how }) => [meeting.meeting_id, how])).toEqual([
    ['own', 'delete'],
    ['hosted', 'cancel'],
    ['invited', 'delete'],
  ])
})

it('[WMT76] answers the invitations among them that still take place', () => {
  const over: Meeting = { ...invited, meeting_id: 'over', meeting_status: 'completed' }
  expect(answerable([own, invited, over])).toEqual([invited])
})

it('[WMT76] labels only meetings that lack the label, and offers those of all meetings to remove', () => {
  const label = aLabel('urgent')
  const both = { ...own, meeting_labels: { urgent: label, home: aLabel('home') } }
  const one = { ...invited, meeting_labels: { urgent: label } }
  expect(meetingsToLabel([both, own], label, true)).toEqual([own])
  expect(meetingsToLabel([both, own], label, false)).toEqual([both])
  expect([...commonLabels([both, one])]).toEqual(['urgent'])
  expect([...commonLabels([])]).toEqual([])
})

function aLabel(label_id: string): Label {
  return {
    label_id,
    user_id: reader_id,
    label_title: label_id,
    label_description: '',
    label_color: '#6EC1E4',
    label_type: 'meeting',
    meeting_id: null,
    shared_meeting_id: null,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
  }
}

function anAnswer(): ReaderAnswer {
  return {
    meeting_proposal_id: '0193f0a0-0000-7000-8000-00000000000c',
    meeting_action: 'pending',
    is_tentative: false,
    answer_note: '',
    own_counter_proposal: null,
  }
}
