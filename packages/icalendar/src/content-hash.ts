/**
 * 16 hexadecimal digits that depend on the whole text: two FNV-1a sums over its UTF-16 units. Good for telling
 * events apart, not safe against deliberate collisions.
 */
export function hashText(text: string): string {
  let one = 0x811c9dc5
  let other = 0x01000193
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ (unit + at), 0x85ebca6b)
  }
  return [one, other].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}
