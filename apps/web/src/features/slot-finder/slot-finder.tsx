import { gated_by_plan, type LeftOut } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { Sparkles } from 'lucide'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { mark, t } from '../../platform/text/text.ts'
import { formatDuration } from '../../platform/time/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dropdown } from '../../ui/overlay/dropdown.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { ErrorState } from '../../ui/state/notice.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { Delayed } from '../../ui/state/skeleton.tsx'
import { FinderSkeleton } from './finder-skeleton.tsx'
import { durationFor, type SlotDuration, slot_durations } from './slot-duration.ts'
import { pickByNumber } from './pick-by-number.ts'
import { useAsked } from './use-asked.ts'
import { useIsGated } from './use-is-gated.ts'
import { useSlotFocus } from './use-slot-focus.ts'
import { first_look_days, type SlotSearch, useSlotSearch } from './use-slot-search.ts'

export interface SlotFinderProps {
  /** The invited people who have an account; the searcher is always among those who are asked. */
  readonly user_ids: readonly string[]
  readonly leftOut: LeftOut
  /** How many are invited by address: their calendars are not known. */
  readonly guestCount: number
  /** How long the meeting of the form lasts. */
  readonly minutes: number
  /** The times the form holds now, so that a slot that was picked is marked. */
  readonly picked: readonly Interval[]
  /** The slot that was pressed, picked or not, and the zone in which it was shown. */
  readonly onPick: (slot: Interval, zone: string) => void
  /** Whether more can be picked, so that the search stays open. */
  readonly picksSeveral: boolean
  /** On a phone the search opens over the form. */
  readonly isInSheet: boolean
  /** How often the form has asked for the search, as Enter among the people does. */
  readonly timesAsked: number
}

const FinderAnswer = lazyPart(async () => ({
  default: (await import('./finder-answer.tsx')).FinderAnswer,
}))

/** Smart Suggestion: when everybody is free, why a time is good, or who is in the way. */
export function SlotFinder({ isInSheet, timesAsked, ...props }: SlotFinderProps) {
  const isGated = useIsGated()
  const [chosen, setDuration] = useState<SlotDuration | null>(null)
  const duration = chosen ?? durationFor(props.minutes)
  const [isOpen, setOpen] = useState(false)
  const found = useRef<HTMLElement>(null)
  const searched = useSlotSearch(props, Number(duration))
  const focus = useSlotFocus(found, searched)
  const search = { ...searched, begin: focus.begin }
  const body = { search, durationMinutes: Number(duration), onShown: focus.settle }
  useAsked(timesAsked, () => {
    if (isGated) return
    search.begin(search.hasBegun ? search.days : first_look_days)
    setOpen(true)
  })

  const head = <FinderHead duration={duration} onDuration={setDuration} />
  if (isGated) return <Gated head={head} isInSheet={isInSheet} />
  if (!isInSheet) {
    return (
      <section ref={found} tabIndex={-1} aria-label={t('Smart Suggestion')} className="outline-none">
        {head}
        <div role="presentation" onKeyDown={pickByNumber}>
          <FinderBody {...props} {...body} />
        </div>
      </section>
    )
  }
  return (
    <section aria-label={t('Smart Suggestion')} className="rounded-lg border border-border bg-surface p-3">
      {head}
      <p className="mt-1 mb-3 text-muted">{t(prompt)}</p>
      <Button
        variant="soft"
        className="w-full"
        onPress={() => {
          if (!search.hasBegun) search.begin(first_look_days)
          setOpen(true)
        }}
      >
        {t('Find a time')}
      </Button>
      <Sheet title={t('Smart Suggestion')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <FinderBody
          {...props}
          {...body}
          onPick={(slot, zone) => {
            props.onPick(slot, zone)
            if (!props.picksSeveral) setOpen(false)
          }}
        />
      </Sheet>
    </section>
  )
}

function Gated({ head, isInSheet }: { readonly head: ReactNode; readonly isInSheet: boolean }) {
  return (
    <section
      aria-label={t('Smart Suggestion')}
      className={isInSheet ? 'rounded-lg border border-border bg-surface p-3' : undefined}
    >
      {head}
      <p className="mt-2 text-text-2">{t(gated_by_plan)}</p>
    </section>
  )
}

const prompt = mark('Finds times when everyone is free, within everyone’s working hours.')

function FinderHead({
  duration,
  onDuration,
}: {
  readonly duration: SlotDuration
  readonly onDuration: (duration: SlotDuration) => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Icon of={Sparkles} />
      <h3 className="text-base font-semibold">{t('Smart Suggestion')}</h3>
      <Badge tone="accent">{t('Premium')}</Badge>
      <span className="ms-auto">
        <Dropdown
          label={t('Duration')}
          variant="secondary"
          size="sm"
          options={slot_durations.map((id) => ({ id, label: formatDuration(Number(id)) }))}
          value={duration}
          onChange={onDuration}
        />
      </span>
    </div>
  )
}

interface BodyProps extends Omit<SlotFinderProps, 'isInSheet' | 'minutes' | 'timesAsked' | 'picksSeveral'> {
  readonly search: SlotSearch
  readonly durationMinutes: number
  readonly onShown: () => void
}

function FinderBody({ search, guestCount, picked, onPick, durationMinutes, onShown }: BodyProps) {
  if (!search.hasBegun) return <Prompt onBegin={() => search.begin(first_look_days)} />
  if (!search.found) {
    if (!search.error) {
      return (
        <Delayed>
          <FinderSkeleton />
        </Delayed>
      )
    }
    return (
      <div className="mt-4">
        <ErrorState
          title={search.error.message}
          text={t('Your entries are kept.')}
          onRetry={search.retry}
          isRetrying={search.isFetching}
        />
      </div>
    )
  }
  return (
    <Suspense fallback={<FinderSkeleton />}>
      <FinderAnswer
        {...{ search, found: search.found, guestCount, picked, onPick, onShown, durationMinutes }}
      />
    </Suspense>
  )
}

function Prompt({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <div className="mt-4 flex flex-col items-center gap-3 rounded-lg border border-dashed border-border-strong px-6 py-10 text-center">
      <p className="max-w-76 text-muted">{t(prompt)}</p>
      <Button variant="soft" icon={Sparkles} onPress={onBegin}>
        {t('Find a time')}
      </Button>
    </div>
  )
}
