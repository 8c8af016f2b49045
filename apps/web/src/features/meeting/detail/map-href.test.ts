import { describe, expect, it } from 'vitest'
import { mapHref } from './map-href.ts'

describe('the map of a place', () => {
  it('[WMT10] is searched by name, and shown by coordinates where they are known', () => {
    expect(mapHref(place('Doca 7, Lisboa & more'))).toBe(
      'https://www.openstreetmap.org/search?query=Doca%207%2C%20Lisboa%20%26%20more',
    )
    expect(mapHref({ ...place('Doca'), latitude: 38.7, longitude: -9.1 })).toBe(
      'https://www.openstreetmap.org/?mlat=38.7&mlon=-9.1#map=16/38.7/-9.1',
    )
  })

  it('[WMT10] is not offered for what is on the web or nowhere', () => {
    expect(mapHref(place('https://meet.example.org/x'))).toBeNull()
    expect(mapHref(place('Call: https://meet.example.org'))).toBeNull()
    expect(mapHref(place('meet.example.org/x'))).toBeNull()
    expect(mapHref(place('  '))).toBeNull()
    expect(mapHref(place(null))).toBeNull()
  })
})

function place(location_name: string | null) {
  return { location_name, latitude: null, longitude: null }
}
