import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { plural, t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { ExternalOriginNotice } from '../detail/external-origin-notice.tsx'
import { useMeetingCheck } from './check/use-meeting-check.ts'
import { DialogFooter } from './dialog-footer.tsx'
import { DraftMark } from './draft-mark.tsx'
import { fieldAround, focusField, focusUnreadable } from './fields/field-slot.tsx'
import { FirstFields, OtherFields } from './fields/meeting-fields.tsx'
import { OwnFields } from './fields/own-fields.tsx'
import type { FinderQuestion, RenderFinder } from './finder-slot.ts'
import { firstProblem, problemsOf } from './form/form-problems.ts'
import { withSlot } from './form/form-changes.ts'
import { instantsOf, type MeetingForm, plannedMinutes } from './form/meeting-form.ts'
import { useMeetingForm } from './form/use-meeting-form.ts'
import { useProblems } from './form/use-problems.ts'
import type { RenderLabels } from './label-slot.ts'
import { EditConflictDialog } from './save/edit-conflict-dialog.tsx'
import { savingNotice } from './save/saving-notice.ts'
import { useSaveMeeting } from './save/use-save-meeting.ts'
import type { RenderTitleOffer } from './title-slot.ts'
import { useCloseDialog } from './use-close-dialog.ts'
import { OtherDraftsBar } from './other-drafts-bar.tsx'
import { type Opening, useCreateMeeting } from './use-create-meeting.ts'
import { useSubmitKeys } from './use-submit-keys.ts'

interface MeetingDialogProps {
  readonly opening: Opening
  readonly isOpen: boolean
  readonly renderFinder: RenderFinder
  readonly renderLabels: RenderLabels
  readonly renderTitleOffer: RenderTitleOffer
}

/** Makes a meeting or changes one; leaving keeps what was filled in. */
export function MeetingDialog({ opening, isOpen, ...slots }: MeetingDialogProps) {
  const { renderFinder, renderLabels, renderTitleOffer } = slots
  const isEdit = opening.kind === 'edit'
  const elsewhere = isEdit && !opening.meeting.is_editable ? opening.meeting : null
  const work = useMeetingForm(opening)
  const { form, isChanged } = work
  const [openedTitle] = useState(form.meeting_title)
  const [timesAsked, setTimesAsked] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const { leave, discard, openOther, isAsking, stay, leaveAnyway } = useCloseDialog(work)
  const { shown, noteLeft, forget, save, isSaving, ...meanwhile } = useSaving(opening, work, fields)
  const check = useMeetingCheck(opening, form)
  const isPhone = useIsPhone()
  useSubmitKeys(fields, isOpen && !isAsking && !meanwhile.conflict, save)

  function update(change: (form: MeetingForm) => MeetingForm) {
    forget()
    work.update(change)
  }

  const finder = renderFinder({
    ...finderQuestion(form, update),
    leftOut: opening.kind === 'edit' ? { exclude_meeting_id: opening.meeting.meeting_id } : {},
    isInSheet: isPhone,
    timesAsked,
  })
  return (
    <Dialog
      title={isEdit ? t('Edit event') : t('Add new event')}
      titleEnd={!isEdit && isChanged && <DraftMark onDiscard={discard} />}
      isOpen={isOpen}
      onClose={leave}
      size={elsewhere ? 'md' : 'xl'}
      isFlush
      footer={
        <DialogFooter
          note={savingNotice(opening, form)}
          isEdit={isEdit}
          isSaving={isSaving}
          check={elsewhere ? undefined : check}
          isSeries={form.repeat.repeat_type !== 'none'}
          onCancel={leave}
          onSave={save}
        />
      }
    >
      <div
        ref={fields}
        role="presentation"
        onBlur={(event: FocusEvent) => noteLeft(fieldAround(event.target))}
        className={cx(
          'grid min-h-full grid-cols-[minmax(0,1fr)]',
          !elsewhere && 'md:grid-cols-[minmax(0,520px)_minmax(17rem,1fr)] md:grid-rows-[auto_1fr]',
        )}
      >
        {elsewhere ? (
          <div className="px-4 pt-4 pb-5 md:px-6 md:pt-4.5">
            <ExternalOriginNotice meeting={elsewhere} />
            <OwnFields form={form} update={update} problems={shown} renderLabels={renderLabels} />
          </div>
        ) : (
          <AllFields
            form={form}
            update={update}
            problems={shown}
            renderLabels={renderLabels}
            titleOffer={
              isEdit ? null : renderTitleOffer({ form, openedTitle, untouched: work.blank, update })
            }
            finder={finder}
            onFindTime={() => setTimesAsked(timesAsked + 1)}
          >
            {!isEdit && <OtherDraftsBar onOpen={(id, draft) => void openOther(id, draft)} />}
            {opening.kind === 'create' && opening.isAgain && <AgainNotice guests={form.invitees.length} />}
          </AllFields>
        )}
      </div>
      <LeaveQuestion isOpen={isAsking} onLeave={leaveAnyway} onStay={stay} />
      {meanwhile.conflict && (
        <EditConflictDialog
          base={meanwhile.conflict.base}
          current={meanwhile.conflict.current}
          form={form}
          isSaving={isSaving}
          onResolve={(chosen) => {
            work.update(() => chosen)
            meanwhile.resolve(chosen)
          }}
          onClose={meanwhile.putOff}
        />
      )}
    </Dialog>
  )
}

interface AllFieldsProps extends ComponentProps<typeof FirstFields>, ComponentProps<typeof OtherFields> {
  readonly finder: ReactNode
  /** Notices above the fields. */
  readonly children: ReactNode
}

/** The fields with the search for a time between them, which stands at their side where there is room. */
function AllFields({ titleOffer, onFindTime, renderLabels, finder, children, ...fields }: AllFieldsProps) {
  return (
    <>
      <div className="px-4 pt-4 md:px-6 md:pt-4.5">
        {children}
        <FirstFields {...fields} titleOffer={titleOffer} onFindTime={onFindTime} />
      </div>
      {/* Tab goes from the people to the search, wherever it stands. */}
      <div className="px-4 pt-3.5 md:col-start-2 md:row-span-2 md:row-start-1 md:border-s md:border-border md:bg-surface md:px-5.5 md:pt-4.5 md:pb-5">
        <div className="md:sticky md:top-4.5">{finder}</div>
      </div>
      <div className="px-4 pt-3.5 pb-5 md:px-6">
        <OtherFields {...fields} renderLabels={renderLabels} />
      </div>
    </>
  )
}

interface LeaveQuestionProps {
  readonly isOpen: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title={t('Leave without saving?')}
      confirmLabel={t('Discard changes')}
      cancelLabel={t('Keep editing')}
      isDangerous
      isOpen={isOpen}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('Your changes are discarded; the meeting stays as it was.')}
    </ConfirmDialog>
  )
}

