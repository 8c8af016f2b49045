import { type Interval, intersectIntervals, workingIntervals } from '@meridian/engine'
import { t, tAs } from '../../platform/text/text.ts'
import { type Clock, formatLongDay, formatTimeRange } from '../../platform/time/format.ts'
import type { DayPicture } from './lane-geometry.ts'
import { placeOf, type Words } from './slot-words.ts'

interface LaneTableProps {
  readonly picture: DayPicture
  readonly date: string
  readonly words: Words
}

/** What the lanes show, in words: all times on the searcher's clock. */
export function LaneTable({ picture, date, words }: LaneTableProps) {
  const { axis, lanes } = picture
  return (
    <table className="sr-only">
      <caption>
        {t('Working hours and busy times on {day}, on your clock', { day: formatLongDay(date) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('Person')}</th>
          <th scope="col">{t('Working hours')}</th>
          <th scope="col">{t('Busy')}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.map(({ person }) => (
          <tr key={person.id}>
            <th scope="row">
              {person.isSearcher ? t('You') : person.full_name}, {placeOf(person, words, axis[0])}
            </th>
            <td>{rangesText(workingIntervals(person, axis), words.clock) || tAs('hours', 'none')}</td>
            <td>
              {rangesText(intersectIntervals([axis], person.busy), words.clock) || tAs('hours', 'none')}
              {(person.unknownSince !== null || person.unknownFrom !== null) && ` (${t('Partly unknown')})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function rangesText(ranges: readonly Interval[], clock: Clock): string {
  return ranges.map(([start, end]) => formatTimeRange(start, end, clock)).join(', ')
}
