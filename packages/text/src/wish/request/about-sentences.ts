import type { MeetingCues } from '../cues/meeting-cues.ts'
import { weekdayOf } from '../days/day-number.ts'
import { isDate } from '../times/dated-weekdays.ts'
import type { DayRange } from '../days/day-range.ts'
import { matchPhrases } from '../cues/phrase-matcher.ts'
import { type DaysItem, isBeforeThat, isEveryWeek, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { isLeftOut, type Judged } from '../passes/judge-sentence.ts'
import { possible } from '../passes/score-sentence.ts'
import { isOfMeeting } from './unclear-sentences.ts'

/** The sentences whose times are those of the meeting. */
export function aboutMeeting(
  judged: readonly Judged[],
  choice: readonly Judged[],
  cue: MeetingCues,
): readonly Judged[] {
  const named = withoutOtherPlans(
    judged.filter((one) => isOfMeeting(one) || choice.includes(one)),
    cue,
    (one) => choice.includes(one) || asks(one),
  )
  const about = [...named, ...adoptedBeside(judged, named, cue)]
  return [...about, ...judged.filter((one) => !about.includes(one) && tellsHoursOf(one, about))]
}

/** `On the Tuesday anything from noon`, where the mail dates a Tuesday. */
function tellsHoursOf(one: Judged, about: readonly Judged[]): boolean {
  if (one.isDeclined || one.isAnnounced || one.isOldTime || one.isOwnDay || one.isCancel) return false
  const days = one.items.filter((item) => item.kind === 'days')
  const dated = about.flatMap(({ items }) =>
    items.flatMap((item) => (isWantedDay(item) ? item.days.filter(isDate) : [])),
  )
  return (
    days.length > 0 &&
    days.every((item) => isWantedDay(item) && item.days.every((day) => isWeekdayOf(day, dated))) &&
    one.items.some((item) => item.kind === 'hours' && !item.isExcluded)
  )
}

function isWeekdayOf(day: DayRange, dated: readonly DayRange[]): boolean {
  const { weekday, isFrame } = day
  if (isDate(day)) return dated.some(({ first }) => first === day.first)
  return weekday !== null && !isFrame && dated.some(({ first }) => weekdayOf(first) === weekday)
}

function asks({ score, isMove }: Judged): boolean {
  return score >= possible || isMove
}

/** Where those that ask name days, the days of other paragraphs are those of something else. */
function withoutOtherPlans(
  about: readonly Judged[],
  cue: MeetingCues,
  isStrong: (one: Judged) => boolean,
): readonly Judged[] {
  const asked = new Set(about.filter(isStrong).map(({ paragraph }) => paragraph))
  const strong = about.filter(
    (one) =>
      one.items.some(one.isMove ? isNewDay : isNamedDay) &&
      (isStrong(one) || (asked.has(one.paragraph) && !one.isMove)),
  )
  if (strong.length === 0) return about
  const paragraphs = new Set(strong.map(({ paragraph }) => paragraph))
  return about.filter(
    (one) =>
      strong.includes(one) ||
      one.isQuestion ||
      paragraphs.has(one.paragraph) ||
      !one.items.some(
        (item) =>
          item.kind === 'days' &&
          !item.isExcluded &&
          !isEveryWeek(item) &&
          (item.bound === null || !cue.limits.test(one.folded)),
      ),
  )
}

function isNamedDay(item: Item): boolean {
  return isWantedDay(item) && !isEveryWeek(item)
}

/** In a sentence that asks to move a meeting, a day to which it moves. */
function isNewDay(item: Item): boolean {
  return isWantedDay(item) && (item.isTarget || item.isSpan === true || isWeek(item))
}

/**
 * Sentences beside those that ask, which say nothing of the meeting but name what these leave open: `I'd like to visit
 * you. In the first two weeks of May, if possible.`
 */
function adoptedBeside(
  judged: readonly Judged[],
  about: readonly Judged[],
  cue: MeetingCues,
): readonly Judged[] {
  const hasHours = about.some(({ items }) => items.some((item) => item.kind === 'hours' && !isLeftOut(item)))
  const days = about.flatMap(({ items }) =>
    items.filter((item) => item.kind === 'days' && !isLeftOut(item) && !isEveryWeek(item)),
  )
  const hasDays = days.some((item) => !isWeek(item) && !isLastDay(item))
  if (hasDays && hasHours) return []
  const first = judged.findIndex(asks)
  const paragraphs = new Set(judged.filter(asks).map(({ paragraph }) => paragraph))
  const isNear = (one: Judged, place: number) =>
    paragraphs.has(one.paragraph) ||
    [judged[place - 1], judged[place + 1]].some((other) => other !== undefined && asks(other))
  const adopted = [...judged.entries()].filter(([place, one]) => {
    if (
      about.includes(one) ||
      one.isDeclined ||
      one.isDenied ||
      one.isAnnounced ||
      one.isOldTime ||
      one.isOwnDay
    )
      return false
    if (one.isCancel || cue.recalls.test(one.folded) || cue.asksOther.test(one.folded)) return false
    const namesDay = one.items.some(days.every(isBeforeThat) ? isNearDay : isBareWeekday)
    const namesHour = one.items.some((item) => item.kind === 'hours' && !isLeftOut(item))
    return (hasDays ? namesHour && !namesDay : namesDay || (namesHour && !hasHours)) && isNear(one, place)
  })
  const behind = adopted.filter(([place]) => place > first)
  // Before the first one, another paragraph counts only where no days are named.
  const before = adopted.filter(
    ([, one]) => (days.length === 0 || one.paragraph === judged[first]?.paragraph) && !isOfEvent(one),
  )
  return (behind.length > 0 ? behind : before).map(([, one]) => one)
}

/** `My mother turns eighty on 14 March`, and not `In March I am in Berlin` or `Next Tuesday or Wednesday`. */
function isOfEvent({ folded, items }: Judged): boolean {
  return (
    items.every((item) => item.kind !== 'days' || item.days.every((day) => isDate(day))) &&
    celebrates.test(folded)
  )
}

const celebrates = matchPhrases(
  [
    '(turns|turning|birthday|wedding|anniversary|christening|funeral|opens|opening|launch|deadline|exam|concert|getting married)',
    '(wird|werden|geburtstag|hochzeit|jubilaum|taufe|beerdigung|eroffnung|eroffnen|premiere|prufung|konzert|heiraten|heirate|feiern|feiert)',
    '(aura|anniversaire|mariage|bapteme|enterrement|inauguration|ouverture|ouvre|examen|concert|marions|marie|fete|fetons)',
    '(cumple|cumpleanos|boda|bautizo|entierro|inauguracion|inauguramos|estreno|examen|concierto|casamos|caso|celebramos|abrimos)',
    '(compie|compleanno|matrimonio|nozze|battesimo|funerale|inaugurazione|inauguriamo|prima|esame|concerto|sposiamo|sposo|festeggiamo|apriamo)',
  ].join('|'),
)

/** A last day leaves open which day before it is meant. */
function isLastDay(item: Item): boolean {
  return item.kind === 'days' && (item.bound === 'by' || item.bound === 'before')
}

/** No month, which a sentence names for many a reason. */
function isNearDay(item: Item): boolean {
  return (
    item.kind === 'days' &&
    !item.isExcluded &&
    item.days.some(({ first, last }) => last - first < longest_near)
  )
}

const longest_near = 20

/** A weekday of the week that those which ask name. */
function isBareWeekday(item: Item): boolean {
  return item.kind === 'days' && !item.isExcluded && item.days.every(({ weekday }) => weekday !== null)
}

/** `In the week after next I am in Berlin`, before days that are named alone. */
export function isWeek(item: Item): item is DaysItem {
  return item.kind === 'days' && item.bound === null && item.days.every(({ isFrame }) => isFrame)
}
