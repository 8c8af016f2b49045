import type { MeetingCues } from './cues/meeting-cues.ts'
import type { Item } from './item.ts'
import type { Judged } from './judge-sentence.ts'
import type { MeetingWish } from './wish.ts'

/** Whether a mail that moves a meeting says from the moving sentence on when it shall be; before it stands the old time. */
export function saysWhen(judged: readonly Judged[], mover: Judged): boolean {
  return judged
    .slice(judged.indexOf(mover))
    .some(({ items }) =>
      items.some((item) => (item.kind === 'days' || item.kind === 'hours') && !item.isExcluded),
    )
}

/** At the hour that the mail names for the meeting as it was; null where it names none. */
export function sameHour(
  item: Item,
  judged: readonly Judged[],
  subjectItems: readonly Item[],
): Item[] | null {
  const all = [...judged.flatMap(({ items }) => items), ...subjectItems]
  const old = all.find((one) => one.kind === 'hours' && one.hours.isExact)
  if (old?.kind !== 'hours') return null
  const { from, until } = old.hours
  const hours = { from, until: until > from ? until : from + usual_minutes, isExact: false }
  return [{ kind: 'hours', hours, isExcluded: false, clause: item.clause, start: item.start, end: item.end }]
}

const usual_minutes = 30

/** A day or an hour before the new time is that of the meeting as it was. */
function isOld(item: Item): boolean {
  return item.kind === 'days' || (item.kind === 'hours' && item.hours.isExact)
}

/** Whether a later sentence about the time of the meeting names days. */
export function saysWhenLater(judged: readonly Judged[], mover: Judged): boolean {
  return judged
    .slice(judged.indexOf(mover) + 1)
    .some((one) => one.isAboutTime && one.items.some((item) => item.kind === 'days' && !item.isExcluded))
}

/** Of `move Tuesday's meeting to Thursday` and `move it from the 19th to the 21st` only where it goes. */
export function targetsOf(items: readonly Item[], isSaidLater: boolean): readonly Item[] {
  const first = items.findIndex((item) => item.kind === 'days' && (item.isTarget || item.isSpan === true))
  if (first < 0)
    return items.filter(
      (item) => !(item.kind === 'days' && (item.bound === 'from' || isSaidLater) && !item.isExcluded),
    )
  return items.flatMap((item, place) => {
    if (place === first && item.kind === 'days' && item.isSpan === true && !item.isTarget)
      return [endOf(item)]
    return place >= first || !isOld(item) ? [item] : []
  })
}

function endOf(item: Item & { readonly kind: 'days' }): Item {
  const days = item.days
    .slice(-1)
    .map((range) => ({ ...range, first: range.last, weekday: null, isFrame: false }))
  return { ...item, days }
}

/** `An hour would do.` */
export function lengthBeside(judged: readonly Judged[], cue: MeetingCues): MeetingWish['length'] {
  for (const { items, folded, isDeclined } of judged) {
    const length = items.find(({ kind }) => kind === 'length')
    if (length?.kind === 'length' && !isDeclined && cue.lasts.test(folded)) {
      return { minutes: length.minutes, start: length.start, end: length.end }
    }
  }
  return null
}
