import type { Interval } from '@meridian/engine'
import { Check, CircleCheck, CircleHelp, Moon } from 'lucide'
import { Fragment } from 'react'
import { t } from '../../platform/text/text.ts'
import { formatShortDay, formatTimeRange, isoDate } from '../../platform/time/format.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { localTimes, type ReasonSentence, type Words } from './slot-words.ts'

interface SlotCardProps {
  /** The number of its band. */
  readonly rank: number
  readonly slot: Interval
  readonly words: Words
  readonly sentences: readonly ReasonSentence[]
  readonly isPicked: boolean
  readonly onPick: () => void
}

const tone_icons = { good: CircleCheck, caution: Moon, unknown: CircleHelp } as const

/** One time that can be picked, on everybody's clock, with what there is to say about it. */
export function SlotCard({ rank, slot, words, sentences, isPicked, onPick }: SlotCardProps) {
  const { clock } = words
  const elsewhere = localTimes(slot, words)
  return (
    <li
      className={cx(
        'flex flex-wrap items-start gap-3 rounded-lg border bg-raised py-3 ps-3.5 pe-3 md:flex-nowrap',
        isPicked
          ? 'border-accent-line shadow-[0_0_0_1px_var(--c-accent-line),var(--sh-sm)]'
          : 'border-border shadow-xs',
      )}
    >
      <span
        aria-hidden
        className="num mt-px grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft text-2xs font-semibold text-accent-text forced-colors:border"
      >
        {rank}
      </span>
      <div className="min-w-0 flex-1">
        <p className="num text-base font-semibold">
          {formatShortDay(isoDate(slot[0], clock.zone))}, {formatTimeRange(slot[0], slot[1], clock)}
        </p>
        {elsewhere.length > 0 && (
          <p className="num text-xs leading-4.25 text-muted">
            {elsewhere.map((time, place) => (
              <Fragment key={time}>
                {place > 0 && ', '}
                <span className="whitespace-nowrap">{time}</span>
              </Fragment>
            ))}
          </p>
        )}
        {sentences.map(({ tone, text }) => (
          <p
            key={text}
            className={cx(
              'num mt-1 flex gap-1.5 text-xs leading-4.25',
              tone === 'good' ? 'text-success-text' : 'text-warning-text',
            )}
          >
            <Icon of={tone_icons[tone]} size={14} className="mt-0.5" />
            {text}
          </p>
        ))}
      </div>
      <Button
        size="sm"
        variant={isPicked ? 'primary' : 'secondary'}
        icon={isPicked ? Check : undefined}
        onPress={onPick}
        aria-pressed={isPicked}
        data-pick
        className="w-full md:w-auto"
      >
        {isPicked ? t('Picked') : t('Pick')}
      </Button>
    </li>
  )
}
