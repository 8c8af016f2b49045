import type { RawEvent } from './components.ts'
import { parseProperty, type Property } from './content-line.ts'

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
