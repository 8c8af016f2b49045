import { useEffect, useRef } from 'react'
import { scrollerOf } from './use-further-days.ts'
import { Button } from '../../../ui/button.tsx'

interface FurtherDaysProps {
  readonly label: string
  readonly isLoading: boolean
  readonly onPress: () => void
  /** Called whenever the button comes into sight. */
  readonly onSight: (() => void) | null
  /** Whether it is seen from the beginning, so that only coming back to it counts. */
  readonly isAtStart?: boolean
}

/** An end of the agenda: it grows as it comes into sight, and by a button for the keyboard. */
export function FurtherDays({ label, isLoading, onPress, onSight, isAtStart = false }: FurtherDaysProps) {
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(onSight)
  useEffect(() => {
    latest.current = onSight
  })
  useEffect(() => {
    // Looks anew after each loading, as what came may leave it in sight.
    if (!root.current || isLoading) return undefined
    let wasAway = !isAtStart
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && wasAway) latest.current?.()
        // Before the first layout nothing is in sight; only scrolling leads away from the beginning.
        if (entry && !entry.isIntersecting) wasAway ||= scrollerOf(entry.target).scrollTop > 0
      },
      { rootMargin: isAtStart ? '0px' : '600px' },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [isAtStart, isLoading])
  return (
    <div ref={root} className="flex justify-center py-3 print:hidden">
      <Button size="sm" variant="ghost" isBusy={isLoading} onPress={onPress}>
        {label}
      </Button>
    </div>
  )
}
