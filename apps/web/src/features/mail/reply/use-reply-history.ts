import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { showClosableSuccess, showSuccess, undoAction } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import type { OwnTexts } from '../detail/use-own-texts.ts'
import { updateUnsavedMail } from '../unsaved-mail.ts'
import { type DraftNotes, no_notes, notesOfText } from './draft-notes.ts'
import {
  cursorIn,
  recordState,
  type ReplyHistory,
  type ReplyState,
  startHistory,
  stepBack,
  stepForward,
  stepToText,
} from './reply-history.ts'

interface ReplyBox {
  readonly box: RefObject<HTMLTextAreaElement | null>
  /** False while a text is drafted or sent. */
  readonly isEditable: boolean
  /** False while the last reply is on its way, which ends its history. */
  readonly isOpen: boolean
}

/** How long a message offers to bring back what was replaced. */
const way_back_ms = 10_000

/** Undo and redo of a reply, through all that was typed, drafted and inserted since its mail was opened. */
export function useReplyHistory(mail_id: string, words: OwnTexts, { box, isEditable, isOpen }: ReplyBox) {
  const text = words.textOf('mail_reply')
  const { times, notes: kept } = words.draft
  const stateAfter = (shown: DraftNotes): ReplyState => ({
    text,
    times,
    notes: notesOfText(text, { kept, shown }),
  })
  const [history, setHistory] = useState(() => startHistory(stateAfter(no_notes)))
  const state = stateAfter(history.shown.notes)
  const isEnded = !isOpen && history.past.length + history.future.length > 0
  const recorded = isEnded ? startHistory(state) : recordState(history, state)
  if (recorded !== history) setHistory(recorded)

  const latest = useRef(recorded)
  const cursor = useRef<number | null>(null)
  const message = useRef<{ readonly text: string; readonly close: () => void }>(null)
  useLayoutEffect(() => {
    latest.current = recorded
    if (cursor.current === null) return
    box.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  })

  function write({ text, times, notes }: ReplyState) {
    words.change('mail_reply', text)
    updateUnsavedMail(mail_id, { times, notes })
  }

  function writeAgain(state: ReplyState, at: number) {
    // Before the messages are drawn again: from one that closes, the focus goes on to the next.
    box.current?.focus()
    cursor.current = at
    write(state)
  }

  function step(next: (history: ReplyHistory) => ReplyHistory | null) {
    const to = isEditable ? next(latest.current) : null
    if (to === null) return
    const { text: replaced } = latest.current.shown
    setHistory(to)
    writeAgain(to.shown, cursorIn(to.shown.text, replaced))
    // The message offers what has just been done.
    if (message.current?.text === replaced) message.current.close()
  }

  const undo = () => step(stepBack)
  const redo = () => step(stepForward)
  const group = t('Mail')
  const canUndo = isEditable && recorded.past.length > 0
  const canRedo = isEditable && recorded.future.length > 0
  useHotkey({ keys: 'Mod+z', label: t('Undo'), group }, undo, canUndo)
  useHotkey({ keys: 'Mod+Shift+z', label: t('Redo'), group }, redo, canRedo)

  /** Brings back a reply in the place of `replaced`. What was typed since has a way back in turn. */
  function bringBack(state: ReplyState, replaced: string) {
    const since = { ...latest.current.shown, text: words.currentTextOf('mail_reply') }
    const to = stepToText(latest.current, state.text)
    if (to !== null) setHistory(to)
    writeAgain(to?.shown ?? state, state.text.length)
    if (since.text === replaced || since.text.trim() === '') return
    sayReplaced(t('The text from before is back.'), since, state.text)
  }

  function sayReplaced(said: string, before: ReplyState, text: string) {
    const undoReplacing = () => {
      close()
      bringBack(before, text)
    }
    const close = showClosableSuccess(said, undoAction(undoReplacing), way_back_ms)
    message.current = { text, close }
  }

  return {
    notes: recorded.shown.notes,
    undo,
    redo,
    /** Writes a text in the place of the reply, and says so with a way back. */
    replace: (state: ReplyState, said: string) => {
      const before = latest.current.shown
      write(state)
      if (before.text.trim() === '') showSuccess(said)
      else sayReplaced(said, before, state.text)
    },
  }
}

export type ReplyUndo = ReturnType<typeof useReplyHistory>
