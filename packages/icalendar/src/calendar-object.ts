import { wallTimeOf } from '@meridian/engine'
import { parseProperty } from './content-line.ts'

/** What a calendar object (RFC 4791 §4.1) consists of. */
export interface ObjectShape {
  /** Kinds of its components in capitals, VTIMEZONE left out, each once. */
  readonly kinds: readonly string[]
  readonly uids: readonly string[]
  readonly hasMethod: boolean
}

/** Null where the text is not one VCALENDAR whose parts all end. */
export function readObjectShape(text: string): ObjectShape | null {
  const calendar = parseTree(text)
  if (!calendar) return null
  const components = calendar.parts.filter(({ kind }) => kind !== 'VTIMEZONE')
  const uids = components.map((one) => valueOf(one, 'uid') ?? '')
  return {
    kinds: [...new Set(components.map(({ kind }) => kind))],
    uids: [...new Set(uids)],
    hasMethod: valueOf(calendar, 'method') !== undefined,
  }
}

/**
 * Addresses, in lower case, of the attendees whom a program invites itself (SCHEDULE-AGENT, RFC 6638 §7.1): all of an event
 * whose organizer says so.
 */
export function listToldElsewhere(text: string): string[] {
  const calendar = parseTree(text)
  const told = new Set<string>()
  for (const event of calendar ? eventsOf(calendar) : []) {
    const people = event.lines
      .filter((line) => ['attendee', 'organizer'].includes(nameOf(line)))
      .map((line) => ({ isOrganizer: nameOf(line) === 'organizer', person: parseProperty(unfolded(line)) }))
    const isToldByProgram = ({ person }: (typeof people)[number]) =>
      ['CLIENT', 'NONE'].includes(person?.params['schedule-agent']?.toUpperCase() ?? '')
    const isWhole = people.some((one) => one.isOrganizer && isToldByProgram(one))
    for (const one of people)
      if (!one.isOrganizer && (isWhole || isToldByProgram(one)))
        told.add(
          (one.person?.value ?? '')
            .trim()
            .replace(/^mailto:/i, '')
            .toLowerCase(),
        )
  }
  return [...told]
}

/**
 * The calendar object `text`, which we wrote, with all that `source`, which another program wrote for the same event, holds
 * beyond it: alarms, and properties that we do not write ourselves. Each line of these stays as it was written. What `source`
 * says of an occurrence that has no component in `text` is left out. Of the properties in `kept`, in small letters, the lines of
 * `source` stay in place of ours.
 */
export function mergeUnknown(text: string, source: string, kept: readonly string[] = []): string {
  const ours = parseTree(text)
  const theirs = parseTree(source)
  if (!ours || !theirs) return text
  const zone = zoneOf(ours)
  const known = new Map(eventsOf(theirs).map((event) => [occurrenceOf(event, zone), event]))
  const parts = ours.parts.map((part) => {
    const other = part.kind === 'VEVENT' ? known.get(occurrenceOf(part, zone)) : undefined
    return other ? withUnknown(part, other, kept) : part
  })
  return `${linesOf({ ...ours, parts }).join('\r\n')}\r\n`
}

/** The calendar object with another answer of the attendee with this address; all else stays as it was written. */
export function withAnswer(
  text: string,
  email: string,
  answer: 'accepted' | 'tentative' | 'declined',
): string {
  const calendar = parseTree(text)
  if (!calendar) return text
  const parts = calendar.parts.map((part) =>
    part.kind === 'VEVENT'
      ? { ...part, lines: part.lines.map((line) => answered(line, email, answer)) }
      : part,
  )
  return `${linesOf({ ...calendar, parts }).join('\r\n')}\r\n`
}

function answered(line: string, email: string, answer: string): string {
  if (nameOf(line) !== 'attendee') return line
  const whole = unfolded(line)
  const value = parseProperty(whole)?.value ?? ''
  if (value.trim().toLowerCase() !== `mailto:${email.toLowerCase()}`) return line
  const others = whole.slice(0, whole.length - value.length).replace(/;PARTSTAT=[\w-]{1,30}(?=[;:])/i, '')
  return folded(others.replace(/^ATTENDEE/i, `ATTENDEE;PARTSTAT=${answer.toUpperCase()}`) + value)
}

/** A line has at most 75 octets (RFC 5545 §3.1). */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 74) {
      lines.push('')
      bytes = 0
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n ')
}

export interface Component {
  readonly kind: string
  /** Properties, each with its folds. */
  readonly lines: string[]
  readonly parts: Component[]
}

