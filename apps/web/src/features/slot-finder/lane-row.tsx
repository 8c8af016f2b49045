import { CircleHelp } from 'lucide'
import { t } from '../../platform/text/text.ts'
import { abbreviationOf, cityOf, zoneName } from '../../platform/time/zones.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Lane, Stretch, WorkingStretch } from './lane-geometry.ts'
import { placeOf, shortTime, type Words } from './slot-words.ts'

interface LaneRowProps {
  readonly lane: Lane
  readonly words: Words
  /** The day that is shown, for the distance of the clocks on it. */
  readonly atMs: number
}

/** White is working time, hatched what lies outside, grey what is taken. */
export function LaneRow({ lane, words, atMs }: LaneRowProps) {
  const { person, working, busy } = lane
  const place = person.isSearcher ? ownPlace(person.timeZone, atMs) : placeOf(person, words, atMs)
  return (
    <div className="grid h-11.5 grid-cols-(--lane-columns) items-center border-b border-border md:h-15.5">
      <div className="flex min-w-0 items-center gap-2 pe-2">
        <span className="hidden md:block">
          <Avatar id={person.id} name={person.full_name} picture={person.profile_picture} />
        </span>
        <span className="min-w-0">
          <span className="block truncate text-xs font-medium">
            {person.isSearcher ? t('You') : person.full_name}
          </span>
          <span className="num block truncate text-2xs leading-3.5 text-muted">
            {person.unknownSince === null && person.unknownFrom === null ? place : <NotAllKnown />}
          </span>
        </span>
      </div>
      <div className="relative h-full overflow-hidden bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_srgb,var(--c-text)_4%,transparent)_4px_5px)]">
        <span
          data-lane="closed"
          className="absolute inset-0 hidden forced-color-adjust-none bg-[repeating-linear-gradient(135deg,GrayText_0_1px,Canvas_1px_7px)] forced-colors:block"
        />
        {working.map((stretch) => (
          <span
            key={stretch.start}
            className="absolute inset-y-0 bg-raised shadow-[inset_1px_0_0_var(--c-border-strong),inset_-1px_0_0_var(--c-border-strong)] forced-colors:border-x"
            style={positionOf(stretch)}
          />
        ))}
        {busy.map((stretch) => (
          <span
            key={stretch.start}
            className="absolute top-3 h-5.5 rounded-[5px] bg-busy md:top-2.5 md:h-6 forced-colors:bg-[CanvasText]"
            style={positionOf(stretch)}
          />
        ))}
        <EdgeLabels working={working} isTwelveHour={words.clock.isTwelveHour} />
      </div>
    </div>
  )
}

/** Where more may be taken than the lane shows. */
function NotAllKnown() {
  return (
    <span className="flex items-center gap-1 font-medium text-warning-text">
      <Icon of={CircleHelp} size={12} />
      <span className="truncate">{t('Partly unknown')}</span>
    </span>
  )
}

/** 'Berlin, CET'; the city alone where its time has no short name. */
function ownPlace(timeZone: string, atMs: number): string {
  const name = abbreviationOf(timeZone, atMs)
  return /^UTC./.test(name) ? cityOf(timeZone) : zoneName(timeZone, atMs)
}

function positionOf({ start, length }: Stretch) {
  return { insetInlineStart: `${start}%`, width: `${length}%` }
}

/** The person's own time where the hours begin and end: beside the white where there is room, else inside. */
function EdgeLabels({
  working,
  isTwelveHour,
}: {
  readonly working: readonly WorkingStretch[]
  readonly isTwelveHour: boolean
}) {
  const first = working[0]
  const last = working.at(-1)
  if (!first || !last) {
    return <span className={cx(edge_label, 'start-0 ps-1.25')}>{t('Outside working hours')}</span>
  }
  const end = last.start + last.length
  const opens = shortTime(first.opens, isTwelveHour)
  const closes = shortTime(last.closes, isTwelveHour)
  return (
    <>
      <EdgeLabel at={first.start} isBefore={first.start > roomFor(opens)}>
        {opens}
      </EdgeLabel>
      <EdgeLabel at={end} isBefore={end > 100 - roomFor(closes)}>
        {closes}
      </EdgeLabel>
    </>
  )
}

/** Percent of the lane that a label needs, its distance from the edge included. */
function roomFor(label: string): number {
  return 1.5 + label.length * 1.35
}

const edge_label =
  'num absolute bottom-1.25 hidden whitespace-nowrap text-[10px] leading-3 text-muted md:block'

function EdgeLabel({
  at,
  isBefore,
  children,
}: {
  readonly at: number
  readonly isBefore: boolean
  readonly children: string
}) {
  return (
    <span
      className={cx(edge_label, isBefore ? '-translate-x-full pe-1.25 rtl:translate-x-full' : 'ps-1.25')}
      style={{ insetInlineStart: `${at}%` }}
    >
      {children}
    </span>
  )
}
