import type { Subject } from './subject.ts'
import { google } from './subjects/google.ts'
import { weather } from './subjects/weather.ts'

/** Every simulator that is held against its vendor's description. */
export const subjects: readonly Subject[] = [google, weather]
