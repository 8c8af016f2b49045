import type { Interval } from '@meridian/engine'
import { Minus, Plus } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { announce } from '../change/announcements.tsx'
import { share_step_ms, shortTime, withEdgeMoved } from './share-text.ts'
import { replaceTime } from './share-times.ts'

interface AdjustTimeProps {
  readonly time: Interval
  readonly onMoved: (time: Interval) => void
}

/** Moves the start and the end of a marked time by quarters of an hour, for fingers. */
export function AdjustTime({ time, onMoved }: AdjustTimeProps) {
  const clock = useClock()

  function move(edge: 'start' | 'end', byMs: number) {
    const moved = withEdgeMoved(time, edge, byMs)
    replaceTime(time, moved)
    onMoved(moved)
    announce(shortTime(moved, clock))
  }

  return (
    <div
      role="group"
      aria-label={t('Adjust {time}', { time: shortTime(time, clock) })}
      className="mt-1 flex flex-wrap items-center gap-x-4 text-xs text-text-2"
    >
      <span className="flex items-center">
        {t('Start')}
        <IconButton
          label={t('Start 15 minutes earlier')}
          icon={Minus}
          onPress={() => move('start', -share_step_ms)}
        />
        <IconButton
          label={t('Start 15 minutes later')}
          icon={Plus}
          onPress={() => move('start', share_step_ms)}
        />
      </span>
      <span className="flex items-center">
        {t('End')}
        <IconButton
          label={t('End 15 minutes earlier')}
          icon={Minus}
          onPress={() => move('end', -share_step_ms)}
        />
        <IconButton
          label={t('End 15 minutes later')}
          icon={Plus}
          onPress={() => move('end', share_step_ms)}
        />
      </span>
    </div>
  )
}
