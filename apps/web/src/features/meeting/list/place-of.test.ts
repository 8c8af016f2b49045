import { expect, it } from 'vitest'
import { aMeeting } from '../meeting.sample.ts'
import { isHeldOnline, placeOf } from './place-of.ts'

const at = (location_name: string | null) =>
  aMeeting({ meeting_location: { ...aMeeting().meeting_location, location_name } })

it('[WMT72] names a place, and no address of a call', () => {
  expect([placeOf(at('Room 5')), isHeldOnline(at('Room 5'))]).toEqual(['Room 5', false])
  expect([placeOf(at(null)), isHeldOnline(at(null))]).toEqual([null, false])
  const call = at('https://call.example/abc')
  expect([placeOf(call), isHeldOnline(call)]).toEqual(['Online', true])
  const zoom = { ...at(null), meeting_integration_type: 'zoom' as const }
  expect([placeOf(zoom), isHeldOnline(zoom)]).toEqual(['Zoom', true])
})
