import type { ReactNode } from 'react'
import type { MeetingForm } from './form/meeting-form.ts'

/** What the form tells the reader of sentences that the shell puts below the title. */
export interface TitleSlot {
  readonly form: MeetingForm
  /** The title that the form opened with, which was not typed as a sentence. */
  readonly openedTitle: string
  /** The form as it would be had the person set nothing. */
  readonly untouched: MeetingForm
  readonly update: (change: (form: MeetingForm) => MeetingForm) => void
}

/** Features do not know each other: the shell hands the reader of sentences in. */
export type RenderTitleOffer = (slot: TitleSlot) => ReactNode
