import { useEffect, useEffectEvent, useState } from 'react'
import { newKey } from '../../../../platform/key.ts'
import { keepMeetingDraft } from '../../../../platform/session/session-records.ts'
import { type Draft, getSession } from '../../../../platform/session/session.ts'
import { holdInput } from '../../../../platform/session/unsaved-inputs.ts'
import type { Opening } from '../use-create-meeting.ts'
import { readDraft } from './draft.ts'
import { isSameForm } from './meeting-body.ts'
import { blankForm, formOfMeeting, type MeetingForm } from './meeting-form.ts'

/** The form of one opening. What is not sent is kept as the draft of the next opening; changes of a meeting that exists are not. */
export function useMeetingForm(opening: Opening) {
  const isDraft = opening.kind === 'create'
  const [start] = useState(() => startOf(opening))
  const [form, setForm] = useState(start.form)
  const isChanged = !isSameForm(form, start.untouched)
  const [isFinished, setFinished] = useState(false)
  const [aside] = useState(newKey)

  function keep(now: MeetingForm = form) {
    if (!isDraft || isFinished) return
    if (isSameForm(now, start.untouched)) return forget()
    putAside(start.other)
    keepMeetingDraft({ ...now })
  }
  /** Nothing steps aside for a form that began without another draft. */
  function putAside(draft: Draft | null) {
    if (start.other) void import('./other-drafts.ts').then(({ setDraftAside }) => setDraftAside(aside, draft))
  }
  /** What is kept is the draft from before, where this form has begun without it. */
  function forget() {
    if (!isDraft) return
    putAside(null)
    keepMeetingDraft(start.other)
  }
  const keepLatest = useEffectEvent(keep)

  useEffect(() => {
    // Writing waits for a pause in typing; leaving the page does not wait.
    const timer = setTimeout(() => keepLatest(form), 300)
    return () => clearTimeout(timer)
  }, [form])
  useEffect(() => {
    // What is typed for a new meeting is kept, and counts by that.
    return isDraft || !isChanged || isFinished ? undefined : holdInput('unsaved_meetings')
  }, [isDraft, isChanged, isFinished])
  useEffect(() => {
    const leave = () => keepLatest()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  return {
    form,
    /** As it would be had the person set nothing: no slot drawn, nothing typed. */
    blank: start.blank,
    isDraft,
    /** Takes the form as it is then, so that two changes at once both count. */
    update: (change: (form: MeetingForm) => MeetingForm) => setForm(change),
    isChanged,
    /** Writes the draft now. */
    keep: () => keep(),
    /** Writes the draft for the last time. */
    leave: () => {
      keep()
      setFinished(true)
    },
    forget,
    /** The draft was sent or thrown away: nothing is kept from here on. */
    finish: () => {
      setFinished(true)
      forget()
    },
  }
}

interface FormStart {
  readonly form: MeetingForm
  /** The form as it opens without a draft. */
  readonly untouched: MeetingForm
  readonly blank: MeetingForm
  /** The draft of another meeting, which stays where this one is sent or thrown away, and else steps aside. */
  readonly other: Draft | null
}

function startOf(opening: Opening): FormStart {
  if (opening.kind === 'edit') {
    const untouched = formOfMeeting(opening.meeting)
    return { form: opening.form ?? untouched, untouched, blank: untouched, other: null }
  }
  const { user, meeting } = getSession()
  const blank = blankForm(Date.now(), user?.timezone ?? 'UTC')
  const untouched = { ...blank, ...opening.prefill }
  if (opening.isAnew) return { form: untouched, untouched, blank, other: meeting.create_meeting }
  const draft = readDraft(meeting.create_meeting)
  return { form: draft ? { ...draft, ...opening.prefill } : untouched, untouched, blank, other: null }
}
