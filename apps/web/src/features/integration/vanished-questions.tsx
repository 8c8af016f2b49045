import type { ConnectedCalendar, Connection, Integration, VanishedEvents } from '@meridian/contract'
import { CalendarX2 } from 'lucide'
import { useId } from 'react'
import { formatList } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import { formatPast } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useVanishedAnswer } from './use-vanished-answer.ts'
import { comingWords, isReadingAgain, vanishedWords } from './vanished-words.ts'

interface VanishedQuestionsProps {
  readonly integration: Integration
  readonly connection: Connection
}

/** Calendars of which so much is gone that nothing is deleted before the person has said what happened. */
export function VanishedQuestions({ integration, connection }: VanishedQuestionsProps) {
  return connection.calendars.map((calendar) =>
    calendar.vanished ? (
      <VanishedQuestion
        key={calendar.id}
        integration={integration}
        calendar={calendar}
        vanished={calendar.vanished}
      />
    ) : null,
  )
}

interface VanishedQuestionProps {
  readonly integration: Integration
  readonly calendar: ConnectedCalendar
  readonly vanished: VanishedEvents
}

function VanishedQuestion({ integration: { type, name }, calendar, vanished }: VanishedQuestionProps) {
  const titleId = useId()
  const { answer, isAnswering } = useVanishedAnswer(type, calendar.id, vanished)
  const place = calendar.name || name
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap items-start gap-2.5 rounded-md bg-warning-soft px-3 py-2.5 text-warning-text"
    >
      <Icon of={CalendarX2} className="mt-0.5" />
      <div className="min-w-0 flex-1 basis-60">
        <h4 id={titleId} className="font-semibold wrap-anywhere">
          {vanishedWords(vanished, { place, provider: name })}
        </h4>
        <p className="text-text-2 wrap-anywhere">
          {comingWords(vanished)} {titlesWords(vanished)}
        </p>
        <p className="mt-1 text-text-2">
          {t('Until you answer, nothing is deleted, nobody is notified and the times stay busy.')}
        </p>
        <Reread calendar={calendar} vanished={vanished} />
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full">
        <Button
          size="sm"
          variant="danger"
          isDisabled={isAnswering !== null}
          isBusy={isAnswering === 'deleted'}
          ariaLabel={t('They were deleted: {place}', { place })}
          onPress={() => answer('deleted')}
          className="max-md:flex-1"
        >
          {t('They were deleted')}
        </Button>
        <Button
          size="sm"
          variant="info"
          isDisabled={isAnswering !== null}
          isBusy={isAnswering === 'keep'}
          ariaLabel={t('Keep and read again: {place}', { place })}
          onPress={() => answer('keep')}
          className="max-md:flex-1"
        >
          {t('Keep and read again')}
        </Button>
      </div>
    </section>
  )
}

/** The first titles, and how many more there are. */
function titlesWords({ titles, gone }: VanishedEvents): string {
  const more = gone - titles.length
  const named = titles.map((title) => title || t('No title'))
  return formatList(more > 0 ? [...named, t('{count} more', { count: String(more) })] : named)
}

function Reread({ calendar, vanished }: Pick<VanishedQuestionProps, 'calendar' | 'vanished'>) {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  if (vanished.reread_at === null) return null
  return (
    <p role="status" className="mt-1 text-text-2">
      {isReadingAgain(calendar, vanished)
        ? t('The calendar is read again.')
        : t('Still gone when it was read {when}.', {
            when: formatPast(calendar.last_success_at ?? vanished.reread_at, nowMs, zone),
          })}
    </p>
  )
}
