import { type FiguresStep, listFigures } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { numberFormat } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatTime } from '../../../platform/time/clock-time.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { offsetText } from '../../../platform/time/zones.ts'
import { zoneOffsetMinutes } from '@meridian/engine'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { formatBytes, formatUptime } from '../byte-words.ts'
import { FigureChart } from './figure-chart.tsx'

/** What the instance measured in the last 24 hours: small charts, and the same as a table. */
export default function FiguresCard() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryFor(listFigures, {}),
    refetchInterval: five_minutes,
  })
  return (
    <Card labelledBy="figures-title" className="overflow-hidden">
      <CardHeader id="figures-title" title={t('Last 24 hours')} />
      <div className="[&>[role=alert]]:m-4 [&>[role=status]]:m-4">
        <QueryView
          query={{ data, error, isFetching, refetch }}
          failed={t(listFigures.says.failed)}
          loading={<FiguresSkeleton />}
        >
          {(steps) => <Figures steps={steps} />}
        </QueryView>
      </div>
    </Card>
  )
}

const five_minutes = 300_000

export function FiguresSkeleton() {
  return (
    <div className={grid_class}>
      {charts().map(({ title }) => (
        <Skeleton key={title} className="h-22 w-full" />
      ))}
    </div>
  )
}

const grid_class = 'grid grid-cols-1 gap-x-6 gap-y-5 p-4 @min-[30rem]:grid-cols-2 @min-[58rem]:grid-cols-3'

function Figures({ steps }: { readonly steps: readonly FiguresStep[] }) {
  const [isTable, setTable] = useState(false)
  const clock = useClock()
  const isMeasured = steps.some(({ memory_bytes }) => memory_bytes !== null)
  if (!isMeasured)
    return <p className="px-4 py-3 text-xs text-muted">{t('The first figures come within five minutes.')}</p>
  const times = timesOf(steps, clock)
  return (
    <>
      <div className={grid_class}>
        {charts().map(({ title, lines, format }) => (
          <FigureChart
            key={title}
            title={title}
            format={format}
            times={times}
            lines={lines.map(({ label, name }) => ({ label, values: steps.map((step) => step[name]) }))}
          />
        ))}
      </div>
      <div className="border-t border-border px-4 py-2">
        <Button size="sm" variant="light" aria-expanded={isTable} onPress={() => setTable(!isTable)}>
          {isTable ? t('Hide the table') : t('Show as a table')}
        </Button>
      </div>
      {isTable && <FiguresTable steps={steps} times={times} />}
    </>
  )
}

function FiguresTable({
  steps,
  times,
}: {
  readonly steps: readonly FiguresStep[]
  readonly times: readonly string[]
}) {
  const columns = charts().flatMap(({ title, lines, format }) =>
    lines.map(({ label, name }) => ({
      title: lines.length > 1 ? `${title}: ${label}` : title,
      name,
      format,
    })),
  )
  return (
    <div
      role="region"
      aria-labelledby="figures-title"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by the keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto border-t border-border"
    >
      <table className="num w-full text-xs">
        <thead className="sticky top-0 bg-raised text-start text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 text-start font-medium">
              {t('From')}
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="px-3 py-2 text-end font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, place) => (
            <tr key={step.starts_at} className="border-t border-border">
              <th scope="row" className="px-4 py-1 text-start font-normal whitespace-nowrap">
                {times[place]}
              </th>
              {columns.map(({ title, name, format }) => {
                const value = step[name]
                return (
                  <td key={title} className="px-3 py-1 text-end whitespace-nowrap">
                    {value === null ? '–' : format(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A time that a clock change repeats is told with its offset. */
function timesOf(steps: readonly FiguresStep[], clock: Clock): string[] {
  const times = steps.map(({ starts_at }) => formatTime(starts_at, clock))
  const offsets = steps.map(({ starts_at }) => zoneOffsetMinutes(clock.zone, Date.parse(starts_at)))
  const hasChange = new Set(offsets).size > 1
  return times.map((time, place) => (hasChange ? `${time} ${offsetText(offsets[place] ?? 0)}` : time))
}

interface Chart {
  readonly title: string
  readonly lines: readonly {
    readonly label: string
    readonly name: Exclude<keyof FiguresStep, 'starts_at'>
  }[]
  readonly format: (value: number) => string
}

function one(name: Chart['lines'][number]['name']): Chart['lines'] {
  return [{ label: '', name }]
}

function count(value: number): string {
  return numberFormat({ maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}

function ms(value: number): string {
  return t('{milliseconds} ms', { milliseconds: count(value) })
}

function charts(): Chart[] {
  return [
    {
      title: t('Requests per minute'),
      lines: [
        { label: t('all'), name: 'requests_per_minute' },
        { label: t('failed'), name: 'failed_per_minute' },
      ],
      format: count,
    },
    {
      title: t('Response time'),
      lines: [
        { label: t('95th percentile'), name: 'response_p95_ms' },
        { label: t('median'), name: 'response_p50_ms' },
      ],
      format: ms,
    },
    { title: t('Event loop delay'), lines: one('event_loop_delay_ms'), format: ms },
    { title: t('Memory'), lines: one('memory_bytes'), format: formatBytes },
    {
      title: t('Database connections'),
      lines: [
        { label: t('used'), name: 'connections_used' },
        { label: t('waiting'), name: 'statements_waiting' },
      ],
      format: count,
    },
    { title: t('Connected browsers'), lines: one('streams'), format: count },
    { title: t('Waiting jobs'), lines: one('jobs_waiting'), format: count },
    { title: t('Oldest waiting job'), lines: one('oldest_job_seconds'), format: formatUptime },
    {
      title: t('Mails'),
      lines: [
        { label: t('waiting'), name: 'mails_waiting' },
        { label: t('failing'), name: 'mails_failing' },
      ],
      format: count,
    },
  ]
}
