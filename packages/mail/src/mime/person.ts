/** A sender or recipient; either part may be empty. */
export interface Person {
  readonly name: string
  readonly address: string
}

/** `Name <address>`, or what there is of it. */
export function writePerson({ name, address }: Person): string {
  if (name === '' || address === '') return name === '' ? address : name
  return `${name} <${address}>`
}
