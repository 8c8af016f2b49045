/** The ten label colours by the value that is stored; the class sets the colours of tints.css. */
const tints_by_color: Readonly<Record<string, string>> = {
  '#6ec1e4': 'tint-blue',
  '#a3e635': 'tint-green',
  '#ffe066': 'tint-yellow',
  '#f28b82': 'tint-red',
  '#d7a6ff': 'tint-purple',
  '#ffa552': 'tint-orange',
  '#ffb6c1': 'tint-pink',
  '#76eec6': 'tint-cyan',
  '#d0ff14': 'tint-lime',
  '#9370db': 'tint-indigo',
}

const tints = Object.values(tints_by_color)

/** The tint of a stored label colour; any other colour is shown in grey. */
export function tintOfColor(color: string): string {
  return tints_by_color[color.toLowerCase()] ?? 'source-custom'
}

/** The same key, such as a user id, always gets the same tint. */
export function tintOfKey(key: string): string {
  let sum = 0
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return tints[sum % tints.length] ?? 'source-custom'
}
