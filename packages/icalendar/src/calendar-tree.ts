import { type Property, parseProperty } from './content-line.ts'
import { unfold } from './unfold.ts'

/** A component with all that is in it, as it is written. */
export interface CalendarTree {
  /** In capital letters. */
  readonly name: string
  readonly properties: readonly Property[]
  readonly components: readonly CalendarTree[]
}

/** The components of a calendar that is whole; of another one what can be made of it. */
export function readTree(text: string): CalendarTree {
  const root = newComponent('')
  const open = [root]
  for (const line of unfold(text)) {
    const property = parseProperty(line.text)
    const inside = open.at(-1) ?? root
    if (property?.name === 'begin') {
      const component = newComponent(property.value.trim().toUpperCase())
      inside.components.push(component)
      open.push(component)
    } else if (property?.name === 'end') {
      if (open.length > 1) open.pop()
    } else if (property) inside.properties.push(property)
  }
  return root.components[0] ?? root
}

function newComponent(name: string) {
  return { name, properties: new Array<Property>(), components: new Array<CalendarTree>() }
}
