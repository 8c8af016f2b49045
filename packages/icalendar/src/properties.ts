import type { RawEvent } from './components.ts'
import { parseProperty, parseText, type Property } from './content-line.ts'

/** The properties of one VEVENT by name, each in the order of the file. */
export type Properties = ReadonlyMap<string, readonly Property[]>

export function collectProperties({ lines }: RawEvent): Properties {
  const properties = new Map<string, Property[]>()
  for (const line of lines) {
    const property = parseProperty(line.text)
    if (!property) continue
    const same = properties.get(property.name)
    if (same) same.push(property)
    else properties.set(property.name, [property])
  }
  return properties
}

/** The value of the first property of the name, trimmed; empty when there is none. */
export function rawValue(properties: Properties, name: string): string {
  return properties.get(name)?.[0]?.value.trim() ?? ''
}

/** The text of the first property of the name, trimmed; empty when there is none. */
export function textValue(properties: Properties, name: string): string {
  const property = properties.get(name)?.[0]
  if (!property) return ''
  const isEncoded = property.params['encoding']?.toUpperCase() === 'QUOTED-PRINTABLE'
  return parseText(isEncoded ? decodeQuotedPrintable(property.value) : property.value).trim()
}

/** vCalendar 1.0 writes text so; a line ends in "=" where it goes on. Bytes are UTF-8, the only charset still met. */
function decodeQuotedPrintable(value: string): string {
  const joined = value.replace(/=\n/g, '')
  return joined.replace(/(?:=[0-9a-f]{2})+/gi, (codes) => {
    const bytes = codes
      .slice(1)
      .split('=')
      .map((code) => Number.parseInt(code, 16))
    return new TextDecoder().decode(Uint8Array.from(bytes))
  })
}
