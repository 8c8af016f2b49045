import type { Interval } from '@meridian/engine'
import { t } from '../../platform/text/text.ts'
import { formatShortDay } from '../../platform/time/format.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../ui/sided-icons.ts'
import { pictureDay, type Stretch, type Tick } from './lane-geometry.ts'
import { LaneRow } from './lane-row.tsx'
import { LaneTable } from './lane-table.tsx'
import { shortTime, type Words } from './slot-words.ts'

interface DayLanesProps {
  /** The day that is shown, and the days there are to choose from. */
  readonly date: string
  readonly dates: readonly string[]
  readonly onDate: (date: string) => void
  readonly slots: readonly Interval[]
  readonly pickedPlaces: ReadonlySet<number>
  /** A slot was pressed in the picture. */
  readonly onPick: (slot: Interval) => void
  readonly words: Words
  readonly nowMs: number
}

/** One day of everybody: a picture for the eye, a table for the ear. */
export function DayLanes({ date, dates, onDate, slots, pickedPlaces, onPick, words, nowMs }: DayLanesProps) {
  const { people, clock } = words
  const picture = pictureDay({ date, timeZone: clock.zone, people, slots, nowMs })
  // The first slot is drawn as the proposal until one of them is picked.
  const strongPlaces = pickedPlaces.size === 0 ? new Set([0]) : pickedPlaces

  return (
    <div className="mb-3.5">
      <div className="mb-1 grid grid-cols-(--lane-columns) items-center [--lane-columns:114px_minmax(0,1fr)] md:[--lane-columns:148px_minmax(0,1fr)]">
        <DaySwitch date={date} dates={dates} onDate={onDate} />
        <Axis ticks={picture.ticks} isTwelveHour={clock.isTwelveHour} />
      </div>
      <LaneTable picture={picture} date={date} words={words} />
      <div
        aria-hidden
        className="relative border-t border-border [--lane-columns:114px_minmax(0,1fr)] [--lane-name:114px] md:[--lane-columns:148px_minmax(0,1fr)] md:[--lane-name:148px]"
      >
        {picture.lanes.map((lane) => (
          <LaneRow key={lane.person.id} lane={lane} words={words} atMs={picture.axis[0]} />
        ))}
        <div className="pointer-events-none absolute inset-y-0 start-(--lane-name) end-0">
          {picture.now !== null && (
            <span
              className="absolute -top-px bottom-0 z-3 w-0.5 -translate-x-1/2 bg-accent-line shadow-[0_0_8px_var(--c-accent-glow)] before:absolute before:-top-1 before:start-1/2 before:size-2 before:-translate-x-1/2 before:rounded-full before:bg-accent-line rtl:translate-x-1/2 rtl:before:translate-x-1/2 forced-colors:bg-[Highlight] forced-colors:before:bg-[Highlight]"
              style={{ insetInlineStart: `${picture.now}%` }}
            />
          )}
          {picture.bands.map((band, place) => {
            const slot = slots[place]
            return (
              band &&
              slot && (
                // For pointers alone: keys and readers by ear have the cards below.
                <button
                  key={slot[0]}
                  type="button"
                  tabIndex={-1}
                  aria-pressed={pickedPlaces.has(place)}
                  onClick={() => onPick(slot)}
                  className={cx(
                    'pointer-events-auto absolute -top-px bottom-0 z-2 cursor-pointer rounded-sm',
                    strongPlaces.has(place) ? strong : faint,
                  )}
                  style={{ insetInlineStart: `${band.start}%`, width: `${band.length}%` }}
                >
                  <span
                    className={cx(
                      'num absolute -bottom-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full text-2xs font-semibold',
                      numberPlace(picture.bands, place),
                      strongPlaces.has(place)
                        ? 'bg-accent text-on-accent forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                        : 'bg-raised text-accent-text shadow-[inset_0_0_0_1.5px_var(--c-accent-line)] forced-colors:border',
                    )}
                  >
                    {place + 1}
                  </span>
                </button>
              )
            )
          })}
        </div>
      </div>
      <Legend />
    </div>
  )
}

