import type { Language } from '../../language.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { MeetingCues } from './meeting-cues.ts'
import { spanish } from './spanish.ts'

export const meeting_cues: Readonly<Record<Language, MeetingCues>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}