/** What bringing back a deleted meeting means for its guests. */
function AgainNotice({ guests }: { readonly guests: number }) {
  if (guests === 0) return null
  return (
    <p role="note" className="mb-3.5 rounded-md bg-warning-soft px-3 py-2 text-xs text-text-2">
      {plural(guests, {
        one: 'This brings back a deleted meeting. Its guest is invited again and may still have the deleted one in the calendar.',
        other:
          'This brings back a deleted meeting. Its {count} guests are invited again and may still have the deleted one in their calendars.',
      })}
    </p>
  )
}

/** Saving, and what stands in its way: the first wrong field gets the focus. */
function useSaving(
  opening: Opening,
  { form, isChanged, finish }: ReturnType<typeof useMeetingForm>,
  fields: { readonly current: HTMLElement | null },
) {
  const { close } = useCreateMeeting()
  const { noteTried, noteRefused, ...problems } = useProblems(form)
  const { submit, ...saving } = useSaveMeeting(opening, {
    onSaved: () => {
      finish()
      close()
    },
    onRefused: (refused) => {
      noteRefused(refused)
      const first = firstProblem(refused)
      if (first && fields.current) focusField(fields.current, first)
    },
  })

  function save() {
    if (!fields.current) return
    noteTried()
    const first = firstProblem(problemsOf(form))
    if (first) return focusField(fields.current, first)
    if (focusUnreadable(fields.current)) return
    if (opening.kind === 'edit' && !isChanged) close()
    else void submit(form)
  }

  return { ...problems, ...saving, save }
}

function finderQuestion(
  form: MeetingForm,
  update: (change: (form: MeetingForm) => MeetingForm) => void,
): Omit<FinderQuestion, 'leftOut' | 'isInSheet' | 'timesAsked'> {
  const keys = form.invitees.map(({ key }) => key)
  const user_ids = keys.filter((key) => !key.startsWith('guest:'))
  return {
    user_ids,
    guestCount: keys.length - user_ids.length,
    minutes: plannedMinutes(form),
    picked: form.is_all_day ? [] : [instantsOf(form)],
    onPick: (slot, zone) => update((now) => withSlot(now, slot, zone)),
  }
}
