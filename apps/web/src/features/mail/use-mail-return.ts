import { useEffect, useEffectEvent } from 'react'
import { rememberedList } from './mail-list-memory.ts'

/** Whoever comes back from a mail finds the list scrolled as it was, as soon as it is there. */
export function useMailReturn(address: string, isThere: boolean): void {
  const scrollBack = useEffectEvent(() => {
    const list = rememberedList()
    if (list?.address === address) scrollTo(0, list.scrollPx)
  })
  useEffect(() => {
    if (!isThere) return undefined
    // A new screen begins at its top, which is seen to when all of it is there; this comes after.
    const frame = requestAnimationFrame(() => scrollBack())
    return () => cancelAnimationFrame(frame)
  }, [isThere])
}
