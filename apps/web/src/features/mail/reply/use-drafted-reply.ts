import {
  draftReply,
  type DraftWish,
  followDraft,
  getGeneratedText,
  type Mail,
  type MailDraft,
  type NamedTime,
  type SlotPair,
} from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { keyOf } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { notesOf } from './draft-notes.ts'
import { draftedTimes } from './reply-text.ts'
import { canReply } from './reply-words.ts'
import { useReplyHistory } from './use-reply-history.ts'
import { followText } from '../text-stream.ts'
import type { OwnTexts } from '../detail/use-own-texts.ts'

/** Has a reply drafted into the box. What stood there comes back on Undo, and stays when the drafting is stopped. */
export function useDraftedReply(
  { mail_id, mail_sending }: Mail,
  words: OwnTexts,
  box: RefObject<HTMLTextAreaElement | null>,
) {
  const queries = useQueryClient()
  const [written, setWritten] = useState<string | null>(null)
  const writing = useRef<AbortController>(null)
  useEffect(() => () => writing.current?.abort(), [])
  const isWriting = written !== null
  const isEditable = !isWriting && !words.draft.isSending
  const history = useReplyHistory(mail_id, words, { box, isEditable, isOpen: canReply(mail_sending) })

  async function write(
    reply_point: string,
    { offers_times = false, said_times = [], offered_slots = [] }: Partial<DraftWish> = {},
  ): Promise<void> {
    const stopping = new AbortController()
    writing.current = stopping
    setWritten('')
    try {
      const draft = await followText<MailDraft>(
        followDraft,
        { params: { mail_id }, body: { reply_point, offers_times, said_times, offered_slots } },
        { name: 'draft', hear: setWritten, signal: stopping.signal },
      )
      if (draft.refusal !== null) {
        showSuccess(refusals()[draft.refusal])
        return
      }
      const { mail_body: text } = draft
      const notes = notesOf(draft, { point: reply_point, areTimesChosen: offered_slots.length > 0 })
      const state = { text, times: draftedTimes(draft), notes }
      history.replace(state, t(draftReply.says.done))
    } catch (problem) {
      if (!stopping.signal.aborted) showError(problem, t(draftReply.says.failed))
    } finally {
      if (writing.current === stopping) setWritten(null)
      // One less is left.
      void queries.invalidateQueries({ queryKey: keyOf(getGeneratedText) })
    }
  }

  return {
    isWriting,
    /** What has been written so far. */
    written: written ?? '',
    history,
    write: (reply_point: string) => void write(reply_point),
    offerTimes: (({ said = [], chosen = [] }) =>
      void write(history.notes.point, {
        offers_times: true,
        said_times: [...said],
        offered_slots: chosen.map(([start, end]) => [start, end]),
      })) satisfies LookForTimes,
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

/** Writes the last draft anew: with times by what is said of those in the mail, or with those that are chosen. */
export type LookForTimes = (by: {
  readonly said?: readonly NamedTime[]
  readonly chosen?: readonly SlotPair[]
}) => void

export type DraftedReply = ReturnType<typeof useDraftedReply>
