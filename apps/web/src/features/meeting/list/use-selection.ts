import { useState } from 'react'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'

interface SelectionActions {
  readonly onOpen: (id: string) => void
  readonly onDelete: (id: string) => void
}

/** The card that the keys act on: `j` and `k` move, Enter opens, `#` deletes. None until one of them is pressed. */
export function useSelection(ids: readonly string[], { onOpen, onDelete }: SelectionActions) {
  const [selected, select] = useState<string | null>(null)
  const [last, setLast] = useState(-1)
  const index = selected === null ? -1 : ids.indexOf(selected)
  // What was selected is gone: its place is taken by the next one, at the end by the one before.
  if (index >= 0 && index !== last) setLast(index)
  if (selected !== null && index < 0) select(ids[Math.min(Math.max(last, 0), ids.length - 1)] ?? null)

  const isAny = ids.length > 0
  const move = (by: number) => select(ids[Math.min(Math.max(index + by, 0), ids.length - 1)] ?? null)
  const act = (action: (id: string) => void) => selected !== null && action(selected)

  useHotkey({ keys: 'j', label: t('Next meeting'), group: t('Meetings') }, () => move(1), isAny)
  useHotkey({ keys: 'k', label: t('Previous meeting'), group: t('Meetings') }, () => move(-1), isAny)
  useHotkey({ keys: 'Enter', label: t('Open the meeting'), group: t('Meetings') }, () => act(onOpen), isAny)
  useHotkey({ keys: '#', label: t('Delete the meeting'), group: t('Meetings') }, () => act(onDelete), isAny)

  return { selected, select }
}
