import { useState } from 'react'
import { keepMeetingDraft } from '../../../platform/session/session-records.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import type { useMeetingForm } from './form/use-meeting-form.ts'
import { useCreateMeeting } from './use-create-meeting.ts'

type Work = Pick<
  ReturnType<typeof useMeetingForm>,
  'form' | 'isDraft' | 'isChanged' | 'keep' | 'forget' | 'finish'
>

/** Ways out of the dialog: a draft is kept unless it is thrown away, which can be undone; changes of a meeting are asked about. */
export function useCloseDialog({ form, isDraft, isChanged, keep, forget, finish }: Work) {
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
    showSuccess(t('Draft discarded'), {
      label: t('Undo'),
      onPress: () => {
        keepMeetingDraft(draft)
        open()
      },
    })
  }

  return { leave, discard, isAsking, stay: () => setAsking(false), leaveAnyway: close }
}
