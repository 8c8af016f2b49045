import { wallTimeOf } from '@meridian/engine'
import { expect, it } from 'vitest'
import { findSenderZone } from './sender-zone.rules.ts'

const at = new Date('2026-11-20T12:00:00Z')
const readersZone = 'Europe/Stockholm'

it.each([
  [60, '13:00'],
  [-300, '07:00'],
  [840, '02:00'],
  [-720, '00:00'],
  [330, '17:30'],
  [345, '17:45'],
  [-570, '02:30'],
  [-210, '08:30'],
  [0, '12:00'],
  [825, '01:45'],
])('[GEN55] a sender %s minutes from UTC has a zone with that clock', (offset, clock) => {
  const zone = findSenderZone(offset, { at, readersZone })
  expect(wallTimeOf(at.getTime(), zone ?? '').slice(11, 16)).toBe(clock)
})

it('[GEN55] a sender with the clock of the reader has the zone of the reader', () => {
  expect(findSenderZone(60, { at, readersZone })).toBe(readersZone)
})

it.each([null, 15])('[GEN55] a mail that shows no offset of a zone has none: %s', (offset) => {
  expect(findSenderZone(offset, { at, readersZone })).toBeNull()
})
