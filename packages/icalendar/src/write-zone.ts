import { instantOf, wallTimeOf, zoneChanges, zoneOffsetMinutes } from '@meridian/engine'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { CalendarEvent, EventTime } from './calendar-event.ts'
import { type Component, parseComponent, type Property, textProperty } from './jcal.ts'
import { keepsRules } from './zone-match.ts'
import { type Observance, onsets, parseObservance } from './zone-rules.ts'

/** A zone and the years in which events use it, both included. */
export interface ZoneYears {
  readonly zone: string
  readonly firstYear: number
  readonly lastYear: number
}

/** The zones of the events but UTC, which needs no rules, in the order of their first use. */
export function zonesOf(events: readonly CalendarEvent[], nowYear: number): ZoneYears[] {
  const zones = new Map<string, ZoneYears>()
  for (const event of events) {
    const last = event.rrule === null ? 0 : lastYearOf(event.rrule, nowYear)
    for (const { time, zone } of timesOf(event)) {
      if (zone === null || zone === 'UTC') continue
      const year = Number(time.slice(0, 4))
      const known = zones.get(zone)
      zones.set(zone, {
        zone,
        firstYear: Math.min(year, latestYear, known?.firstYear ?? year),
        lastYear: Math.min(Math.max(year, last, known?.lastYear ?? year), latestYear),
      })
    }
  }
  return [...zones.values()]
}

/**
 * A VTIMEZONE with the zone's clock in these years: the short yearly rules where they hold, every single change where
 * they do not (zones that have changed their rules, or follow the moon).
 */
export function buildZone({ zone, firstYear, lastYear }: ZoneYears): Component {
  const rules = currentRules(zone)
  const observances = rules.map(({ observance }) => observance)
  // A wall time on the first of January may still belong to the year before in UTC.
  const from = firstYear - 1
  let rulesFrom = lastYear + 1
  while (rules.length > 0 && rulesFrom > from && keepsRules(zone, observances, rulesFrom - 1, rulesFrom - 1))
    rulesFrom -= 1
  const parts =
    rulesFrom === from
      ? rules.map(({ component }) => component)
      : [
          ...singleChanges(zone, from, rulesFrom),
          ...(rulesFrom > lastYear ? [] : rules.flatMap((rule) => rulesStartingIn(rule, rulesFrom))),
        ]
  return ['vtimezone', [textProperty('tzid', zone)], parts]
}

interface RulePart {
  readonly component: Component
  readonly observance: Observance
}

// An open-ended series goes on for longer than clocks can be foretold.
const yearsAhead = 10
const latestYear = 2100

function lastYearOf(rrule: string, nowYear: number): number {
  const until = /(?:^|;)UNTIL=(\d{4})/.exec(rrule)?.[1]
  return until === undefined ? nowYear + yearsAhead : Math.min(Number(until), nowYear + yearsAhead)
}

function timesOf({ start, end, recurrence_id, excluded, added, overrides }: CalendarEvent): EventTime[] {
  const starts = [...excluded, ...added, ...overrides.map(({ original_start }) => original_start)]
  return [
    start,
    end,
    ...(recurrence_id ? [recurrence_id] : []),
    ...starts.map((time) => ({ time, zone: start.zone })),
    ...overrides.flatMap((change) => [change.start, change.end]),
  ]
}

/** The parts of the zone's block in the library: the rules of today, said to hold since 1970. */
function currentRules(zone: string): RulePart[] {
  const [block = ''] = [tzlib_get_ical_block(zone)].flat()
  const parts = block.split(/(?=BEGIN:)/).filter((part) => /^BEGIN:(STANDARD|DAYLIGHT)\r\n/.test(part))
  return parts.flatMap((part) => {
    const [text = ''] = part.split(/(?<=\r\nEND:(?:STANDARD|DAYLIGHT))/, 1)
    const properties = text.split('\r\n').map((line): [string, string[]] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), [line.slice(colon + 1)]]
    })
    const observance = parseObservance(new Map(properties))
    return observance ? [{ component: parseComponent(text), observance }] : []
  })
}

/** A part that repeats, beginning with its first time in the year; what does not repeat has happened before. */
function rulesStartingIn({ component, observance }: RulePart, year: number): Component[] {
  const first = onsets(observance, year, year + 1).find(
    (wall) => wall >= `${String(year).padStart(4, '0')}-01-01`,
  )
  if (!observance.rule || first === undefined) return []
  const [kind, properties] = component
  const starting = properties.map((property) => (property[0] === 'dtstart' ? wallProperty(first) : property))
  return [[kind, starting, []]]
}

/** The state of the clock at the start of one year, and each of its changes until the start of the other. */
function singleChanges(zone: string, fromYear: number, toYear: number): Component[] {
  const from = yearStart(fromYear)
  const to = yearStart(toYear)
  const offset = zoneOffsetMinutes(zone, from)
  const changes = zoneChanges(zone, from + 1, to).map((at) => {
    const before = zoneOffsetMinutes(zone, at - 1)
    return buildPart(wallTimeOf(at + before * 60_000, 'UTC'), before, zoneOffsetMinutes(zone, at))
  })
  return [buildPart(wallTimeOf(from, 'UTC'), offset, offset), ...changes]
}

function yearStart(year: number): number {
  return instantOf(`${String(year).padStart(4, '0')}-01-01T00:00`, 'UTC')
}

function buildPart(wall: string, before: number, after: number): Component {
  const properties: Property[] = [
    wallProperty(wall),
    ['tzoffsetfrom', {}, 'utc-offset', formatOffset(before)],
    ['tzoffsetto', {}, 'utc-offset', formatOffset(after)],
  ]
  return [after > before ? 'daylight' : 'standard', properties, []]
}

function wallProperty(wall: string): Property {
  return ['dtstart', {}, 'date-time', wall]
}

/** `+05:30`; with seconds where a zone kept local mean time. */
function formatOffset(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const digits = parts.map((part) => String(part).padStart(2, '0'))
  return (minutes < 0 ? '-' : '+') + digits.slice(0, parts[2] === 0 ? 2 : 3).join(':')
}
