import type { Interval } from '@meridian/engine'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { holdMarked } from './hold-times.ts'
import { shareText } from './share-text.ts'
import { startSharing, stopSharing } from './share-times.ts'

/** The text with the marked times, which copying can hold. */
export function useShareText(times: readonly Interval[], otherZone: string | null) {
  const clock = useClock()
  const queries = useQueryClient()
  const preview = useRef<HTMLTextAreaElement>(null)
  const [heldText, setHeldText] = useState('')
  const [holds, setHolds] = useState(false)
  const [title, setTitle] = useState('')
  const [isBusy, setBusy] = useState(false)
  const text = times.length > 0 ? shareText(times, clock, otherZone) : heldText

  async function copy() {
    // A browser allows it right after the press only.
    const isCopied = await copyText(text)
    if (holds) {
      setBusy(true)
      setHeldText(text)
      const isHeld = await holdMarked(queries, { times, title, clock })
      setBusy(false)
      if (!isHeld) return
      setHolds(false)
      // The held times are drawn in the place of their marks; the text stays until it is copied.
      if (!isCopied) startSharing()
    }
    if (!isCopied) {
      // Some browsers allow copying on https only; the selected text can be copied by hand everywhere.
      preview.current?.select()
      return showError(t("Your browser doesn't allow copying. The text is selected: copy it by hand."))
    }
    showSuccess(t('Free times copied to clipboard.'))
    if (holds) stopSharing()
  }

  return { text, preview, holds, setHolds, title, setTitle, isBusy, copy }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
