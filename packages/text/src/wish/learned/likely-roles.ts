import type { Span } from '../../sentences.ts'
import type { Item } from '../items/item.ts'
import type { Judged } from '../passes/judge-sentence.ts'
import { asLeftOut, asLimit, asMeant, saysOtherSide } from '../items/sides.ts'
import { sharesOf } from './chances.ts'
import { type CueTable, weigh } from './cue-table.ts'
import { asLone, namesLoneTime } from './lone-times.ts'
import { otherRoles, type ReadRole } from './other-roles.ts'
import { joinTimes, least_clear, type ReadTime, saidRole } from './said-times.ts'
import {
  keyOf,
  type NamedTime,
  type NamedTimesContext,
  namedTimes,
  time_roles,
  type TimeRole,
  withUnmeant,
} from './time-cues.ts'

export interface LikelyTimes {
  /** The sentences without lengths of something else. */
  readonly judged: readonly Judged[]
  /** What each sentence says of the time of the meeting. */
  readonly told: readonly (readonly Item[])[]
  /** Where the times stand of which it is clear what they are. */
  readonly clear: readonly Span[]
  /** What the sentences may say instead, likeliest first. */
  readonly others: readonly OtherReading[]
  /** The days and hours, with what each is taken for. */
  readonly named: readonly ReadTime[]
}

/** Another reading of a mail. */
export interface OtherReading extends Pick<LikelyTimes, 'told'> {
  /** How many times as likely as the likeliest. */
  readonly chance: number
}

/** What the grammar takes for the time of the meeting, with the roles that its cues make likelier. */
export function withLikelyRoles(
  sentences: readonly Judged[],
  context: NamedTimesContext,
  roleOf: (time: NamedTime) => LikelyRole,
): LikelyTimes {
  const judged = sentences.map(withUnmeant)
  const isLone = namesLoneTime(judged)
  const read = namedTimes(judged, context).map((time) => ({
    time,
    ...(saidRole(time, context.said) ?? (isLone ? asLone(roleOf(time)) : roleOf(time))),
  }))
  const others = new Set(read.flatMap(({ time, role }) => (role === 'other' ? [keyOf(time.item)] : [])))
  return {
    judged: sentences.map((one) => withoutLengths(one, others)),
    told: withRoles(judged, context.told, read),
    clear: read.flatMap(({ time, likelihood }) => (likelihood >= least_clear ? [time.item] : [])),
    others: otherRoles(read).map(({ roles, chance }) => ({
      told: withRoles(judged, context.told, roles),
      chance,
    })),
    // Those of the subject have no place in the text.
    named: joinTimes(
      read.filter(({ time: { item } }) => item.end > item.start),
      context.text,
    ),
  }
}

/** `It will take me half an hour to get there` */
function withoutLengths(sentence: Judged, others: ReadonlySet<string>): Judged {
  const isOther = (item: Item) => item.kind === 'length' && item.isSettled !== true && others.has(keyOf(item))
  if (!sentence.items.some(isOther)) return sentence
  return { ...sentence, items: sentence.items.filter((item) => !isOther(item)) }
}

/** What each sentence says of the time of the meeting, where some times have other roles than those by the grammar. */
function withRoles(
  judged: readonly Judged[],
  told: readonly (readonly Item[])[],
  read: readonly Pick<ReadRole, 'time' | 'role'>[],
): readonly (readonly Item[])[] {
  const changed = new Map(
    read.flatMap(({ time, role }) => (role === time.role ? [] : [[keyOf(time.item), role] as const])),
  )
  if (changed.size === 0) return told
  const all = told.flat()
  const starts = new Set(read.flatMap(({ time, role }) => (role === time.role ? [] : [time.item.start])))
  const isChanged = ({ start }: Item) => starts.has(start)
  return judged
    .map((sentence) => {
      const taken = all.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
      return taken.some(isChanged) || sentence.items.some(isChanged)
        ? itemsOf(sentence, taken, changed)
        : inOrder(taken)
    })
    .filter((items) => items.length > 0)
}

/** What a time likely is. */
export interface LikelyRole {
  readonly role: TimeRole
  /** From 0 to 1. */
  readonly likelihood: number
  /** The same of each of the roles, in the order of `time_roles`. */
  readonly shares: readonly number[]
}

/** A role has to be likelier than all others together to go before the one by the grammar. */
const least = 0.5

/** Of 264 times behind a word such as `except` in the marked mails the grammar was right about 257. */
const least_wrong = 0.03

/** A role that the grammar is sure of. */
function sureOf(role: TimeRole): LikelyRole {
  const rest = least_wrong / (time_roles.length - 1)
  const likelihood = 1 - least_wrong
  return { role, likelihood, shares: time_roles.map((one) => (one === role ? likelihood : rest)) }
}

/** The role that the cues of a time make likely. */
export function likelyRole({ item, cues, role: read }: NamedTime, table: CueTable): LikelyRole {
  const isExcepted = read === 'left_out' && 'isException' in item && item.isException === true
  if (isExcepted || item.isSettled === true || (read === 'meant' && item.isMeant === true))
    return sureOf(read)
  const shares = sharesOf(weigh(cues, table))
  const shareOf = (role: TimeRole) => shares[time_roles.indexOf(role)] ?? 0
  // A limit is something else as well: these are weighed together before they are told apart.
  const others = shareOf('other') + shareOf('until') + shareOf('from')
  const kinds = [
    { role: 'meant', likelihood: shareOf('meant') },
    { role: 'left_out', likelihood: shareOf('left_out') },
    { role: 'other', likelihood: others },
  ] as const
  const { role, likelihood } = kinds.find((kind) => kind.likelihood >= least) ?? {
    role: read,
    likelihood: shareOf(read),
  }
  if (role !== 'other') return { role, likelihood, shares }
  const limit = (['until', 'from'] as const).find((one) => shareOf(one) > others / 2)
  return limit ? { role: limit, likelihood: shareOf(limit), shares } : { role, likelihood, shares }
}

function inOrder(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.start - other.start)
}

function itemsOf(sentence: Judged, taken: readonly Item[], changed: ReadonlyMap<string, TimeRole>): Item[] {
  const known = new Set(taken.map(keyOf))
  const left = sentence.items.filter((item) => !known.has(keyOf(item)))
  const added = left.filter((item) => changed.has(keyOf(item)))
  // `2 pm to 6 pm IST`: the hours count in the zone beside them.
  const zones = added.some(({ kind }) => kind === 'hours') ? left.filter(({ kind }) => kind === 'zone') : []
  return inOrder([...taken, ...added, ...zones]).flatMap((item) => asRole(item, changed.get(keyOf(item))))
}

function asRole(item: Item, role: TimeRole | undefined): Item[] {
  if (role === undefined) return [item]
  if (role === 'other') return []
  if (role === 'until' || role === 'from') return [asLimit(item, role)]
  if (item.kind === 'days' || item.kind === 'hours') {
    if (saysOtherSide(item) || item.isExcluded === (role === 'left_out')) return [item]
    return [role === 'meant' ? asMeant(item) : asLeftOut(item)]
  }
  return [item]
}
