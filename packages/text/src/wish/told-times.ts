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

/** At the hour that the mail names for the meeting as it was. */
export function sameHour(item: Item, judged: readonly Judged[], subjectItems: readonly Item[]): Item[] {
  const all = [...judged.flatMap(({ items }) => items), ...subjectItems]
  const old = all.find((one) => one.kind === 'hours' && one.hours.isExact)
  if (old?.kind !== 'hours') return []
  const { from, until } = old.hours
  const hours = { from, until: until > from ? until : from + usual_minutes, isExact: false }
  return [{ kind: 'hours', hours, isExcluded: false, start: item.start, end: item.end }]
}

const usual_minutes = 30

/** A day or an hour before the new time is that of the meeting as it was. */
function isOld(item: Item): boolean {
  return item.kind === 'days' || (item.kind === 'hours' && item.hours.isExact)
}

/** Of `move Tuesday's meeting to Thursday` only where it goes. */
export function targetsOf(items: readonly Item[]): readonly Item[] {
  const targets = items.filter((item) => item.kind === 'days' && item.isTarget)
  if (targets.length === 0) return items
  const first = items.findIndex((item) => item.kind === 'days' && item.isTarget)
  return items.filter((item, place) => place >= first || !isOld(item))
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
