import { type CalendarFeed, getCalendarFeed } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Rss } from 'lucide'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { formatPast } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { FeedAddress } from './feed-address.tsx'
import { useCalendarFeed } from './use-calendar-feed.ts'

/** The private address under which other calendars show the person's meetings. */
export function CalendarFeedCard() {
  const feed = useQuery(queryFor(getCalendarFeed, {}))
  return (
    <Card labelledBy="calendar-feed" className="flex flex-col gap-3 p-4">
      <div>
        <h3 id="calendar-feed" className="text-base font-semibold">
          {t('Private address')}
        </h3>
        <p className="mt-0.25 text-muted">
          {t('A private address that shows your meetings in Google, Apple, Outlook or any other calendar.')}
        </p>
      </div>
      <QueryView
        query={feed}
        loading={<Skeleton className="h-8 w-36" />}
        failed={t('Error fetching calendar feed')}
      >
        {(found) => <Feed feed={found} />}
      </QueryView>
    </Card>
  )
}

function Feed({ feed }: { readonly feed: CalendarFeed }) {
  const { address, make, switchOff, isMaking, isEnding } = useCalendarFeed()
  const [question, setQuestion] = useState<'reset' | 'off' | null>(null)
  const close = () => setQuestion(null)
  if (!feed.is_active) {
    return (
      <Button icon={Rss} isBusy={isMaking} onPress={() => make()} className="self-start">
        {t('Create address')}
      </Button>
    )
  }
  return (
    <>
      <FeedState feed={feed} />
      {address !== undefined && <FeedAddress address={address} />}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isMaking} onPress={() => setQuestion('reset')}>
          {t('Reset address')}
        </Button>
        <Button variant="danger" isBusy={isEnding} onPress={() => setQuestion('off')}>
          {t('Switch off')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('Reset the address?')}
        confirmLabel={t('Reset address')}
        isOpen={question === 'reset'}
        onClose={close}
        onConfirm={() => {
          close()
          make()
        }}
      >
        {t('Calendars that use the old address are no longer updated. Enter the new address there.')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('Switch the calendar feed off?')}
        confirmLabel={t('Switch off')}
        isDangerous
        isOpen={question === 'off'}
        onClose={close}
        onConfirm={() => {
          close()
          switchOff()
        }}
      >
        {t('The address stops working, and calendars that use it are no longer updated. Your meetings stay.')}
      </ConfirmDialog>
    </>
  )
}

function FeedState({ feed: { last_read_at } }: { readonly feed: CalendarFeed }) {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  return (
    <p className="num text-sm text-text-2">
      {last_read_at === null
        ? t('On. No calendar has read it yet.')
        : t('On. Last read {when}.', { when: formatPast(last_read_at, nowMs, zone) })}
    </p>
  )
}
