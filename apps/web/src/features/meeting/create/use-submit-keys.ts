import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Runs on ⌘Enter and Ctrl+Enter, wherever in the dialog around the form the focus is. A field takes what was
 * typed when it is left, so the keys leave it first, and what runs sees what it took.
 */
export function useSubmitKeys(form: RefObject<HTMLElement | null>, isActive: boolean, run: () => void): void {
  const [presses, setPresses] = useState(0)
  const runLatest = useEffectEvent(run)
  useEffect(() => {
    if (presses > 0) runLatest()
  }, [presses])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.isComposing || event.repeat)
      return
    const target = event.target instanceof HTMLElement ? event.target : null
    // A calendar or another dialog on top of the form has keys of its own.
    const dialog = target?.closest('[role="dialog"], [role="alertdialog"]')
    if (dialog && !dialog.contains(form.current)) return
    event.preventDefault()
    event.stopPropagation()
    target?.blur()
    target?.focus()
    setPresses((before) => before + 1)
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    // Buttons keep the keys they are pressed with to themselves, so this listens before them.
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [isActive])
}
