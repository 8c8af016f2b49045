/**
 * Reads every .ics file of a folder and prints what was kept, what was skipped and why.
 * Usage: node scripts/check-calendars.ts <folder> [zone for times without one] [--events]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CalendarEvent, decodeCalendar, readCalendar } from '@meridian/icalendar'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const [folder, defaultZone = 'UTC'] = words
if (folder === undefined) {
  console.error('Usage: node scripts/check-calendars.ts <folder> [zone] [--events]')
  process.exit(1)
}

const files = readdirSync(folder)
  .filter((name) => name.toLowerCase().endsWith('.ics'))
  .toSorted()
let kept = 0
let skipped = 0
for (const file of files) {
  const began = performance.now()
  const reading = readCalendar(decodeCalendar(readFileSync(join(folder, file))), { defaultZone })
  const duration = `${(performance.now() - began).toFixed(1)} ms`
  if (!reading.ok) {
    console.log(`${file}: ${reading.reason} (${duration})`)
    continue
  }
  kept += reading.events.length
  skipped += reading.skipped.length
  console.log(
    `${file}: ${reading.events.length} events kept, ${reading.skipped.length} skipped (${duration})`,
  )
  for (const { line, reason } of reading.skipped) console.log(`  skipped, line ${line}: ${reason}`)
  for (const { line, message } of reading.warnings) console.log(`  warning, line ${line}: ${message}`)
  for (const [kind, count] of Object.entries(reading.ignored)) console.log(`  ignored: ${count} ${kind}`)
  if (process.argv.includes('--events')) reading.events.forEach(printEvent)
}
console.log(`${files.length} files, ${kept} events kept, ${skipped} skipped`)

function printEvent(event: CalendarEvent): void {
  const { start, end, rrule, excluded, added, overrides, recurrence_id, status } = event
  const details = [
    rrule,
    status === 'confirmed' ? null : status,
    event.is_transparent ? 'free' : null,
    recurrence_id && `instead of ${recurrence_id.time}`,
    excluded.length > 0 ? `without ${excluded.join(' ')}` : null,
    added.length > 0 ? `and ${added.join(' ')}` : null,
    ...overrides.map((change) => `${change.original_start} becomes ${JSON.stringify(change)}`),
    event.location && JSON.stringify(event.location),
    event.link,
    event.organizer && `by ${event.organizer.email}`,
    event.attendees.length > 0
      ? `with ${event.attendees.map(({ email, name }) => email || name).join(', ')}`
      : null,
  ]
  console.log(`  ${start.time} – ${end.time} ${start.zone ?? 'all day'}  ${event.title}`)
  for (const detail of details) if (detail !== null) console.log(`      ${detail}`)
}
