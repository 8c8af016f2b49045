/** Whether a value read from outside is an object with named parts. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether it is an object whose parts of these names are texts. */
export function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Readonly<Record<string, unknown> & Record<Name, string>> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string')
}

/** Whether it is a list of such values. */
export function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}