const deepest = 5
const line_end = /\r\n|\n|\r/

export function parseTree(text: string): Component | null {
  const root: Component = { kind: '', lines: [], parts: [] }
  const open = [root]
  for (const line of logicalLines(text)) {
    const [, edge = '', kind = ''] = /^(BEGIN|END):[ \t]*([\w-]+)[ \t]*$/i.exec(line) ?? []
    const last = open.at(-1)
    if (!last) return null
    if (edge === '') last.lines.push(line)
    else if (edge.toUpperCase() === 'BEGIN') {
      const part = { kind: kind.toUpperCase(), lines: [], parts: [] }
      last.parts.push(part)
      if (open.push(part) > deepest) return null
    } else if (open.pop()?.kind !== kind.toUpperCase()) return null
  }
  const [calendar] = root.parts
  const isOne = open.length === 1 && root.parts.length === 1 && root.lines.length === 0
  return isOne && calendar?.kind === 'VCALENDAR' ? calendar : null
}

/** With their folds, empty ones left out. */
function logicalLines(text: string): string[] {
  const lines: string[] = []
  for (const line of text.replace(/^\uFEFF/, '').split(line_end)) {
    if (line === '') continue
    const isFold = line.startsWith(' ') || line.startsWith('\t')
    if (isFold && lines.length > 0) lines.push(`${lines.pop()}\r\n${line}`)
    else lines.push(line)
  }
  return lines
}

export function linesOf({ kind, lines, parts }: Component): string[] {
  return [`BEGIN:${kind}`, ...lines, ...parts.flatMap(linesOf), `END:${kind}`]
}

function eventsOf({ parts }: Component): Component[] {
  return parts.filter(({ kind }) => kind === 'VEVENT')
}

export function propertyOf({ lines }: Component, name: string) {
  const line = lines.find((one) => nameOf(one) === name)
  return line === undefined ? null : parseProperty(unfolded(line))
}

function valueOf(component: Component, name: string): string | undefined {
  return propertyOf(component, name)?.value.trim()
}

export function nameOf(line: string): string {
  return (/^[\w-]+/.exec(line)?.[0] ?? '').toLowerCase()
}

export function unfolded(line: string): string {
  return line.replaceAll(/\r\n[ \t]/g, '')
}

/** The zone of the series; null for whole days and UTC. */
function zoneOf(calendar: Component): string | null {
  const [series] = eventsOf(calendar)
  return (series && propertyOf(series, 'dtstart')?.params['tzid']) ?? null
}

/** The start by the rule on the clock of the series; empty for the series itself. */
export function occurrenceOf(event: Component, zone: string | null): string {
  const value = valueOf(event, 'recurrence-id') ?? ''
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value) ?? []
  if (year === undefined || zone === null) return value.replace('Z', '')
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return wallTimeOf(ms, zone).replaceAll(/[-:]/g, '')
}

/** What we write ourselves, or what says the same in another way. */
const own_properties = new Set([
  'uid',
  'dtstamp',
  'sequence',
  'recurrence-id',
  'dtstart',
  'dtend',
  'duration',
  'rrule',
  'exrule',
  'exdate',
  'rdate',
  'summary',
  'description',
  'location',
  'geo',
  'url',
  'status',
  'transp',
  'priority',
  'organizer',
  'attendee',
  'created',
  'last-modified',
])
/** Other forms of a property, which would contradict it once it has changed. */
const other_forms: Readonly<Record<string, string>> = {
  'x-alt-desc': 'description',
  'x-apple-structured-location': 'location',
}

function withUnknown(ours: Component, theirs: Component, kept: readonly string[]): Component {
  const privacy = { ours: valueOf(ours, 'class'), theirs: valueOf(theirs, 'class') }
  // Theirs may say more exactly how private it is.
  const hasTheirs = privacy.ours === undefined || !/^public$/i.test(privacy.theirs ?? 'public')
  const lines = theirs.lines.filter((line) => {
    const name = nameOf(line)
    const form = other_forms[name]
    if (kept.includes(name)) return true
    if (name === 'class') return hasTheirs
    return !own_properties.has(name) && (form === undefined || valueOf(ours, form) === valueOf(theirs, form))
  })
  const isReplaced = (name: string) =>
    kept.includes(name) || (name === 'class' && hasTheirs && privacy.theirs)
  const own = ours.lines.filter((line) => !isReplaced(nameOf(line)))
  return { ...ours, lines: [...own, ...lines], parts: [...ours.parts, ...theirs.parts] }
}
