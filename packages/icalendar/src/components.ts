import { parseProperty, parseText } from './content-line.ts'
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
  /** False when the file ends, or something else begins, before END:VEVENT. */
  readonly isClosed: boolean
}

export interface Components {
  readonly calendars: readonly RawCalendar[]
  readonly events: readonly RawEvent[]
  /** How many there are of the kinds that are no events: VTODO, VJOURNAL, VFREEBUSY. */
  readonly ignored: Readonly<Record<string, number>>
}

/**
 * Cuts a file into its events, whatever is missing or too much around them. Yields now and then, so that the caller
 * can do something else in between.
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
  /** The lines of each part inside it: alarms of an event, observances of a zone. */
  readonly parts: Line[][]
  readonly path: string[]
}

/** A class because a line means something only after all lines before it. */
class Scan {
  private calendar: RawCalendar | null = null
  private open: OpenComponent | null = null
  private readonly calendars: RawCalendar[] = []
  private readonly events: RawEvent[] = []
  private readonly ignored: Record<string, number> = {}

  take(line: Line): void {
    const edge = /^(BEGIN|END)[ \t]*:[ \t]*([A-Za-z0-9-]+)[ \t]*$/i.exec(
      line.text.length < 100 ? line.text : '',
    )
    if (!edge) return this.takeProperty(line)
    const kind = (edge[2] ?? '').toUpperCase()
    if (edge[1]?.toUpperCase() === 'BEGIN') this.begin(kind, line)
    else this.end(kind)
  }

  finish(): Components {
    this.close(false)
    return { calendars: this.calendars, events: this.events, ignored: this.ignored }
  }

  private begin(kind: string, line: Line): void {
    if (this.open && !topLevel.has(kind)) {
      this.open.path.push(kind)
      this.open.parts.push([])
      return
    }
    this.close(false)
    if (kind === 'VCALENDAR') this.beginCalendar()
    else this.open = { kind, begin: line, lines: [], parts: [], path: [] }
  }

  private end(kind: string): void {
    if (kind === 'VCALENDAR') {
      this.close(false)
      this.calendar = null
    } else if (this.open?.path.includes(kind)) {
      this.open.path.splice(this.open.path.lastIndexOf(kind))
    } else if (this.open?.kind === kind) {
      this.close(true)
    }
  }

  private takeProperty(line: Line): void {
    if (!this.open) this.takeCalendarProperty(line)
    else if (this.open.path.length === 0) this.open.lines.push(line)
    else this.open.parts.at(-1)?.push(line)
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
    const { kind, begin, lines, parts } = this.open
    this.open = null
    if (kind === 'VEVENT')
      this.events.push({ calendar: this.currentCalendar(), line: begin, lines, isClosed })
    else if (kind === 'VTIMEZONE') addZone(this.currentCalendar(), lines, parts)
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
