import { useState } from 'react'
import { showSuccess, undoAction } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import type { MeetingForm } from './form/meeting-form.ts'
import type { useMeetingForm } from './form/use-meeting-form.ts'
import { useCreateMeeting } from './use-create-meeting.ts'

type Work = Pick<
  ReturnType<typeof useMeetingForm>,
  'form' | 'isDraft' | 'isChanged' | 'leave' | 'forget' | 'finish'
>

/** Ways out of the dialog: a draft is kept unless it is thrown away, which can be undone; changes of a meeting are asked about. */
export function useCloseDialog({ form, isDraft, isChanged, leave: keep, forget, finish }: Work) {
  const { open, close } = useCreateMeeting()
  const [isAsking, setAsking] = useState(false)

  function leave() {
    if (!isDraft && isChanged) return setAsking(true)
    keep()
    close()
    if (isChanged) showSuccess(t('Draft kept'), { label: t('Discard'), onPress: forget })
  }

  function discard() {
    const draft = { ...form }
    finish()
    close()
    showSuccess(
      t('Draft discarded'),
      undoAction(() => void reopen(draft)),
    )
  }

  /** Opens a draft that stepped aside; the one in the form steps aside for it. */
  async function openOther(id: string, draft: MeetingForm) {
    keep()
    const { setDraftAside } = await import('./form/other-drafts.ts')
    setDraftAside(id, null)
    await reopen(draft)
  }

  async function reopen(draft: MeetingForm) {
    const { returnDraft } = await import('./form/other-drafts.ts')
    returnDraft({ ...draft })
    open()
  }

  return { leave, discard, openOther, isAsking, stay: () => setAsking(false), leaveAnyway: close }
}
