import type { Chance } from '../soak/chance.ts'

/** Calendar files of our own, with what programs write; each line is one of the file. */
const files: readonly (readonly string[])[] = [
  event([
    'UID:weekly@hostile.example',
    'DTSTART;TZID=Europe/Berlin:20270104T100000',
    'DTEND;TZID=Europe/Berlin:20270104T110000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270630T000000Z',
    'EXDATE;TZID=Europe/Berlin:20270111T100000,20270113T100000',
    'SUMMARY:Weekly plan',
  ]),
  event([
    'UID:fair@hostile.example',
    'DTSTART;VALUE=DATE:20270308',
    'DTEND;VALUE=DATE:20270311',
    'SUMMARY:Messe für Gartenbau',
    'LOCATION;ALTREP="https://fair.example/hall":Hall 5\\, north',
  ]),
  event([
    'UID:call@hostile.example',
    'DTSTART:20270210T140000Z',
    'DURATION:PT45M',
    'SUMMARY:Call',
    'ORGANIZER;CN="Bo, Berg":mailto:bo@outside.example',
    'ATTENDEE;CN=Ada;PARTSTAT=ACCEPTED:mailto:ada@outside.example',
    'URL:https://call.example/room',
    'BEGIN:VALARM',
    'TRIGGER:-PT10M',
    'ACTION:DISPLAY',
    'END:VALARM',
  ]),
  event([
    'UID:dates@hostile.example',
    'DTSTART:20270401T080000Z',
    'DTEND:20270401T083000Z',
    'RDATE:20270402T080000Z,20270405T080000Z',
    'SUMMARY:Dates',
    'DESCRIPTION:Some words\\nin two lines',
  ]),
]

/** A file with one to four things wrong, and how many events it still names. */
export function mutatedCalendar(chance: Chance): { readonly bytes: Buffer; readonly events: number } {
  let lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hostile//EN', ...files.flat(), 'END:VCALENDAR']
  for (let times = 1 + chance.below(4); times > 0; times -= 1) {
    const mutate = chance.pick(mutations) ?? unchanged
    lines = mutate(lines, chance)
  }
  const end = chance.pick(['\r\n', '\r\n', '\n', '\r']) ?? '\r\n'
  const text = `${lines.join(end)}${end}`
  const bytes = chance.isHit(0.15) ? spoilByte(Buffer.from(text), chance) : Buffer.from(text)
  return { bytes, events: countEvents(lines) }
}

type Mutation = (lines: readonly string[], chance: Chance) => string[]

const unchanged: Mutation = (lines) => [...lines]

const mutations: readonly Mutation[] = [
  (lines, chance) => lines.toSpliced(chance.below(lines.length), 1),
  (lines, chance) => lines.toSpliced(chance.below(lines.length), 0, lines[chance.below(lines.length)] ?? ''),
  (lines, chance) => lines.slice(0, 3 + chance.below(lines.length - 3)),
  onLine((line, chance) => line.slice(0, chance.below(line.length + 1))),
  onLine((line, chance) =>
    insert(line, chance, chance.pick(['\0', '\u0007', '\u202E', '\uFEFF', '"', ';', ':', ',']) ?? ''),
  ),
  onLine((line, chance) =>
    line.replaceAll(/\d/g, (digit) => (chance.isHit(0.3) ? String(chance.below(10)) : digit)),
  ),
  onLine((line) => line.toLowerCase()),
  onLine((line) => `${line}${'x'.repeat(200_000)}`),
  onLine((line) => line.replace(':', `${';X-A="b"'.repeat(500)}:`)),
  onLine((line) => line.replace(/TZID=[^:]*/, 'TZID=Mars/Olympus Mons')),
  onLine((line) => line.replace(/DATE:\d{8}/, 'DATE:00010101')),
  onLine((line, chance) => insert(line, chance, '\r\n ')),
  onRule(() => 'RRULE:'),
  onRule(() => 'RRULE:FREQ=HOURLY'),
  onRule(() => 'RRULE:FREQ=SECONDLY;BYSECOND=0'),
  onRule(() => 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
  onRule(() => 'RRULE:FREQ=YEARLY;COUNT=999999999'),
  onRule(() => 'RRULE:FREQ=DAILY;INTERVAL=999999999'),
  onRule(() => `RRULE:FREQ=YEARLY;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)};BYSETPOS=-1`),
  onRule((line) => `${line};${line.slice(6)}`),
]

function event(lines: readonly string[]): readonly string[] {
  return ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT']
}

function onLine(change: (line: string, chance: Chance) => string): Mutation {
  return (lines, chance) => lines.with(chance.below(lines.length), change(chance.pick(lines) ?? '', chance))
}

function onRule(change: (line: string) => string): Mutation {
  return (lines) => lines.map((line) => (/^RRULE/i.test(line) ? change(line) : line))
}

function insert(line: string, chance: Chance, text: string): string {
  const at = chance.below(line.length + 1)
  return `${line.slice(0, at)}${text}${line.slice(at)}`
}

function upTo(count: number): string {
  return Array.from({ length: count }, (_, index) => index).join(',')
}

function spoilByte(bytes: Buffer, chance: Chance): Buffer {
  bytes[chance.below(bytes.length)] = 0x80 + chance.below(0x80)
  return bytes
}

/** Whole events with an id and a start of their own; what is damaged beyond that names none. */
function countEvents(lines: readonly string[]): number {
  const uids = new Set<string>()
  for (const block of lines
    .join('\n')
    .split(/^BEGIN:VEVENT$/m)
    .slice(1)) {
    const [body = '', rest] = block.split(/^END:VEVENT$/m)
    const uid = /^UID:(.+)$/m.exec(body)?.[1]
    if (rest !== undefined && uid !== undefined && /^DTSTART[:;]/m.test(body)) uids.add(uid)
  }
  return uids.size
}
