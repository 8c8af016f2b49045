import type { AxisStretch } from '@meridian/engine'
import type { GridEvent } from './grid-picture.ts'

/** Events that overlap, drawn as one because there is no room to draw them beside each other. */
export interface GridStack extends AxisStretch {
  /** By start. */
  readonly events: readonly GridEvent[]
}

interface Stacked {
  readonly events: readonly GridEvent[]
  readonly stacks: readonly GridStack[]
}

/** How many events can be read beside each other in one of so many days; a phone has room for `columns` of text. */
export function mostLanes(columns: number | undefined, days: number): number {
  const isRoomy = columns === undefined || (days === 1 && columns >= 6)
  return isRoomy ? Infinity : Math.max(1, Math.floor(columns / days))
}

/** Takes those that need more lanes than there is room for together; all others stay as they are. */
export function stackEvents(events: readonly GridEvent[], mostLanes: number): Stacked {
  const crowded = events
    .filter(({ lanes }) => lanes > mostLanes)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const stacks: { start: number; end: number; events: GridEvent[] }[] = []
  for (const event of crowded) {
    const stack = stacks.at(-1)
    if (stack && event.start < stack.end) {
      stack.events.push(event)
      stack.end = Math.max(stack.end, event.end)
    } else stacks.push({ start: event.start, end: event.end, events: [event] })
  }
  return { events: events.filter(({ lanes }) => lanes <= mostLanes), stacks }
}

/** The place of an event's title, in minutes from the beginning of the stack. */
interface StackLine {
  readonly event: GridEvent
  readonly at: number
  readonly minutes: number
}

interface StackLines {
  readonly lines: readonly StackLine[]
  /** How many have no line. */
  readonly more: number
}

/**
 * A line for each event, where it begins or right after the one before, and as long as the event is alone in it.
 * What finds no room is counted in the last line.
 */
export function stackLines({ start, end, events }: GridStack, lineMinutes: number): StackLines {
  const room = Math.floor((end - start) / lineMinutes)
  const isAll = events.length <= room
  const named = isAll ? events : events.slice(0, Math.max(0, room - 1))
  let reached = 0
  const places = named.map((event, index) => {
    const latest = end - start - (named.length - index + (isAll ? 0 : 1)) * lineMinutes
    const at = Math.max(reached, Math.min(event.start - start, latest))
    reached = at + lineMinutes
    return { event, at }
  })
  const bottom = end - start - (isAll ? 0 : lineMinutes)
  const lines = places.map(({ event, at }, index) => {
    const until = Math.min(places[index + 1]?.at ?? bottom, event.end - start)
    return { event, at, minutes: Math.max(lineMinutes, until - at) }
  })
  return { lines, more: events.length - named.length }
}
