import { showClosableSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import type { OwnTexts } from '../detail/use-own-texts.ts'
import { getUnsavedMail, updateUnsavedMail } from '../unsaved-mail.ts'
import type { DraftNotes } from './draft-notes.ts'
import type { DraftedTime } from './reply-text.ts'

/** A reply, with the times that it offers and what is said of it. */
export interface ReplyState {
  readonly text: string
  readonly times: readonly DraftedTime[]
  readonly notes: DraftNotes
}

interface ReplyPlace {
  readonly mail_id: string
  readonly words: OwnTexts
  /** The reply stands in the box again. */
  readonly onBack?: (state: ReplyState) => void
}

/** How long what was replaced can be brought back by the message that says so. */
export const way_back_ms = 10_000

/** Brings back a reply in the place of `replaced`. What was typed since has a way back in turn, so that nothing is lost. */
export function bringBackReply(place: ReplyPlace, state: ReplyState, replaced: string): void {
  const { mail_id, words, onBack } = place
  const since = currentReply(place)
  words.change('mail_reply', state.text)
  updateUnsavedMail(mail_id, { times: state.times, notes: state.notes })
  onBack?.(state)
  if (since.text === replaced || since.text.trim() === '') return
  const onPress = () => {
    close()
    bringBackReply(place, since, state.text)
  }
  const close = showClosableSuccess(
    t('The text from before is back.'),
    { label: t('Undo'), onPress },
    way_back_ms,
  )
}

/** The reply as it is now, for an act of an earlier rendering. */
export function currentReply({ mail_id, words }: ReplyPlace): ReplyState {
  const { times, notes } = getUnsavedMail(mail_id)
  return { text: words.currentTextOf('mail_reply'), times, notes }
}
