/** Longest label of a button, in characters. */
const characters_max = 20

/** The label as a button shows it: text over 20 characters is cut to 20 and gets '...'. */
export function cutLabel(label: string): string {
  const characters = Array.from(label)
  return characters.length > characters_max ? `${characters.slice(0, characters_max).join('')}...` : label
}
