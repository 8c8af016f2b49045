import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeToast, type Room } from './toast-place.ts'

const room = { left: 1000, right: 1416, bottom: 60, height: 52 }

it('[WEB31] stands at the end of the bar, which gives way, and moves nothing else', () => {
  expect(placeToast(44, room, false)).toEqual({
    lanePx: 0,
    asidePx: 368,
    bottomPx: 60,
    inBar: { top: 12, left: 1056, width: 360 },
  })
  expect(placeToast(44, room, true).inBar?.left).toBe(1000)
})

it('[WEB31] stands in a lane above the page where no bar can give way that much', () => {
  const lane = { lanePx: 60, asidePx: 0, bottomPx: 60, inBar: null }
  expect(placeToast(44, null, false)).toEqual(lane)
  expect(placeToast(44, { ...room, left: 1200 }, false)).toEqual(lane)
})

it('[WEB31] never reaches into what the page and the bar do not give', () => {
  const anyRoom = fc
    .tuple(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 300 }),
    )
    .map(([left, width, above]): Room => ({ left, right: left + width, bottom: above + 52, height: 52 }))
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 200 }),
      anyRoom,
      fc.boolean(),
      (heightPx, given, isRightToLeft) => {
        const { lanePx, asidePx, bottomPx, inBar } = placeToast(heightPx, given, isRightToLeft)
        if (inBar === null) return heightPx < lanePx && lanePx === bottomPx
        // The lane moves the bar down, and the toast with it.
        const isBelowTop = inBar.top + lanePx >= given.bottom - given.height
        const isAboveBottom = inBar.top + heightPx <= given.bottom
        const isWithin = inBar.left >= given.left && inBar.left + inBar.width <= given.right
        return isBelowTop && isAboveBottom && isWithin && inBar.width < asidePx
      },
    ),
  )
})
