import type { CalendarWarning } from './calendar-event.ts'
import { type Edge, edgesOf } from './component-edge.ts'
import { parseProperty, parseText } from './content-line.ts'
import { OpenParts } from './open-parts.ts'
import { type Line, unfold } from './unfold.ts'
import { type Observance, parseObservance } from './zone-rules.ts'

/** What a VCALENDAR says about all of its events. */
export interface RawCalendar {
  method: string
  name: string
  /** X-WR-TIMEZONE */
  zoneName: string
  readonly zones: Map<string, RawZone>
}

/** A VTIMEZONE; `observances` is null when a part of it cannot be read. */
export interface RawZone {
  readonly location: string
  readonly observances: readonly Observance[] | null
}

/** A VEVENT, not yet understood. */
export interface RawEvent {
  readonly calendar: RawCalendar
  readonly line: Line
  readonly lines: readonly Line[]
  /** False when there is no BEGIN:VEVENT before its properties. */
  readonly isOpened: boolean
  /** False when the file ends, or something else begins, before END:VEVENT. */
  readonly isClosed: boolean
}

export interface Components {
  readonly calendars: readonly RawCalendar[]
  readonly events: readonly RawEvent[]
  /** How many there are of the kinds that are no events: VTODO, VJOURNAL, VFREEBUSY. */
  readonly ignored: Readonly<Record<string, number>>
  /** Lines that are no longer what they were, and how they are understood. */
  readonly damages: readonly CalendarWarning[]
}

/**
 * Splits a file into its events and tolerates missing or surplus component lines. Yields now and then, so that the
 * caller can do other work in between.
 */
export function* scanComponents(text: string): Generator<undefined, Components> {
  const scan = new Scan()
  let count = 0
  for (const line of unfold(text)) {
    scan.take(line)
    count += 1
    if (count % linesBetweenPauses === 0) yield undefined
  }
  return scan.finish()
}

/** The name of a VTIMEZONE as events refer to it. */
export function zoneKey(tzid: string): string {
  return tzid.replaceAll('"', '').trim()
}

const linesBetweenPauses = 5000

/** Real zones have up to 250 parts; more would only be work. */
const mostZoneParts = 400

const topLevel = new Set(['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])

interface OpenComponent {
  readonly kind: string
  readonly begin: Line
  readonly lines: Line[]
  readonly inside: OpenParts
}

/** A class because a line means something only after all lines before it. */
class Scan {
  private calendar: RawCalendar | null = null
  private open: OpenComponent | null = null
  /** Properties since the last edge that stand in no component: of the calendar, or of an event without its BEGIN. */
  private loose: Line[] = []
  private readonly calendars: RawCalendar[] = []
  private readonly events: RawEvent[] = []
  private readonly ignored: Record<string, number> = {}
  private readonly damages: CalendarWarning[] = []

  take(line: Line): void {
    const edges = edgesOf(line.text)
    if (edges.length === 0) return this.takeProperty(line)
    if (edges.some(({ isDamaged }) => isDamaged)) this.noteDamage(line, edges)
    for (const edge of edges) {
      if (edge.isBegin) this.begin(edge.kind, line)
      else this.end(edge.kind, line)
    }
  }

  finish(): Components {
    this.close(false)
    return {
      calendars: this.calendars,
      events: this.events,
      ignored: this.ignored,
      damages: this.damages,
    }
  }

  private noteDamage({ number, text }: Line, edges: readonly Edge[]): void {
    const meant = edges.map(({ isBegin, kind }) => `${isBegin ? 'BEGIN' : 'END'}:${kind}`).join(' and ')
    this.damages.push({
      line: number,
      message: `Line ${number}, "${text}", is damaged; it is read as ${meant}.`,
    })
  }

  private begin(kind: string, line: Line): void {
    this.loose = []
    if (this.open && !topLevel.has(kind)) {
      this.open.inside.begin(kind)
      return
    }
    this.close(false)
    if (kind === 'VCALENDAR') this.beginCalendar()
    else this.open = { kind, begin: line, lines: [], inside: new OpenParts() }
  }

  private end(kind: string, line: Line): void {
    const { loose } = this
    this.loose = []
    if (kind === 'VCALENDAR') {
      this.close(false)
      this.calendar = null
    } else if (this.open?.inside.end(kind)) {
      return
    } else if (this.open?.kind === kind) {
      this.close(true)
    } else if (kind === 'VEVENT') {
      this.takeUnopened(this.open?.lines ?? loose, line)
    }
  }

  /** What stands before an END:VEVENT that nothing belongs to is an event if it says when. */
  private takeUnopened(lines: readonly Line[], end: Line): void {
    const [first] = lines
    const isOther = this.open !== null && topLevel.has(this.open.kind)
    if (first && !isOther && lines.some(({ text }) => /^DTSTART[:;]/i.test(text))) {
      this.open = null
      const calendar = this.currentCalendar()
      this.events.push({ calendar, line: first, lines, isOpened: false, isClosed: true })
    } else {
      const message = `Line ${end.number} ends an event that begins nowhere; if there was one, it is lost.`
      this.damages.push({ line: end.number, message })
    }
  }

  private takeProperty(line: Line): void {
    if (!this.open) {
      this.loose.push(line)
      this.takeCalendarProperty(line)
    } else if (!this.open.inside.take(line)) this.open.lines.push(line)
  }

  private takeCalendarProperty({ text }: Line): void {
    const calendar = this.calendar
    if (!calendar || !/^(METHOD|X-WR-TIMEZONE|X-WR-CALNAME|NAME)[:;]/i.test(text)) return
    const property = parseProperty(text)
    if (property?.name === 'method') calendar.method = property.value.trim().toUpperCase()
    else if (property?.name === 'x-wr-timezone') calendar.zoneName = parseText(property.value).trim()
    else if (property) calendar.name = parseText(property.value).trim()
  }

  private close(isClosed: boolean): void {
    if (!this.open) return
    const { kind, begin, lines, inside } = this.open
    this.open = null
    if (kind === 'VEVENT')
      this.events.push({ calendar: this.currentCalendar(), line: begin, lines, isOpened: true, isClosed })
    else if (kind === 'VTIMEZONE') addZone(this.currentCalendar(), lines, inside.parts)
    else if (topLevel.has(kind)) this.ignored[kind] = (this.ignored[kind] ?? 0) + 1
  }

  private currentCalendar(): RawCalendar {
    return this.calendar ?? this.beginCalendar()
  }

  private beginCalendar(): RawCalendar {
    const calendar = { method: '', name: '', zoneName: '', zones: new Map<string, RawZone>() }
    this.calendars.push(calendar)
    this.calendar = calendar
    return calendar
  }
}

function addZone(calendar: RawCalendar, lines: readonly Line[], parts: readonly Line[][]): void {
  const properties = collect(lines)
  const tzid = properties.get('tzid')?.[0]
  if (tzid === undefined || calendar.zones.has(zoneKey(tzid))) return
  const observances = parts.slice(0, mostZoneParts).map((part) => parseObservance(collect(part)))
  calendar.zones.set(zoneKey(tzid), {
    location: properties.get('x-lic-location')?.[0]?.trim() ?? '',
    observances: observances.length > 0 && observances.every((part) => part !== null) ? observances : null,
  })
}

function collect(lines: readonly Line[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { text } of lines) {
    const property = parseProperty(text)
    if (!property) continue
    const earlier = values.get(property.name)
    if (earlier) earlier.push(property.value.trim())
    else values.set(property.name, [property.value.trim()])
  }
  return values
}
