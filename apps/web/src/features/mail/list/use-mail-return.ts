import { type RefObject, useEffect, useEffectEvent } from 'react'
import { consumeReturn } from '../list-memory.ts'

/** Restores the scroll position and the cursor when the user returns from a mail. */
export function useRestoreList(
  area: RefObject<HTMLElement | null>,
  { address, isThere }: { readonly address: string; readonly isThere: boolean },
): void {
  const comeBack = useEffectEvent(() => {
    const list = consumeReturn(address)
    if (!list) return
    scrollTo(0, list.scrollPx)
    area.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!isThere) return undefined
    // A new screen begins at its top, which is seen to when all of it is there; this comes after.
    const frame = requestAnimationFrame(() => comeBack())
    return () => cancelAnimationFrame(frame)
  }, [isThere])
}
