import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepMeetingDraft } from '../../../platform/session.ts'
import { sayDone } from '../../../platform/toasts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { fieldAround, focusField, focusUnreadable } from './field-slot.tsx'
import type { RenderFinder } from './finder-slot.ts'
import { type FieldName, firstProblem, type Problems, problemsOf } from './form-problems.ts'
import { instantsOf, type MeetingForm, withSlot } from './meeting-form.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { savingNote } from './saving-note.ts'
import { type Opening, useCreateMeeting } from './use-create-meeting.ts'
import { useMeetingForm } from './use-meeting-form.ts'
import { useSaveMeeting } from './use-save-meeting.ts'

interface MeetingDialogProps {
  readonly opening: Opening
  readonly isOpen: boolean
  readonly renderFinder: RenderFinder
}

/** Makes a meeting or changes one; leaving keeps what was filled in. */
export function MeetingDialog({ opening, isOpen, renderFinder }: MeetingDialogProps) {
  const isEdit = opening.kind === 'edit'
  const { open, close } = useCreateMeeting()
  const { form, update, isChanged, keep, finish } = useMeetingForm(opening)
  const fields = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const [asksToLeave, setAsksToLeave] = useState(false)
  const { shown, noteLeft, noteRefused, noteTried, forget } = useProblems(form)
  const { isSaving, submit } = useSaveMeeting(opening, {
    onSaved: () => {
      finish()
      close()
    },
    onRefused: (problems) => {
      noteRefused(problems)
      const first = firstProblem(problems)
      if (first && fields.current) focusField(fields.current, first)
    },
  })

  function save() {
    if (!fields.current) return
    noteTried()
    const first = firstProblem(problemsOf(form))
    if (first) focusField(fields.current, first)
    else if (!focusUnreadable(fields.current)) {
      if (isEdit && !isChanged) close()
      else submit(form)
    }
  }

  // A field takes what was typed when it is left, so the keys leave it first and save what it took.
  const [asked, setAsked] = useState(0)
  const saveLatest = useEffectEvent(save)
  useEffect(() => {
    if (asked > 0) saveLatest()
  }, [asked])

  function askToSave(event: KeyboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLElement) {
      event.target.blur()
      event.target.focus()
    }
    setAsked((before) => before + 1)
  }

  function leave() {
    if (isEdit && isChanged) return setAsksToLeave(true)
    keep()
    close()
    if (!isEdit && isChanged) {
      sayDone('Draft kept', { label: 'Discard', onPress: () => keepMeetingDraft(null) })
    }
  }

  function discard() {
    const draft = { ...form }
    finish()
    close()
    sayDone('Draft discarded', {
      label: 'Undo',
      onPress: () => {
        keepMeetingDraft(draft)
        open()
      },
    })
  }

  const finder = renderFinder({
    user_ids: form.invitees.flatMap(({ key }) => (key.startsWith('guest:') ? [] : [key])),
    guestCount: form.invitees.filter(({ key }) => key.startsWith('guest:')).length,
    picked: form.is_all_day ? null : instantsOf(form),
    onPick: (slot, zone) => changeForm((now) => withSlot(now, slot, zone)),
    isInSheet: isPhone,
  })

  function changeForm(change: (form: MeetingForm) => MeetingForm) {
    forget()
    update(change)
  }

  return (
    <Dialog
      title={isEdit ? 'Edit event' : 'Add new event'}
      titleEnd={!isEdit && isChanged && <DraftMark onDiscard={discard} />}
      isOpen={isOpen}
      onClose={leave}
      size="xl"
      isFlush
      footer={
        <>
          <p className="me-auto hidden text-xs text-muted md:block">{savingNote(opening, form)}</p>
          <Button onPress={leave} className="flex-1 md:flex-none">
            Cancel
          </Button>
          <Button
            variant="primary"
            shortcut={submit_keys}
            isBusy={isSaving}
            busyLabel={isEdit ? 'Saving...' : 'Creating...'}
            onPress={save}
            className="flex-1 md:flex-none"
          >
            {isEdit ? 'Save Changes' : 'Create Event'}
          </Button>
        </>
      }
    >
      <div
        ref={fields}
        role="presentation"
        onBlur={(event: FocusEvent) => noteLeft(fieldAround(event.target))}
        onKeyDownCapture={(event) => isSubmitKey(event) && askToSave(event)}
        className="grid min-h-full grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,520px)_minmax(0,1fr)]"
      >
        <div className="px-4 pt-4 pb-5 md:px-6 md:pt-4.5">
          <MeetingFields form={form} update={changeForm} problems={shown} finder={isPhone ? finder : null} />
        </div>
        {!isPhone && (
          <div className="border-s border-border bg-surface px-5.5 pt-4.5 pb-5">
            <div className="sticky top-4.5">{finder}</div>
          </div>
        )}
      </div>
      <ConfirmDialog
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        isDangerous
        isOpen={asksToLeave}
        onConfirm={close}
        onClose={() => setAsksToLeave(false)}
      >
        The meeting stays as it was before you opened it.
      </ConfirmDialog>
    </Dialog>
  )
}

const submit_keys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘↵' : 'Ctrl ↵'

function DraftMark({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <>
      <Badge>Draft kept</Badge>
      <Button variant="ghost" size="sm" onPress={onDiscard}>
        Discard
      </Button>
    </>
  )
}

function isSubmitKey({ key, metaKey, ctrlKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (metaKey || ctrlKey) && !nativeEvent.isComposing
}

/** Problems are shown on fields that were left, on all once saving was tried, and as the server sent them until the form changes. */
function useProblems(form: MeetingForm) {
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const known = Object.entries(problemsOf(form)).filter(
    ([name]) => wasTried || [...left].some((one) => one === name),
  )
  return {
    shown: { ...refused, ...Object.fromEntries(known) } satisfies Problems,
    noteLeft: (name: FieldName | undefined) => name && setLeft((before) => new Set([...before, name])),
    noteTried: () => setTried(true),
    noteRefused: setRefused,
    forget: () => setRefused({}),
  }
}
