import { canonicalZone } from '@meridian/engine'
import { isRecord } from '../../platform/is-record.ts'
import { keptDrafts } from '../../platform/session/kept-drafts.ts'
import { isHoursDraft, type HoursDraft } from './availability/hours-draft.ts'
import { isProfileDraft, type ProfileDraft } from './profile/profile-form.ts'

/** What was changed and not saved yet. Leaving the view and a reload keep it; signing out, or closing the tab, ends it. */
export interface Drafts {
  readonly profile: ProfileDraft
  /** The zone that was picked, or null for the one that is saved. */
  readonly timezone: string | null
  readonly availability: HoursDraft
  /** The signature that could not be saved, or null. */
  readonly signature: string | null
}

const all_names = ['profile', 'timezone', 'availability', 'signature'] as const

const none: Drafts = { profile: {}, timezone: null, availability: {}, signature: null }

/** All of them are under one id. */
const only = 'settings'
const {
  useDrafts,
  getDraft: getDrafts,
  storeDraft,
} = keptDrafts('unsaved_settings', readDrafts, (drafts) => hasChanges(drafts, all_names))

/** The unsaved changes under this name. */
export function useDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return useDrafts(({ [only]: drafts = none }) => drafts[name])
}

export function getDraft<Name extends keyof Drafts>(name: Name): Drafts[Name] {
  return (getDrafts(only) ?? none)[name]
}

export function keepDraft<Name extends keyof Drafts>(name: Name, draft: Drafts[Name]): void {
  const drafts = { ...none, ...getDrafts(only), [name]: draft }
  storeDraft(only, hasChanges(drafts, all_names) ? drafts : null)
}

export function deleteDraft(name: keyof Drafts): void {
  keepDraft(name, none[name])
}

/** Whether any of these has unsaved changes. */
export function useHasDraft(names: readonly (keyof Drafts)[]): boolean {
  return useDrafts(({ [only]: drafts = none }) => hasChanges(drafts, names))
}

export function hasDraft(names: readonly (keyof Drafts)[]): boolean {
  return hasChanges(getDrafts(only) ?? none, names)
}

function hasChanges(drafts: Drafts, names: readonly (keyof Drafts)[]): boolean {
  return names.some((name) => {
    const draft = drafts[name]
    return typeof draft === 'object' ? Object.keys(draft ?? {}).length > 0 : draft !== null
  })
}

/** Only this file writes it; an older version of the page may have written another shape. */
export function readDrafts(value: unknown): Drafts | undefined {
  if (!isRecord(value)) return undefined
  const { profile, timezone, availability, signature } = value
  return {
    profile: isProfileDraft(profile) ? profile : none.profile,
    timezone: typeof timezone === 'string' && canonicalZone(timezone) !== null ? timezone : none.timezone,
    availability: isHoursDraft(availability) ? availability : none.availability,
    signature: typeof signature === 'string' ? signature : none.signature,
  }
}
