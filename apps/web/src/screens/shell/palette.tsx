import { Search } from 'lucide'
import { type ComponentType, useEffect } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { useHotkey, useHotkeyLegend } from '../../platform/state/hotkeys.ts'
import { showError } from '../../platform/state/toasts.ts'
import { useNewestUndo } from '../../platform/state/newest-undo.ts'
import { useUndo } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { whenIdle } from '../when-idle.ts'
import { keepTyping, type TypeAhead } from './type-ahead.ts'

const fetchPalette = () => import('../palette/palette.tsx')

interface Shown {
  readonly isOpen: boolean
  /** The palette itself, once it has been fetched. */
  readonly Content: ComponentType<ContentProps> | null
  readonly ahead: TypeAhead | null
  /** What stands in the field before anything is typed. */
  readonly text: string
}

interface ContentProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Of the field, when it is opened. */
  readonly takeText: () => string
}

const usePalette = create<Shown>()(() => ({ isOpen: false, Content: null, ahead: null, text: '' }))

/** React would hold back for 300 ms what it has waited for itself, however quickly that came. */
function open(text = ''): void {
  usePalette.getState().ahead?.take()
  const ahead = keepTyping()
  usePalette.setState({ ahead, text })
  fetchPalette().then(
    ({ PaletteOfRole }) => usePalette.setState({ isOpen: true, Content: PaletteOfRole }),
    () => {
      ahead.take()
      showError(t('Something went wrong. Please try again.'))
    },
  )
}

/** Another dialog has the floor. */
function openUnlessBusy(text = ''): void {
  if (!document.querySelector('[role="dialog"]')) open(text)
}

function close(): void {
  usePalette.setState({ isOpen: false })
}

/** The command palette, from its first use on; it is fetched ahead, so that the first use is as quick as the next. */
export function Palette() {
  const { isOpen, Content, ahead, text } = usePalette()
  const { pathname } = useLocation()
  const isOffered = useNewestUndo() !== null
  const hasPast = useUndo(({ done }) => done.length > 0) && !isOffered
  useEffect(() => whenIdle(() => void Promise.allSettled([fetchPalette()])), [])
  useHotkey({ keys: 'Mod+k', label: t('Search or jump to'), group: t('General') }, () => {
    if (isOpen) close()
    else openUnlessBusy()
  })
  const isSearchHere = useHotkeyLegend(({ hotkeys }) =>
    hotkeys.some(({ keys, group }) => keys === '/' && group !== t('General')),
  )
  const slash = { keys: '/', label: t('Search or jump to'), group: t('General') }
  useHotkey(slash, () => openUnlessBusy(), !isSearchHere)
  // Undoing what guests know of already is chosen by name, not by a key that is pressed without looking.
  const asksWhat = hasPast && pathname === calendar_path && !isOpen
  useHotkey(
    { keys: 'Mod+z', label: t('Undo'), group: t('Calendar') },
    () => openUnlessBusy(t('Undo')),
    asksWhat,
  )
  return Content && <Content isOpen={isOpen} onClose={close} takeText={() => text + (ahead?.take() ?? '')} />
}

/** In the sidebar. */
export function JumpButton({ isFolded }: { readonly isFolded: boolean }) {
  if (isFolded) {
    return (
      <IconButton
        label={t('Search or jump to')}
        icon={Search}
        shortcut={jump_keys}
        tooltipPlacement="end"
        onPress={() => open()}
        className="mb-3.5"
      />
    )
  }
  return (
    <AriaButton
      onPress={() => open()}
      className="mb-3.5 flex h-8 w-full items-center gap-2 rounded-md border border-border bg-raised ps-2.25 pe-1.5 text-start text-muted shadow-xs data-hovered:border-border-strong"
    >
      <Icon of={Search} size={14} />
      <span className="min-w-0 flex-1 truncate">{t('Search or jump to')}</span>
      <Kbd>{jump_keys}</Kbd>
    </AriaButton>
  )
}

/** In the top bar of a phone. */
export function PhoneJumpButton() {
  return <IconButton label={t('Search or jump to')} icon={Search} onPress={() => open()} />
}

const jump_keys = 'Mod+K'
const calendar_path = '/user/calendar'
