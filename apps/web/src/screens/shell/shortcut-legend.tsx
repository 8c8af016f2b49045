import { Suspense } from 'react'
import { create } from 'zustand'
import { useHotkey } from '../../platform/state/hotkeys.ts'
import { t } from '../../platform/text/text.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

const ShortcutDialog = lazyPart(async () => ({
  default: (await import('./shortcut-dialog.tsx')).ShortcutDialog,
}))

const useLegend = create<{ isOpen: boolean; wasOpened: boolean }>()(() => ({
  isOpen: false,
  wasOpened: false,
}))

export function showShortcuts(): void {
  useLegend.setState({ isOpen: true, wasOpened: true })
}

/** The dialog of all shortcuts, from its first use on. */
export function ShortcutLegend() {
  const { isOpen, wasOpened } = useLegend()
  useHotkey({ keys: '?', label: t('Keyboard shortcuts'), group: t('General') }, showShortcuts)
  if (!wasOpened) return null
  return (
    <Suspense>
      <ShortcutDialog isOpen={isOpen} onClose={() => useLegend.setState({ isOpen: false })} />
    </Suspense>
  )
}
