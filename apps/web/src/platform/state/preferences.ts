import { canonicalZone } from '@meridian/engine'
import { create } from 'zustand'
import { isRecord } from '../is-record.ts'

/** Which days the week view of the calendar shows on a wide screen. */
export const week_choices = ['whole', 'no_weekend', 'working', 'three_days'] as const
export type WeekChoice = (typeof week_choices)[number]

/** Choices about this browser that no other device needs to know. public/theme.js reads `theme` before the first paint. */
export interface Preferences {
  readonly theme: 'light' | 'dark' | 'system'
  readonly has_shortcuts: boolean
  readonly shows_samples: boolean
  readonly is_sidebar_folded: boolean
  /** The same where the window is narrow. */
  readonly is_narrow_sidebar_folded: boolean
  /** Zones whose hours the calendar shows beside the own ones. */
  readonly calendar_zones: readonly string[]
  /** Keys of the calendars whose events are left out. */
  readonly calendar_hidden: readonly string[]
  readonly calendar_week: WeekChoice
  /** Whether events have the color of their first label instead of that of their calendar. */
  readonly is_colored_by_label: boolean
  readonly temperature_unit: 'celsius' | 'fahrenheit'
  /** Whose weather is shown; empty for that of the own time zone. */
  readonly weather_city: string
}

const defaults: Preferences = {
  theme: 'system',
  has_shortcuts: true,
  shows_samples: true,
  is_sidebar_folded: false,
  is_narrow_sidebar_folded: true,
  calendar_zones: [],
  calendar_hidden: [],
  calendar_week: 'whole',
  is_colored_by_label: false,
  temperature_unit: 'celsius',
  weather_city: '',
}

export const usePreferences = create<Preferences>()(() => readPreferences(stored()))

/** Remembered where the browser allows it, else for this visit. */
export function setPreference(part: Partial<Preferences>): void {
  usePreferences.setState(part)
  try {
    localStorage.setItem('preferences', JSON.stringify(usePreferences.getState()))
  } catch {
    // A choice that cannot be kept still holds for this visit.
  }
}

/** Each choice that is there and of the right kind; the default for any other. */
export function readPreferences(text: string | null): Preferences {
  const kept = parsed(text)
  return {
    theme: kept['theme'] === 'light' || kept['theme'] === 'dark' ? kept['theme'] : defaults.theme,
    has_shortcuts: booleanOf(kept['has_shortcuts'], defaults.has_shortcuts),
    shows_samples: booleanOf(kept['shows_samples'], defaults.shows_samples),
    is_sidebar_folded: booleanOf(kept['is_sidebar_folded'], defaults.is_sidebar_folded),
    is_narrow_sidebar_folded: booleanOf(kept['is_narrow_sidebar_folded'], defaults.is_narrow_sidebar_folded),
    calendar_zones: textsOf(kept['calendar_zones']).flatMap((zone) => canonicalZone(zone) ?? []),
    calendar_hidden: textsOf(kept['calendar_hidden']),
    calendar_week: week_choices.find((choice) => choice === kept['calendar_week']) ?? defaults.calendar_week,
    is_colored_by_label: booleanOf(kept['is_colored_by_label'], defaults.is_colored_by_label),
    temperature_unit: kept['temperature_unit'] === 'fahrenheit' ? 'fahrenheit' : defaults.temperature_unit,
    weather_city: typeof kept['weather_city'] === 'string' ? kept['weather_city'].slice(0, 100) : '',
  }
}

function booleanOf(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem('preferences') ?? null
  } catch {
    return null
  }
}
