import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../../../server/test/any-character.ts'
import { coordinatesIn } from './coordinates.ts'
import { coordinatesText } from './coordinates-text.ts'
import { withPlace } from './form-changes.ts'
import { blankForm } from './meeting-form.ts'

const berlin = { latitude: 52.52, longitude: 13.405 }
const st_johns = { latitude: 47.5615, longitude: -52.7126 }

const piece_of_link = fc.oneof(
  fc.constantFrom('?q=', '?ll=', '?mlat=', '&mlon=', '#map=', '/', '@', ',', '!3d', '!4d', '%'),
  fc.double({ min: -400, max: 400 }).map((degrees) => degrees.toFixed(3)),
  fc.string({ unit: any_character, maxLength: 10 }),
)
const any_link = fc
  .tuple(
    fc.constantFrom(
      'https://www.openstreetmap.org/',
      'https://www.google.com/maps/',
      'https://maps.apple.com/',
      'https://example.com/',
    ),
    fc.array(piece_of_link, { maxLength: 8 }),
  )
  .map(([address, pieces]) => address + pieces.join(''))

describe('[WMT51]', () => {
  it.each([
    ['52.52, 13.405', berlin],
    ['  52.520 13.4050 ', berlin],
    ['+52.52;13.405', berlin],
    ['52,52; 13,405', berlin],
    ['52,52 13,405', berlin],
    ['47.5615,-52.7126', st_johns],
    ['52.52° N, 13.405° E', berlin],
    ['47.5615° N 52.7126° W', st_johns],
    ['52°31′12″N 13°24′18″E', berlin],
    [`52°31'12"N, 13°24'18"E`, berlin],
    ['geo:52.52,13.405', berlin],
    ['GEO:47.5615,-52.7126;u=35?z=15', st_johns],
    ['https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=5/48/11', berlin],
    ['https://www.openstreetmap.org/#map=16/47.5615/-52.7126&layers=N', st_johns],
    ['https://osm.org/#map=16/52.52/13.405', berlin],
    ['https://www.google.com/maps/place/Depot/@48.1,11.5,17z/data=!3m1!4b1!8m2!3d52.52!4d13.405', berlin],
    ['https://www.google.de/maps/@52.52,13.405,15z', berlin],
    ['https://maps.google.co.uk/?q=52.52,13.405', berlin],
    ['https://www.google.com/maps/search/?api=1&query=47.5615%2C-52.7126', st_johns],
    ['https://www.google.com/maps/place/52.52,13.405', berlin],
    ['https://maps.apple.com/?ll=52.52,13.405&q=Depot', berlin],
    ['https://maps.apple.com/place?coordinate=47.5615,-52.7126&name=Quay', st_johns],
  ])('finds the point in %s', (text, point) => {
    expect(coordinatesIn(text)).toEqual(point)
  })

  it.each([
    '',
    'Room 4',
    '52.52',
    '52.52, 13.405, 7',
    '91, 13',
    '52, 181',
    'geo:Berlin',
    '10:00, 11:00',
    '2026-11-24',
    'https://meet.example/?q=52.52,13.405',
    'https://www.google.com/search?q=52.52,13.405',
    'https://google.com.evil.example/maps/@52.52,13.405,15z',
    'https://www.openstreetmap.org/search?query=Berlin',
    'https://www.google.com/maps/place/Depot',
    'https://maps.app.goo.gl/abcDEF',
    'https://www.google.com/maps/%E0%A4%A/@x',
    '52°N',
  ])('finds none in %j', (text) => {
    expect(coordinatesIn(text)).toBeNull()
  })

  it('reads what it writes', () => {
    const latitude = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((micro) => micro / 1_000_000)
    const longitude = fc.integer({ min: -180_000_000, max: 180_000_000 }).map((micro) => micro / 1_000_000)
    fc.assert(
      fc.property(fc.record({ latitude, longitude }), (point) => {
        const read = coordinatesIn(
          coordinatesText({ latitude: point.latitude + 0, longitude: point.longitude + 0 }),
        )
        expect(read?.latitude).toBeCloseTo(point.latitude, 6)
        expect(read?.longitude).toBeCloseTo(point.longitude, 6)
      }),
    )
  })

  it('is in bounds or nowhere, whatever is typed, and never slow', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), any_link), (text) => {
        const point = coordinatesIn(text)
        if (point === null) return
        expect(Math.abs(point.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180)
      }),
    )
    const startedMs = performance.now()
    coordinatesIn(`${'1'.repeat(50_000)},${' '.repeat(50_000)}`)
    coordinatesIn(`52°${' '.repeat(100_000)}`)
    expect(performance.now() - startedMs).toBeLessThan(500)
  })
})

describe('[WMT52]', () => {
  const form = blankForm(Date.parse('2026-11-19T08:30:00Z'), 'Europe/Berlin')

  it('takes the point of a place over as it is entered, and keeps it where a place tells none', () => {
    const link = 'https://www.openstreetmap.org/#map=16/52.52/13.405'
    const placed = withPlace(form, { location_link: link })
    expect(placed).toMatchObject({ location_link: link, coordinates: '52.52, 13.405' })
    expect(withPlace(placed, { location_name: 'Depot' }).coordinates).toBe('52.52, 13.405')
    expect(withPlace(placed, { location_name: '47.5615, -52.7126' }).coordinates).toBe('47.5615, -52.7126')
  })

  it('makes coordinates of an address that no browser opens', () => {
    const placed = withPlace(form, { location_link: 'geo:52.52,13.405' })
    expect(placed).toMatchObject({ location_link: '', coordinates: '52.52, 13.405' })
  })
})
