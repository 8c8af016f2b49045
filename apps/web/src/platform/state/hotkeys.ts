import { useEffectEvent, useLayoutEffect } from 'react'
import { create } from 'zustand'
import { newKey } from '../key.ts'
import { usePreferences } from './preferences.ts'

export interface Hotkey {
  /** As it is typed: 'c', '/', '#', 'Enter', or two in a row: 'g d'. 'Mod+k' is ⌘K or Ctrl+K. */
  readonly keys: string
  /** What it does, for the legend. */
  readonly label: string
  /** Where it holds, as a heading of the legend. */
  readonly group: string
}

interface Registered extends Hotkey {
  readonly id: string
  readonly run: () => void
}

/** All shortcuts that hold now, for the legend; the one added last wins. */
export const useHotkeyLegend = create<{ hotkeys: readonly Registered[] }>()(() => ({ hotkeys: [] }))

/**
 * A shortcut that holds while the component is on the screen, from the moment it is seen. Single keys never fire while
 * the person types.
 */
export function useHotkey(hotkey: Hotkey, run: () => void, isEnabled = true): void {
  const { keys, label, group } = hotkey
  const latest = useEffectEvent(run)
  useLayoutEffect(() => {
    if (!isEnabled) return undefined
    const id = newKey()
    const registered = { id, keys, label, group, run: () => latest() }
    useHotkeyLegend.setState(({ hotkeys }) => ({ hotkeys: [...hotkeys, registered] }))
    return () =>
      useHotkeyLegend.setState(({ hotkeys }) => ({ hotkeys: hotkeys.filter((one) => one.id !== id) }))
  }, [keys, label, group, isEnabled])
}

/** Listens until the returned function is called. */
export function listenForHotkeys(): () => void {
  let first = ''
  let firstAt = 0

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    const key = nameOf(event)
    if (key === null || !mayFire(event, key)) return
    const sequence = event.timeStamp - firstAt < 1200 ? `${first} ${key}` : key
    first = key
    firstAt = event.timeStamp
    const { hotkeys } = useHotkeyLegend.getState()
    const hotkey =
      hotkeys.findLast(({ keys }) => keys === sequence) ?? hotkeys.findLast(({ keys }) => keys === key)
    if (!hotkey) return
    event.preventDefault()
    first = ''
    hotkey.run()
  }

  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The key as a Hotkey writes it; null for bare modifiers and for combinations that belong to the browser. */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string | null {
  if (['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'Dead', 'Process'].includes(key)) return null
  if (ctrlKey && metaKey) return null
  if (ctrlKey || metaKey) {
    if (altKey) return null
    // Shift writes some characters; together with a letter it is another combination: redo instead of undo.
    return /^\p{L}$/u.test(key) && shiftKey ? `Mod+Shift+${key.toLowerCase()}` : `Mod+${key.toLowerCase()}`
  }
  // AltGr and Option write characters such as # or / on many keyboards; what was written counts.
  return key
}

/** Single keys are off while the user types or a dialog or menu is open, and when they are switched off. */
function mayFire(event: KeyboardEvent, key: string): boolean {
  // While typing, undo and redo belong to the text field.
  if (key === 'Mod+z' || key === 'Mod+Shift+z') return !isTyping(event)
  if (key.startsWith('Mod+')) return true
  if (!usePreferences.getState().has_shortcuts) return false
  const target = event.target instanceof Element ? event.target : null
  if (
    target?.closest(
      'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="grid"]:not([data-hotkeys])',
    )
  )
    return false
  if (key === 'Enter' && target?.closest('button, a')) return false
  return document.querySelector(open_layer) === null
}

// A toast is an alertdialog too, but it needs no answer.
const open_layer = '[role="dialog"], [role="alertdialog"]:not([data-react-aria-top-layer] *), [role="menu"]'

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}
