import type { Occurrence } from '@meridian/contract'
import { create } from 'zustand'
import { daysBetween } from '../../../platform/time/format.ts'
import { itemOf, keyOf } from '../item/calendar-item.ts'
import { differenceOf } from './change-body.ts'
import { steppedTimes, withDays, withTimes } from './moves.ts'

/** Which occurrences of a series are meant. A single meeting is `this`. */
export type Scope = 'this' | 'this_and_following' | 'all'

/** An occurrence that is shown elsewhere than the server has it. */
export interface Moved {
  readonly from: Occurrence
  readonly to: Occurrence
  /** Which others of its series go with it; none while it is still held. */
  readonly scope?: Scope
}

/** Occurrences that are shown no more, though the server has them. */
export interface Removed {
  readonly occurrence: Occurrence
  readonly scope: Scope
}

export interface Drafts {
  readonly moved: ReadonlyMap<string, Moved>
  readonly removed: ReadonlyMap<string, Removed>
}

const useStore = create<Drafts>()(() => ({ moved: new Map(), removed: new Map() }))

/** Changes that the user has made and that the server does not list yet. */
export function useDrafts(): Drafts {
  return useStore()
}

export function getDrafts(): Drafts {
  return useStore.getState()
}

/** Shows the occurrence at other times; null shows it where the server has it. */
export function draftMove(key: string, moved: Moved | null): void {
  useStore.setState((drafts) => ({ moved: changed(drafts.moved, key, moved) }))
}

export function draftRemoval(key: string, removed: Removed | null): void {
  useStore.setState((drafts) => ({ removed: changed(drafts.removed, key, removed) }))
}

/** The occurrences as the person sees them. */
export function withDrafts(
  occurrences: readonly Occurrence[],
  { moved, removed }: Drafts,
): readonly Occurrence[] {
  if (moved.size === 0 && removed.size === 0) return occurrences
  const left = occurrences.filter((one) => !moved.has(keyOf(one)) && !isGone(one, removed))
  const followed = left.map((one) => [...moved.values()].reduce(follow, one))
  const held = [...moved.values()].map(({ to }) => to)
  return [...followed, ...held.filter((one) => !isGone(one, removed))]
}

function isGone(one: Occurrence, removed: Drafts['removed']): boolean {
  return [...removed.values()].some(({ occurrence, scope }) => isMeant(one, occurrence, scope))
}

function isMeant(one: Occurrence, occurrence: Occurrence, scope: Scope): boolean {
  if (one.meeting_id !== occurrence.meeting_id) return false
  if (scope === 'this') return keyOf(one) === keyOf(occurrence)
  return scope === 'all' || one.original_start_timestamp >= occurrence.original_start_timestamp
}

/** Other occurrences of the series move by the same wall time. */
function follow(one: Occurrence, { from, to, scope = 'this' }: Moved): Occurrence {
  if (scope === 'this' || !isMeant(one, from, scope)) return one
  const item = itemOf(one, one.meeting_timezone)
  const { endMinutes, ...step } = differenceOf(from, to)
  if (one.is_all_day) return withDays(item, one.meeting_timezone, step.days, longerBy(from, to))
  return withTimes(item, steppedTimes(item.interval, one.meeting_timezone, { ...step, endMinutes }))
}

function longerBy(from: Occurrence, to: Occurrence): number {
  return lastingDays(to) - lastingDays(from)
}

function lastingDays({ meeting_date }: Occurrence): number {
  return daysBetween(meeting_date.start_date, meeting_date.end_date)
}

function changed<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | null,
): ReadonlyMap<string, Value> {
  const next = new Map(map)
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}
