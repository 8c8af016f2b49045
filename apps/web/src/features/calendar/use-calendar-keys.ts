import type { useShownDay } from '../../platform/navigation/use-shown-day.ts'
import { useHotkey } from '../../platform/state/hotkeys.ts'
import { useNewestUndo } from '../../platform/state/newest-undo.ts'
import { t } from '../../platform/text/text.ts'

/** The keys of the calendar, and those that its grids hear themselves. */
export function useCalendarKeys(
  show: ReturnType<typeof useShownDay>['show'],
  shift: (by: number) => void,
): void {
  const group = t('Calendar')
  const newest = useNewestUndo()
  useHotkey({ keys: 'd', label: t('Day'), group }, () => show({ view: 'day' }))
  useHotkey({ keys: 'w', label: t('Week'), group }, () => show({ view: 'week' }))
  useHotkey({ keys: 'm', label: t('Month'), group }, () => show({ view: 'month' }))
  useHotkey({ keys: 'a', label: t('Agenda'), group }, () => show({ view: 'agenda' }))
  useHotkey({ keys: 'j', label: t('Next period'), group }, () => shift(1))
  useHotkey({ keys: 'k', label: t('Previous period'), group }, () => shift(-1))
  useHotkey({ keys: 'Mod+z', label: t('Undo'), group }, () => newest?.undo(), newest !== null)
  // The grid hears these itself, where an event has the focus; the legend tells of them.
  useHotkey({ keys: 'Shift+↑↓←→', label: t('Move the event'), group }, heardByGrid)
  useHotkey({ keys: 'Alt+Shift+↑↓', label: t('Change its end'), group }, heardByGrid)
  useHotkey({ keys: 'Del', label: t('Delete the event'), group }, heardByGrid)
  useHotkey({ keys: 'Esc', label: t('Undo the move'), group }, heardByGrid)
}

function heardByGrid(): void {}
