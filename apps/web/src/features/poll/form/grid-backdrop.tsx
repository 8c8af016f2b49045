import { type AxisDay, type Interval, overlaps, positionOf } from '@meridian/engine'
import { cx } from '../../../ui/cx.ts'
import type { BusyPerson } from './busy.ts'
import { extentOf, remOf } from './grid-extent.ts'
import { lane_tints } from './lane-tints.ts'

interface GridBackdropProps {
  readonly axisDays: readonly AxisDay[]
  readonly people: readonly BusyPerson[]
  readonly nowMs: number
}

/** Everybody's busy time in lanes side by side, and shades over the past and over what is no participant's working time. */
export function GridBackdrop({ axisDays, people, nowMs }: GridBackdropProps) {
  const lanes = people.length <= lane_tints.length
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 start-(--gutter) end-0 grid grid-cols-[repeat(var(--days),minmax(0,1fr))]"
    >
      {axisDays.map((day) => (
        <div key={day.date} className="relative overflow-hidden bg-sunken forced-colors:bg-[Canvas]">
          {commonHours(day, people).map((time) => (
            <span key={time[0]} className="absolute inset-x-0 bg-raised" style={extentOf(day, time)} />
          ))}
          {people.map((person, place) =>
            person.busy
              .filter((time) => overlaps(time, [day.startMs, day.endMs]))
              .map((time) => (
                <span
                  key={`${person.user_id} ${time[0]}`}
                  className={cx(
                    'absolute rounded-[3px] forced-colors:bg-[GrayText]',
                    lanes ? `${lane_tints[place]} bg-(--tint-dot)/55` : 'bg-busy/40',
                  )}
                  style={{
                    ...extentOf(day, time),
                    insetInlineStart: lanes ? `${(place * 100) / people.length}%` : 0,
                    width: lanes ? `${100 / people.length}%` : '100%',
                  }}
                />
              )),
          )}
          {day.startMs < nowMs && (
            <span
              className="absolute inset-x-0 top-0 z-1 bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_srgb,var(--c-text)_7%,transparent)_4px_5px)]"
              style={{ height: `${remOf(positionOf(day, Math.min(nowMs, day.endMs), 'end'))}rem` }}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** When anybody works; all of the day before anything is known. */
function commonHours(day: AxisDay, people: readonly BusyPerson[]): readonly Interval[] {
  const all: Interval = [day.startMs, day.endMs]
  if (people.length === 0) return [all]
  return people.flatMap(({ available }) => available.filter((time) => overlaps(time, all)))
}
