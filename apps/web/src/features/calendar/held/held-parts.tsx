import { lazyPart } from '../../../ui/state/lazy-part.tsx'

// Most calendars have no held times; what draws them comes after the events.
const fetchHeld = () => import('./held-block.tsx')

export const HeldBlock = lazyPart(async () => ({ default: (await fetchHeld()).HeldBlock }), {
  kind: 'unasked',
})
export const HeldRow = lazyPart(async () => ({ default: (await fetchHeld()).HeldRow }), { kind: 'unasked' })
export const HeldOfDay = lazyPart(async () => ({ default: (await fetchHeld()).HeldOfDay }), {
  kind: 'unasked',
})
export const HeldTimes = lazyPart(async () => ({ default: (await import('./held-times.tsx')).HeldTimes }), {
  kind: 'unasked',
})
