import { secondsIn } from './animation.ts'
import type { Declaration } from './css-declarations.ts'
import type { Style } from './css-longhands.ts'
import { listOf, partsOf } from './css-parts.ts'

/** Of what an element begins with when it appears, what it still has when somebody has read the mail. */
export function stillStarting(style: Style, starting: readonly Declaration[]): readonly Declaration[] {
  const slow = slowProperties(style)
  return starting.filter(({ name }) => slow.has('all') || slow.has(name))
}

/** As long as somebody reads. */
const reading_s = 10

/** The properties that change later than somebody reads. */
function slowProperties(style: Style): ReadonlySet<string> {
  const slow = new Set<string>()
  const names = listOf(style.get('transition-property') ?? '')
  const [durations, delays] = ['transition-duration', 'transition-delay'].map((name) =>
    listOf(style.get(name) ?? '').map((one) => secondsIn([one])[0] ?? 0),
  )
  const all = listOf((style.get('transition') ?? '').slice(0, 500)).map((one) => partsOf(one))
  for (const parts of all) {
    const [duration = 0, delay = 0] = secondsIn(parts)
    const longest = Math.max(duration, ...(durations ?? [])) + Math.max(delay, ...(delays ?? []))
    if (longest >= reading_s)
      for (const name of names.length > 0 ? names : [propertyIn(parts)]) slow.add(name)
  }
  if (all.length > 0) return slow
  ;(names.length > 0 ? names : ['all']).forEach((name, index) => {
    const of = (list: readonly number[] = []) => (list.length === 0 ? 0 : (list[index % list.length] ?? 0))
    if (of(durations) + of(delays) >= reading_s) slow.add(name)
  })
  return slow
}

function propertyIn(parts: readonly string[]): string {
  return parts.find((part) => /^[a-z-]{2,}$/.test(part) && !/^(?:ease|linear|step)/.test(part)) ?? 'all'
}
