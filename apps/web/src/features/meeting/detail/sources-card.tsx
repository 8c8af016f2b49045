import type { Meeting, MeetingSource } from '@meridian/contract'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { Mark } from '../../../ui/mark.tsx'
import { bookingWords, openWords } from '../origin.ts'
import { sources } from '../source.ts'
import { DetailCard } from './detail-card.tsx'
import { OriginLink } from './origin-link.tsx'

/** Every connected calendar that tells of the meeting, what it says of the booking, and the way there. */
export function SourcesCard({ meeting: { meeting_sources } }: { readonly meeting: Meeting }) {
  return (
    <DetailCard
      title={t('Sources')}
      anchor="sources"
      count={meeting_sources.length > 1 ? meeting_sources.length : undefined}
    >
      <ul className="flex flex-col gap-2.5">
        {meeting_sources.map((source, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- One calendar may tell of a meeting twice, and the order is the order that decides.
          <li key={`${source.type} ${source.calendar_name} ${index}`}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </DetailCard>
  )
}

function Source({ source }: { readonly source: MeetingSource }) {
  const { tint, sign, label } = sources[source.type]
  const { calendar_name, web_link, problem } = source
  const status = bookingWords(source)
  return (
    <div className="flex items-start gap-2">
      <span className="mt-0.5 leading-none">
        <Mark tint={tint} sign={sign} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-medium">{t(label)}</b>
          {status !== null && <span className="text-xs text-muted">{status}</span>}
        </p>
        {calendar_name !== '' && calendar_name !== label && (
          <p className="text-xs text-muted wrap-anywhere" title={calendar_name}>
            {calendar_name}
          </p>
        )}
        {problem !== null && <p className="text-xs text-warning-text">{tServer(problem)}</p>}
        {web_link !== null && (
          <p className="text-xs">
            <OriginLink href={web_link}>{openWords(source.type)}</OriginLink>
          </p>
        )}
      </div>
    </div>
  )
}
