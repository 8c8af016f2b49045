import {
  createMeeting,
  type EditConflict,
  getMeeting,
  type Meeting,
  type SeriesScope,
  updateMeeting,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { editConflictOf } from '../../../../platform/api/edit-conflict.ts'
import { keyOf } from '../../../../platform/api/queries.ts'
import { newKey } from '../../../../platform/key.ts'
import { suspendQuery } from '../../../../platform/live/suspended-queries.ts'
import { meetingHref } from '../../../../platform/navigation/meeting-path.ts'
import { callOrQueue } from '../../../../platform/offline/call-or-queue.ts'
import { showError, showSuccess } from '../../../../platform/state/toasts.ts'
import { t } from '../../../../platform/text/text.ts'
import { meetingInput, useShownOccurrence } from '../../meeting-input.ts'
import { refreshMeetings } from '../../refresh-meetings.ts'
import { askSeriesScope } from '../../series/series-scope.ts'
import { fieldProblems, firstProblem, type Problems } from '../form/form-problems.ts'
import { creationOf } from '../form/meeting-body.ts'
import type { MeetingForm } from '../form/meeting-form.ts'
import type { Opening } from '../use-create-meeting.ts'
import { type Attempt, afterFailure, attemptFor } from './attempt.ts'
import { possibleScopes, scopedChange } from './change-scope.ts'
import { describeQueuedChange } from './queued-change.ts'
import { undoChange } from './undo-change.ts'
import { undoCreation } from './undo-creation.ts'

interface Save {
  readonly form: MeetingForm
  /** The meeting that is changed, as it was read; null for a new one. */
  readonly base: Meeting | null
  readonly scope: SeriesScope
}

/** A change that another person's change came before. */
export interface Conflict extends Save, EditConflict {
  readonly base: Meeting
}

interface Saving {
  readonly onSaved: () => void
  readonly onRefused: (problems: Problems) => void
}

/**
 * Saves the form, once however often it is asked, and refreshes every list that shows meetings. Of a series
 * it is asked first which events are meant; a change that came in between is held as `conflict`.
 */
export function useSaveMeeting(opening: Opening, { onSaved, onRefused }: Saving) {
  const queries = useQueryClient()
  const follow = useFollowing()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [base, setBase] = useState(opening.kind === 'edit' ? opening.meeting : null)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const saving = useMutation({
    mutationFn: ({ key, ...save }: Save & { key: string }) => send(save, key),
    onSuccess: (saved, save) => {
      if (saved === null) {
        showSuccess(t('Waits for the connection'))
        return onSaved()
      }
      const { meeting, note } = saved
      if (save.base) follow(save.base, meeting, save.scope)
      void refreshMeetings(queries)
      const done = t((save.base ? updateMeeting : createMeeting).says.done)
      showSuccess(note === null ? done : `${done}. ${note}`, actionOf(save, meeting, done))
      onSaved()
    },
    onError: (error, { key: _key, ...save }) => {
      setAttempt((tried) => afterFailure(tried, error instanceof ApiError ? error.status : 0))
      const meanwhile = editConflictOf(error)
      if (meanwhile && save.base) return setConflict({ ...save, ...meanwhile, base: save.base })
      if (save.base && error instanceof ApiError && error.status === 404) {
        setBase(null)
        return showError(t('This event is no longer there. Save again to create it as a new one.'))
      }
      const problems = fieldProblems(error instanceof ApiError ? error.errors : [])
      // What stands on its field need not be said twice.
      if (firstProblem(problems) === undefined)
        showError(error, save.base ? undefined : t('Failed to create meeting.'))
      onRefused(problems)
    },
  })

  function actionOf({ base: before, form }: Save, after: Meeting, done: string) {
    if (before) return undoChange({ before, after }, queries, done)
    // Guests know of their meeting at once.
    if (form.invitees.length === 0) return undoCreation(after, queries, done)
    return { label: t('Meeting details'), onPress: () => void navigate(meetingHref(after.meeting_id)) }
  }

  function submit(save: Save) {
    if (saving.isPending) return
    setConflict(null)
    const tried = attemptFor(bodyOf(save), attempt, newKey)
    setAttempt(tried)
    saving.mutate({ ...save, key: tried.key })
  }

  return {
    isSaving: saving.isPending,
    submit: async (form: MeetingForm) => {
      const scope = base ? await scopeOf(base, form) : 'all'
      if (scope !== null) submit({ form, base, scope })
    },
    conflict,
    /** Saves what was chosen of both versions. */
    resolve: (form: MeetingForm) => {
      if (!conflict) return
      setBase(conflict.current)
      submit({ form, base: conflict.current, scope: conflict.scope })
    },
    putOff: () => setConflict(null),
  }
}

async function scopeOf(meeting: Meeting, form: MeetingForm): Promise<SeriesScope | null> {
  const scopes = possibleScopes(meeting, form)
  return scopes.length === 0 ? 'all' : askSeriesScope('change', form.meeting_title, scopes)
}

function bodyOf({ form, base, scope }: Save) {
  // Another person's change in the meantime is not written over.
  return base ? { ...scopedChange(base, form, scope), updated_at: base.updated_at } : creationOf(form)
}

interface Saved {
  readonly meeting: Meeting
  readonly note: string | null
}

/** Null where the change waits for the connection. */
async function send({ form, base, scope }: Save, idempotencyKey: string): Promise<Saved | null> {
  if (!base) {
    const note = { title: form.meeting_title.trim(), about: null, typed: { form, base } }
    const meeting = await callOrQueue('create_meeting', { body: creationOf(form) }, note, { idempotencyKey })
    return meeting && { meeting, note: null }
  }
  const { meeting_id } = base
  const input = {
    params: { meeting_id },
    body: { ...scopedChange(base, form, scope), updated_at: base.updated_at },
  }
  const changed = await callOrQueue('update_meeting', input, describeQueuedChange(base, form, scope), {
    idempotencyKey,
  })
  if (!changed) return null
  const { note, ...meeting } = changed
  return { meeting, note }
}

/**
 * Who looks at an occurrence of what was changed beyond it goes on to the series: the occurrence may be
 * another one by now, or another meeting's.
 */
function useFollowing() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const occurrence = useShownOccurrence()
  return (before: Meeting, after: Meeting, scope: SeriesScope) => {
    if (pathname !== meetingHref(before.meeting_id) || scope === 'this') return
    if (after.meeting_id === before.meeting_id && occurrence === null) return
    suspendQuery(keyOf(getMeeting, meetingInput(before.meeting_id, occurrence)))
    void navigate(meetingHref(after.meeting_id), { replace: true })
  }
}
