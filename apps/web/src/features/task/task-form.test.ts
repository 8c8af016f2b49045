import type { Invitee, Meeting } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { aMeetingWith, aTask } from './task.sample.ts'
import { assigneeOptions, assigneesOf, blankForm, bodyOf, changeOf, formOf, isSameForm } from './task-form.ts'

const mara = { user_id: 'mara', full_name: 'Mara Example', profile_picture: null }

describe('the form of a task', () => {
  const before = formOf(aTask({ task_description: 'Plan\n\nOne page.' }))

  it('[DSH32] sends only what it changed', () => {
    expect(changeOf(before, before)).toEqual({})
    expect(isSameForm(before, { ...before })).toBe(true)
    expect(changeOf(before, { ...before, details: 'Two pages.' })).toEqual({
      task_description: 'Plan\nTwo pages.',
    })
    expect(
      changeOf(before, { ...before, task_status: 'done', task_priority: 'low', associate_user_id: null }),
    ).toEqual({ task_status: 'done', task_priority: 'low', associate_user_id: null })
    expect(isSameForm(before, { ...before, associate_user_id: null })).toBe(false)
  })

  it('[DSH32] [DSH46] sends due date and labels where they changed, labels in no order', () => {
    const { meeting_labels: task_labels } = aMeetingWith('Urgent', 'Launch')
    const labelled = formOf(aTask({ task_due_date: '2026-11-27', task_labels }))
    const same = { ...labelled, label_ids: labelled.label_ids.toReversed() }
    expect(isSameForm(labelled, same)).toBe(true)
    expect(changeOf(labelled, same)).toEqual({})
    expect(changeOf(labelled, { ...labelled, task_due_date: null, label_ids: ['launch'] })).toEqual({
      task_due_date: null,
      task_labels: { launch: {} },
    })
  })

  it('[DSH32] begins empty, for the reader', () => {
    expect(bodyOf({ ...blankForm('review', 'mara'), title: ' Plan\tagain ' })).toEqual({
      task_description: 'Plan again',
      task_status: 'review',
      task_priority: 'medium',
      associate_user_id: 'mara',
      task_due_date: null,
      task_labels: {},
    })
  })
})

describe('a task of a meeting', () => {
  it('[DSH33] can be given to everybody with an account, each once', () => {
    const meeting: Pick<Meeting, 'user_id' | 'user_details' | 'meeting_invitees'> = {
      user_id: 'bea',
      user_details: { full_name: 'Bea Example' },
      meeting_invitees: {
        mara: anInvitee({ user_id: 'mara', full_name: 'Mara Example' }),
        tom: anInvitee({ user_id: 'tom', full_name: 'Tom Example' }),
        'guest:1': anInvitee({ user_id: null, full_name: 'Guest' }),
      },
    }
    expect(assigneeOptions(assigneesOf(meeting, mara), 'mara')).toEqual([
      { id: 'mara', label: 'Mara Example', hint: 'You' },
      { id: 'bea', label: 'Bea Example' },
      { id: 'tom', label: 'Tom Example' },
      { id: 'none', label: 'No user assigned' },
    ])
  })
})

function anInvitee(fields: Partial<Invitee>): Invitee {
  return {
    user_id: null,
    first_name: '',
    last_name: '',
    full_name: '',
    primary_email: null,
    profile_picture: null,
    timezone: null,
    linkedin_url: null,
    primary_phone_number: null,
    meeting_action: 'pending',
    is_tentative: false,
    reply_scope: 'series',
    meeting_proposal_id: null,
    answer_note: '',
    ...fields,
  }
}
