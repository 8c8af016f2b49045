import { addItem } from '../items/add-item.ts'
import { closeClause } from '../sentence/clause.ts'
import { saysFree, speaksOfDoing, speaksOfOwnDay } from '../cues/occupied.ts'
import { isMark } from '../days/day-range.ts'
import { isWantedDay } from '../items/groups.ts'
import { type Item, longest_clause, whole_day } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import { filtered } from '../../literal-filter.ts'
import { isDayAt } from './read-mark.ts'

/** `Monday all day or Tuesday after 3`: the hours of the day behind it are not those of the first. */
export function addWholeDay(reader: Reader, at: number): void {
  const { terms, items, textAt, language } = reader
  const [before, term, join] = [terms[at - 1], terms[at], terms[at + 1]]
  if (leadsDay(reader, at)) addItem(reader, at, at + 1, whole)
  const [hours, day] = [items.at(-2), items.at(-1)]
  if (!before || !term || !day || !isWantedDay(day) || reader.isUnavailable || reader.isNot) return
  const isLed = before.kind === 'at' || before.kind === 'possible'
  const isBehindDay = day.end === before.end || (isLed && day.end === terms[at - 2]?.end)
  const isBehindHours = hours?.kind === 'hours' && !hours.isExcluded
  const isJoin = join?.kind === 'or' || join?.kind === 'and' || isMark(join, ',') || isMark(join, ';')
  if (!isBehindDay || !(isJoin || isBehindHours) || !names_whole.test(textAt(term.start, term.end))) return
  // `I work Monday all day and Tuesday until 3`
  const from = Math.max(0, day.start - longest_clause)
  const isFree = saysFree(textAt(from, term.end + longest_clause), language)
  const isBusy = isBehindHours ? speaksOfOwnDay : speaksOfDoing
  if (!isFree && isBusy(textAt(from, day.start), language)) return
  const next = terms[at + 2]?.kind === 'or' ? at + 3 : at + 2
  if (isBehindHours) closeBefore(reader, day)
  if (isBehindHours || isDayAt(reader, next) || isDayAt(reader, next + 1)) addItem(reader, at, at + 1, whole)
}

/** `I am in from 4, on Wednesday all day`: what is said of the hours is not said of the day. */
function closeBefore(reader: Reader, day: Item): void {
  reader.items.pop()
  closeClause(reader, day.start)
  reader.items.push({ ...day, clause: reader.clause })
}

const whole = { kind: 'hours', hours: whole_day, isExcluded: false, isSettled: true } as const

/** `From 5 on, and all day on Wednesday` */
function leadsDay(reader: Reader, at: number): boolean {
  const { terms, items, textAt, language, isJoined, isUnavailable, isNot } = reader
  const [term, hours] = [terms[at], items.at(-1)]
  if (isUnavailable || isNot || !term || hours?.kind !== 'hours' || hours.isExcluded || !isJoined)
    return false
  const said = textAt(Math.max(0, hours.start - longest_clause), term.start)
  if (speaksOfOwnDay(said, language)) return false
  const next = terms[at + 1]?.kind === 'at' ? at + 2 : at + 1
  return isDayAt(reader, next) && names_whole.test(textAt(term.start, term.end))
}

const names_whole = filtered(
  /^(?:all day|(?:at )?any ?time|at any hour|(?:the )?(?:whole|entire|full) day|all day long|jederzeit|zu jeder zeit|egal wann|(?:den )?ganzen tag|ganzer tag|(?:der )?ganze tag|ganztag(?:s|ig)|toute la journee|(?:la )?journee (?:entiere|complete)|jornada completa|(?:la )?giornata intera|n'importe quand|n importe quand|a n[' ]importe quelle heure|a toute heure|todo el dia|el dia entero|(?:a )?cualquier hora|cuando sea|a la hora que sea|tutto il giorno|tutta la giornata|l[' ]intera giornata|a (?:qualsiasi|qualunque) ora|in (?:qualsiasi|qualunque) momento)$/,
)
