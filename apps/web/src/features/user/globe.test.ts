import { expect, it } from 'vitest'
import { citiesAround, cityNear } from './globe-cities.ts'
import { meridianPath, project, type View } from './globe-geometry.ts'

const view: View = { radius: 100, center: 100, latitude: 0, longitude: 20 }
const now = Date.parse('2026-11-20T12:00:00Z')

it('[WEB55] puts the middle of the view in the middle and the poles above and below it', () => {
  expect(project(view, 0, 20)).toEqual({ x: 100, y: 100 })
  expect(project(view, 90, 0)?.y).toBeCloseTo(0)
  expect(project(view, -90, 0)?.y).toBeCloseTo(200)
  expect(project(view, 0, 65)?.x).toBeCloseTo(100 + 100 * Math.SQRT1_2)
})

it('[WEB55] hides the far side', () => {
  expect(project(view, 0, 200)).toBeNull()
  expect(meridianPath({ ...view, latitude: 24 }, 200)).not.toContain('NaN')
  expect(meridianPath(view, 110.1)).toBe('')
})

it('[WEB56] lights the line through the city of the reader, by whatever name the zone goes', () => {
  expect(cityNear('Asia/Calcutta', now).name).toBe('Bengaluru')
  expect(cityNear('Asia/Katmandu', now).name).toBe('Kathmandu')
})

it('[WEB56] takes a city with the same clocks where the zone has none of its own', () => {
  expect(cityNear('Europe/Vienna', now).name).toBe('Berlin')
  expect(cityNear('America/Toronto', now).name).toBe('New York')
})

it('[WEB57] shows up to three other cities whose names do not touch', () => {
  for (const zone of [
    'Europe/Berlin',
    'America/New_York',
    'Asia/Tokyo',
    'Pacific/Auckland',
    'Pacific/Honolulu',
  ]) {
    const home = cityNear(zone, now)
    const placed = citiesAround(
      { radius: 388, center: 400, latitude: 24, longitude: home.longitude + 12.6 },
      home,
    )
    expect(placed.length).toBeLessThanOrEqual(3)
    expect(placed.map(({ name }) => name)).not.toContain(home.name)
    for (const one of placed) {
      for (const other of placed) {
        const isApart = Math.abs(one.spot.y - other.spot.y) > 52 || Math.abs(one.spot.x - other.spot.x) > 150
        expect(one === other || isApart).toBe(true)
      }
    }
  }
})
