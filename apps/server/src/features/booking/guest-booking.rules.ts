import type { BookingPlace, BookingQuestion, ConferenceType } from '@meridian/contract'

export interface BookingGuest {
  readonly name: string
  readonly email: string
  readonly timezone: string
  /** A BCP 47 tag, with the country where the browser names one. */
  readonly language: string
  /** Asked for where the page's place is the guest's number; null elsewhere. */
  readonly phone: string | null
}

export interface AskedAnswer {
  readonly question_text: string
  readonly answer: string
}

/** The questions with what the guest answered; those without an answer are left out. */
export function answersTo(
  questions: readonly BookingQuestion[],
  answers: readonly string[],
  { phone }: Pick<BookingGuest, 'phone'>,
): AskedAnswer[] {
  const asked = questions.map(({ question_text }, place) => ({
    question_text,
    answer: answers[place]?.trim() ?? '',
  }))
  const called = phone === null ? [] : [{ question_text: 'Phone', answer: phone.trim() }]
  return [...called, ...asked].filter(({ answer }) => answer !== '')
}

interface BookedPage {
  readonly booking_page_title: string
  readonly booking_page_description: string | null
  readonly booking_place: BookingPlace
  readonly place_details: string | null
  readonly seats: number
}

/** With several seats a guest does not read the names of the others. */
export function titleOf({ booking_page_title, seats }: BookedPage, guest_name: string): string {
  return seats > 1 ? booking_page_title : `${booking_page_title} · ${guest_name}`
}

/** What all who come can read; a guest's answers only where there is one guest. */
export function descriptionOf(
  { booking_page_description, seats }: BookedPage,
  answers: readonly AskedAnswer[],
): string {
  const told = seats > 1 ? [] : answers.map(({ question_text, answer }) => `${question_text}: ${answer}`)
  return [booking_page_description?.trim() ?? '', told.join('\n')].filter((part) => part !== '').join('\n\n')
}

export interface BookedPlace {
  readonly conference: ConferenceType | null
  readonly link: string | null
  readonly place: string | null
}

export function placeOf(
  { booking_place, place_details }: BookedPage,
  { phone }: Pick<BookingGuest, 'phone'>,
): BookedPlace {
  const details = place_details?.trim() || null
  const nowhere: BookedPlace = { conference: null, link: null, place: null }
  if (booking_place === 'google_meet' || booking_place === 'zoom')
    return { ...nowhere, conference: booking_place }
  if (booking_place === 'link') return { ...nowhere, link: details }
  return { ...nowhere, place: booking_place === 'guest_phone' ? phone : details }
}

/** The lowest seat that is free; undefined in a full meeting. */
export function freeSeat(taken: readonly number[], seats: number): number | undefined {
  return Array.from({ length: seats }, (_, place) => place + 1).find((seat) => !taken.includes(seat))
}
