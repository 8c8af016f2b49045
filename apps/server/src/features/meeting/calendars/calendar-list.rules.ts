import {
  type Calendar,
  integration_types,
  type LabelColor,
  label_colors,
  type MeetingIntegrationType,
  provider_table,
} from '@meridian/contract'
import type { ColorRow, ConnectedRow, ImportedRow } from './calendar-list.queries.ts'

interface CalendarRows {
  readonly connected: readonly ConnectedRow[]
  readonly imported: readonly ImportedRow[]
  readonly colors: readonly ColorRow[]
}

/** Meridian first, then connected calendars, imported files, and what else has a chosen color. */
export function calendarsOf({ connected, imported, colors }: CalendarRows): Calendar[] {
  const calendars = [
    onlyCalendar('smart_calendar'),
    ...connected.map(connectedCalendar),
    ...imported.map(importedCalendar).filter((_, index) => imported[index]?.has_meetings),
  ]
  const known = new Set(calendars.map(({ calendar_key }) => calendar_key))
  const others = integration_types.filter(
    (type) => !known.has(type) && colors.some(({ calendar_key }) => calendar_key === type),
  )
  const chosen = new Map(colors.map((one) => [one.calendar_key, one.calendar_color]))
  return [...calendars, ...others.map(onlyCalendar)].map((calendar) => ({
    ...calendar,
    calendar_color: chosen.get(calendar.calendar_key) ?? calendar.calendar_color,
  }))
}

/** The calendar with this key, also a type without meetings; undefined for a key that the person does not have. */
export function findCalendar(calendars: readonly Calendar[], key: string): Calendar | undefined {
  const type = integration_types.find((each) => each === key)
  return calendars.find(({ calendar_key }) => calendar_key === key) ?? (type && onlyCalendar(type))
}

/** 'Holidays' of 'C:\\Holidays.ics'; empty for a name without letters before its ending. */
export function nameOfFile(file_name: string): string {
  const name = file_name.split(/[/\\]/).at(-1) ?? ''
  return name.replace(/\.(ics|ical|ifb|vcs)$/i, '').trim()
}

/** The color of labels with the nearest hue; null for a grey one. */
export function nearestColor(color: string): LabelColor | null {
  const wanted = hueOf(color)
  if (wanted === null) return null
  const distances = label_colors.map(({ value }) => {
    const apart = Math.abs((hueOf(value) ?? 0) - wanted)
    return { value, distance: Math.min(apart, 1 - apart) }
  })
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.value ?? null
}

function onlyCalendar(type: MeetingIntegrationType): Calendar {
  return { calendar_key: type, meeting_integration_type: type, calendar_name: null, calendar_color: null }
}

function connectedCalendar({ provider, calendar_id, name, color }: ConnectedRow, index: number): Calendar {
  const type = provider_table[provider].meeting_type
  if (calendar_id === '') return onlyCalendar(type)
  return {
    calendar_key: `${type}:${calendar_id}`,
    meeting_integration_type: type,
    calendar_name: name,
    calendar_color: (color === null ? null : nearestColor(color)) ?? colorAt(index),
  }
}

function importedCalendar({ imported_calendar_id, calendar_name }: ImportedRow, index: number): Calendar {
  return {
    calendar_key: `custom:${imported_calendar_id}`,
    meeting_integration_type: 'custom',
    calendar_name,
    calendar_color: colorAt(index),
  }
}

/** Neighbours in this order differ clearly. */
function colorAt(index: number): LabelColor {
  const step = 3
  return (label_colors[(index * step) % label_colors.length] ?? label_colors[0]).value
}

const grey_saturation = 0.15

/** The hue of HSL as a part of the circle; null for a grey. */
function hueOf(color: string): number | null {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread < grey_saturation * most || spread === 0) return null
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return (((sixth / 6) % 1) + 1) % 1
}
