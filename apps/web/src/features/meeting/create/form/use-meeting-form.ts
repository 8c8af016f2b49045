import { useEffect, useEffectEvent, useState } from 'react'
import { getSession, keepMeetingDraft } from '../../../../platform/session/session.ts'
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

  function keep(now: MeetingForm = form) {
    if (isDraft && !isFinished) keepMeetingDraft(isSameForm(now, start.untouched) ? null : { ...now })
  }
  const keepLatest = useEffectEvent(keep)

  useEffect(() => {
    // Writing waits for a pause in typing; leaving the page does not wait.
    const timer = setTimeout(() => keepLatest(form), 300)
    return () => clearTimeout(timer)
  }, [form])
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
    /** The draft was sent or thrown away: nothing is kept from here on. */
    finish: () => {
      setFinished(true)
      if (isDraft) keepMeetingDraft(null)
    },
  }
}

interface FormStart {
  readonly form: MeetingForm
  /** The form as it opens without a draft. */
  readonly untouched: MeetingForm
  readonly blank: MeetingForm
}

function startOf(opening: Opening): FormStart {
  if (opening.kind === 'edit') {
    const untouched = formOfMeeting(opening.meeting)
    return { form: opening.form ?? untouched, untouched, blank: untouched }
  }
  const { user, meeting } = getSession()
  const blank = blankForm(Date.now(), user?.timezone ?? 'UTC')
  const untouched = { ...blank, ...opening.prefill }
  const draft = readDraft(meeting.create_meeting)
  return { form: draft ? { ...draft, ...opening.prefill } : untouched, untouched, blank }
}
