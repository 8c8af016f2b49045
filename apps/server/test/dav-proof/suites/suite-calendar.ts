/** A component of a calendar text, for comparisons. */
export interface Component {
  readonly name: string
  readonly properties: readonly CalendarProperty[]
  readonly components: readonly Component[]
}

export interface CalendarProperty {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly value: string
}

/** Null for a text that is no calendar. */
export function readComponents(text: string): Component | null {
  const lines = text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  const open: { name: string; properties: CalendarProperty[]; components: Component[] }[] = [
    { name: '', properties: [], components: [] },
  ]
  for (const line of lines) {
    const property = propertyIn(line)
    const inside = open.at(-1)
    if (!property || !inside) return null
    if (property.name === 'BEGIN') {
      const component = { name: property.value.toUpperCase(), properties: [], components: [] }
      inside.components.push(component)
      open.push(component)
    } else if (property.name === 'END') open.pop()
    else inside.properties.push(property)
  }
  return open[0]?.components[0] ?? null
}

/** The tester compares these no more than others do: programs and servers write them as they like. */
const usually_left_out = [
  'CALSCALE',
  'PRODID',
  'DTSTAMP',
  'CREATED',
  'LAST-MODIFIED',
  'X-WR-CALNAME',
  'CLASS=PUBLIC',
  'PRIORITY=0',
  'TRANSP=OPAQUE',
  'SEQUENCE=0',
  'ATTENDEE:EMAIL',
  'ORGANIZER:EMAIL',
]

/** The lines in which two calendars differ; zones are taken for what they are named. */
export function differences(text: string, wanted: string, filters: readonly string[]): readonly string[] {
  const kept = filters.filter((one) => one.startsWith('!')).map((one) => one.slice(1))
  const without = [...usually_left_out, ...filters].filter(
    (one) => !one.startsWith('!') && !kept.includes(one),
  )
  const [one, other] = [text, wanted].map((calendar) => {
    const component = readComponents(calendar)
    return component && new Set(linesOf(component, without, ''))
  })
  if (!one || !other) return [`It is no calendar: ${text.slice(0, 200)}`]
  return [
    ...[...one].filter((line) => !other.has(line)).map((line) => `+ ${line}`),
    ...[...other].filter((line) => !one.has(line)).map((line) => `- ${line}`),
  ]
}

function linesOf(component: Component, without: readonly string[], path: string): string[] {
  const id = component.properties.find(({ name }) => name === 'RECURRENCE-ID')?.value ?? ''
  const here = `${path}/${component.name}${id}`
  const properties = withEnd(component.properties)
    .filter(({ name, value }) => !without.includes(name) && !without.includes(`${name}=${value}`))
    .map((property) => `${here} ${lineOf(property, without)}`)
  const inside = component.components.filter(({ name }) => name !== 'VTIMEZONE')
  return [here, ...properties, ...inside.flatMap((one) => linesOf(one, without, here))]
}

function lineOf({ name, params, value }: CalendarProperty, without: readonly string[]): string {
  const told = Object.entries(params)
    .filter(([param]) => !without.includes(`${name}:${param}`))
    .map(([param, content]) => `;${param}=${content}`)
    .toSorted()
  return `${name}${told.join('')}:${name === 'RRULE' ? value.split(';').toSorted().join(';') : value}`
}

/** An event with a duration ends as one with an end. */
function withEnd(properties: readonly CalendarProperty[]): CalendarProperty[] {
  const start = properties.find(({ name }) => name === 'DTSTART')
  return properties.map((property) => {
    const duration = property.name === 'DURATION' && start ? property.value : ''
    if (!start || !/^P(?:\d+[WD])?(?:T(?:\d+[HMS])+)?$/.test(duration) || duration === 'P') return property
    const [, zone = ''] = /(Z?)$/.exec(start.value) ?? []
    const isDay = start.value.length === 8
    const began = isDay ? `${start.value}T000000` : start.value.replace('Z', '')
    const end = Temporal.PlainDateTime.from(began)
      .add(Temporal.Duration.from(duration))
      .toString({ smallestUnit: 'second' })
      .replaceAll(/[-:]/g, '')
    return { ...start, name: 'DTEND', value: isDay ? end.slice(0, 8) : end + zone }
  })
}

function propertyIn(line: string): CalendarProperty | null {
  const parts = /^([^:;]+)((?:;[^:;=]+=(?:"[^"]*"|[^":;]*(?:,"[^"]*")*))*):(.*)$/s.exec(line)
  if (!parts) return null
  const [, name = '', params = '', value = ''] = parts
  const pairs = [...params.matchAll(/;([^:;=]+)=("[^"]*"|[^;]*)/g)]
  return {
    name: name.toUpperCase(),
    params: Object.fromEntries(
      pairs.map(([, param = '', content = '']) => [param.toUpperCase(), content.replaceAll('"', '')]),
    ),
    value,
  }
}
