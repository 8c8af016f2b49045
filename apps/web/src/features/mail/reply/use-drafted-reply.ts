import {
  draftReply,
  type DraftWish,
  followDraft,
  getGeneratedText,
  type Mail,
  type MailDraft,
  type NamedTime,
} from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { keyOf } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { showClosableSuccess, showError, showSuccess } from '../../../platform/state/toasts.ts'
import { updateUnsavedMail } from '../unsaved-mail.ts'
import { bringBackReply, currentReply, type ReplyState, way_back_ms } from './bring-back.ts'
import { type DraftNotes, no_notes, notesOf, notesOfText } from './draft-notes.ts'
import { draftedTimes } from './reply-text.ts'
import { followText } from '../text-stream.ts'
import type { OwnTexts } from '../detail/use-own-texts.ts'

/** A draft in the place of the person's own text. */
interface Replacement {
  readonly draft: string
  readonly undo: () => void
}

/** Has a reply drafted into the box. What stood there comes back on Undo, and stays when the drafting is stopped. */
export function useDraftedReply(
  { mail_id }: Mail,
  words: OwnTexts,
  box: RefObject<HTMLTextAreaElement | null>,
) {
  const queries = useQueryClient()
  const [written, setWritten] = useState<string | null>(null)
  const [shown, setShown] = useState<DraftNotes>(no_notes)
  const [replacement, setReplacement] = useState<Replacement | null>(null)
  const text = words.textOf('mail_reply')
  const writing = useRef<AbortController>(null)
  useEffect(() => () => writing.current?.abort(), [])
  const notes = notesOfText(text, { kept: words.draft.notes, shown })
  if (notes !== shown) setShown(notes)
  // The browser undoes what is typed, also once the draft is typed again.
  if (replacement !== null && replacement.draft !== text) setReplacement(null)
  const canUndo = replacement !== null && written === null && !words.draft.isSending
  const undo = canUndo ? replacement.undo : null
  useHotkey({ keys: 'Mod+z', label: t('Undo'), group: t('Mail') }, () => undo?.(), canUndo)

  async function write(
    reply_point: string,
    { offers_times = false, said_times = [] }: Partial<DraftWish> = {},
  ): Promise<void> {
    const stopping = new AbortController()
    writing.current = stopping
    setWritten('')
    const before = { ...currentReply({ mail_id, words }), notes }
    try {
      const draft = await followText<MailDraft>(
        followDraft,
        { params: { mail_id }, body: { reply_point, offers_times, said_times } },
        { name: 'draft', hear: setWritten, signal: stopping.signal },
      )
      if (draft.refusal !== null) {
        showSuccess(refusals()[draft.refusal])
        return
      }
      words.change('mail_reply', draft.mail_body)
      updateUnsavedMail(mail_id, { times: draftedTimes(draft), notes: notesOf(draft, reply_point) })
      sayDrafted(draft, before)
    } catch (problem) {
      if (!stopping.signal.aborted) showError(problem, t(draftReply.says.failed))
    } finally {
      if (writing.current === stopping) setWritten(null)
      // One less is left.
      void queries.invalidateQueries({ queryKey: keyOf(getGeneratedText) })
    }
  }

  function sayDrafted({ mail_body }: MailDraft, before: ReplyState): void {
    const said = t(draftReply.says.done ?? '')
    if (before.text.trim() === '') {
      showSuccess(said)
      return
    }
    const undoDraft = () => {
      close()
      bringBackReply({ mail_id, words, onBack: showAgain }, before, mail_body)
    }
    const close = showClosableSuccess(said, { label: t('Undo'), onPress: undoDraft }, way_back_ms)
    setReplacement({ draft: mail_body, undo: undoDraft })
  }

  function showAgain({ notes }: ReplyState): void {
    setShown(notes)
    // The browser puts the cursor at the end of the text that comes back.
    box.current?.focus()
  }

  return {
    isWriting: written !== null,
    /** What has been written so far. */
    written: written ?? '',
    notes,
    /** Brings back the text that the draft replaced; null where there is none, or the draft was changed. */
    undo,
    write: (reply_point: string) => void write(reply_point),
    /** Writes the last draft anew, with times by what is said of those in the mail. */
    offerTimes: (said: readonly NamedTime[]) =>
      void write(notes.point, { offers_times: true, said_times: [...said] }),
    stop: () => {
      writing.current?.abort()
      setWritten(null)
    },
  }
}

function refusals(): Record<'bulk' | 'language', string> {
  return {
    bulk: t('No reply drafted: this mail went to many people, or its sender takes no replies.'),
    language: t('No reply drafted: drafts are written in English, German, French, Spanish and Italian.'),
  }
}

export type DraftedReply = ReturnType<typeof useDraftedReply>
