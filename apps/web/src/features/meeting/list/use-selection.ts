import { useState } from 'react'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import type { MeetingChecks } from './use-meeting-checks.ts'

interface SelectionActions {
  readonly onOpen: (id: string) => void
  readonly onDelete: (id: string) => void
  readonly checks: MeetingChecks
}

/** The card that the keys act on: `j` and `k` move, Enter opens, `#` deletes. None until one of them is pressed. */
export function useSelection(ids: readonly string[], { onOpen, onDelete, checks }: SelectionActions) {
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

  useCheckingKeys(checks, () => act(checks.toggle), isAny)

  /** Moves, and selects both the meeting that is left and the one that is reached. */
  const extend = (by: number) => {
    const next = ids[Math.min(Math.max(index + by, 0), ids.length - 1)]
    if (selected === null || next === undefined) return
    checks.add([selected, next])
    select(next)
  }

  return { selected, select, extend }
}

function useCheckingKeys(checks: MeetingChecks, toggle: () => void, isAny: boolean): void {
  const group = t('Meetings')
  useHotkey({ keys: 'x', label: t('Select the meeting'), group }, toggle, isAny)
  // The list hears these itself: elsewhere the arrows scroll.
  useHotkey({ keys: 'Shift+↑↓', label: t('Select several meetings'), group }, heardByList, isAny)
  useHotkey({ keys: '*', label: t('Select all that are shown'), group }, checks.checkAll, isAny)
  useHotkey({ keys: 'Escape', label: t('Select none'), group }, checks.uncheckAll, checks.checked.size > 0)
}

function heardByList(): void {}
