import { useEffect, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { isMonthFirst } from '../../platform/text/dates.ts'
import { useNow } from '../../platform/time/use-now.ts'
import type { namedDay } from './named-day.ts'

/** The date that a search names; null for other texts, and until the reader of sentences is loaded. */
export function useNamedDay(text: string): string | null {
  const nowMs = useNow(60_000)
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const language = useSession(({ user }) => user?.language ?? 'en')
  const [read, setRead] = useState<typeof namedDay | null>(null)
  const isAsked = text.trim() !== ''
  useEffect(() => {
    if (!isAsked) return
    // Without a connection the words alone are searched.
    import('./named-day.ts').then(
      (loaded) => setRead(() => loaded.namedDay),
      () => undefined,
    )
  }, [isAsked])
  if (!isAsked || read === null) return null
  return read(text, { nowMs, zone, language, isMonthFirst: isMonthFirst(), defaultMinutes: 30 })
}
