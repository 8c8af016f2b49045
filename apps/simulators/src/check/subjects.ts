import type { Subject } from './subject.ts'
import { calendly } from './subjects/calendly.ts'
import { google } from './subjects/google.ts'
import { weather } from './subjects/weather.ts'
import { zoom } from './subjects/zoom.ts'

/** Every simulator that is held against its vendor's description. */
export const subjects: readonly Subject[] = [google, calendly, zoom, weather]
