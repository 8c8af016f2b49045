import type { FieldGroup } from '../features/meeting/create/form/own-fields.ts'
import type { Value } from '../features/palette/sentence/parts.ts'

/** Whether the form takes such a part of a sentence: not where the person has set what the part says. */
export function takesPart(value: Value, own: ReadonlySet<FieldGroup>): boolean {
  const needed = value.kind === 'date' && value.last !== null ? both : groups[value.kind]
  return !needed?.some((group) => own.has(group))
}

const both: readonly FieldGroup[] = ['day', 'time']

/** Guests and labels join those of the form, so they are always taken. */
const groups: Readonly<Partial<Record<Value['kind'], readonly FieldGroup[]>>> = {
  date: ['day'],
  days: both,
  moment: both,
  time: ['time'],
  day_part: ['time'],
  length: ['time'],
  whole_day: ['time'],
  zone: both,
  repeat: ['day', 'repeat'],
  until: ['day', 'repeat'],
  place: ['place'],
  link: ['link'],
  priority: ['priority'],
}