/** Below the middle of its band; neighbours step aside so that both numbers can be read. */
function numberPlace(bands: readonly (Stretch | null)[], place: number): string {
  const band = bands[place]
  const isClose = (other: Stretch | null | undefined) =>
    band && other && Math.abs(band.start + band.length / 2 - other.start - other.length / 2) < 5
  if (isClose(bands[place + 1])) return 'end-0'
  if (isClose(bands[place - 1])) return 'start-0'
  return 'start-1/2 -translate-x-1/2 rtl:translate-x-1/2'
}

const strong =
  'bg-[color-mix(in_srgb,var(--c-accent-line)_24%,transparent)] shadow-[inset_0_0_0_1.5px_var(--c-accent-line),0_6px_20px_-4px_var(--c-accent-glow)] forced-colors:border-3 forced-colors:border-[Highlight]'
const faint =
  'border-[1.5px] border-dashed border-accent-line bg-[color-mix(in_srgb,var(--c-accent-line)_8%,transparent)]'

function DaySwitch({ date, dates, onDate }: Pick<DayLanesProps, 'date' | 'dates' | 'onDate'>) {
  const place = dates.indexOf(date)
  const [before, after] = [dates[place - 1], dates[place + 1]]
  return (
    <div className="flex items-center text-2xs font-semibold text-text-2">
      {dates.length > 1 && (
        <IconButton
          size="sm"
          icon={ChevronLeft}
          label={t('Prev day')}
          isDisabled={before === undefined}
          onPress={() => before && onDate(before)}
          className={switch_class}
        />
      )}
      <span className="num whitespace-nowrap">{formatShortDay(date)}</span>
      {dates.length > 1 && (
        <IconButton
          size="sm"
          icon={ChevronRight}
          label={t('Next day')}
          isDisabled={after === undefined}
          onPress={() => after && onDate(after)}
          className={switch_class}
        />
      )}
    </div>
  )
}

const switch_class = 'touch !size-6 first:-ms-1'

function Axis({ ticks, isTwelveHour }: { readonly ticks: readonly Tick[]; readonly isTwelveHour: boolean }) {
  return (
    <div aria-hidden className="num relative h-4 text-2xs text-muted">
      {ticks.map(({ at, time }, place) => (
        <span
          key={at}
          className={cx(
            'absolute whitespace-nowrap',
            at > 98
              ? '-translate-x-full rtl:translate-x-full'
              : at > 2 && '-translate-x-1/2 rtl:translate-x-1/2',
            place % 2 === 1 && 'hidden md:block',
          )}
          style={{ insetInlineStart: `${at}%` }}
        >
          {tickText(time, place === 0 || place === ticks.length - 1, isTwelveHour)}
        </span>
      ))}
    </div>
  )
}

/** The half of the day is said at both ends and at noon; between them the hour is enough. */
function tickText(time: string, isAtEnd: boolean, isTwelveHour: boolean): string {
  const text = shortTime(time, isTwelveHour)
  return isTwelveHour && !isAtEnd && time !== '12:00' ? text.replace(/ [AP]M$/, '') : text
}

function Legend() {
  return (
    <div aria-hidden className="mt-4.5 flex flex-wrap gap-x-3.5 gap-y-1 text-2xs text-muted md:ms-37">
      <span className="flex items-center gap-1.25">
        <span className="h-2.5 w-3.5 rounded-[3px] bg-raised shadow-[inset_0_0_0_1px_var(--c-border-strong)] forced-colors:border" />
        {t('Working hours')}
      </span>
      <span className="flex items-center gap-1.25">
        <span className="h-2.5 w-3.5 rounded-[3px] bg-busy forced-colors:bg-[CanvasText]" />
        {t('Busy')}
      </span>
      <span>{t('Titles stay private')}</span>
    </div>
  )
}
