import { useEffect, useEffectEvent, useRef } from 'react'
import { useHotkey, useHotkeyLegend } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'

/** R, A, F, D, E and H that are pressed while a mail is loading do what they stand for once it is there. */
export function useEarlyKeys(mail_id: string, isLoading: boolean): void {
  const pressed = useRef<{ readonly mail_id: string; readonly keys: string } | null>(null)
  const keep = (keys: string) => () => {
    pressed.current = { mail_id, keys }
  }
  const group = t('Mail')
  useHotkey({ keys: 'r', label: t('Write a reply'), group }, keep('r'), isLoading)
  useHotkey({ keys: 'a', label: t('Reply to all'), group }, keep('a'), isLoading)
  useHotkey({ keys: 'f', label: t('Forward'), group }, keep('f'), isLoading)
  useHotkey({ keys: 'd', label: t('Generate Reply'), group }, keep('d'), isLoading)
  useHotkey({ keys: 'e', label: t('Archive'), group }, keep('e'), isLoading)
  useHotkey({ keys: 'h', label: t('Snooze'), group }, keep('h'), isLoading)
  const press = useEffectEvent(() => {
    const early = pressed.current
    pressed.current = null
    // A person who has gone to another mail meanwhile meant the one before.
    if (early?.mail_id !== mail_id) return
    useHotkeyLegend
      .getState()
      .hotkeys.findLast((one) => one.keys === early.keys)
      ?.run()
  })
  useEffect(() => {
    if (!isLoading) press()
  }, [isLoading])
}
